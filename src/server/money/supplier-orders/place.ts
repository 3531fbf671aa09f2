/** Creates supplier orders and edits drafts. */
import type { Transaction } from 'kysely'
import { confirmLines, orderNumber } from '#domain'
import { dayIn, type JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { readMoney } from '../../freight/quotes/index.ts'
import { type Call, type Handlers, type Refusal, type Result, todayOf } from '../../kernel/index.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { refuseStep } from '../rebates/index.ts'
import { changeSupplierOrder, type MovedSupplierOrder } from './move.ts'
import type { CostLine, SupplierOrderData, SupplierOrderRecord } from './record.ts'
import { appendSupplierEvent, findCompanyOrder, insertSupplierOrder, takeSupplierOrderNumber } from './store.ts'
import { findSupplier } from './supplier-store.ts'

type Tx = Transaction<Database>

/** Document type in order numbers, after the brand's prefix. */
const document = 'PO'
/** Orders that are no longer active. */
const over: ReadonlySet<string> = new Set(['cancelled', 'rejected'])

export const placeHandlers: Pick<Handlers, 'place-supplier-order' | 'change-supplier-order'> = {
  'place-supplier-order': (input, call) =>
    call.transaction(async (tx): Promise<Result<MovedSupplierOrder>> => {
      const { brand, actor } = call
      const companyId = actor.companyId ?? ''
      const order = await findCompanyOrder(tx, call, input.omsOrderNo)
      if (!order) return missing('/omsOrderNo', 'invalid.orderUnknown')
      if (over.has(order.state ?? '')) return refuseStep(call, 'purchase.refused.order-cancelled', { order: order.id })
      const supplier = await checkSupplier(tx, call, input.supplierId)
      if (!supplier.ok) return supplier
      const costs = await workOut(tx, call, input.lines ?? [])
      if (!costs.ok) return costs
      const at = call.now()
      const record: SupplierOrderRecord = {
        id: orderNumber({
          prefix: brand.documentPrefix,
          document,
          day: dayIn(brand.timeZone, at),
          sequence: await takeSupplierOrderNumber(tx),
        }),
        brand: brand.id,
        companyId,
        orderId: order.id,
        supplierId: input.supplierId,
        placedById: actor.userId ?? '',
        service: input.service,
        state: 'draft',
        version: 1,
        release: call.release.id,
        createdAt: at,
        updatedAt: at,
        data: { ...costs.value, ...wishes(input), placedBy: actor.name, placedByLatin: actor.latinName },
      }
      await insertSupplierOrder(tx, record)
      await appendSupplierEvent(tx, record.id, {
        event: 'place-supplier-order',
        at,
        byUser: actor.userId,
        byName: actor.name,
        byLatin: actor.latinName,
        byRole: actor.kind,
        to: record.state,
        note: null,
      })
      await writeAudit(tx, call, { event: 'supplier-order-placed', subject: record.id, after: auditFields(record, supplier.value) })
      return { ok: true, value: { supplierOrderNo: record.id, state: record.state, version: record.version } }
    }),

  'change-supplier-order': (input, call) =>
    changeSupplierOrder(call, {
      ...input,
      event: 'change-supplier-order',
      audit: 'supplier-order-changed',
      apply: async (order, tx) => {
        // The current supplier may have been retired since; a new one must be active.
        const supplier =
          input.supplierId === order.supplierId ? { ok: true as const, value: '' } : await checkSupplier(tx, call, input.supplierId)
        if (!supplier.ok) return supplier
        const costs = await workOut(tx, call, input.lines ?? [])
        if (!costs.ok) return costs
        const { placedBy, placedByLatin } = order.data
        const data = { ...costs.value, ...wishes(input), placedBy, placedByLatin }
        return { ok: true, value: { ...order, supplierId: input.supplierId, service: input.service, data } }
      },
    }),
}

/** Name of the company's supplier; refused if unknown or retired. */
async function checkSupplier(tx: Tx, call: Call, id: string): Promise<Result<string>> {
  const row = await findSupplier(tx, call, id)
  if (!row) return missing('/supplierId', 'invalid.supplierUnknown')
  return row.active ? { ok: true, value: row.name } : { ok: false, error: 'error.supplier-retired' }
}

function missing(path: string, id: string): Refusal {
  return { ok: false, error: 'error.not-found', fields: [{ path, id, params: {} }] }
}

type EnteredLine = Omit<CostLine, 'amount' | 'exchangeRate' | 'baseAmount'>
type Costs = Pick<SupplierOrderData, 'lines' | 'totals' | 'baseCurrency' | 'baseTotal'>

/** Calculates amounts and totals the same way as for confirmed fees. Without lines the cost is 0. */
async function workOut(tx: Tx, { brand, now }: Call, entered: readonly EnteredLine[]): Promise<Result<Costs>> {
  if (entered.length === 0) return { ok: true, value: { lines: [], totals: [], baseCurrency: brand.baseCurrency, baseTotal: '0' } }
  const money = await readMoney(tx, brand, todayOf({ brand, now }))
  const costs = confirmLines({ ...money, entered: entered.map((line) => ({ ...line, group: 'other' })), estimated: [], at: '/lines' })
  if (!costs.ok) return costs
  const { lines, ...totals } = costs.value
  return { ok: true, value: { ...totals, lines: lines.map(({ group: _group, source: _source, ...line }) => line) } }
}

interface Wishes {
  readonly neededOn?: string | undefined
  readonly place?: string | undefined
  readonly note?: string | undefined
}

function wishes({ neededOn, place, note }: Wishes): Pick<SupplierOrderData, 'neededOn' | 'place' | 'note'> {
  return { ...(neededOn ? { neededOn } : {}), ...(place ? { place } : {}), ...(note ? { note } : {}) }
}

function auditFields({ orderId, service, data }: SupplierOrderRecord, supplier: string): JsonObject {
  return { order: orderId, supplier, service, baseTotal: data.baseTotal }
}
