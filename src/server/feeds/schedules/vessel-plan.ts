/** The vessel plan: calls at a port, or of one ship, over the coming days. */
import { addDays, readMoment } from '#rules'
import { resolvePort } from '../../freight/rates/index.ts'
import { type Call, type Handlers, limitOf, readRows, todayOf, zoneOfPort } from '../../kernel/index.ts'
import type { PortCall } from '../transport/index.ts'
import { type Aboard, listOrdersAboard, planRows } from './store.ts'
import { toVesselCall } from './vessel-call.ts'

export const planHandlers: Pick<Handlers, 'query-vessel-plan'> = {
  'query-vessel-plan': async ({ port, vessel, direction = 'out', terminal, from, ...page }, call) => {
    const place = resolvePort(call.brand, port)
    const zone = place === undefined ? call.brand.timeZone : zoneOfPort(call.brand, place)
    const start = from ?? todayOf(call)
    const moment = direction === 'in' ? 'arrival' : 'departure'
    const search = {
      brand: call.brand.id,
      place,
      vessel: vessel?.trim() || undefined,
      terminal,
      by: direction === 'in' ? ('arrives_at' as const) : ('departs_at' as const),
      from: startOf(start, zone),
      to: startOf(addDays(start, limitOf(call.brand, 'vesselPlanDays')), zone),
    }
    return await readRows<PortCall, never>(call, page, planRows(search), {
      moreOf: async (rows) => {
        const aboard = await findAboard(rows, call)
        return (row) => ({ ...toVesselCall(row, moment, call), ...aboard(row) })
      },
    })
  },
}

/** The first moment of a day on the clock of a zone. */
function startOf(day: string, zone: string): Date {
  return new Date(readMoment(day, zone).at ?? Date.parse(`${day}T00:00:00Z`))
}

/** The caller's own orders on a call: those that name its vessel, and its voyage if they name one. */
async function findAboard(rows: readonly PortCall[], { db, brand, actor }: Call): Promise<(row: PortCall) => object> {
  const isCompany = actor.kind === 'member' || actor.kind === 'admin'
  if (!isCompany || actor.companyId === null) return () => ({})
  const names = [...new Set(rows.flatMap(({ vessel_name }) => (vessel_name === null ? [] : [vessel_name.toUpperCase()])))]
  const aboard = await listOrdersAboard(db, { brand: brand.id, companyId: actor.companyId }, names)
  return (row) => {
    const orders = aboard.filter((order) => isAboard(order, row)).map(({ id }) => id)
    return orders.length === 0 ? {} : { orders, order: orders[0] }
  }
}

function isAboard({ vessel, voyage }: Aboard, call: PortCall): boolean {
  const voyages = [call.voyage, call.voyage_in, call.voyage_out].flatMap((one) => one?.toUpperCase() ?? [])
  return call.vessel_name?.toUpperCase() === vessel && (voyage === '' || voyages.includes(voyage))
}
