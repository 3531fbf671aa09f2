/** Berth plans and sailing schedules: every correct row becomes a report on a port call, all in one step. */
import type { BrandPlan } from '#config'
import { type CallField, type CallReport, cutOffCodes } from '#domain'
import { readMoment, writeMoment } from '#rules'
import { writeAudit } from '../audit/index.ts'
import { inTransaction } from '../db/index.ts'
import { listObjects } from '../kernel/index.ts'
import { type SailingRoute, takeIn, upsertRoutes } from '../transport/index.ts'
import { actorOf, eachRange, type LoadKind, type LoadStep } from './load-kind.ts'
import { listRightRows, markTwins, type SheetRow } from './row-store.ts'

/** Row of the reference event-source. */
const source = 'sheet'

type Row = Readonly<Record<string, string | undefined>>

interface Reports {
  readonly calls: readonly CallReport[]
  readonly routes: readonly SailingRoute[]
}

export const berthLoads: LoadKind = {
  of: 'berths',
  document: 'berth-plan',
  mostRows: 'scheduleSheetRows',
  compare,
  write: (step) => writeReports(step, (row, brand, reportedAt) => ({ calls: [toCall(row, brand, reportedAt)], routes: [] })),
}

export const sailingLoads: LoadKind = {
  of: 'sailings',
  document: 'sailing-schedule',
  mostRows: 'scheduleSheetRows',
  compare,
  write: (step) => writeReports(step, toSailing),
}

async function compare({ db, load }: LoadStep): Promise<number> {
  await markTwins(db, load, 'cell.twin')
  return 0
}

async function writeReports(step: LoadStep, toReports: (row: Row, brand: BrandPlan, reportedAt: string) => Reports): Promise<void> {
  const { db, load, brand, now, settle } = step
  const rows: SheetRow[] = []
  await eachRange(step, async (range) => {
    await step.goOn()
    rows.push(...(await listRightRows(db, load.id, range)))
  })
  // A repeated step reports the same again: the time is that of the decision.
  const reportedAt = load.created_at.toISOString()
  const reports = rows.map(({ data }) => toReports(data as Row, brand, reportedAt))
  await inTransaction(db, async (tx) => {
    const receipt = { brand: load.brand, source, kind: 'sheet' as const, name: load.file_name, byName: load.by_name }
    const calls = reports.flatMap((report) => report.calls)
    const { receiptId, changedCalls } = await takeIn(tx, { receipt, calls }, now())
    const routes = reports.flatMap((report) => report.routes)
    await upsertRoutes(tx, { brand: load.brand, source, receiptId, now: now(), routes })
    const outcome = { state: 'loaded', share: 100, loaded: rows.length, replaced: changedCalls.length, failure: null, loaded_at: now() }
    await settle(outcome, tx)
    const by = { actor: actorOf(load), brand, now, requestId: load.request_id }
    const after = { file: load.file_name, rows: rows.length, leftOut: load.rows_wrong }
    await writeAudit(tx, by, { event: 'schedules-loaded', subject: load.id, after })
  })
}

/** Sheets write times on the port's clock; cells were read on the brand's. */
function atPort(brand: BrandPlan, port: string | undefined, at: string | undefined): string | undefined {
  if (at === undefined) return undefined
  const row = listObjects(brand.documents.reference?.port?.rows).find(({ id }) => id === port)
  const zone = typeof row?.timeZone === 'string' ? row.timeZone : brand.timeZone
  const instant = readMoment(writeMoment(Date.parse(at), brand.timeZone), zone).at
  return instant === undefined ? undefined : new Date(instant).toISOString()
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

function toCall(row: Row, brand: BrandPlan, reportedAt: string): CallReport {
  const { port = '', voyageOut = '' } = row
  const says: Partial<Record<CallField, string | undefined>> = { ...cutOffsOf(row, brand, port) }
  for (const name of facts) says[name] = row[name]
  for (const [name, field] of moments) says[field] = atPort(brand, port, row[name])
  return { vessel: shipOf(row), place: port, voyage: voyageOut, source, reportedAt, says }
}

function cutOffsOf(row: Row, brand: BrandPlan, port: string): Partial<Record<CallField, string | undefined>> {
  const names = Object.entries(cutOffCodes) as [string, string][]
  return Object.fromEntries(names.map(([name, code]) => [`cutOff.${code}`, atPort(brand, port, row[name])]))
}

function shipOf({ imo, vesselName = '' }: Row): string {
  return imo ?? vesselName.toUpperCase()
}

/** A direct sailing is a call at each end; one with transhipment is a route, and a call where it begins. */
function toSailing(row: Row, brand: BrandPlan, reportedAt: string): Reports {
  const { vesselName, imo, carrier = '', service, voyage = '', pol = '', pod = '', transitPort, terminal } = row
  const [etd, eta] = [atPort(brand, pol, row.etd) ?? '', atPort(brand, pod, row.eta) ?? '']
  const about = { vesselName, imo, carrier, service, voyageOut: voyage }
  const call = { vessel: shipOf(row), voyage, source, reportedAt }
  const loading: CallReport = { ...call, place: pol, says: { ...about, ...cutOffsOf(row, brand, pol), terminal, 'departure.PLN': etd } }
  if (transitPort === undefined) return { calls: [loading, { ...call, place: pod, says: { ...about, 'arrival.PLN': eta } }], routes: [] }
  // The sheet says nothing of the change of ships; half way is as good as any time.
  const change = new Date((Date.parse(etd) + Date.parse(eta)) / 2).toISOString()
  const ship = { vessel: vesselName ?? '', ...(imo !== undefined && { imo }), voyage, ...(service !== undefined && { service }) }
  const key = [carrier, shipOf(row), voyage, pol, pod].join('.')
  const legs = [
    { ...ship, from: pol, to: transitPort, departsAt: etd, arrivesAt: change },
    { vessel: '', voyage: '', from: transitPort, to: pod, departsAt: change, arrivesAt: eta },
  ] as const
  return { calls: [loading], routes: [{ key, carrier, legs }] }
}
