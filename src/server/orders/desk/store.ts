/** The desk's queues and figures, read from the orders and from an index updated with every change of an order. */

import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import { openStates } from '#domain'
import { containing, type Database, orderFacts, userFacts } from '../../db/index.ts'
import { firstConfirmations } from '../order/index.ts'

type Db = Kysely<Database>

export interface WaitFilter {
  readonly brand: string
  /** Future waits are omitted. */
  readonly now: Date
  /** Orders of `userId`, orders without an owner, or orders of everyone else. */
  readonly owner?: 'mine' | 'nobody' | 'others' | undefined
  readonly userId: string | null
  readonly orderType?: string | undefined
  /** Part of an order number, a bill of lading or a company's name. Also finds orders that wait for nothing, whatever their state. */
  readonly search?: string | undefined
}

export interface WaitPage {
  /** Default: every queue. */
  readonly queue: string | undefined
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** An order waiting in a queue; without one, an order found by a search. */
export interface WaitRow {
  readonly order_id: string
  readonly queue: string | null
  readonly since: Date | null
}

/** Number of waiting orders by queue; empty queues are omitted. Orders that a search finds outside the queues are counted under ''. */
export async function countWaits(db: Db, filter: WaitFilter): Promise<Record<string, number>> {
  const { rows } = await sql<{ queue: string; count: string }>`
    select coalesce(w.queue, '') as queue, count(*) as count from ${tablesOf(filter)} where ${conditionsOf(filter)} group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ queue, count }) => [queue, Number(count)]))
}

/** Longest wait first, or last if descending. */
export async function listWaits(db: Db, filter: WaitFilter, { queue, descending, limit, offset }: WaitPage): Promise<WaitRow[]> {
  const inQueue = queue === undefined ? sql`true` : sql`w.queue = ${queue}`
  const { id } = columnsOf(filter)
  const direction = descending ? sql`desc nulls last` : sql`asc`
  const { rows } = await sql<WaitRow>`
    select ${id} as order_id, w.queue, w.since from ${tablesOf(filter)} where ${conditionsOf(filter)} and ${inQueue}
    order by w.since ${direction}, ${id} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** A search reads the orders, with or without a wait; otherwise the index of waits has everything. */
function tablesOf({ search, now }: WaitFilter): RawBuilder<unknown> {
  return isSearch(search)
    ? sql`${orderFacts()} o left join desk_waits w on w.order_id = o.id and w.since <= ${now}::timestamptz`
    : sql`desk_waits w`
}

function columnsOf({ search }: WaitFilter) {
  return isSearch(search)
    ? { id: sql`o.id`, brand: sql`o.brand`, ownerId: sql`o.owner_id`, orderType: sql`o.order_type` }
    : { id: sql`w.order_id`, brand: sql`w.brand`, ownerId: sql`w.owner_id`, orderType: sql`w.order_type` }
}

function isSearch(search: string | undefined): search is string {
  return search !== undefined && search.trim() !== ''
}

function conditionsOf(filter: WaitFilter): RawBuilder<unknown> {
  const { brand, now, owner, userId, orderType, search } = filter
  const columns = columnsOf(filter)
  const conditions = [sql`${columns.brand} = ${brand}`]
  if (owner === 'mine') conditions.push(sql`${columns.ownerId} = ${userId}`)
  if (owner === 'nobody') conditions.push(sql`${columns.ownerId} is null`)
  if (owner === 'others') conditions.push(sql`${columns.ownerId} <> ${userId}`)
  if (orderType) conditions.push(sql`${columns.orderType} = ${orderType}`)
  if (isSearch(search)) {
    const words = containing(search.trim())
    conditions.push(sql`(upper(o.id) like ${words.toUpperCase()} or o.mbl_no like ${words.toUpperCase()}
      or o.company_name ilike ${words} or o.company_latin ilike ${words})`)
  } else conditions.push(sql`w.since <= ${now}::timestamptz`)
  return sql.join(conditions, sql` and `)
}

/** Start times of the periods and ages. */
export interface FigureTimes {
  readonly now: Date
  /** Start of the period. */
  readonly from: Date
  /** Orders waiting since this time or longer are late. */
  readonly late: Date
  /** Orders waiting since this time or longer are overdue. */
  readonly overdue: Date
}

export interface FoundFigures {
  readonly placed: number
  readonly confirmed: number
  /** Median hours until fees were confirmed, with one decimal; null if none were. */
  readonly medianHours: string | null
  /** The 90th percentile of the same. */
  readonly mostHours: string | null
  readonly open: number
  readonly waiting: number
  readonly overdue: number
}

export async function sumFigures(db: Db, brand: string, times: FigureTimes): Promise<FoundFigures> {
  const { from, overdue } = times
  const [placed, confirmed, standing, waiting] = await Promise.all([
    sql<{ n: string }>`
      select count(*) as n from ${orderFacts()} orders where brand = ${brand} and created_at >= ${from}::timestamptz`.execute(db),
    sql<{ n: string; median: string | null; most: string | null }>`
      select count(*) as n, round((percentile_cont(0.5) within group (order by hours))::numeric, 1) as median,
        round((percentile_cont(0.9) within group (order by hours))::numeric, 1) as most
      from (
        select extract(epoch from first.at - o.created_at) / 3600 as hours
        from (${firstConfirmations(from)}) first join ${orderFacts()} o on o.id = first.order_id where o.brand = ${brand}
      ) times`.execute(db),
    sql<{
      n: string
    }>`select count(*) as n from ${orderFacts()} orders where brand = ${brand} and state = any(${openStates}::text[])`.execute(db),
    sql<{ n: string; overdue: string }>`
      select count(*) as n, count(*) filter (where since <= ${overdue}::timestamptz) as overdue
      from desk_waits where ${waitsOf(brand, times)}`.execute(db),
  ])
  return {
    placed: Number(placed.rows[0]?.n ?? 0),
    confirmed: Number(confirmed.rows[0]?.n ?? 0),
    medianHours: confirmed.rows[0]?.median ?? null,
    mostHours: confirmed.rows[0]?.most ?? null,
    open: Number(standing.rows[0]?.n ?? 0),
    waiting: Number(waiting.rows[0]?.n ?? 0),
    overdue: Number(waiting.rows[0]?.overdue ?? 0),
  }
}

export interface FoundMonth {
  /** YYYY-MM. */
  readonly month: string
  readonly type: string
  readonly orders: string
  readonly unpriced: string
  /** In the brand's base currency; null where none has a price. */
  readonly amount: string | null
}

/** Orders by month and kind, without cancelled and rejected ones. */
export async function sumMonths(
  db: Db,
  { brand, timeZone, from }: { readonly brand: string; readonly timeZone: string; readonly from: Date },
): Promise<FoundMonth[]> {
  const { rows } = await sql<FoundMonth>`
    select to_char(created_at at time zone ${timeZone}::text, 'YYYY-MM') as month, order_type as type, count(*) as orders,
      count(*) filter (where base_total is null) as unpriced, sum(base_total::numeric)::text as amount
    from ${orderFacts()} orders where brand = ${brand} and created_at >= ${from}::timestamptz and state not in ('cancelled', 'rejected')
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface FoundAge {
  readonly queue: string
  /** overdue, late or fresh. */
  readonly age: string
  readonly n: string
}

/** Number of waiting orders by queue and age. */
export async function countAges(db: Db, brand: string, times: FigureTimes): Promise<FoundAge[]> {
  const { rows } = await sql<FoundAge>`
    select queue, case when since <= ${times.overdue}::timestamptz then 'overdue'
      when since <= ${times.late}::timestamptz then 'late' else 'fresh' end as age, count(*) as n
    from desk_waits where ${waitsOf(brand, times)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface FoundOwner {
  /** '' for orders without an owner. */
  readonly id: string
  readonly name: string
  readonly latin_name: string
  readonly open: string
  readonly waiting: string
  readonly overdue: string
  readonly confirmed: string
}

export interface OwnerFigures {
  readonly brand: string
  readonly columns: Release['columns']
  readonly times: FigureTimes
}

/** All of customer service by name, then orders without an owner. */
export async function sumOwners(db: Db, { brand, columns, times }: OwnerFigures): Promise<FoundOwner[]> {
  const { rows } = await sql<FoundOwner>`
    with owned as (
      select owner_id as id, count(*) as n from ${orderFacts(columns)} orders
      where brand = ${brand} and owner_id is not null and state = any(${openStates}::text[]) group by 1
    ), waiting as (
      select coalesce(owner_id, '') as id, count(*) as n,
        count(*) filter (where since <= ${times.overdue}::timestamptz) as overdue
      from desk_waits where ${waitsOf(brand, times)} group by 1
    ), confirmed as (
      select first.by_user as id, count(*) as n from (${firstConfirmations(times.from)}) first
      join ${orderFacts()} o on o.id = first.order_id where o.brand = ${brand} group by 1
    ), people as (
      select id, name, latin_name from ${userFacts} staff where brand = ${brand} and role = 'staff'
      union all select '', '', ''
    )
    select p.id, p.name, p.latin_name, coalesce(o.n, 0) as open, coalesce(w.n, 0) as waiting, coalesce(w.overdue, 0) as overdue,
      coalesce(c.n, 0) as confirmed
    from people p left join owned o on o.id = p.id left join waiting w on w.id = p.id left join confirmed c on c.id = p.id
    order by p.id = '', p.latin_name`.execute(db)
  return rows
}

function waitsOf(brand: string, { now }: FigureTimes): RawBuilder<unknown> {
  return sql`brand = ${brand} and since <= ${now}::timestamptz`
}
