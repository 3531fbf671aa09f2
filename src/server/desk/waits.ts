/** What waits at the desk, the longest waiting first. Read from an index that every change of an order keeps. */
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { containing, type RecordTable } from '../db/index.ts'
import { type Call, type Handlers, limitOf, nameIn, pageOf, waitedSince } from '../kernel/index.ts'
import { orderSummaries, toRecord } from '../orders/index.ts'

type Input = Parameters<Handlers['list-desk-waits']>[0]
type Answer = Extract<Awaited<ReturnType<Handlers['list-desk-waits']>>, { ok: true }>['value']
type WaitRow = Selectable<RecordTable> & { readonly queue: string; readonly since: Date }

export const waitHandlers: Pick<Handlers, 'list-desk-waits'> = {
  'list-desk-waits': async (input, call) => ({ ok: true, value: await listWaits(input, call) }),
}

async function listWaits(input: Input, call: Call): Promise<Answer> {
  const { page, pageSize, offset } = pageOf(input, call)
  const where = sql.join(conditionsOf(input, call), sql` and `)
  const inQueue = input.queue === undefined || input.queue === 'all' ? sql`true` : sql`w.queue = ${input.queue}`
  // The orders themselves are only looked at where the search asks them.
  const from = input.search ? sql`desk_waits w join orders o on o.id = w.order_id` : sql`desk_waits w`
  const direction = input.order === 'descending' ? sql`desc` : sql`asc`
  const [counted, found] = await Promise.all([
    sql<{ queue: string; count: string }>`select w.queue, count(*) as count from ${from} where ${where} group by w.queue`.execute(call.db),
    sql<WaitRow>`
      select o.*, cut.queue, cut.since from (
        select w.order_id, w.queue, w.since from ${from} where ${where} and ${inQueue}
        order by w.since ${direction}, w.order_id limit ${pageSize} offset ${offset}
      ) cut join orders o on o.id = cut.order_id order by cut.since ${direction}, cut.order_id`.execute(call.db),
  ])
  const counts: Record<string, number> = Object.fromEntries(counted.rows.map(({ queue, count }) => [queue, Number(count)]))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = input.queue === undefined || input.queue === 'all' ? all : (counts[input.queue] ?? 0)
  return { rows: found.rows.map(waitsOf(call)), total, page, pageSize, counts: { ...counts, all } }
}

function conditionsOf({ owner, orderType, search }: Input, { brand, actor, now }: Call): RawBuilder<unknown>[] {
  const conditions = [sql`w.brand = ${brand.id}`, sql`w.since <= ${now()}::timestamptz`]
  if (owner === 'mine') conditions.push(sql`w.owner_id = ${actor.userId}`)
  if (owner === 'nobody') conditions.push(sql`w.owner_id is null`)
  if (owner === 'others') conditions.push(sql`w.owner_id <> ${actor.userId}`)
  if (orderType) conditions.push(sql`w.order_type = ${orderType}`)
  if (search?.trim()) {
    const words = containing(search.trim())
    conditions.push(sql`(upper(o.id) like ${words.toUpperCase()} or o.data->>'mblNo' like ${words.toUpperCase()}
      or o.data->>'companyName' ilike ${words} or o.data->>'companyLatin' ilike ${words})`)
  }
  return conditions
}

function waitsOf(call: Call): (row: WaitRow) => Answer['rows'][number] {
  const { language, brand, actor, now } = call
  const summarise = orderSummaries(call)
  return (row) => {
    const { data, ...order } = toRecord(row)
    const owner = nameIn(language, { name: data.ownerName, latinName: data.ownerLatin })
    const { since, hours } = waitedSince(row.since, now())
    const age = hours >= limitOf(brand, 'deskRedHours') ? 'overdue' : hours >= limitOf(brand, 'deskAmberHours') ? 'late' : 'fresh'
    // Which fields there are the declared entity decides; codes were checked when they were written.
    return {
      ...summarise({ ...order, data }),
      waitId: `${row.id}.${row.queue}`,
      queue: row.queue,
      since,
      waitingHours: hours,
      age,
      ...(owner ? { owner } : {}),
      isMine: data.ownerId === actor.userId,
    } as Answer['rows'][number]
  }
}
