/** IFTSTA and CODECO files, good and broken. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { supersedes } from '../transport/transport-event.ts'
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
  zoneOf: (place) => ({ NLRTM: 'Europe/Amsterdam', CNNGB: 'Asia/Shanghai', USLAX: 'America/Los_Angeles' })[place],
  latest: '2027-02-01T00:00:00.000Z',
  bounds: { messages: 50, segments: 500, messageSegments: 100, segmentCharacters: 2_000, elementCharacters: 1_000 },
}

function sample(name: string): string {
  return readFileSync(new URL(`samples/${name}.edi`, import.meta.url), 'utf8')
}

/** A gate-in of one container. */
function gateAt(location: string, local = '202611051530', format = '203'): string {
  return `UNH+1+CODECO:D:95B:UN'BGM+34+1+9'EQD+CN+CSQU3054383++++5'DTM+7:${local}:${format}'${location}UNT+${location ? 6 : 5}+1'`
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
    { position: '10 DTM', text: 'edifact.moment', params: { value: '202613010958', code: '36', place: 'CNNBO' } },
    { position: '16 UNH', text: 'edifact.type', params: { type: 'COPRAR' } },
  ])
})

it.each([
  ['nothing', '', ['1: edifact.no-interchange']],
  ['a PDF', '%PDF-1.4', ['1: edifact.no-interchange']],
  ['a table', 'container,time\nCSQU3054383,2026-11-05', ['1: edifact.no-interchange']],
  ['JSON', '{"events":[]}', ['1: edifact.other-standard']],
  ['ANSI X12', 'ISA*00*          *00*          *ZZ*A~GS*QO*A*B~ST*315*0001~', ['1: edifact.other-standard']],
  ['a segment without an end', `UNB+${'A'.repeat(9_000_000)}`, ['1 UNB: edifact.segment-too-long']],
  ['an element that is too long', `UNH+1+IFTSTA:D:95B:UN'FTX+AAA+++${'A'.repeat(1_500)}'`, ['2 FTX: edifact.element-too-long']],
  ['too many segments', `UNH+1+IFTSTA:D:95B:UN'${"FTX+AAA'".repeat(600)}UNT+602+1'`, ['501 FTX: edifact.too-long']],
  [
    'a message that is too long, and reads the next',
    `UNH+1+IFTSTA:D:95B:UN'${"FTX+AAA'".repeat(101)}UNT+103+1'UNH+2+IFTSTA:D:95B:UN'UNT+2+2'`,
    ['1 UNH: edifact.message-too-long', '104 UNH: edifact.no-status'],
  ],
  ['too many messages', "UNH+1+IFTSTA:D:95B:UN'UNT+2+1'".repeat(51), ['101 UNH: edifact.too-many-messages']],
  ['a transaction set of X12', 'ST*315*0001~B4***VD~SE*3*0001~', ['1: edifact.other-standard']],
  ['a gate report without its code', "UNH+1+CODECO:D:95B:UN'BGM++1+9'UNT+3+1'", ['2 BGM: edifact.gate-missing']],
  ['a time in a format that is not read', gateAt("LOC+165+CNNGB:139:6'", '26115', '719'), ['4 DTM: edifact.moment-format']],
  ['a code of another list that looks like a place', gateAt("LOC+165+DEPOT:TER:ZZZ'"), ['4 DTM: edifact.zone']],
  ['a depot whose code begins like a country', gateAt("LOC+165+DEP22:139:6'"), ['4 DTM: edifact.zone']],
  ['an invalid tag', "UNB+UNOA:2'un+1'", ['2 un: edifact.tag']],
  ['a file that was cut off inside a segment', sample('codeco-gate-in').slice(0, 300), ['10 DTM: edifact.unterminated']],
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
  [
    'a status in another element',
    "UNH+1+IFTSTA:D:95B:UN'STS+3'LOC+9+CNNGB'DTM+7:202603021400:203'UNT+5+1'",
    ['2 STS: edifact.status-type'],
  ],
  ['a local time of an unknown place', gateAt("LOC+165+LMR06:139:6+DEPOT:TER:ZZZ'"), ['4 DTM: edifact.zone']],
  ['a local time in a country with several clocks', gateAt("LOC+165+USXXX:139:6'"), ['4 DTM: edifact.zone']],
  ['a local time of no place', gateAt(''), ['4 DTM: edifact.no-place']],
  ['a local time that occurs twice', gateAt("LOC+165+NLRTM:139:6'", '202610250230'), ['4 DTM: edifact.moment-twice']],
  ['a local time that is skipped', gateAt("LOC+165+USLAX:139:6'", '202603080230'), ['4 DTM: edifact.moment-skipped']],
  ['an actual time to come', gateAt("LOC+165+CNNGB:139:6'", '202711280800'), ['4 DTM: edifact.in-future']],
  ['a status without its time', "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'RFF+BM:A1'STS+1+CT'UNT+5+1'", ['4 STS: edifact.no-moment']],
  ['a status of nothing', "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'STS+1+CT'DTM+334:202612010900Z:303'UNT+5+1'", ['3 STS: edifact.no-subject']],
  ['an unknown gate', "UNH+1+CODECO:D:95B:UN'BGM+98+1+9'UNT+3+1'", ['2 BGM: edifact.gate']],
  [
    'a container neither empty nor full',
    "UNH+1+CODECO:D:95B:UN'BGM+34+1+9'EQD+CN+CSQU3054383'UNT+4+1'",
    ['3 EQD: edifact.filling-missing'],
  ],
])('refuses %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults)
})

