/** A booking of a sailing that has closed: refused with the next one, unless the customer accepts it. */
import type { Transaction } from 'kysely'
import { isObject, type JsonObject, readLocalTime, textOf } from '#rules'
import type { Database } from '../../../db/index.ts'
import { findOrderType, listLaterSailings, type PricedOrder } from '../../../freight/quotes/index.ts'
import { readSailings } from '../../../freight/rates/index.ts'
import type { Call, Refusal } from '../../../kernel/index.ts'

/** The field of a form that accepts it. Forms without it cannot ask, and are not held up. */
export const closingAccepted = 'closingAccepted'

interface Booked {
  readonly orderType: string
  readonly booking: JsonObject
}

interface Place {
  readonly call: Call
  readonly tx: Transaction<Database>
  readonly companyId: string
}

export async function refuseClosed({ orderType, booking }: Booked, priced: PricedOrder | null, place: Place): Promise<Refusal | null> {
  const { call, tx, companyId } = place
  if (!priced?.rate || priced.quote.etd === undefined) return null
  const form = call.brand.forms[String(findOrderType(call.brand, orderType).form)]
  const fields = form?.schema.properties
  if (!isObject(fields) || !Object.hasOwn(fields, closingAccepted) || booking[closingAccepted] === true) return null
  const { rate } = priced
  const { etd } = priced.quote
  const terminal = textOf(booking.terminal)
  const [sailing] = await readSailings(tx, [{ rate, etd }], call, terminal)
  if (sailing?.closing !== 'closed') return null
  const { pol, pod, carrier } = rate.data
  const context = { db: tx, brand: call.brand, release: call.release, now: call.now, audience: companyId, language: call.language }
  const sailings = await listLaterSailings(context, { pol: String(pol), pod: String(pod), carrier: String(carrier), etd, boxes: [] })
  const local = readLocalTime(sailing.closesAt ?? '')
  const params = { day: etd, closed: local ? `${local.day} ${local.time}` : '', next: sailings[0]?.etd ?? '\u2014' }
  return { ok: false, error: 'error.sailing-closed', params, data: { sailings } }
}
