/** Orders that were written about: at the desk those that wait for an answer, the longest first; for customers their own. */

import { type RawBuilder, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import { containing } from '../db/index.ts'
import { type Call, type Handlers, pageOf, readGrid, waitedSince } from '../kernel/index.ts'

type Input = Operations['list-message-threads']['input']
type Thread = Operations['list-message-threads']['output']['rows'][number]
type Tab = NonNullable<Input['show']>

const excerptLength = 160

export const threadHandlers: Pick<Handlers, 'list-message-threads'> = {
  'list-message-threads': async (input, call) => {
    const { db } = call
    const { page, pageSize, offset } = pageOf(input, call)
    const { show = 'all' } = input
    const threads = threadsOf(call, input)
    const counted = await sql<Record<Tab, number>>`
      select count(*)::integer as all, (count(*) filter (where waiting_since is not null))::integer as waiting,
        (count(*) filter (where unread > 0))::integer as unread
      from (${threads}) threads`.execute(db)
    const order = show === 'waiting' ? sql`threads.waiting_since, threads.order_id` : sql`threads.last_at desc, threads.order_id desc`
    const { rows } = await sql<ThreadRow>`
      select threads.*, last.body, last.by_name, last.by_latin
      from (${threads}) threads join order_messages last on last.id = threads.last_id
      where ${condition(show)} order by ${order} limit ${pageSize} offset ${offset}`.execute(db)
    const { all = 0, waiting = 0, unread = 0 } = counted.rows[0] ?? {}
    const counts = { all, waiting, unread }
    return { ok: true, value: { rows: rows.map((row) => toThread(row, call)), total: counts[show], page, pageSize, counts } }
  },
}

function condition(show: Tab): RawBuilder<unknown> {
  if (show === 'waiting') return sql`waiting_since is not null`
  return show === 'unread' ? sql`unread > 0` : sql`true`
}

/** Threads that the caller may see, each with how much of it they have not. */
function threadsOf({ actor, brand }: Call, { mine, omsOrderNo }: Input): RawBuilder<unknown> {
  const conditions = [sql`t.brand = ${brand.id}`, sql`t.last_id > 0`]
  if (actor.kind !== 'staff') {
    conditions.push(sql`t.company_id = ${actor.companyId}`)
    if (readGrid(brand)['order-messages']?.[actor.kind] !== 'own-company') conditions.push(sql`o.data->>'orderedById' = ${actor.userId}`)
  } else if (mine) conditions.push(sql`o.data->>'ownerId' = ${actor.userId}`)
  if (omsOrderNo) conditions.push(sql`t.order_id like ${containing(omsOrderNo.toUpperCase())}`)
  return sql`
    select t.order_id, t.messages, t.last_id, t.last_at, t.waiting_since, o.state, o.data,
      (select count(*)::integer from order_messages m
        where m.order_id = t.order_id and m.id > coalesce(r.last_id, 0) and m.by_user <> ${actor.userId}) as unread
    from order_threads t
    join orders o on o.id = t.order_id
    left join message_reads r on r.order_id = t.order_id and r.user_id = ${actor.userId}
    where ${sql.join(conditions, sql` and `)}`
}

interface ThreadRow {
  readonly order_id: string
  readonly messages: number
  readonly last_id: number
  readonly last_at: Date
  readonly waiting_since: Date | null
  readonly state: string
  readonly data: Readonly<Record<string, string | undefined>>
  readonly unread: number
  readonly body: string
  readonly by_name: string
  readonly by_latin: string
}

function toThread(row: ThreadRow, { language, now }: Call): Thread {
  const { data, waiting_since: since } = row
  const waited = since && waitedSince(since, now())
  const chinese = language === 'zh'
  const owner = (chinese ? data.ownerName : data.ownerLatin) || data.ownerName
  const words = row.body.replace(/\s+/g, ' ').trim()
  return {
    omsOrderNo: row.order_id,
    // Codes were checked when they were written.
    orderType: data.orderType as Thread['orderType'],
    state: row.state as Thread['state'],
    companyName: (chinese ? data.companyName : data.companyLatin) ?? '',
    orderedBy: (chinese ? data.orderedBy : data.orderedByLatin) ?? '',
    ...(owner ? { owner } : {}),
    last: words.length > excerptLength ? `${[...words].slice(0, excerptLength).join('')}…` : words,
    lastBy: chinese ? row.by_name : row.by_latin,
    lastAt: row.last_at.toISOString(),
    messages: row.messages,
    unread: row.unread,
    ...(waited ? { waitingSince: waited.since, waitingHours: waited.hours } : {}),
  }
}
