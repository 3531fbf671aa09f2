import { addDecimals, dayIn, type JsonObject, roundHalfUp } from '#rules'
import { readMoney } from '../../freight/quotes/index.ts'
import { type Call, type FileAnswer, type Handlers, listObjects, type Result, readRows, scopeOf, todayOf } from '../../kernel/index.ts'
import { readContacts } from '../../platform/contacts/index.ts'
import { findFile, serveFile } from '../../platform/files/index.ts'
import { drawSheet } from '../../platform/sheets/index.ts'
import { toSupplierOrder, toWholeSupplierOrder } from './output.ts'
import { mayUse } from './record.ts'
import { type FoundSupplierOrder, findSupplierOrder, readSupplierOrder, sumUnderWay, supplierOrders, toFound } from './store.ts'
import { listChoices } from './suppliers.ts'

type ReadHandlers = Pick<
  Handlers,
  'read-purchasing' | 'list-supplier-orders' | 'read-supplier-order' | 'print-supplier-order' | 'download-supplier-file'
>

/** Permission grid row for reading supplier orders. */
const row = 'supplier-orders'
const orderOfFile = /^supplier-order:(.+)$/

export const readHandlers: ReadHandlers = {
  'read-purchasing': async (_input, call) => {
    const sums = await sumUnderWay(call.db, scopeOf(call, row))
    const { decimals } = await readMoney(call.db, call.brand, todayOf(call))
    const inState = (state: string) => sums.find((sum) => sum.state === state)
    const open = addDecimals(inState('sent')?.costs ?? '0', inState('confirmed')?.costs ?? '0')
    const value = {
      suppliers: await listChoices(call.db, call),
      drafts: inState('draft')?.count ?? 0,
      waiting: inState('sent')?.count ?? 0,
      running: inState('confirmed')?.count ?? 0,
      openCosts: roundHalfUp(open, decimals[call.brand.baseCurrency] ?? 0),
      currency: call.brand.baseCurrency,
    }
    return { ok: true, value: value as never }
  },

  'list-supplier-orders': (input, call) => {
    const states = listObjects(call.brand.documents.dictionary?.['supplier-order-state']?.rows).map(({ id }) => String(id))
    return readRows(call, input, supplierOrders(scopeOf(call, row), input, states), {
      more: (found) => toSupplierOrder(toFound(found), call),
    })
  },

  'read-supplier-order': async ({ supplierOrderNo }, call) => {
    const supplierOrder = await findOwn(call, supplierOrderNo)
    if (!supplierOrder.ok) return supplierOrder
    return { ok: true, value: await toWholeSupplierOrder(supplierOrder.value, call, await listChoices(call.db, call)) }
  },

  'print-supplier-order': async ({ supplierOrderNo, words }, call) => {
    const supplierOrder = await findOwn(call, supplierOrderNo)
    return supplierOrder.ok ? { ok: true, value: await drawOrder(call, supplierOrder.value, call.language, words) } : supplierOrder
  },

  'download-supplier-file': async ({ fileId }, call) => {
    const file = await findFile(call.db, call.brand.id, fileId)
    const [, supplierOrderNo] = orderOfFile.exec(file?.belongs_to ?? '') ?? []
    const order = supplierOrderNo === undefined ? undefined : await findSupplierOrder(call.db, call.brand.id, supplierOrderNo)
    if (!file || !mayUse(call, row, order)) return { ok: false, error: 'error.not-found' }
    return serveFile(call, file)
  },
}

/** The order, if the caller may see it. */
async function findOwn(call: Call, supplierOrderNo: string): Promise<Result<FoundSupplierOrder>> {
  const supplierOrder = await readSupplierOrder(call.db, call.brand.id, supplierOrderNo)
  return mayUse(call, row, supplierOrder)
    ? { ok: true, value: supplierOrder as FoundSupplierOrder }
    : { ok: false, error: 'error.not-found' }
}

/** The order sheet for the supplier, without the customer's prices. */
export async function drawOrder(
  call: Call,
  found: FoundSupplierOrder,
  language: string,
  words?: 'both' | 'reader' | undefined,
): Promise<FileAnswer> {
  const { brand, release } = call
  const now = call.now()
  const record = toSupplierOrder(found, { ...call, language }) as JsonObject
  const contacts = await readContacts(call.db, brand)
  const today = dayIn(brand.timeZone, now)
  return await drawSheet({ brand, release, sheet: 'supplier-order', record, contacts, language, words, now, today })
}
