/** IFTSTA and CODECO files, good and broken. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type EdifactWorld, readEdifact } from './edifact-events.ts'
import { readInterchange } from './read-interchange.ts'

const world: EdifactWorld = {
  source: 'edifact',
  statuses: [
    { code: 'AE', type: 'EQUIPMENT', event: 'LOAD', facilityType: 'POTE' },
    { code: 'VD', type: 'TRANSPORT', event: 'DEPA', facilityType: 'POTE' },
    { code: 'VA', type: 'TRANSPORT', event: 'ARRI', facilityType: 'POTE' },
    { code: 'CT', type: 'SHIPMENT', event: 'RELS', document: 'CUS' },
  ],
  portOf: (code) => ({ CNNBO: 'CNNGB', CNNGB: 'CNNGB', NLRTM: 'NLRTM' })[code],
  zoneOf: (place) => (place === 'NLRTM' ? 'Europe/Amsterdam' : 'Asia/Shanghai'),
}

function sample(name: string): string {
  return readFileSync(new URL(`samples/${name}.edi`, import.meta.url), 'utf8')
}

function faultsOf(text: string): string[] {
  return readEdifact(text, world).faults.map((fault) => `${fault.position}: ${fault.text}`)
}

it('reads each container of a gate report, in the local time of its port', () => {
  const { events, faults } = readEdifact(sample('codeco-gate-in'), world)
  expect(faults).toEqual([])
  expect(events).toMatchObject([
    {
      type: 'EQUIPMENT',
      code: 'GTIN',
      classifier: 'ACT',
      container: 'CSQU3054383',
      isoType: '45G1',
      isEmpty: false,
      mbl: 'COSU6312345678',
      booking: 'BK778812',
      place: 'CNNGB',
      facility: 'BLCT2',
      facilityType: 'POTE',
      at: '2026-12-01T01:58:00.000Z',
      createdAt: '2026-12-01T02:10:00.000Z',
      carrier: 'COSU',
      imo: '9321483',
      vessel: 'COSCO HARBOUR',
      voyageOut: '048W',
      seals: [{ number: 'CN0099112', source: 'CAR' }],
    },
    { container: 'MSKU6011672', at: '2026-12-01T02:03:00.000Z' },
  ])
  expect(events[1]).not.toHaveProperty('booking')
  expect(new Set(events.map(({ key }) => key)).size).toBe(2)
})

it('reads loading, departure and arrival from status messages', () => {
  const { events, faults } = readEdifact(sample('iftsta-voyage'), world)
  expect(faults).toEqual([])
  expect(events.map(({ type, code, place, at, mode }) => [type, code, place, at, mode])).toEqual([
    ['EQUIPMENT', 'LOAD', 'CNNGB', '2026-12-05T10:20:00.000Z', undefined],
    ['TRANSPORT', 'DEPA', 'CNNGB', '2026-12-05T15:30:00.000Z', 'VESSEL'],
    ['TRANSPORT', 'ARRI', 'NLRTM', '2027-01-06T13:05:00.000Z', 'VESSEL'],
  ])
  expect(events.every(({ mbl, booking }) => mbl === 'COSU6312345678' && booking === 'BK778812')).toBe(true)
})

it('refuses what is wrong with its segment, and takes the rest', () => {
  const { events, faults } = readEdifact(sample('codeco-partly-wrong'), world)
  expect(events).toMatchObject([{ container: 'TEXU3070079', code: 'GTOT', isEmpty: true, mbl: 'COSU6312345678' }])
  expect(faults).toEqual([
    { position: '6 EQD', text: 'edifact.digit', params: { value: 'CSQU3054384', expected: '3' } },
    { position: '10 DTM', text: 'edifact.moment', params: { value: '202613010958' } },
    { position: '16 UNH', text: 'edifact.type', params: { type: 'COPRAR' } },
  ])
})

it.each([
  ['nothing', '', ['1: edifact.no-interchange']],
  ['another format', '{"events":[]}', ['1: edifact.unterminated']],
  ['an invalid tag', "UNB+UNOA:2'un+1'", ['2 un: edifact.tag']],
  ['a file that was cut off inside a segment', sample('codeco-gate-in').slice(0, 300), ['10: edifact.unterminated']],
  ['a message without its end', "UNB+UNOA:2'UNH+1+CODECO:D:95B:UN'BGM+34+1+9'UNZ+1+1'", ['2 UNH: edifact.no-end']],
  [
    'an interchange without its end',
    "UNB+UNOA:2'UNH+1+IFTSTA:D:95B:UN'BGM+23+1+1'UNT+3+1'",
    ['4 UNT: edifact.cut-off', '2 UNH: edifact.cancellation'],
  ],
  ['a wrong number of segments', "UNH+1+CODECO:D:95B:UN'BGM+34+1+9'UNT+9+1'", ['3 UNT: edifact.count']],
  ['a wrong reference', "UNH+1+CODECO:D:95B:UN'BGM+34+1+9'UNT+3+2'", ['3 UNT: edifact.reference']],
  [
    'a wrong number of messages',
    "UNB+UNOA:2'UNH+1+CODECO:D:95B:UN'BGM+34+1+9'UNT+3+1'UNZ+2+1'",
    ['5 UNZ: edifact.messages', '2 UNH: edifact.no-container'],
  ],
  ['an unknown status', "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'RFF+BM:A1'STS+1+QQ'DTM+334:202612010900:203'UNT+6+1'", ['4 STS: edifact.status']],
  ['a status without its time', "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'RFF+BM:A1'STS+1+CT'UNT+5+1'", ['4 STS: edifact.no-moment']],
  ['a status of nothing', "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'STS+1+CT'DTM+334:202612010900:203'UNT+5+1'", ['3 STS: edifact.no-subject']],
  ['an unknown gate', "UNH+1+CODECO:D:95B:UN'BGM+98+1+9'UNT+3+1'", ['2 BGM: edifact.gate']],
  ['a container neither empty nor full', "UNH+1+CODECO:D:95B:UN'BGM+34+1+9'EQD+CN+CSQU3054383'UNT+4+1'", ['3 EQD: edifact.filling']],
])('refuses %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults)
})

it('reads the separators of UNA, and what the release character protects', () => {
  const { messages } = readInterchange('UNA;*.! ~UNH*1*IFTSTA;D;95B;UN~\r\nFTX*AAA***A!*B!;C!~D!!;E~UNT*3*1~')
  expect(messages[0]?.segments[0]?.elements).toEqual([['AAA'], [''], [''], ['A*B;C~D!', 'E']])
})

it('reads a stated offset, and the same file to the same events', () => {
  const text = "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'RFF+BM:A1'STS+1+CT'DTM+334:202612010900?+0800:303'UNT+6+1'"
  const { events } = readEdifact(text, world)
  expect(events).toMatchObject([{ type: 'SHIPMENT', code: 'RELS', document: 'CUS', at: '2026-12-01T01:00:00.000Z', mbl: 'A1' }])
  expect(readEdifact(text, world).events).toEqual(events)
})

it('survives any text', () => {
  const signs = "UNAHEQDTM+:'?\n 4\u0000é"
  let seed = 7
  for (let round = 0; round < 2_000; round += 1) {
    let text = "UNH+1+CODECO:D:95B:UN'BGM+34+1+9'"
    for (let at = 0; at < 60; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      text += signs[seed % signs.length]
    }
    const { events, faults } = readEdifact(text, world)
    expect(events.length + faults.length).toBeGreaterThan(0)
  }
})
