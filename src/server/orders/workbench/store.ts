/** Workbench of a company: tasks, requests to join, orders by month, drafts. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import { type Database, membershipRequestFacts, orderFacts } from '../../db/index.ts'
import { type Call, readGrid } from '../../kernel/index.ts'

type Db = Kysely<Database>

export interface FoundTask {
  readonly order_id: string
  readonly task: string
  readonly since: Date
  readonly due_at: Date | null
  /** Order fields shown with a task. */
  readonly data: JsonObject
}

function within({ brand, companyId, userId }: Scope): RawBuilder<unknown> {
  const own = userId === undefined ? sql`` : sql` and t.user_id = ${userId}`
  return sql`t.brand = ${brand} and t.company_id = ${companyId}${own}`
}

export async function countTasks(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from order_tasks t where ${within(scope)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Earliest due date first. */
export async function listTasks(
  db: Db,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FoundTask[]> {
  if (limit === 0) return []
  const { rows } = await sql<FoundTask>`
    select t.order_id, t.task, t.since, t.due_at, jsonb_build_object(
      'orderType', o.order_type, 'pol', o.pol, 'pod', o.pod, 'place', o.place) as data
    from (select * from order_tasks t where ${within(scope)}
      order by t.due_at, t.since, t.order_id, t.task limit ${limit} offset ${offset}) t
    join ${orderFacts()} o on o.id = t.order_id
    order by t.due_at, t.since, t.order_id, t.task`.execute(db)
  return rows
}

/** Counts the open requests to join a company; `since` is the time of the oldest, null if there are none. */
export async function countJoins(db: Db, { brand, companyId }: Scope): Promise<{ readonly count: number; readonly since: Date | null }> {
  const { rows } = await sql<{ count: string; since: Date | null }>`
    select count(*) as count, min(created_at) as since from ${membershipRequestFacts} requests
    where company_id = ${companyId} and state = 'open' and kind = 'join' and brand = ${brand}`.execute(db)
  const { count = '0', since = null } = rows[0] ?? {}
  return { count: Number(count), since }
}

export interface OrderMonths {
  readonly scope: Scope
  /** The first month, YYYY-MM. */
  readonly from: string | undefined
  readonly timeZone: string
  /** States of orders that do not count. */
  readonly without: readonly string[]
  readonly columns: Release['columns']
}

export interface FoundMonth {
  /** YYYY-MM. */
  readonly month: string
  readonly order_type: string
  readonly orders: string
  readonly priced: string
  /** In the brand's base currency; null if none of the orders has a price. */
  readonly amount: string | null
}

/** Sums by month and order type; months without orders are omitted. */
export async function sumOrderMonths(db: Db, { scope, from, timeZone, without, columns }: OrderMonths): Promise<FoundMonth[]> {
  const own = scope.userId === undefined ? sql`` : sql` and ordered_by_id = ${scope.userId}`
  const { rows } = await sql<FoundMonth>`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM') as month, order_type,
      count(*) as orders, count(base_total) as priced, sum(base_total::numeric)::text as amount
    from ${orderFacts(columns)} orders
    where brand = ${scope.brand} and company_id = ${scope.companyId}${own}
      and created_at >= ((${from} || '-01')::timestamp at time zone ${timeZone})
      and state <> all(${[...without]}::text[])
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** Which of a company's records a grid row lets the caller see: all, or only their own. */
export interface Scope {
  readonly brand: string
  readonly companyId: string
  /** Default: all users. */
  readonly userId?: string
}

/** Undefined for callers without a company, which the grid has already refused. */
export function scopeBy(row: string, { actor, brand }: Pick<Call, 'actor' | 'brand'>): Scope | undefined {
  const { companyId, userId, kind } = actor
  if (companyId === null) return undefined
  const whole = readGrid(brand)[row]?.[kind] === 'own-company'
  return { brand: brand.id, companyId, ...(whole ? {} : { userId: userId ?? '' }) }
}
