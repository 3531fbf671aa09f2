/** Rows of sheets as reports: events of containers, port calls of ships, and sailings. */
import {
  type CallField,
  type CallReport,
  type Classifier,
  cutOffCodes,
  eventKey,
  type TransportEvent,
  type TransportEventType,
} from '#domain'
import type { SailingRoute } from '../transport/index.ts'

/** Values by field; times are ISO, UTC. */
type Row = Readonly<Record<string, string | undefined>>

interface From {
  /** Row of the reference event-source. */
  readonly source: string
  readonly reportedAt: string
}

/** The event of a container or bill of lading; its type, class and code are columns or values of the import document. */
export function toEvent(row: Row, { source, reportedAt }: From): TransportEvent {
  const { type = '', code = '', classifier = 'ACT', at = '', container, mbl, facility, vessel } = row
  const written = {
    container,
    // Numbers are found by how sources write them.
    mbl: mbl?.replace(/\s/g, '').toUpperCase(),
    carrier: row.carrier,
    place: row.place,
    facility,
    facilityType: facility && 'POTE',
    vessel,
    voyageOut: row.voyageOut,
    remark: row.remark,
  }
  const reasons = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  // The form of the import has checked them.
  const event = { source, type: type as TransportEventType, code, classifier: classifier as Classifier, at, ...reasons }
  return { ...event, key: eventKey(event), createdAt: reportedAt }
}

const moments = [
  ['plannedArrival', 'arrival.PLN'],
  ['eta', 'arrival.EST'],
  ['ata', 'arrival.ACT'],
  ['plannedBerth', 'berth.PLN'],
  ['etb', 'berth.EST'],
  ['atb', 'berth.ACT'],
  ['plannedDeparture', 'departure.PLN'],
  ['etd', 'departure.EST'],
  ['atd', 'departure.ACT'],
] as const

/** Fields of a call that say when something has happened. */
export const actualTimes: readonly string[] = moments.flatMap(([name, field]) => (field.endsWith('.ACT') ? [name] : []))

const facts = [
  'vesselName',
  'vesselNameZh',
  'imo',
  'carrier',
  'service',
  'routeCode',
  'terminal',
  'berthNo',
  'voyageIn',
  'voyageOut',
  'agent',
  'status',
] as const

export function toCall(row: Row, from: From): CallReport {
  const { port = '', voyageOut = '' } = row
  const says: Partial<Record<CallField, string | undefined>> = cutOffsOf(row)
  for (const name of facts) says[name] = row[name]
  for (const [name, field] of moments) says[field] = row[name]
  return { vessel: shipOf(row), place: port, voyage: voyageOut, ...from, says }
}

function cutOffsOf(row: Row): Partial<Record<CallField, string | undefined>> {
  return Object.fromEntries(Object.entries(cutOffCodes).map(([name, code]) => [`cutOff.${code}`, row[name]]))
}

function shipOf({ imo, vesselName = '' }: Row): string {
  return imo ?? vesselName.toUpperCase()
}

export interface SailingReports {
  readonly calls: readonly CallReport[]
  readonly routes: readonly SailingRoute[]
}

/** A direct sailing is a call at each end; one with transhipment is a route, and a call where it begins. */
export function toSailing(row: Row, from: From): SailingReports {
  const { vesselName = '', imo, carrier = '', service, voyage = '', pol = '', pod = '', transitPort, terminal, etd = '', eta = '' } = row
  const about = { vesselName, imo, carrier, service, voyageOut: voyage }
  const call = { vessel: shipOf(row), voyage, ...from }
  const loading: CallReport = { ...call, place: pol, says: { ...about, ...cutOffsOf(row), terminal, 'departure.PLN': etd } }
  if (transitPort === undefined) return { calls: [loading, { ...call, place: pod, says: { ...about, 'arrival.PLN': eta } }], routes: [] }
  const { secondVesselName = '', secondImo, secondVoyage = '' } = row
  // A sheet without times of the transhipment: half way is as good as any time.
  const halfway = new Date((Date.parse(etd) + Date.parse(eta)) / 2).toISOString()
  const { transitEta = row.transitEtd ?? halfway, transitEtd = transitEta } = row
  const first = { vessel: vesselName, ...(imo !== undefined && { imo }), voyage, ...(service !== undefined && { service }) }
  const second = { vessel: secondVesselName, ...(secondImo !== undefined && { imo: secondImo }), voyage: secondVoyage }
  const legs = [
    { ...first, from: pol, to: transitPort, departsAt: etd, arrivesAt: transitEta },
    { ...second, from: transitPort, to: pod, departsAt: transitEtd, arrivesAt: eta },
  ] as const
  const key = [carrier, shipOf(row), voyage, pol, pod].join('.')
  return { calls: [loading], routes: [{ key, carrier, legs }] }
}
