/** Figures of the desk, from the orders themselves and from what waits. */
import { type RawBuilder, sql } from 'kysely'
import { lifeStates } from '#domain'
import type { Operations } from '#generated/operations.ts'
import { type Call, limitOf, listObjects, nameIn, pickWords } from '../kernel/index.ts'
import { queueDictionary } from '../orders/index.ts'

export type Figures = Operations['read-desk-statistics']['output']
export type MonthRow = Operations['list-desk-months']['output']['rows'][number]
export type AgeRow = Operations['list-desk-ages']['output']['rows'][number]
export type OwnerRow = Operations['list-desk-owners']['output']['rows'][number]

const usualDays = 90
const dayMs = 86_400_000
const hourMs = 3_600_000
const ended: readonly string[] = ['completed', 'cancelled', 'rejected']
const open = lifeStates.filter((state) => !ended.includes(state))

/** The beginning of the period, back from now. */
export function startOf(period: string | undefined, { now }: Call): Date {
  return new Date(now().getTime() - Number(period ?? usualDays) * dayMs)
}

export async function readFigures(call: Call, from: Date): Promise<Figures> {
  const { db, brand } = call
  const [placed, confirmed, standing, waiting] = await Promise.all([
    sql<{ n: string }>`
      select count(*) as n from orders where brand = ${brand.id} and created_at >= ${from}::timestamptz`.execute(db),
    sql<{ n: string; median: string | null; most: string | null }>`
      select count(*) as n, round((percentile_cont(0.5) within group (order by hours))::numeric, 1) as median,
        round((percentile_cont(0.9) within group (order by hours))::numeric, 1) as most
      from (
        select extract(epoch from first.at - o.created_at) / 3600 as hours
        from (${firstConfirmations(from)}) first join orders o on o.id = first.order_id where o.brand = ${brand.id}
      ) times`.execute(db),
    sql<{ n: string }>`select count(*) as n from orders where brand = ${brand.id} and state = any(${open}::text[])`.execute(db),
    sql<{ n: string; overdue: string }>`
      select count(*) as n, count(*) filter (where since <= ${longAgo(call, 'deskRedHours')}::timestamptz) as overdue
      from desk_waits where ${waits(call)}`.execute(db),
  ])
  const { median, most } = confirmed.rows[0] ?? {}
  return {
    orders: Number(placed.rows[0]?.n ?? 0),
    confirmed: Number(confirmed.rows[0]?.n ?? 0),
    ...(median === null || median === undefined ? {} : { medianHours: median }),
    ...(most === null || most === undefined ? {} : { mostHours: most }),
    open: Number(standing.rows[0]?.n ?? 0),
    waiting: Number(waiting.rows[0]?.n ?? 0),
    overdue: Number(waiting.rows[0]?.overdue ?? 0),
  }
}

/** When each order's fees were first confirmed, and by whom; those of the period. */
function firstConfirmations(from: Date): RawBuilder<unknown> {
  return sql`
    select distinct on (order_id) order_id, at, by_user from order_events e
    where event = 'confirm-fees' and at >= ${from}::timestamptz
      and not exists (
        select 1 from order_events b where b.order_id = e.order_id and b.event = 'confirm-fees' and b.at < ${from}::timestamptz
      )
    order by order_id, at`
}

export async function listMonths({ db, brand }: Call, from: Date): Promise<MonthRow[]> {
  const { rows } = await sql<{ month: string; type: string; orders: string; unpriced: string; amount: string | null }>`
    select to_char(created_at at time zone ${brand.timeZone}::text, 'YYYY-MM') as month, data->>'orderType' as type, count(*) as orders,
      count(*) filter (where data->>'baseTotal' is null) as unpriced, sum((data->>'baseTotal')::numeric)::text as amount
    from orders where brand = ${brand.id} and created_at >= ${from}::timestamptz and state not in ('cancelled', 'rejected')
    group by 1, 2 order by 1, 2`.execute(db)
  return rows.map(({ month, type, orders, unpriced, amount }) => ({
    month,
    orderType: type as MonthRow['orderType'],
    orders: Number(orders),
    unpriced: Number(unpriced),
    ...(amount === null ? {} : { amount }),
    // The money is the brand's.
    baseCurrency: brand.baseCurrency as MonthRow['baseCurrency'],
  }))
}

export async function listAges(call: Call): Promise<AgeRow[]> {
  const { rows } = await sql<{ queue: string; age: string; n: string }>`
    select queue, case when since <= ${longAgo(call, 'deskRedHours')}::timestamptz then 'overdue'
      when since <= ${longAgo(call, 'deskAmberHours')}::timestamptz then 'late' else 'fresh' end as age, count(*) as n
    from desk_waits where ${waits(call)} group by 1, 2 order by 1, 2`.execute(call.db)
  const queues = listObjects(call.brand.documents.dictionary?.[queueDictionary]?.rows)
  const nameOf = (queue: string) => pickWords(queues.find(({ id }) => id === queue)?.label, call) || queue
  return rows.map(({ queue, age, n }) => ({
    queue: queue as AgeRow['queue'],
    name: nameOf(queue),
    age: age as AgeRow['age'],
    orders: Number(n),
  }))
}

/** Everybody of customer service, and last what nobody has taken. */
export async function listOwners(call: Call, from: Date): Promise<OwnerRow[]> {
  const { db, brand, language } = call
  const { rows } = await sql<{
    id: string
    name: string
    latin_name: string
    open: string
    waiting: string
    overdue: string
    confirmed: string
  }>`
    with owned as (
      select "ownerId" as id, count(*) as n from orders
      where brand = ${brand.id} and "ownerId" is not null and state = any(${open}::text[]) group by 1
    ), waiting as (
      select coalesce(owner_id, '') as id, count(*) as n,
        count(*) filter (where since <= ${longAgo(call, 'deskRedHours')}::timestamptz) as overdue
      from desk_waits where ${waits(call)} group by 1
    ), confirmed as (
      select first.by_user as id, count(*) as n from (${firstConfirmations(from)}) first
      join orders o on o.id = first.order_id where o.brand = ${brand.id} group by 1
    ), people as (
      select id, name, latin_name from users where brand = ${brand.id} and role = 'staff'
      union all select '', '', ''
    )
    select p.id, p.name, p.latin_name, coalesce(o.n, 0) as open, coalesce(w.n, 0) as waiting, coalesce(w.overdue, 0) as overdue,
      coalesce(c.n, 0) as confirmed
    from people p left join owned o on o.id = p.id left join waiting w on w.id = p.id left join confirmed c on c.id = p.id
    order by p.id = '', p.latin_name`.execute(db)
  return rows.map(({ id, name, latin_name: latinName, ...counts }) => {
    const owner = nameIn(language, { name, latinName })
    return {
      ownerId: id || 'nobody',
      ...(owner ? { owner } : {}),
      open: Number(counts.open),
      waiting: Number(counts.waiting),
      overdue: Number(counts.overdue),
      confirmed: Number(counts.confirmed),
    }
  })
}

function waits({ brand, now }: Call): RawBuilder<unknown> {
  return sql`brand = ${brand.id} and since <= ${now()}::timestamptz`
}

function longAgo({ brand, now }: Call, limit: string): Date {
  return new Date(now().getTime() - limitOf(brand, limit) * hourMs)
}
