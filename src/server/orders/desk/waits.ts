/** Orders waiting at the desk, longest wait first; a search finds the others after them. */
import { type Call, type Handlers, limitOf, nameIn, pageOf, waitedSince } from '../../kernel/index.ts'
import { listOrders, type OrderRecord, orderSummaries } from '../order/index.ts'
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
  const [counts, waits] = await Promise.all([
    countWaits(call.db, filter),
    listWaits(call.db, filter, { queue, descending: input.order === 'descending', limit: pageSize, offset }),
  ])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { '': _outside, ...queues } = counts
  const total = queue === undefined ? all : (queues[queue] ?? 0)
  const orders = await listOrders(call.db, call.brand.id, [...new Set(waits.map(({ order_id }) => order_id))])
  return { rows: waitsOf(waits, orders, call), total, page, pageSize, counts: { ...queues, all } }
}

function waitsOf(waits: readonly WaitRow[], orders: readonly OrderRecord[], call: Call): Answer['rows'] {
  const { language, actor } = call
  const summarise = orderSummaries(call)
  const orderOf = new Map(orders.map((order) => [order.omsOrderNo, order]))
  return waits.flatMap((wait) => {
    const order = orderOf.get(wait.order_id)
    if (!order) return []
    const { data } = order
    const owner = nameIn(language, { name: data.ownerName, latinName: data.ownerLatin })
    // The entity declares the fields; codes were checked when they were written.
    return {
      ...summarise(order),
      waitId: `${order.omsOrderNo}.${wait.queue ?? ''}`,
      ...waitOf(wait, call),
      ...(owner ? { owner } : {}),
      isMine: data.ownerId === actor.userId,
    } as Answer['rows'][number]
  })
}

function waitOf({ queue, since: from }: WaitRow, { brand, now }: Call) {
  if (queue === null || from === null) return {}
  const { since, hours } = waitedSince(from, now())
  const age = hours >= limitOf(brand, 'deskRedHours') ? 'overdue' : hours >= limitOf(brand, 'deskAmberHours') ? 'late' : 'fresh'
  return { queue, since, waitingHours: hours, age }
}
