/** SQL of the journal as the desk sees it. */

import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import { type Database, isEqual } from '../../db/index.ts'
import { limitOf, type RowList } from '../../kernel/index.ts'
import type { Refused } from './receipt-store.ts'

export interface ReceiptRow {
  readonly receipt_id: string
  readonly source: string
  readonly refusals: readonly Refused[]
}

export interface ReceiptFilter {
  readonly source?: string | undefined
  readonly state?: string | undefined
}

/** A row of the dictionary receipt-state. */
const result = sql`case when state = 'taken' and refused > 0 then 'partly' else state end`

export function receiptsOf(brand: string, { source, state }: ReceiptFilter): RowList<ReceiptRow> {
  return {
    entity: 'source-receipt',
    from: sql`source_receipts`,
    select: sql`id::text as receipt_id, source, kind, name as file, received_at, ${result} as state, taken, repeated, refused, refusals,
      by_name, replay_of::text as replay_of, body is not null and kind in ('events', 'calls', 'schedules', 'edifact') as can_replay`,
    where: [sql`brand = ${brand}`, isEqual(sql`source`, source), isEqual(result, state)],
    orderBy: sql`id desc`,
  }
}

export interface DayRow {
  readonly day: string
  readonly source: string
}

/** Days begin in the time zone of the brand. */
export function daysOf(brand: string, timeZone: string): RowList<DayRow> {
  const days = sql`(
    select to_char(received_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, source, count(*)::int as receipts,
      sum(taken)::int as taken, sum(repeated)::int as repeated, sum(refused)::int as refused
    from source_receipts where brand = ${brand} group by 1, 2) as counted`
  return {
    entity: 'source-day',
    from: days,
    select: sql`day || ' ' || source as day_id, day, source, receipts, taken, repeated, refused`,
    where: [],
    orderBy: sql`day desc, source`,
  }
}

/** When each source last delivered, as a table of `source` and `received_at`. */
export function lastReceipts(brand: string): RawBuilder<unknown> {
  return sql`(select source, max(received_at) as received_at from source_receipts where brand = ${brand} group by source)`
}

export interface StoredReceipt {
  readonly id: string
  readonly source: string
  readonly kind: string
  readonly name: string | null
  readonly body: string | null
}

export async function findReceipt(db: Kysely<Database>, brand: string, id: string): Promise<StoredReceipt | undefined> {
  return await db
    .selectFrom('source_receipts')
    .select(['id', 'source', 'kind', 'name', 'body'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Records taken in and refused since then, by source. */
export async function countSince(db: Kysely<Database>, brand: string, since: Date) {
  return await db
    .selectFrom('source_receipts')
    .select((row) => ['source', row.fn.sum<string>('taken').as('taken'), row.fn.sum<string>('refused').as('refused')])
    .where('brand', '=', brand)
    .where('received_at', '>=', since)
    .groupBy('source')
    .execute()
}

/** Contents are kept for replays, entries to look up; both expire. */
export async function sweepReceipts(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  const before = (limit: string) => new Date(now.getTime() - limitOf(brand, limit) * dayMs)
  await db
    .updateTable('source_receipts')
    .set({ body: null })
    .where('brand', '=', brand.id)
    .where('received_at', '<', before('receiptBodyDays'))
    .where('body', 'is not', null)
    .execute()
  await db.deleteFrom('source_receipts').where('brand', '=', brand.id).where('received_at', '<', before('receiptDays')).execute()
}

export interface EdifactReceiptRow {
  readonly id: string
  readonly source: string
  readonly name: string | null
  readonly received_at: Date
  readonly by_name: string | null
  readonly taken: number
  readonly repeated: number
  readonly refused: number
  readonly refusals: unknown
}

/** EDIFACT files in the journal, latest first. */
export function edifactReceipts(brand: string, id?: string): RowList<EdifactReceiptRow> {
  return {
    entity: 'edifact-receipt',
    from: sql`source_receipts`,
    select: sql`id, source, name, received_at, by_name, taken, repeated, refused, refusals`,
    where: [sql`brand = ${brand}`, sql`kind = 'edifact'`, isEqual(sql`id::text`, id)],
    orderBy: sql`id desc`,
  }
}
