/**
 * A change to an order after its fees were agreed: requested by either side, priced by the server or by staff, decided by the
 * customer.
 */
import type { Transaction } from 'kysely'
import { confirmLines } from '#domain'
import type { Json, JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import { findOrderType, type PricedOrder, priceOrder, readMoney } from '../../../freight/quotes/index.ts'
import { type Call, type Handlers, todayOf } from '../../../kernel/index.ts'
import { type ComposedOrder, summarise } from '../placing/compose.ts'
import { type OrderData, type OrderRecord, relationTo, toJson } from '../record.ts'
import { type AskedChange, isPricedByServer, sideOf, withAcceptedChange, withChange, withOffer, withSettledChange } from './amend.ts'
import { auditFees } from './audit.ts'
import { changeOrder } from './change.ts'
import { signatureOf, withAcceptance } from './papers.ts'
import { withoutExpectations } from './reported-milestones.ts'

type AmendmentHandlers = Pick<Handlers, 'request-amendment' | 'offer-amendment' | 'accept-amendment' | 'decline-amendment'>

export const amendmentHandlers: AmendmentHandlers = {
  'request-amendment': ({ booking, reason = '', ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'request-amendment',
      grid: 'amend-order',
      note: reason,
      apply: async (order, tx) => {
        const form = String(findOrderType(call.brand, order.data.orderType).form)
        const checked = call.validateForm(form, booking as JsonObject, '/booking')
        if (!checked.ok) return checked
        if (isSameBooking(order.data.booking, checked.value)) return { ok: false, error: 'error.nothing-changed' }
        const priced = await priceChange(call, tx, order, checked.value)
        const side = sideOf(call.actor, relationTo(order, call.actor))
        const summary = movedSummary(call, order.data, { booking: checked.value, priced: priced?.order ?? null })
        const askedChange: AskedChange = { booking: checked.value, reason, side, summary, ...(priced ? { priced } : {}) }
        const data = withChange(order.data, askedChange, signatureOf(call))
        const change = { changePriced: priced?.offered === true }
        return { ok: true, value: { data, changes: { change: toJson(data.openChange ?? {}) }, change } }
      },
    }),

  'offer-amendment': ({ lines, note, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'offer-amendment',
      grid: 'desk-fees',
      note,
      apply: async (order, tx) => {
        const money = await readMoney(tx, call.brand, todayOf(call))
        const { openChange, confirmed } = order.data
        const earlierLines = [...(openChange?.suggested?.lines ?? []), ...(confirmed?.lines ?? [])]
        const fees = confirmLines({
          ...money,
          entered: lines,
          estimated: earlierLines,
          justify: openChange?.suggested?.lines ?? confirmed?.lines,
          at: '/lines',
        })
        if (!fees.ok) return fees
        const data = withOffer(order.data, fees.value, { ...signatureOf(call), note })
        await auditFees(call, tx, order, fees.value.baseTotal)
        return { ok: true, value: { data, changes: { change: toJson(data.openChange ?? {}) } } }
      },
    }),

  'accept-amendment': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'accept-amendment',
      grid: 'accept-fees',
      apply: (order) => {
        const { data } = order
        const signed = signatureOf(call)
        const settled = withAcceptedChange(data, signed)
        const changed = isSameSailing(data, settled.booking) ? settled : withoutExpectations(settled)
        const accepted = order.state === 'fees-confirmed' ? changed : withAcceptance(changed, signed)
        const fees = { before: toJson(data.confirmed ?? {}), after: toJson(changed.confirmed ?? {}) }
        return { ok: true, value: { data: accepted, changes: { fees } } }
      },
    }),

  'decline-amendment': ({ reason, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'decline-amendment',
      grid: 'amend-order',
      note: reason,
      apply: ({ data }) => {
        const declined = withSettledChange(data, { outcome: 'declined', reason, ...signatureOf(call) })
        return { ok: true, value: { data: declined, changes: {} } }
      },
    }),
}

/**
 * The price of the changed order by the rules of its creation. If no rate or tariff prices it (any more), customer service
 * enter it; once the order is in progress they also decide, because a ship may not wait for it.
 */
async function priceChange(
  call: Call,
  tx: Transaction<Database>,
  { state, companyId, data }: OrderRecord,
  booking: JsonObject,
): Promise<(NonNullable<AskedChange['priced']> & { readonly order: PricedOrder }) | undefined> {
  const context = { db: tx, brand: call.brand, release: call.release, now: call.now, audience: companyId }
  // The agreed sailing keeps its rate; another one is looked up.
  const { rateId: _chosen, ...form } = booking
  const request = isSameSailing(data, booking)
    ? { orderType: data.orderType, form: booking, rateId: data.rateId }
    : { orderType: data.orderType, form }
  const priced = await priceOrder(context, request)
  if (!priced.ok || !priced.value) return undefined
  const { lines, totals, baseCurrency, baseTotal, rateId, rateVersion } = priced.value.quote
  const fees = { lines, totals, baseCurrency, baseTotal, at: call.now().toISOString() }
  const rate = rateId === undefined || rateVersion === undefined ? {} : { rateId, rateVersion }
  return { fees, offered: state !== 'in-process' && isPricedByServer(data), order: priced.value, ...rate }
}

/** The parts of a sailing that a form names. */
const sailing = ['pol', 'pod', 'carrier', 'etd', 'vessel', 'voyage']

function isSameSailing({ booking }: OrderData, changed: JsonObject): boolean {
  return sailing.every((name) => booking[name] === changed[name])
}

/** Only list fields that the change itself affects: later corrections by staff are kept. */
function movedSummary({ brand, now }: Call, data: OrderData, changed: Pick<ComposedOrder, 'booking' | 'priced'>): JsonObject {
  const { orderType } = data
  const scope = { brand, today: todayOf({ brand, now }) }
  const same = isSameSailing(data, changed.booking)
  const before = toJson(summarise({ orderType, booking: data.booking, priced: null }, { ...scope, form: data.booking }))
  const after = toJson(summarise({ orderType, ...changed, priced: same ? null : changed.priced }, { ...scope, form: changed.booking }))
  // If no rate was found, the form itself says which sailing is wanted.
  const named = same ? {} : Object.fromEntries(sailing.flatMap((name) => namedIn(changed.booking, data, name)))
  const current = toJson(data)
  return Object.fromEntries(
    Object.entries({ ...named, ...after }).filter(([name, value]) => before[name] !== value && current[name] !== value),
  )
}

function namedIn(booking: JsonObject, data: OrderData, name: string): [string, Json][] {
  const value = booking[name]
  return typeof value === 'string' && value !== data.booking[name] ? [[name, value]] : []
}

function isSameBooking(one: JsonObject, other: JsonObject): boolean {
  return canonical(one) === canonical(other)
}

/** JSON with sorted names and without empty values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== '')
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${name}:${canonical(inner)}`)
    .join(',')}}`
}
