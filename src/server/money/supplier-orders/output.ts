/** A supplier order as API output; the dispatcher removes fields that the caller may not see. */
import type { Operations } from '#generated/operations.ts'
import { divideDecimals, type Json, multiplyDecimals, roundHalfUp, subtractDecimals } from '#rules'
import { type Call, labelOf, nameIn, withoutPrefix } from '../../kernel/index.ts'
import { listFilesOf } from '../../platform/files/index.ts'
import { relationTo, type SupplierData } from './record.ts'
import { type FoundSupplierOrder, listSupplierEvents, sumCosts } from './store.ts'

export type SupplierOrderOutput = Operations['read-supplier-order']['output']

/** Fields for lists. */
export function toSupplierOrder(found: FoundSupplierOrder, call: Call): SupplierOrderOutput {
  const { data, supplier, order } = found
  const { language } = call
  const contact = supplier.data as SupplierData
  const port = (code: Json | undefined) => (typeof code === 'string' ? labelOf('reference', 'port', code, call) : '')
  const output = {
    supplierOrderNo: found.id,
    omsOrderNo: found.orderId,
    orderType: order.orderType,
    companyName: nameIn(language, found.company),
    supplierId: found.supplierId,
    supplierName: nameIn(language, { name: supplier.name, latinName: contact.nameEn }),
    supplierKind: supplier.kind,
    service: found.service,
    state: found.state,
    lines: data.lines,
    totals: data.totals,
    baseCurrency: data.baseCurrency,
    baseTotal: data.baseTotal,
    priced: data.lines.length > 0,
    placedBy: nameIn(language, { name: data.placedBy, latinName: data.placedByLatin }),
    relation: relationTo(found, call.actor),
    createdAt: found.createdAt.toISOString(),
    updatedAt: found.updatedAt.toISOString(),
    version: found.version,
    ...given({
      supplierContact: contact.contact,
      supplierPhone: contact.phone,
      supplierEmail: data.sentTo ?? contact.email,
      neededOn: data.neededOn,
      place: data.place,
      note: data.note,
      reference: data.reference,
      reason: data.reason,
      sentAt: data.sentAt,
      lane: [port(order.pol), port(order.pod)].filter(Boolean).join(' – '),
      boxes: order.boxes,
      vessel: order.vessel,
      voyage: order.voyage,
      etd: order.etd,
      mblNo: order.mblNo,
    }),
  }
  // Codes were validated when written.
  return output as SupplierOrderOutput
}

/** All fields, including files, history and the order's margin. */
export async function toWholeSupplierOrder(
  found: FoundSupplierOrder,
  call: Call,
  suppliers: readonly { readonly value: string; readonly label: string }[],
): Promise<SupplierOrderOutput> {
  const { db, language, brand } = call
  const [events, files, costs] = await Promise.all([
    listSupplierEvents(db, found.id),
    listFilesOf(db, belongsTo(found.id)),
    sumCosts(db, found.orderId),
  ])
  const whole = {
    ...toSupplierOrder(found, call),
    ...marginOf(found, costs),
    suppliers,
    files: files.map(({ id, kind, name, size, created_at, scan }) => ({
      fileId: id,
      type: withoutPrefix(kind, brand.documentPrefix),
      name,
      size,
      ...(scan === null ? {} : { scan }),
      at: created_at.toISOString(),
    })),
    events: events.map(({ seq, event, at, by_name, by_latin, to_state, note }) => ({
      seq,
      event,
      at: at.toISOString(),
      by: nameIn(language, { name: by_name, latinName: by_latin }),
      to: to_state,
      ...(note ? { note } : {}),
    })),
  }
  return whole as SupplierOrderOutput
}

/** Owner key of an order's files. */
export function belongsTo(supplierOrderNo: string): string {
  return `supplier-order:${supplierOrderNo}`
}

/** Margin: fees minus all supplier costs. Unknown until fees are confirmed. */
function marginOf({ order }: FoundSupplierOrder, costs: string) {
  const confirmed = order.confirmedTotal
  if (confirmed === undefined) return {}
  const places = (confirmed.split('.')[1] ?? '').length
  const margin = roundHalfUp(subtractDecimals(confirmed, costs), places)
  const isPaid = Number(confirmed) > 0
  return {
    customerTotal: confirmed,
    allCosts: roundHalfUp(costs, places),
    margin,
    ...(isPaid ? { marginPercent: divideDecimals(multiplyDecimals(margin, '100'), confirmed, 1) } : {}),
  }
}

function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''))
}
