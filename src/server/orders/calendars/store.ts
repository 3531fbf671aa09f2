/** SQL of calendar addresses, and of the orders whose dates they contain. */

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { hourMs } from '#rules'
import { type CalendarTable, type Database, type RateFacts, rateFacts } from '../../db/index.ts'
import { stillActs } from '../../people/accounts/index.ts'
import { type ChangedOrders, listChangedOrders, type OrderData } from '../order/index.ts'

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
  const before = new Date(now.getTime() - hourMs)
  await db
    .updateTable('calendars')
    .set({ used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<', before)]))
    .execute()
}

/** An order whose dates a calendar shows. */
export interface CalendarOrder {
  readonly id: string
  readonly version: number
  readonly updatedAt: Date
  readonly data: OrderData
  /** Free days of the booked rate; null without one. */
  readonly freeDays: number | null
}

/** Orders that were not cancelled or rejected, latest change first. */
export async function listCalendarOrders(db: Kysely<Database>, changed: ChangedOrders): Promise<CalendarOrder[]> {
  const orders = await listChangedOrders(db, changed)
  const rates = orders.flatMap(({ data }) => data.rateId ?? [])
  const { rows } = await sql<Pick<RateFacts, 'id' | 'free_days'>>`
    select id, free_days from ${rateFacts} rates where brand = ${changed.brand} and id = any(${sql.val(rates)}::text[])`.execute(db)
  const freeDays = new Map(rows.map(({ id, free_days }) => [id, free_days]))
  return orders.map(({ omsOrderNo: id, version, updatedAt, data }) => ({
    id,
    version,
    updatedAt,
    data,
    freeDays: freeDays.get(data.rateId ?? '') ?? null,
  }))
}
