/** Which shipments the simulated carrier has: those of the demo's orders, on the ships and at the times of their calls. */
import { type Kysely, sql } from 'kysely'
import { type CallFacts, type CallMoment, cutOffCodes, factOf, timeOf } from '#domain'
import { addDays, hourMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { listObjects } from '../../kernel/index.ts'
import type { Shipment } from './voyages.ts'

/** Assumed where an order has no time of arrival. */
const usualVoyageDays = 28

/** Shipments by sea with their containers, for the simulated carrier. */
export async function listShipments(db: Kysely<Database>, brands: readonly string[]): Promise<Shipment[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['data'])
    .where('brand', 'in', [...brands])
    .where('state', 'in', ['in-process', 'completed'])
    .orderBy('id')
    .execute()
  const shipments = rows.flatMap(({ data }) => {
    const { mblNo: mbl, vessel, voyage, pol, pod, etd, eta, carrier } = data as Readonly<Record<string, unknown>>
    const sailing = { mbl, vessel, voyage, pol, pod, etd, carrier }
    if (Object.values(sailing).some((value) => typeof value !== 'string' || value === '')) return []
    const containers = listObjects(data.containers).flatMap(({ containerNo }) => (typeof containerNo === 'string' ? [containerNo] : []))
    return [{ ...(sailing as Omit<Shipment, 'containers'>), etd: String(etd).slice(0, 10), eta: etaOf(String(etd), eta), containers }]
  })
  const callOf = await readCalls(db, brands, shipments)
  return shipments.map((shipment) => ({ ...shipment, ...callOf(shipment) }))
}

interface VoyageCall {
  readonly vessel: string
  readonly name: string
  readonly facts: CallFacts
}

/**
 * Ship and times by the call of this voyage on that day: in practice, several ships may share a name. Reads the calls of these
 * voyages only: it runs every minute.
 */
async function readCalls(db: Kysely<Database>, brands: readonly string[], sailings: readonly Pick<Shipment, 'vessel' | 'voyage'>[]) {
  const voyages = [...new Set(sailings.map(({ voyage }) => voyage))]
  const vessels = [...new Set(sailings.map(({ vessel }) => vessel.toUpperCase()))]
  const { rows } = await sql<VoyageCall>`
    select vessel, upper(vessel_name || '|' || voyage || '|' || place) as name, facts
    from port_calls where brand = any(${sql.val([...brands])}::text[]) and voyage = any(${sql.val(voyages)}::text[])
      and upper(vessel_name) = any(${sql.val(vessels)}::text[]) order by vessel`.execute(db)
  const byVoyage = Map.groupBy(rows, ({ name }) => name)
  const callsAt = (...parts: readonly string[]) => byVoyage.get(parts.join('|').toUpperCase()) ?? []
  return ({ vessel, voyage, pol, pod, etd }: Shipment): Partial<Shipment> => {
    const isNear = (at: string | undefined) => at !== undefined && Math.abs(Date.parse(at) - Date.parse(etd)) < 36 * hourMs
    const loading = callsAt(vessel, voyage, pol).find((call) => isNear(timeOf(call.facts, 'departure')) && /^\d{7}$/.test(call.vessel))
    if (!loading) return {}
    const landing = callsAt(vessel, voyage, pod).find((call) => call.vessel === loading.vessel)
    const [departs, leaves] = plannedAndExpected(loading.facts, 'departure')
    const [arrives, lands] = plannedAndExpected(landing?.facts ?? {}, 'arrival')
    return { imo: loading.vessel, departs, leaves, arrives, lands, cutOffs: cutOffsOf(loading.facts) }
  }
}

function plannedAndExpected(facts: CallFacts, moment: CallMoment) {
  return [factOf(facts, `${moment}.PLN`), factOf(facts, `${moment}.ACT`) ?? factOf(facts, `${moment}.EST`)] as const
}

function cutOffsOf(facts: CallFacts): Readonly<Record<string, string>> {
  const codes = Object.values(cutOffCodes)
  return Object.fromEntries(codes.flatMap((code) => [factOf(facts, `cutOff.${code}`)].flatMap((at) => (at ? [[code, at]] : []))))
}

/** Few orders say when they arrive. */
function etaOf(etd: string, eta: unknown): string {
  return typeof eta === 'string' && eta !== '' ? eta.slice(0, 10) : addDays(etd.slice(0, 10), usualVoyageDays)
}
