/** SQL of calendar addresses, and of the orders whose dates they contain. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { stillActs } from '../accounts/index.ts'
import type { CalendarTable, Database } from '../db/index.ts'

export type CalendarAddress = Selectable<CalendarTable>

export interface CalendarOwner {
  readonly brand: string
  readonly companyId: string
  readonly userId: string
  /** Administrators also see their company's address. */
  readonly isAdmin: boolean
}

/** Open addresses that the caller owns. */
export async function listCalendars(
  db: Kysely<Database>,
  { brand, companyId, userId, isAdmin }: CalendarOwner,
): Promise<CalendarAddress[]> {
  return await db
    .selectFrom('calendars')
    .selectAll()
    .where('brand', '=', brand)
    .where('company_id', '=', companyId)
    .where('revoked_at', 'is', null)
    .where((row) =>
      row.or([row.and([row('kind', '=', 'person'), row('user_id', '=', userId)]), ...(isAdmin ? [row('kind', '=', 'company')] : [])]),
    )
    .orderBy('kind', 'desc')
    .execute()
}

export async function insertCalendar(tx: Transaction<Database>, calendar: CalendarAddress): Promise<void> {
  await tx.insertInto('calendars').values(calendar).execute()
}

export async function revokeCalendar(tx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await tx.updateTable('calendars').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute()
}

/** An open address whose owner may still open one. */
export async function findOpenCalendar(db: Kysely<Database>, brand: string, tokenHash: string): Promise<CalendarAddress | undefined> {
  const columns = { user: 'c.user_id', company: 'c.company_id' }
  return await db
    .selectFrom('calendars as c')
    .selectAll('c')
    .where('c.brand', '=', brand)
    .where('c.token_hash', '=', tokenHash)
    .where('c.revoked_at', 'is', null)
    .where((row) => row.or([stillActs({ ...columns, asAdmin: true }), row.and([row('c.kind', '=', 'person'), stillActs(columns)])]))
    .executeTakeFirst()
}

/** At most once an hour: programs fetch often. */
export async function noteFetch(db: Kysely<Database>, { id }: CalendarAddress, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 60 * 60_000)
  await db
    .updateTable('calendars')
    .set({ used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<', before)]))
    .execute()
}

export interface CalendarOrder {
  readonly id: string
  readonly version: number
  readonly updatedAt: Date
  readonly data: JsonObject
  /** Free days of the booked rate; null without one. */
  readonly freeDays: number | null
}

export interface CalendarOrders {
  readonly brand: string
  readonly companyId: string
  /** Only orders that this person placed. */
  readonly userId: string | null
  /** Only orders changed since. */
  readonly since: Date
  readonly limit: number
}

/** Orders that were not cancelled or rejected, latest change first. */
export async function listCalendarOrders(
  db: Kysely<Database>,
  { brand, companyId, userId, since, limit }: CalendarOrders,
): Promise<CalendarOrder[]> {
  const { rows } = await sql<{ id: string; version: number; updated_at: Date; data: JsonObject; free_days: number | null }>`
    select o.id, o.version, o.updated_at, o.data, (r.data->>'freeDays')::integer as free_days
    from orders o left join rates r on r.id = o.data->>'rateId' and r.brand = o.brand
    where o.brand = ${brand} and o.company_id = ${companyId} and o.state not in ('cancelled', 'rejected')
      and o.updated_at >= ${since}::timestamptz
      ${userId === null ? sql`` : sql`and o.data->>'orderedById' = ${userId}`}
    order by o.updated_at desc, o.id limit ${limit}`.execute(db)
  return rows.map(({ id, version, updated_at, data, free_days }) => ({ id, version, updatedAt: updated_at, data, freeDays: free_days }))
}