it('reads the separators of UNA, and what the release character protects', () => {
  const { messages } = readInterchange('UNA;*.! ~UNH*1*IFTSTA;D;95B;UN~\r\nFTX*AAA***A!*B!;C!~D!!;E~UNT*3*1~', world.bounds)
  expect(messages[0]?.segments[0]?.elements).toEqual([['AAA'], [''], [''], ['A*B;C~D!', 'E']])
})

it('reads a stated offset, and the same file to the same events', () => {
  const text = "UNH+1+IFTSTA:D:95B:UN'BGM+23+1+9'RFF+BM:A1'STS+1+CT'DTM+334:202612010900?+0800:303'UNT+6+1'"
  const { events } = readEdifact(text, world)
  expect(events).toMatchObject([{ type: 'SHIPMENT', code: 'RELS', document: 'CUS', at: '2026-12-01T01:00:00.000Z', mbl: 'A1' }])
  expect(readEdifact(text, world).events).toEqual(events)
})

it.each([
  ['a two-digit year', '2611051530', '201', '2026-11-05T07:30:00.000Z'],
  ['a day', '261105', '101', '2026-11-04T16:00:00.000Z'],
  ['seconds', '20261105153059', '204', '2026-11-05T07:30:59.000Z'],
])('reads a moment with %s', (_what, value, format, at) => {
  expect(readEdifact(gateAt("LOC+165+CNNGB:139:6'", value, format), world)).toMatchObject({ faults: [], events: [{ at }] })
})

it('reads places that are no known port by the clock of their country', () => {
  const at = (code: string) => readEdifact(gateAt(`LOC+165+${code}:139:6'`), world).events[0]?.at
  expect([at('CMDLA'), at('KRPUS')]).toEqual(['2026-11-05T14:30:00.000Z', '2026-11-05T06:30:00.000Z'])
})

it('gives each consignment of a message its own references, and the containers named before its statuses', () => {
  const text = [
    'UNH+1+IFTSTA:D:99B:UN',
    'BGM+23+1+9',
    'CNI+1',
    'RFF+BM:A1',
    'EQD+CN+CSQU 305438-3',
    'STS+1+VD',
    'DTM+334:202611010130:203',
    'LOC+175+CNNGB',
    'CNI+2',
    'RFF+BM:B2',
    'STS+1+CT',
    'DTM+334:202611020130:203',
    'LOC+175+CNNGB',
    "UNT+14+1'",
  ].join("'")
  const { events, faults } = readEdifact(text, world)
  expect(faults).toEqual([])
  expect(events).toMatchObject([{ mbl: 'A1', container: 'CSQU3054383' }, { mbl: 'B2' }])
  expect(events[1]).not.toHaveProperty('container')
})

