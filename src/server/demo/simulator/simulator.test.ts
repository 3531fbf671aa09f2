/** The simulated carrier keeps to the published standards, depends on its data and the clock alone, and never loads in production. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type OracleSchema, openOracle } from '../../../../tests/support/dcsa-oracle.ts'
import { root } from '../../../../tests/support/documents.ts'
import { answerOf } from './answers.ts'
import { eventsOf, imoOf, type Shipment, voyagesOf } from './voyages.ts'

const shipment: Shipment = {
  mbl: 'MAEU123456789',
  containers: ['CSQU3054383', 'MSKU6011672'],
  carrier: 'MAEU',
  vessel: 'MAERSK ESSEN',
  voyage: '2648W',
  pol: 'CNNGB',
  pod: 'NLRTM',
  etd: '2026-12-01',
  eta: '2027-01-05',
  cutOffs: { FCO: '2026-11-30T10:00:00.000Z' },
}
const other: Shipment = {
  ...shipment,
  mbl: 'COSU6123456780',
  carrier: 'COSU',
  vessel: 'COSCO ARIES',
  containers: ['TEXU3070079'],
  pod: 'USLAX',
}
const shipments = [shipment, other]
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

it.each([
  ['/v2/events', 'TNT_v2.2.0-resolved', null],
  ['/v3/service-schedules', 'OVS_v3.0.0', 'ServiceSchedule'],
  ['/v1/port-schedules?UNLocationCode=CNNGB', 'CS_v1.0.0', 'PortSchedule'],
  ['/v1/point-to-point-routes?placeOfReceipt=CNNGB&placeOfDelivery=NLRTM', 'CS_v1.0.0', 'PointToPoint'],
] as const)('%s validates against %s', (path, schema: OracleSchema, component) => {
  const { items } = answerOf(new URL(path, 'http://carrier'), shipments, at('2026-12-20')) ?? { items: [] }
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    const kind = component ?? `${String((item as { eventType: string }).eventType).toLowerCase()}Event`
    expect(openOracle(schema, kind)(item)).toEqual([])
  }
})

it('reports more as time passes, and never takes back what happened', () => {
  const days = ['2026-11-15', '2026-11-26', '2026-12-05', '2026-12-20', '2027-01-10', '2027-01-20']
  const reports = days.map((day) => eventsOf(shipment, at(day)))
  for (const [index, events] of reports.entries()) {
    const later = new Set(reports[index + 1]?.map((event) => JSON.stringify(event)))
    if (index + 1 < reports.length) for (const event of events) expect(later.has(JSON.stringify(event))).toBe(true)
    expect(events.every(({ createdAt }) => createdAt <= new Date(at(days[index] ?? '')).toISOString())).toBe(true)
  }
  expect(reports.map(({ length }) => length)).toEqual([...reports.map(({ length }) => length)].sort((a, b) => a - b))
  expect(reports.at(-1)?.filter(({ code }) => code === 'GTIN')).toHaveLength(4)
  expect(eventsOf(shipment, at('2026-12-20'))).toEqual(eventsOf(shipment, at('2026-12-20')))
})

it('repeats what is known of the ship’s calls', () => {
  const leaves = '2026-12-03T04:00:00.000Z'
  const sailedShipment: Shipment = { ...shipment, departs: '2026-12-01T11:00:00.000Z', leaves, lands: '2027-01-09T02:00:00.000Z' }
  const actual = eventsOf(sailedShipment, at('2027-02-01')).filter(({ type, classifier }) => type === 'TRANSPORT' && classifier === 'ACT')
  expect(actual.map(({ code, at: moment }) => [code, moment])).toEqual([
    ['DEPA', leaves],
    ['ARRI', sailedShipment.lands],
  ])
  const { items = [] } =
    answerOf(new URL('http://carrier/v1/port-schedules?UNLocationCode=CNNGB'), [sailedShipment], at('2026-11-20')) ?? {}
  const cutOffTimes = [{ cutOffDateTimeCode: 'FCO', cutOffDateTime: shipment.cutOffs?.FCO }]
  expect(items).toMatchObject([{ vesselSchedules: [{ cutOffTimes }] }])
})

it('sails each voyage once, with the ships of the shipments only', () => {
  const voyages = voyagesOf([other, shipment, { ...shipment, mbl: 'MAEU987654321' }])
  expect(voyages.map(({ vessel, pod }) => [vessel, pod])).toEqual([
    ['COSCO ARIES', 'USLAX'],
    ['MAERSK ESSEN', 'NLRTM'],
  ])
})

it('pages without gaps', () => {
  const all = answerOf(new URL('http://carrier/v2/events?limit=1000'), shipments, at('2027-02-01'))?.items ?? []
  const paged: object[] = []
  for (let cursor: string | null = '0'; cursor !== null; ) {
    const page = answerOf(new URL(`http://carrier/v2/events?limit=7&cursor=${cursor}`), shipments, at('2027-02-01'))
    paged.push(...(page?.items ?? []))
    cursor = page?.next ?? null
  }
  expect(paged).toEqual(all)
})

it('names ships by numbers with a right check digit', () => {
  for (const vessel of ['MAERSK ESSEN', 'COSCO ARIES', 'EVER GIVEN']) {
    const imo = imoOf(vessel)
    const sum = [...imo.slice(0, 6)].reduce((total, digit, index) => total + Number(digit) * (7 - index), 0)
    expect(sum % 10).toBe(Number(imo[6]))
  }
})

it('is reached from the demo only, which production does not load', () => {
  const main = readFileSync(join(root, 'src/server/main.ts'), 'utf8')
  expect(main.match(/import\(?.*demo\/index\.ts.*/g)).toEqual([
    "import type { DemoAccount, DemoBank } from './demo/index.ts'",
    "import('./demo/index.ts') : null,",
  ])
})
