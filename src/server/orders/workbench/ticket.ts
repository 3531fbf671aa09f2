/** An order as a PDF. */

import { fieldAllowed } from '#domain'
import { dayIn, type JsonObject } from '#rules'
import { type Call, type Handlers, type Result, readGrid } from '../../kernel/index.ts'
import { readContacts } from '../../platform/contacts/index.ts'
import { drawSheet } from '../../platform/sheets/index.ts'
import { checkAccess, cutOffNotes, findOrder, type OrderRecord, toJson, toOrderSummary } from '../order/index.ts'

/** Id of the sheet. */
const sheet = 'order-ticket'
const priceRow = 'price-quote'
const priced = ['estimated', 'confirmed', 'baseTotal'] as const

export const ticketHandlers: Pick<Handlers, 'print-order-ticket'> = {
  'print-order-ticket': async ({ omsOrderNo, words }, call) => {
    const order = await findReadableOrder(call, omsOrderNo)
    if (!order.ok) return order
    const { brand, release, language } = call
    const now = call.now()
    // Labels in the reader's language override stored ones; the sheet prints only the fields it names.
    const record = withoutPrices(call, {
      ...toJson(order.value.data),
      ...toJson(toOrderSummary(order.value, call)),
      ...noteOf(order.value, call, words),
    })
    const today = dayIn(brand.timeZone, now)
    const file = await drawSheet({
      brand,
      release,
      sheet,
      record,
      contacts: await readContacts(call.db, brand),
      language,
      words,
      now,
      today,
    })
    return { ok: true, value: file }
  },
}

/** For a paper in both languages, the note is in both. */
function noteOf(order: OrderRecord, call: Call, words: string | undefined): JsonObject {
  const notes = (words === 'reader' ? [call.language] : call.brand.languages).map(
    (language) => cutOffNotes(order.data, { brand: call.brand, language }).cutOffNote,
  )
  const noteTexts = notes.filter((note) => note !== undefined)
  return noteTexts.length === 0 ? {} : { cutOffNote: noteTexts.join(' / ') }
}

/** Removes prices that the caller may not see, because documents get passed on. */
function withoutPrices(call: Call, record: JsonObject): JsonObject {
  if (fieldAllowed(readGrid(call.brand), priceRow, call.actor.kind, 'none').allow) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !(priced as readonly string[]).includes(name)))
}

/** The order if the caller may read it; not-found for other companies' orders. */
export async function findReadableOrder(call: Call, omsOrderNo: string): Promise<Result<OrderRecord>> {
  const order = await findOrder(call.db, call.brand.id, omsOrderNo)
  if (!order) return { ok: false, error: 'error.not-found' }
  const access = checkAccess(call, 'read-order', order)
  return access.ok ? { ok: true, value: order } : access
}
