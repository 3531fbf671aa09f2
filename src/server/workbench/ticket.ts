/** An order as a PDF. */

import { fieldAllowed } from '#domain'
import { dayIn, type JsonObject } from '#rules'
import { readContacts } from '../contacts/index.ts'
import { type Call, type FileAnswer, type Handlers, type Result, readGrid } from '../kernel/index.ts'
import { checkAccess, cutOffNotes, findOrder, type OrderRecord, toJson, toOrderSummary } from '../orders/index.ts'
import { drawSheet } from '../sheets/index.ts'

/** Id of the sheet. */
const sheet = 'order-ticket'
const priceRow = 'price-quote'
const priced = ['estimated', 'confirmed', 'baseTotal'] as const

export const ticketHandlers: Pick<Handlers, 'print-order-ticket'> = {
  'print-order-ticket': async ({ omsOrderNo, words }, call) => {
    const found = await findReadableOrder(call, omsOrderNo)
    if (!found.ok) return found
    const { brand, release, language } = call
    const now = call.now()
    // Labels in the reader's language override stored ones; the sheet prints only the fields it names.
    const record = withoutPrices(call, {
      ...toJson(found.value.data),
      ...toJson(toOrderSummary(found.value, call)),
      ...noteOf(found.value, call, words),
    })
    const today = dayIn(brand.timeZone, now)
    const file: FileAnswer = await drawSheet({
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
    // A file handler returns bytes instead of declared fields.
    return { ok: true, value: file as never }
  },
}

/** For a paper in both languages, the note is in both. */
function noteOf(order: OrderRecord, call: Call, words: string | undefined): JsonObject {
  const notes = (words === 'reader' ? [call.language] : call.brand.languages).map(
    (language) => cutOffNotes(order.data, { brand: call.brand, language }).cutOffNote,
  )
  const said = notes.filter((note) => note !== undefined)
  return said.length === 0 ? {} : { cutOffNote: said.join(' / ') }
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
