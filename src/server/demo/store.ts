import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Database } from '../db/index.ts'
import type { MadeFrom } from './sailings.ts'
import type { WorldBox } from './yard-boxes.ts'

/** Rows per statement: large enough to be fast, small enough for one message to an embedded database. */
const chunkSize = 1000

export interface WorldRecord {
  readonly id: string
  readonly companyId: string | null
  readonly brand: string
  readonly state: string | null
  readonly version: number
  readonly release: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly data: object
}
export interface WorldEvent {
  readonly orderId: string
  readonly seq: number
  readonly event: string
  readonly at: string
  readonly byUser: string | null
  readonly byName: string
  readonly byRole: string
  readonly from: string | null
  readonly to: string
  readonly note: string | null
  readonly data: object
}
export interface WorldUser {
  readonly id: string
  readonly brand: string
  readonly companyId: string | null
  readonly account: string
  readonly role: string
  readonly staffAdmin: boolean
  readonly name: string
  readonly latinName: string
  readonly phone: string
  readonly email: string
  readonly passwordHash: string | null
}
export interface WorldCompany {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly latinName: string
  readonly uscc: string
  readonly paymentTerms?: string
}
export interface WorldExchangeRate {
  readonly id: string
  readonly brand: string
  readonly baseCurrency: string
  readonly currency: string
  readonly rate: string
  readonly day: string
}

/** Adds rows of the demo world to one table. */
export async function insertWorldRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  if (rows.length === 0) return
  // Kysely cannot infer the row type of a generic table.
  await db
    .insertInto(table)
    .values(rows as never)
    .execute()
}

/** Moves the creation of an account back to this moment if it is later. */
export async function bringUserForward(db: Kysely<Database>, id: string, createdAt: Date): Promise<void> {
  await db.updateTable('users').set({ created_at: createdAt }).where('id', '=', id).where('created_at', '>', createdAt).execute()
}

export async function setCompanyCreated(db: Kysely<Database>, id: string, createdAt: Date): Promise<void> {
  await db.updateTable('companies').set({ created_at: createdAt }).where('id', '=', id).execute()
}

/** Records that a person registered at this moment through someone else's referral link. */
export async function setInvited(db: Kysely<Database>, id: string, invitedBy: string, createdAt: Date): Promise<void> {
  await db.updateTable('users').set({ invited_by: invitedBy, created_at: createdAt }).where('id', '=', id).execute()
}

/** Months of a company with an amount that can be requested. */
export async function listPayableMonths(db: Kysely<Database>, brand: string, companyId: string) {
  return await db
    .selectFrom('rebate_months')
    .select(['id', 'month', 'version', 'data'])
    .where('brand', '=', brand)
    .where('company_id', '=', companyId)
    .where('state', '=', 'payable')
    .where('amount', '>', '0')
    .execute()
}

export async function updateMonth(db: Kysely<Database>, id: string, change: Updateable<Database['rebate_months']>): Promise<void> {
  await db.updateTable('rebate_months').set(change).where('id', '=', id).execute()
}

/** The latest departure on offer; null if the brand has no rates. */
export async function findLastSailing(db: Kysely<Database>, brand: string): Promise<string | null> {
  const state = await sql<{
    last: string | null
  }>`select max(data->>'etd') as last from rates where brand = ${brand} and load_id is null`.execute(db)
  return state.rows[0]?.last ?? null
}

export async function insertRecords(db: Kysely<Database>, table: 'rates' | 'orders', records: readonly WorldRecord[]): Promise<void> {
  for (const chunk of chunksOf(records)) {
    await sql`
      insert into ${sql.table(table)} (id, company_id, brand, state, version, release, created_at, updated_at, data)
      select e->>'id', e->>'companyId', e->>'brand', e->>'state', (e->>'version')::integer, e->>'release',
        (e->>'createdAt')::timestamptz, (e->>'updatedAt')::timestamptz, e->'data'
      from jsonb_array_elements(${JSON.stringify(chunk)}::jsonb) e
      on conflict do nothing`.execute(db)
  }
}

export async function insertYardBoxes(db: Kysely<Database>, boxes: readonly WorldBox[]): Promise<void> {
  for (const chunk of chunksOf(boxes)) {
    await sql`
      insert into yard_boxes
        (id, brand, company_id, order_id, bl_no, container_no, box_type, yard, loaded, dangerous, extra_moves, in_at, out_at)
      select e->>'id', e->>'brand', e->>'companyId', e->>'orderId', e->>'blNo', e->>'containerNo', e->>'boxType', e->>'yard',
        (e->>'loaded')::boolean, (e->>'dangerous')::boolean, (e->>'extraMoves')::integer, (e->>'inAt')::timestamptz,
        (e->>'outAt')::timestamptz
      from jsonb_array_elements(${JSON.stringify(chunk)}::jsonb) e`.execute(db)
  }
}