it('lets a later message correct an earlier one, by when it or its interchange was written', () => {
  const report = (prepared: string, local: string) =>
    readEdifact(
      `UNB+UNOC:3+A+B+${prepared}+1'UNH+1+IFTSTA:D:99B:UN'BGM+23+1+9'CNI+1'STS+1+VD'RFF+BM:A1'DTM+334:${local}:203'LOC+175+CNNGB'UNT+8+1'UNZ+1+1'`,
      world,
    )
  const [first, correction] = [report('261127:0900', '202611270800'), report('261127:0910', '202611260800')].map(({ events }) => events[0])
  expect(first && correction && first.key === correction.key && supersedes(correction, first)).toBe(true)
})

it.each([
  ['202611051530?+0800', '205'],
  ['202611051530-0500', '205'],
  ['20261105153000?+08', '304'],
  ['20261105153000UTC', '304'],
])('reads the time %s of format %s by its own offset', (value, format) => {
  const { events, faults } = readEdifact(gateAt("LOC+165+CNNGB:139:6'", value, format), world)
  const local = '2026-11-05T15:30:00'
  const offset = /08/.test(value.slice(14)) ? '+08:00' : value.includes('-') ? '-05:00' : 'Z'
  expect([faults, events[0]?.at]).toEqual([[], new Date(`${local}${offset}`).toISOString()])
})

it('ignores spaces within a place code', () => {
  expect(readEdifact(gateAt("LOC+165+CN NGB:139:6'"), world).events).toMatchObject([{ place: 'CNNGB', at: '2026-11-05T07:30:00.000Z' }])
})

/** A status of one container. */
function statusWith(over: { loc?: string; dtm?: string; eqd?: string; rff?: string; sts?: string } = {}): string {
  const { loc = 'LOC+175+CNNGB:139:6', dtm = 'DTM+334:202611051530:203', rff = 'RFF+BM:A1', sts = 'STS+1+AE' } = over
  const segments = ['UNH+1+IFTSTA:D:99B:UN', 'BGM+23+1+9', rff, sts, dtm, loc, over.eqd ?? 'EQD+CN+CSQU3054383'].filter(Boolean)
  return [...segments, `UNT+${segments.join("'").split("'").length + 1}+1'`].join("'")
}

it.each([
  ['a place name that begins like a country', statusWith({ loc: 'LOC+175+TOKYO' }), ['5 DTM: edifact.zone']],
  ['a name of more than five letters', statusWith({ loc: 'LOC+175+NINGBO' }), ['5 DTM: edifact.zone']],
  ['a name without a code', statusWith({ loc: 'LOC+175+:::NINGBO' }), ['5 DTM: edifact.zone']],
  ['a country that UN/LOCODE spells GB', statusWith({ loc: 'LOC+175+UKLON:139:6' }), ['5 DTM: edifact.zone']],
  ['a year before any report', statusWith({ dtm: 'DTM+334:199911051530:203' }), ['5 DTM: edifact.moment']],
  ['an offset that no clock has', statusWith({ dtm: 'DTM+334:202611051530?+1500:303' }), ['5 DTM: edifact.moment']],
  ['day, month and year without their format', statusWith({ dtm: 'DTM+334:051120261530' }), ['5 DTM: edifact.moment']],
  ['a bill that is none', statusWith({ rff: 'RFF+BM:NONE', sts: 'STS+1+VD', eqd: '' }), ['4 STS: edifact.no-subject']],
  ['a booking still to come', statusWith({ rff: 'RFF+BN:T.B.A.', sts: 'STS+1+VD', eqd: '' }), ['4 STS: edifact.no-subject']],
  ['an arrival at the port of loading', statusWith({ loc: 'LOC+9+CNNGB', sts: 'STS+1+VA' }), ['5 DTM: edifact.no-place']],
  ['a gate report of trailers only', "UNH+1+CODECO:D:95B:UN'BGM+34+1+9'EQD+TE+TRUCK1'UNT+4+1'", ['1 UNH: edifact.no-container']],
  ['a full container in at its port of discharge', gateAt("LOC+11+CNNGB:139:6'"), ['4 DTM: edifact.no-place']],
  ['X12 in lower case', 'isa*00*x~gs*qo~st*315*0001~', ['1: edifact.other-standard']],
  ['the end of another interchange', `UNB+UNOA:2+A+B+261105:1600+R1'${statusWith()}UNZ+1+R2'`, ['10 UNZ: edifact.interchange-reference']],
])('does not believe %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults)
})

