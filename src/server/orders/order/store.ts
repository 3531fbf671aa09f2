import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { type CompanyFacts, companyFacts, type Database, type OrderEventTable, type RecordTable, userFacts } from '../../db/index.ts'
import type { OrderData, OrderEvent, OrderRecord } from './record.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

/** Next sequence number for orders; gaps are fine, duplicates are not. */
export async function takeOrderNumber(tx: Writer): Promise<number> {
  const numbers = await sql<{ number: string }>`select nextval('order_numbers') as number`.execute(tx)
  return Number(numbers.rows[0]?.number)
}

export async function findCompany(db: Reader, brand: string, id: string): Promise<CompanyFacts | undefined> {
  return db.selectFrom(companyFacts.as('companies')).selectAll().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
}

/** The longest-standing active administrator of a company, or else the longest-standing member; undefined if there is neither. */
export async function findFirstMember(tx: Writer, brand: string, companyId: string) {
  return await tx
    .selectFrom(userFacts.as('users'))
    .select(['id', 'name', 'latin_name'])
    .where('brand', '=', brand)
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .where('role', 'in', ['admin', 'member'])
    // admin before member, then by seniority.
    .orderBy('role')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
}

export interface Colleague {
  readonly id: string
  readonly name: string
  readonly latinName: string
}

/** Customer service of a brand, by name. */
export async function listColleagues(db: Reader, brand: string): Promise<Colleague[]> {
  const rows = await db
    .selectFrom(userFacts.as('users'))
    .select(['id', 'name', 'latin_name'])
    .where('brand', '=', brand)
    .where('role', '=', 'staff')
    .where('status', '=', 'active')
    .orderBy('latin_name')
    .execute()
  return rows.map(({ id, name, latin_name }) => ({ id, name, latinName: latin_name }))
}

export async function insertOrder(tx: Writer, order: OrderRecord): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      id: order.omsOrderNo,
      company_id: order.companyId,
      brand: order.brand,
      state: order.state,
      version: order.version,
      release: order.release,
      created_at: order.createdAt,
      updated_at: order.updatedAt,
      data: JSON.stringify(order.data),
    })
    .execute()
}

export async function findOrder(db: Reader, brand: string, omsOrderNo: string): Promise<OrderRecord | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', omsOrderNo).where('brand', '=', brand).executeTakeFirst()
  return row && toRecord(row)
}

/** Locks the order until this transaction ends. */
export async function lockOrder(tx: Writer, brand: string, omsOrderNo: string): Promise<OrderRecord | undefined> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', omsOrderNo)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst()
  return row && toRecord(row)
}

export interface UpdateOrderOptions {
  readonly omsOrderNo: string
  /** Only a row that still has this version is written. */
  readonly version: number
  readonly state: string
  readonly data: OrderData
  readonly at: Date
}

/** Compare and set; returns whether the row was still as the caller saw it. */
export async function updateOrder(tx: Writer, change: UpdateOrderOptions): Promise<boolean> {
  const done = await tx
    .updateTable('orders')
    .set({ state: change.state, data: JSON.stringify(change.data), version: change.version + 1, updated_at: change.at })
    .where('id', '=', change.omsOrderNo)
    .where('version', '=', change.version)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function appendEvent(tx: Writer, omsOrderNo: string, event: OrderEvent): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      order_id: omsOrderNo,
      seq: event.seq,
      event: event.event,
      at: event.at,
      by_user: event.byUser,
      by_name: event.byName,
      by_role: event.byRole,
      from_state: event.from,
      to_state: event.to,
      note: event.note,
      request_id: event.requestId,
      data: JSON.stringify({ ...event.changes, byLatin: event.byLatin }),
    })
    .execute()
}

export async function listEvents(db: Reader, omsOrderNo: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .leftJoin('order_event_supplements as supplement', (join) =>
      join.onRef('supplement.order_id', '=', 'order_events.order_id').onRef('supplement.seq', '=', 'order_events.seq'),
    )
    .selectAll('order_events')
    .select('supplement.data as supplement')
    .where('order_events.order_id', '=', omsOrderNo)
    .orderBy('order_events.seq', 'desc')
    .execute()
  // A supplement adds what the entry omitted, and must not contradict it.
  return rows.map(({ supplement, ...row }) => toEvent({ ...row, data: { ...supplement, ...row.data } }))
}

