/** SQL for supplier orders. Every query is limited to the brand. */

import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { SupplierOrderState } from '#domain'
import type { JsonObject } from '#rules'
import {
  allOf,
  companyFacts,
  type Database,
  hasNumber,
  hasWords,
  isEqual,
  isWithin,
  orderFacts,
  type Scope,
  type SortInput,
  type SupplierOrderTable,
  sortedBy,
} from '../../db/index.ts'
import type { Call, RowList } from '../../kernel/index.ts'
import type { SupplierOrderData, SupplierOrderRecord } from './record.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export async function takeSupplierOrderNumber(tx: Writer): Promise<number> {
  const numbers = await sql<{ number: string }>`select nextval('supplier_order_numbers') as number`.execute(tx)
  return Number(numbers.rows[0]?.number)
}

export async function insertSupplierOrder(tx: Writer, order: SupplierOrderRecord): Promise<void> {
  await insertSupplierOrders(tx, [order])
}

export async function insertSupplierOrders(tx: Writer, orders: readonly SupplierOrderRecord[]): Promise<void> {
  if (orders.length === 0) return
  const rows = orders.map((order) => ({
    id: order.id,
    brand: order.brand,
    company_id: order.companyId,
    order_id: order.orderId,
    supplier_id: order.supplierId,
    placed_by: order.placedById,
    service: order.service,
    state: order.state,
    version: order.version,
    release: order.release,
    base_total: order.data.baseTotal,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    data: JSON.stringify(order.data),
  }))
  await tx.insertInto('supplier_orders').values(rows).execute()
}

/** Locked until the transaction ends. */
export async function holdSupplierOrder(tx: Writer, brand: string, id: string): Promise<SupplierOrderRecord | undefined> {
  const row = await tx
    .selectFrom('supplier_orders')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst()
  return row && toRecord(row)
}

export async function findSupplierOrder(db: Reader, brand: string, id: string): Promise<SupplierOrderRecord | undefined> {
  const row = await db.selectFrom('supplier_orders').selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
  return row && toRecord(row)
}

/** An order of the caller's company; undefined if unknown. */
export async function findCompanyOrder(tx: Writer, { brand, actor }: Pick<Call, 'brand' | 'actor'>, id: string) {
  return await tx
    .selectFrom(orderFacts().as('orders'))
    .select(['id', 'state'])
    .where('id', '=', id)
    .where('brand', '=', brand.id)
    .where('company_id', '=', actor.companyId ?? '')
    .executeTakeFirst()
}

export type WrittenSupplierOrder = Pick<SupplierOrderRecord, 'id' | 'version' | 'state' | 'supplierId' | 'service' | 'data'> & {
  readonly at: Date
}

/** Compare and set; returns whether the row still had the version. */
export async function updateSupplierOrder(tx: Writer, order: WrittenSupplierOrder): Promise<boolean> {
  const done = await tx
    .updateTable('supplier_orders')
    .set({
      state: order.state,
      supplier_id: order.supplierId,
      service: order.service,
      base_total: order.data.baseTotal,
      data: JSON.stringify(order.data),
      version: order.version + 1,
      updated_at: order.at,
    })
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export interface NewEvent {
  readonly event: string
  readonly at: Date
  readonly byUser: string | null
  readonly byName: string
  readonly byLatin: string
  readonly byRole: string
  readonly to: string
  readonly note: string | null
}

export async function appendSupplierEvent(tx: Writer, id: string, event: NewEvent): Promise<void> {
  const last = await tx
    .selectFrom('supplier_order_events')
    .select((query) => query.fn.max('seq').as('seq'))
    .where('supplier_order_id', '=', id)
    .executeTakeFirst()
  await tx
    .insertInto('supplier_order_events')
    .values({
      supplier_order_id: id,
      seq: (last?.seq ?? 0) + 1,
      event: event.event,
      at: event.at,
      by_user: event.byUser,
      by_name: event.byName,
      by_latin: event.byLatin,
      by_role: event.byRole,
      to_state: event.to,
      note: event.note,
    })
    .execute()
}

export async function listSupplierEvents(db: Reader, id: string) {
  return await db.selectFrom('supplier_order_events').selectAll().where('supplier_order_id', '=', id).orderBy('seq', 'desc').execute()
}

export interface SupplierOrderFilter extends SortInput {
  readonly tab?: string | undefined
  readonly supplierOrderNo?: string | undefined
  readonly omsOrderNo?: string | undefined
  readonly supplier?: string | undefined
  readonly service?: string | undefined
}

/** A supplier order with the list fields of its supplier, company and customer order. */
export interface FoundSupplierOrder extends SupplierOrderRecord {
  readonly supplier: { readonly name: string; readonly kind: string; readonly data: JsonObject }
  readonly company: { readonly name: string; readonly latinName: string }
  readonly order: CustomerOrder
}

/** What a supplier order shows of its customer's order. */
type CustomerOrder = Partial<
  Readonly<Record<'orderType' | 'pol' | 'pod' | 'boxes' | 'vessel' | 'voyage' | 'etd' | 'mblNo' | 'confirmedTotal', string>>
>

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`s.created_at`,
  neededOn: sql`s.data->>'neededOn'`,
  baseTotal: sql`s.base_total`,
  supplierName: sql`p.name`,
}