export async function insertEvents(db: Kysely<Database>, events: readonly WorldEvent[]): Promise<void> {
  for (const chunk of chunksOf(events)) {
    await sql`
      insert into order_events (order_id, seq, event, at, by_user, by_name, by_role, from_state, to_state, note, request_id, data)
      select e->>'orderId', (e->>'seq')::integer, e->>'event', (e->>'at')::timestamptz, e->>'byUser', e->>'byName', e->>'byRole',
        e->>'from', e->>'to', e->>'note', 'seed', e->'data'
      from jsonb_array_elements(${JSON.stringify(chunk)}::jsonb) e`.execute(db)
  }
}

export async function insertCompanies(db: Kysely<Database>, companies: readonly WorldCompany[]): Promise<void> {
  await db
    .insertInto('companies')
    .values(
      companies.map(({ latinName, uscc, paymentTerms, ...same }) => ({
        ...same,
        latin_name: latinName,
        status: 'certified',
        data: JSON.stringify({ uscc, ...(paymentTerms ? { paymentTerms } : {}) }),
      })),
    )
    .execute()
}

export async function insertUsers(db: Kysely<Database>, users: readonly WorldUser[]): Promise<void> {
  await db
    .insertInto('users')
    .values(
      users.map(({ companyId, staffAdmin, latinName, passwordHash, ...same }) => ({
        ...same,
        company_id: companyId,
        staff_admin: staffAdmin,
        latin_name: latinName,
        password_hash: passwordHash,
      })),
    )
    .execute()
}

export async function insertExchangeRates(db: Kysely<Database>, rates: readonly WorldExchangeRate[]): Promise<void> {
  await db
    .insertInto('exchange_rates')
    .values(rates.map(({ baseCurrency, day, ...same }) => ({ ...same, base_currency: baseCurrency, valid_from: day, valid_to: null })))
    // A later filling of the same days keeps existing rows.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Reserves this many order numbers and returns the first. */
export async function advanceOrderNumbers(db: Kysely<Database>, count: number): Promise<number> {
  const numbers = await sql<{ first: string }>`select nextval('order_numbers') as first`.execute(db)
  const first = Number(numbers.rows[0]?.first)
  if (count > 1) await sql`select setval('order_numbers', ${first + count - 1})`.execute(db)
  return first
}

function chunksOf<T>(list: readonly T[]): T[][] {
  const chunks: T[][] = []
  for (let start = 0; start < list.length; start += chunkSize) chunks.push(list.slice(start, start + chunkSize))
  return chunks
}

/** Their orders already contain what they report. */
export async function markEventsApplied(db: Kysely<Database>, brand: string, at: Date): Promise<void> {
  await db.updateTable('transport_events').set({ applied_at: at }).where('brand', '=', brand).where('applied_at', 'is', null).execute()
}

/** What is left to do for a brand. */
export interface Backlog {
  readonly brand: string
  readonly madeFrom: MadeFrom
  /** Number of steps done. */
  readonly done: number
}

/** Returns false if another server has inserted it, after waiting for that transaction. */
export async function insertBacklog(tx: Transaction<Database>, { brand, madeFrom, done }: Backlog): Promise<boolean> {
  const inserted = await tx
    .insertInto('demo_backlog')
    .values({ brand, made_from: JSON.stringify(madeFrom), done })
    .onConflict((conflict) => conflict.doNothing())
    .returning('brand')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Number of steps done; undefined once all are. Other servers wait until the transaction ends. */
export async function lockBacklog(tx: Transaction<Database>, brand: string): Promise<number | undefined> {
  return (await tx.selectFrom('demo_backlog').select('done').where('brand', '=', brand).forUpdate().executeTakeFirst())?.done
}

export async function readBacklog(db: Kysely<Database>): Promise<Backlog[]> {
  const rows = await db.selectFrom('demo_backlog').selectAll().orderBy(sql`made_from->>'idPrefix'`).execute()
  // Written by insertBacklog.
  return rows.map(({ made_from, ...same }) => ({ ...same, madeFrom: made_from as MadeFrom }))
}

export async function hasPeople(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function hasBacklog(db: Kysely<Database>, brand: string): Promise<boolean> {
  return (await db.selectFrom('demo_backlog').select('brand').where('brand', '=', brand).executeTakeFirst()) !== undefined
}

export async function countStep(db: Kysely<Database>, brand: string, done: number): Promise<void> {
  await db.updateTable('demo_backlog').set({ done }).where('brand', '=', brand).execute()
}

export async function deleteBacklog(db: Kysely<Database>, brand: string): Promise<void> {
  await db.deleteFrom('demo_backlog').where('brand', '=', brand).execute()
}

export interface WorldCount {
  readonly rates: number
  /** By state. */
  readonly orders: Readonly<Record<string, number>>
}

/** Sea rates and orders of these brands. */
export async function countWorld(db: Kysely<Database>, brands: readonly string[]): Promise<WorldCount> {
  const count = sql<number>`count(*)::int`.as('count')
  const [rates, orders] = await Promise.all([
    db
      .selectFrom('rates')
      .select(count)
      .where('brand', 'in', [...brands])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .select(['state', count])
      .where('brand', 'in', [...brands])
      .groupBy('state')
      .orderBy('state')
      .execute(),
  ])
  return { rates: rates.count, orders: Object.fromEntries(orders.map(({ state, count: ofState }) => [state ?? '', ofState])) }
}