export async function findLastEvent(db: Reader, omsOrderNo: string): Promise<OrderEvent | undefined> {
  const row = await db.selectFrom('order_events').selectAll().where('order_id', '=', omsOrderNo).orderBy('seq', 'desc').executeTakeFirst()
  return row && toEvent(row)
}

/** The release under which an order was made; null if there is no such order, or it is older than releases. */
export async function findOrderRelease(db: Reader, brand: string, omsOrderNo: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('release').where('id', '=', omsOrderNo).where('brand', '=', brand).executeTakeFirst()
  return row?.release || null
}

/** These orders, in the order of their numbers given; unknown ones are left out. */
export async function listOrders(db: Reader, brand: string, numbers: readonly string[]): Promise<OrderRecord[]> {
  if (numbers.length === 0) return []
  const rows = await db.selectFrom('orders').selectAll().where('brand', '=', brand).where('id', 'in', numbers).execute()
  const byNumber = new Map(rows.map((row) => [row.id, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? []).map(toRecord)
}

/** Orders of all brands with a number after the given one, by number. */
export async function listOrdersAfter(db: Reader, after: string, limit: number): Promise<OrderRecord[]> {
  const rows = await db.selectFrom('orders').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(toRecord)
}

export interface OrdersWithMoment {
  readonly brand: string
  readonly states: readonly string[]
  /** Time fields of an order's data. */
  readonly fields: readonly string[]
  readonly after: Date
  readonly until: Date
}

/** Orders with one of these fields between the two times. Times are stored in UTC in one format, so they sort as text. */
export async function listOrdersWithMoment(db: Reader, { brand, states, fields, after, until }: OrdersWithMoment): Promise<OrderRecord[]> {
  const soon = fields.map(
    (field): RawBuilder<unknown> => sql`(data->>${field} > ${after.toISOString()} and data->>${field} <= ${until.toISOString()})`,
  )
  const { rows } = await sql<Selectable<RecordTable>>`
    select id, company_id, brand, state, version, release, created_at, updated_at, data from orders
    where brand = ${brand} and state = any(${[...states]}::text[]) and (${sql.join(soon, sql` or `)})`.execute(db)
  return rows.map(toRecord)
}

/** Number of orders in the same combination of states. */
export interface LifeCount {
  readonly brand: string
  readonly state: string
  readonly payment: string
  readonly amendment: string
  readonly bill: string
  readonly count: number
}

export async function countByLife(db: Reader): Promise<LifeCount[]> {
  const counts = await sql<Omit<LifeCount, 'count'> & { readonly count: string }>`
    select brand, state, coalesce(data->>'payment', '') as payment, coalesce(data->>'amendment', 'none') as amendment,
      coalesce(data->>'bill', 'none') as bill, count(*) as count
    from orders group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
  return counts.rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** The fields of an order that recording a milestone needs. */
export interface NamedOrder {
  readonly id: string
  readonly mbl: string | null
  readonly state: string
  readonly type: string
  readonly milestones: readonly { readonly milestone: string; readonly classifier: string; readonly at: string }[]
}

/** Orders with one of these upper-case numbers as order number or bill of lading. */
export async function findNamedOrders(db: Reader, brand: string, names: readonly string[]): Promise<NamedOrder[]> {
  const { rows } = await sql<NamedOrder>`
    select id, data->>'mblNo' as mbl, state, data->>'orderType' as type, data->'milestones' as milestones from orders
    where brand = ${brand} and (id = any(${[...names]}::text[]) or "mblNo" = any(${[...names]}::text[]))`.execute(db)
  return rows
}

/** A row as a record of this folder. */
export function toRecord(row: Selectable<RecordTable>): OrderRecord {
  return {
    omsOrderNo: row.id,
    brand: row.brand,
    companyId: row.company_id ?? '',
    state: row.state ?? '',
    version: row.version,
    release: row.release ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    // Written by this folder only; the shape of an older release is opened read-only by its reader.
    data: row.data as OrderData,
  }
}

function toEvent(row: Selectable<OrderEventTable>): OrderEvent {
  const { byLatin, ...changes } = row.data
  return {
    seq: row.seq,
    event: row.event,
    at: row.at,
    byUser: row.by_user,
    byName: row.by_name,
    byLatin: typeof byLatin === 'string' ? byLatin : row.by_name,
    byRole: row.by_role,
    from: row.from_state,
    to: row.to_state,
    note: row.note,
    requestId: row.request_id,
    changes,
  }
}