it.each([
  ['in lower case', statusWith().toLowerCase(), { container: 'CSQU3054383', code: 'LOAD', place: 'CNNGB' }],
  ['with a status in lower case', statusWith({ sts: 'STS+1+ae' }), { code: 'LOAD' }],
  ['of a message type in lower case', statusWith().replace('IFTSTA', 'iftsta'), { code: 'LOAD' }],
  ['with an end mark of old systems', `${statusWith()}\r\n\u001A`, { code: 'LOAD' }],
  [
    'with the prefix of an IMO number',
    statusWith({ rff: "RFF+BM:A1'TDT+20+048W+1++COSU:172:20+++IMO 9321483:146:11:COSCO HARBOUR" }),
    { imo: '9321483', vessel: 'COSCO HARBOUR' },
  ],
  ['with a container spelled with a slash', statusWith({ eqd: 'EQD+CN+CSQU/305438.3' }), { container: 'CSQU3054383' }],
  ['with a bill spelled with blanks', statusWith({ rff: 'RFF+BM:cosu 63 123' }), { mbl: 'COSU63123' }],
  ['with a moment without a format', statusWith({ dtm: 'DTM+334:202611051530' }), { at: '2026-11-05T07:30:00.000Z' }],
  ['at the port of discharge of an arrival', statusWith({ sts: 'STS+1+VA', loc: "LOC+9+CNNGB'LOC+11+NLRTM" }), { place: 'NLRTM' }],
  ['at a UN/LOCODE of the UN without its list', statusWith({ loc: 'LOC+175+KRXXX::6' }), { at: '2026-11-05T06:30:00.000Z' }],
])('reads a file %s', (_what, text, event) => {
  expect(readEdifact(text, world)).toMatchObject({ faults: [], events: [event] })
})

it.each([
  ['a size type that is none', statusWith({ eqd: 'EQD+CN+CSQU3054383+40HC' }), 'isoType'],
  [
    'an IMO number with a wrong check digit',
    statusWith({ rff: "RFF+BM:A1'TDT+20+048W+1++COSU:172:20+++9321484:146:11:COSCO HARBOUR" }),
    'imo',
  ],
  ['a depot as a place', statusWith({ loc: 'LOC+175+LMR06:TER:ZZZ', dtm: 'DTM+334:202611051530?+0800:303' }), 'place'],
])('takes an event without %s', (_what, text, name) => {
  const { events, faults } = readEdifact(text, world)
  expect(faults).toEqual([])
  expect(events).toHaveLength(1)
  expect(events[0]).not.toHaveProperty(name)
})

it('reads a whole interchange before text that is none', () => {
  const { events, faults } = readEdifact(`UNB+UNOA:2+A+B+261105:1600+R1'${statusWith()}UNZ+1+R1'\nBest regards`, world)
  expect(faults).toMatchObject([{ position: '11', text: 'edifact.unterminated' }])
  expect(events).toMatchObject([{ container: 'CSQU3054383' }])
})

it('reads interchanges that were appended to each other', () => {
  const whole = `UNB+UNOA:2+A+B+261105:1600+R1'${statusWith()}UNZ+1+R1'\n`
  const other = whole.replaceAll('R1', 'R2').replace('CSQU3054383', 'MSKU6011672')
  const { events, faults } = readEdifact(whole + other, world)
  expect(faults).toEqual([])
  expect(events.map(({ container }) => container)).toEqual(['CSQU3054383', 'MSKU6011672'])
  expect(faultsOf(`${whole}${other.replace('UNZ+1', 'UNZ+2')}`)).toEqual(['20 UNZ: edifact.messages'])
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
