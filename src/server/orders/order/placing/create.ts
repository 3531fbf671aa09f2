import type { Transaction } from 'kysely'
import { compareDecimals, type JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { type OrderQuote, type PricedOrder, priceOrder, seaBooking, toQuoteOutput } from '../../../freight/quotes/index.ts'
import type { Call, Handlers, NewOrder, Refusal, Result } from '../../../kernel/index.ts'
import { auditStaff } from '../changing/audit.ts'
import { withBookedEtd } from '../changing/expected-dates.ts'
import { withSailingTimes } from '../changing/sailing-times.ts'
import { queueOrderNotifications } from '../notifying/notifications.ts'
import { toJson } from '../record.ts'
import { appendEvent, insertOrder } from '../store.ts'
import { withDerivedFields } from '../waiting/derived-fields.ts'
import { refuseClosed } from './closing.ts'
import { findOrderingCompany } from './company.ts'
import { composeOrder } from './compose.ts'
import { takeFiles } from './files.ts'

/** An order of one type, and the total shown to the caller. */
export interface Placing extends Omit<NewOrder, 'booking'> {
  readonly orderType: string
  readonly booking: JsonObject
}

export const createHandlers: Pick<Handlers, 'create-sea-order' | 'create-order'> = {
  'create-sea-order': (input, call) => placeOrder(call, { ...input, orderType: seaBooking, booking: toJson(input.booking) }),

  'create-order': (input, call) => placeOrder(call, { ...input, orderType: call.orderType ?? '', booking: toJson(input.booking) }),
}

async function placeOrder(call: Call, placing: Placing): Promise<Result<{ omsOrderNo: string }>> {
  // A returned refusal rolls the transaction back.
  return call.transaction((tx) => placeInside(call, placing, tx))
}

export async function placeInside(call: Call, placing: Placing, tx: Transaction<Database>): Promise<Result<{ omsOrderNo: string }>> {
  const company = await findOrderingCompany(call, tx, placing.companyId)
  if (!company.ok) return company
  const priced = await priceAgain(call, placing, { tx, companyId: company.value.id })
  if (!priced.ok) return priced
  const closed = await refuseClosed(placing, priced.value, { call, tx, companyId: company.value.id })
  if (closed) return closed
  const { orderType, booking } = placing
  const composed = await composeOrder({ orderType, booking, priced: priced.value }, { call, tx, company: company.value })
  const expected = await withSailingTimes(call, tx, composed.data)
  const timed = { ...composed, data: withBookedEtd(expected, composed.data, composed.data) }
  const order = { ...timed, data: withDerivedFields(call.brand, timed) }
  await insertOrder(tx, order)
  const { estimated } = order.data
  await appendEvent(tx, order.omsOrderNo, {
    seq: 1,
    event: 'submit',
    at: order.createdAt,
    byUser: call.actor.userId,
    byName: call.actor.name,
    byLatin: call.actor.latinName,
    byRole: call.actor.kind,
    from: null,
    to: order.state,
    note: null,
    requestId: call.requestId,
    changes: { ...(estimated ? { fees: { after: toJson(estimated) } } : {}), company: order.companyId },
  })
  const taken = await takeFiles(order, { call, tx })
  if (!taken.ok) return taken
  await auditStaff(call, tx, { event: 'submit', before: null, after: { ...order, baseTotal: order.data.baseTotal } })
  await queueOrderNotifications(call, tx, { order, effects: ['notify-submitted'] })
  return { ok: true, value: { omsOrderNo: order.omsOrderNo } }
}

/** The shown price is only compared; the stored one is always calculated by the server. */
async function priceAgain(
  call: Call,
  placing: Placing,
  { tx, companyId }: { readonly tx: Transaction<Database>; readonly companyId: string },
): Promise<Result<PricedOrder | null>> {
  // Use the contract rates of the order's company, regardless of who places it.
  const context = { db: tx, brand: call.brand, release: call.release, now: call.now, audience: companyId }
  const { orderType, booking: form, rateId } = placing
  const priced = await priceOrder(context, { orderType, form, rateId })
  if (priced.ok) return priced.value && !isAsShown(priced.value.quote, placing) ? priceChanged(priced.value.quote, placing) : priced
  if (priced.error !== 'error.rate-expired') return inBooking(priced)
  // The rate has expired: offer the lane's current price, or report that it has expired.
  const instead = await priceOrder(context, { orderType, form, anew: true })
  return instead.ok && instead.value ? priceChanged(instead.value.quote, placing) : priced
}

/** Fields of the form are those of the input's booking. */
function inBooking(refusal: Refusal): Refusal {
  return refusal.fields ? { ...refusal, fields: refusal.fields.map((field) => ({ ...field, path: `/booking${field.path}` })) } : refusal
}

function isAsShown({ rateVersion, baseTotal }: OrderQuote, { rateVersion: shownVersion, shownTotal }: Placing): boolean {
  return (
    (shownVersion === undefined || shownVersion === rateVersion) && shownTotal !== undefined && compareDecimals(baseTotal, shownTotal) === 0
  )
}

export function priceChanged(quote: OrderQuote, { shownTotal }: { readonly shownTotal?: string | undefined }): Refusal {
  const params = { shown: shownTotal ?? '', total: quote.baseTotal, currency: quote.baseCurrency }
  return { ok: false, error: 'error.price-changed', params, data: { quote: toQuoteOutput(quote) } }
}
