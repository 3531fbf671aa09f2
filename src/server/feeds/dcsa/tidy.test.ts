/** Events as carriers write them: what is spelled otherwise is read, and what cannot be so is not. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSample } from '../../../../tests/support/dcsa-oracle.ts'
import { root } from '../../../../tests/support/documents.ts'
import { openTestPortal, type TestPortal } from '../../testing.ts'
import { type ReadContext, readDcsaEvents } from './index.ts'

let portal: TestPortal
let context: ReadContext
beforeAll(async () => {
  portal = await openTestPortal({ root })
  const { validators } = Object.values(portal.releases.current().brands)[0] ?? { validators: {} }
  const ports = [{ id: 'CNNGB', aliases: ['CNNBO', 'CNNBG'] }]
  context = {
    source: 'maersk',
    carrier: 'MAEU',
    validators,
    ports,
    latestActual: new Date('2026-12-20T01:00:00Z'),
    now: new Date('2026-12-20T00:00:00Z'),
    latest: new Date('2026-12-21T00:00:00Z'),
  }
})
afterAll(() => portal?.close())

type Sample = Record<string, unknown> & { transportCall: Record<string, unknown> }
function samples(): Sample[] {
  return readSample('tnt-220-response') as Sample[]
}

function withVessel({ transportCall, ...event }: Sample, vessel: Record<string, unknown>): unknown {
  return { ...event, transportCall: { ...transportCall, vessel } }
}

function refusedPaths(body: unknown): string[] {
  return readDcsaEvents(body, context).refusals.map(({ path }) => path)
}

const written: readonly (readonly [string, (event: Sample) => unknown, object])[] = [
  ['codes in lower case', (event) => ({ ...event, eventType: 'equipment', eventClassifierCode: 'est' }), { classifier: 'EST' }],
  ['a code in mixed case', (event) => ({ ...event, emptyIndicatorCode: 'Laden', equipmentEventTypeCode: ' Load' }), { isEmpty: false }],
  ['a place with a blank', (event) => ({ ...event, eventLocation: { UNLocationCode: 'nl rtm' } }), { place: 'NLRTM' }],
  ['a container with a blank and a hyphen', (event) => ({ ...event, equipmentReference: 'csqu 305438-3' }), { container: 'CSQU3054383' }],
  ['an offset without a colon', (event) => ({ ...event, eventDateTime: '2026-11-12T07:11:00+0800' }), { at: '2026-11-11T23:11:00.000Z' }],
  ['a short offset', (event) => ({ ...event, eventDateTime: '2026-11-12T07:11+08' }), { at: '2026-11-11T23:11:00.000Z' }],
  ['an IMO number as a number', (event) => withVessel(event, { vesselIMONumber: 9_321_483 }), { imo: '9321483' }],
  ['an IMO number with its prefix', (event) => withVessel(event, { vesselIMONumber: 'IMO 9321483' }), { imo: '9321483' }],
  ['a ship by its name only', (event) => withVessel(event, { vesselIMONumber: '', vesselName: 'Yi Sheng 12' }), { vessel: 'Yi Sheng 12' }],
  ['a ship that is not known yet', (event) => withVessel(event, { vesselIMONumber: '0000000' }), { container: 'APZU4812090' }],
  [
    'a facility code of the BIC with its place',
    ({ transportCall: _, ...event }) => ({ ...event, eventLocation: { facilityCode: 'NLRTMABCD', facilityCodeListProvider: 'BIC' } }),
    { place: 'NLRTM', facility: 'NLRTMABCD' },
  ],
  ['blanks around an id', (event) => ({ ...event, eventID: ' A1 ' }), { key: 'MAEU|a1' }],
]
it.each(written)('%s is read', (_title, write, facts) => {
  expect(readDcsaEvents(JSON.parse(JSON.stringify([write(samples()[2] as Sample)])), context)).toMatchObject({
    refusals: [],
    events: [facts],
  })
})

const impossible: readonly (readonly [string, (event: Sample) => unknown, string])[] = [
  [
    'an IMO number with a wrong check digit',
    (event) => withVessel(event, { vesselIMONumber: '9321484' }),
    '/transportCall/vessel/vesselIMONumber',
  ],
  [
    'a country that UN/LOCODE spells GB',
    (event) => ({ ...event, eventLocation: { UNLocationCode: 'UKLON' } }),
    '/eventLocation/UNLocationCode',
  ],
  ['the code of no country', (event) => ({ ...event, eventLocation: { UNLocationCode: 'ZZZZZ' } }), '/eventLocation/UNLocationCode'],
  ['an offset that no clock has', (event) => ({ ...event, eventDateTime: '2026-11-12T07:11:00+15:00' }), '/eventDateTime'],
  ['a time without an offset', (event) => ({ ...event, eventDateTime: '2026-11-12T07:11:00' }), '/eventDateTime'],
  ['an estimate that no carrier makes', (event) => ({ ...event, eventDateTime: '2031-11-12T07:11:00Z' }), '/eventDateTime'],
  [
    'a container with a wrong check digit among the references',
    (event) => ({ ...event, references: [{ referenceType: 'EQ', referenceValue: 'CSQU 305438-4' }] }),
    '/references/0/referenceValue',
  ],
]
it.each(impossible)('%s is rejected at its path', (_title, write, path) => {
  expect(refusedPaths(write(samples()[2] as Sample))).toEqual([path])
})

it('the terminal of the call is not that of an event elsewhere', () => {
  const [event] = readDcsaEvents([{ ...samples()[2], eventLocation: { UNLocationCode: 'CNNGB' } }], context).events
  expect(event).toMatchObject({ place: 'CNNGB', vessel: 'King of the Seas' })
  expect(event).not.toHaveProperty('facility')
})

it('a size type that is none is left out', () => {
  const iso = (ISOEquipmentCode: string) => readDcsaEvents([{ ...samples()[2], ISOEquipmentCode }], context).events[0]?.isoType
  expect(['45g1', '4510', '40HC', 'ZZZZ'].map(iso)).toEqual(['45G1', '4510', undefined, undefined])
})