const owners = { brand: sql`s.brand`, company: sql`s.company_id`, user: sql`s.placed_by` }
const joined = sql`supplier_orders s join suppliers p on p.id = s.supplier_id join ${companyFacts} c on c.id = s.company_id join ${orderFacts()} o on o.id = s.order_id`
const columns = sql`s.*, p.name as supplier_name, p.kind as supplier_kind, p.data as supplier_data, c.name as company_name,
  c.latin_name as company_latin, jsonb_strip_nulls(jsonb_build_object('orderType', o.order_type, 'pol', o.pol, 'pod', o.pod, 'boxes', o.boxes,
  'vessel', o.vessel, 'voyage', o.voyage, 'etd', o.etd, 'mblNo', o.mbl_no, 'confirmedTotal', o.confirmed_total)) as order_data`

/** `states`: one tab each. */
export function supplierOrders(scope: Scope, filter: SupplierOrderFilter, states: readonly string[]): RowList<Joined> {
  const { supplierOrderNo, omsOrderNo, supplier, service, tab } = filter
  return {
    entity: 'supplier-order',
    from: joined,
    select: columns,
    where: [
      ...isWithin(scope, owners),
      hasNumber(sql`s.id`, supplierOrderNo),
      hasNumber(sql`s.order_id`, omsOrderNo),
      isEqual(sql`s.service`, service),
      hasWords([sql`p.name`, sql`p.data->>'nameEn'`], supplier),
    ],
    orderBy: sql`${sortedBy(sorts, filter, sql`s.created_at desc`)}, s.id desc`,
    tabs: { by: sql`s.state`, of: Object.fromEntries(states.map((state) => [state, [state]])), open: tab },
  }
}

export async function readSupplierOrder(db: Reader, brand: string, id: string): Promise<FoundSupplierOrder | undefined> {
  const { rows } = await sql<Joined>`select ${columns} from ${joined} where s.brand = ${brand} and s.id = ${id}`.execute(db)
  return rows[0] && toFound(rows[0])
}

/** Costs and counts of active orders. */
export async function sumUnderWay(db: Reader, scope: Scope): Promise<readonly { state: string; count: number; costs: string }[]> {
  const { rows } = await sql<{ state: string; count: number; costs: string }>`
    select s.state, count(*) as count, sum(s.base_total)::text as costs from ${joined}
    where ${allOf(isWithin(scope, owners))} group by s.state`.execute(db)
  return rows
}

/** Total supplier costs of an order, without cancelled ones. */
export async function sumCosts(db: Reader, orderId: string): Promise<string> {
  const { rows } = await sql<{ costs: string }>`
    select coalesce(sum(base_total), 0)::text as costs from supplier_orders where order_id = ${orderId} and state <> 'cancelled'`.execute(
    db,
  )
  return rows[0]?.costs ?? '0'
}

/** Supplier costs of an order by service; only confirmed supplier orders count. */
export async function listCosts(db: Reader, orderId: string): Promise<{ service: string; baseAmount: string }[]> {
  const rows = await db
    .selectFrom('supplier_orders')
    .select(['service', 'base_total'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['confirmed', 'done'])
    .execute()
  return rows.map(({ service, base_total }) => ({ service, baseAmount: base_total }))
}

type Row = Selectable<SupplierOrderTable>
export interface Joined extends Row {
  readonly supplier_name: string
  readonly supplier_kind: string
  readonly supplier_data: JsonObject
  readonly company_name: string
  readonly company_latin: string
  readonly order_data: CustomerOrder
}

export function toFound(row: Joined): FoundSupplierOrder {
  return {
    ...toRecord(row),
    supplier: { name: row.supplier_name, kind: row.supplier_kind, data: row.supplier_data },
    company: { name: row.company_name, latinName: row.company_latin },
    order: row.order_data,
  }
}

function toRecord(row: Row): SupplierOrderRecord {
  return {
    id: row.id,
    brand: row.brand,
    companyId: row.company_id,
    orderId: row.order_id,
    supplierId: row.supplier_id,
    placedById: row.placed_by,
    service: row.service,
    state: row.state as SupplierOrderState,
    version: row.version,
    release: row.release,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    // Only this folder writes these rows.
    data: row.data as SupplierOrderData,
  }
}
