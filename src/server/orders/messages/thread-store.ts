/** Message threads, one per order with messages. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { containing, type Database, type OrderFacts, orderFacts } from '../../db/index.ts'

export type ThreadTab = 'all' | 'waiting' | 'unread'

export interface ThreadFilter {
  readonly brand: string
  /** Unread: messages that this person has neither read nor written. */
  readonly reader: string | null
  /** Default: of all companies. */
  readonly companyId?: string | null | undefined
  /** Only of orders that this person placed. */
  readonly orderedBy?: string | null | undefined
  /** Only of orders assigned to this member of customer service. */
  readonly owner?: string | null | undefined
  /** Part of an order number. */
  readonly omsOrderNo?: string | undefined
}

export interface ThreadPage {
  readonly show: ThreadTab
  readonly limit: number
  readonly offset: number
}

type OrderParts = Pick<
  OrderFacts,
  'state' | 'order_type' | 'company_name' | 'company_latin' | 'ordered_by' | 'ordered_by_latin' | 'owner_name' | 'owner_latin'
>

/** A thread with its last message and its order. */
export interface ThreadRow extends OrderParts {
  readonly order_id: string
  readonly messages: number
  readonly last_id: number
  readonly last_at: Date
  readonly waiting_since: Date | null
  readonly unread: number
  readonly body: string
  readonly by_name: string
  readonly by_latin: string
}

/** Number of threads in each tab. */
export async function countThreads(db: Kysely<Database>, filter: ThreadFilter): Promise<Record<ThreadTab, number>> {
  const { rows } = await sql<Record<ThreadTab, number>>`
    select count(*)::integer as all, (count(*) filter (where waiting_since is not null))::integer as waiting,
      (count(*) filter (where unread > 0))::integer as unread
    from (${threadsOf(filter)}) threads`.execute(db)
  const { all = 0, waiting = 0, unread = 0 } = rows[0] ?? {}
  return { all, waiting, unread }
}

/** Latest message first; the tab `waiting` starts with the longest wait. */
export async function listThreads(db: Kysely<Database>, filter: ThreadFilter, { show, limit, offset }: ThreadPage): Promise<ThreadRow[]> {
  const order = show === 'waiting' ? sql`threads.waiting_since, threads.order_id` : sql`threads.last_at desc, threads.order_id desc`
  const { rows } = await sql<ThreadRow>`
    select threads.*, last.body, last.by_name, last.by_latin
    from (${threadsOf(filter)}) threads join order_messages last on last.id = threads.last_id
    where ${isIn(show)} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

function isIn(show: ThreadTab): RawBuilder<unknown> {
  if (show === 'waiting') return sql`waiting_since is not null`
  return show === 'unread' ? sql`unread > 0` : sql`true`
}

/** Threads with the number of messages the reader has not read. */
function threadsOf({ brand, reader, companyId, orderedBy, owner, omsOrderNo }: ThreadFilter): RawBuilder<unknown> {
  const conditions = [sql`t.brand = ${brand}`, sql`t.last_id > 0`]
  if (companyId !== undefined) conditions.push(sql`t.company_id = ${companyId}`)
  if (orderedBy !== undefined) conditions.push(sql`o.ordered_by_id = ${orderedBy}`)
  if (owner !== undefined) conditions.push(sql`o.owner_id = ${owner}`)
  if (omsOrderNo) conditions.push(sql`t.order_id like ${containing(omsOrderNo.toUpperCase())}`)
  return sql`
    select t.order_id, t.messages, t.last_id, t.last_at, t.waiting_since, o.state, o.order_type, o.company_name,
      o.company_latin, o.ordered_by, o.ordered_by_latin, o.owner_name, o.owner_latin,
      (select count(*)::integer from order_messages m
        where m.order_id = t.order_id and m.id > coalesce(r.last_id, 0) and m.by_user <> ${reader}) as unread
    from order_threads t
    join ${orderFacts()} o on o.id = t.order_id
    left join message_reads r on r.order_id = t.order_id and r.user_id = ${reader}
    where ${sql.join(conditions, sql` and `)}`
}
