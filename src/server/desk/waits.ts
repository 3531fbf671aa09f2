/** Orders waiting at the desk, longest wait first. */
import { type Call, type Handlers, limitOf, nameIn, pageOf, waitedSince } from '../kernel/index.ts'
import { orderSummaries, toRecord } from '../orders/index.ts'
import { countWaits, listWaits, type WaitRow } from './store.ts'

type Input = Parameters<Handlers['list-desk-waits']>[0]
type Answer = Extract<Awaited<ReturnType<Handlers['list-desk-waits']>>, { ok: true }>['value']

export const waitHandlers: Pick<Handlers, 'list-desk-waits'> = {
  'list-desk-waits': async (input, call) => ({ ok: true, value: await answerWaits(input, call) }),
}

async function answerWaits(input: Input, call: Call): Promise<Answer> {
  const { page, pageSize, offset } = pageOf(input, call)
  const { owner, orderType, search } = input
  const queue = input.queue === 'all' ? undefined : input.queue
  const filter = { brand: call.brand.id, now: call.now(), owner, userId: call.actor.userId, orderType, search }
  const [counts, found] = await Promise.all([
    countWaits(call.db, filter),
    listWaits(call.db, filter, { queue, descending: input.order === 'descending', limit: pageSize, offset }),
  ])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = queue === undefined ? all : (counts[queue] ?? 0)
  return { rows: found.map(waitsOf(call)), total, page, pageSize, counts: { ...counts, all } }
}

function waitsOf(call: Call): (row: WaitRow) => Answer['rows'][number] {
  const { language, brand, actor, now } = call
  const summarise = orderSummaries(call)
  return (row) => {
    const { data, ...order } = toRecord(row)
    const owner = nameIn(language, { name: data.ownerName, latinName: data.ownerLatin })
    const { since, hours } = waitedSince(row.since, now())
    const age = hours >= limitOf(brand, 'deskRedHours') ? 'overdue' : hours >= limitOf(brand, 'deskAmberHours') ? 'late' : 'fresh'
    // The entity declares the fields; codes were checked when they were written.
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
