/** Assignment of an order to customer service: claimed by the first, handed over by name, or released. */
import { type Call, type Handlers, nameIn, type Refusal } from '../../../kernel/index.ts'
import type { OrderData, OrderRecord } from '../record.ts'
import { type Colleague, listColleagues } from '../store.ts'
import { changeOrder } from './change.ts'

type OwnerHandlers = Pick<Handlers, 'take-order' | 'hand-over-order' | 'put-back-order'>

/** The row is locked: of two at once the second one sees the owner set by the first. */
export const ownerHandlers: OwnerHandlers = {
  'take-order': ({ omsOrderNo }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version: 'latest',
      event: 'take',
      grid: 'desk-orders',
      apply: (order) => {
        if (order.data.ownerId !== undefined) return refuseTaken(order, call)
        const { userId, name, latinName } = call.actor
        return give(order, { id: userId ?? '', name, latinName, at: call.now() })
      },
    }),

  'hand-over-order': ({ omsOrderNo, from, to, note }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version: 'latest',
      event: 'hand-over',
      grid: 'desk-orders',
      note,
      apply: async (order, tx) => {
        if (order.data.ownerId !== from) return refuseTaken(order, call)
        const colleague = (await listColleagues(tx, call.brand.id)).find(({ id }) => id === to)
        // Do not assign it to its current owner again.
        if (!colleague || to === from)
          return { ok: false, error: 'error.invalid', fields: [{ path: '/to', id: 'invalid.enum', params: {} }] }
        const handedOver = give(order, { ...colleague, at: call.now() })
        return { ok: true, value: { ...handedOver.value, effects: ['notify-handed-over'] } }
      },
    }),

  'put-back-order': ({ omsOrderNo, from, note }, call) =>
    changeOrder(call, {
      omsOrderNo,
      version: 'latest',
      event: 'hand-over',
      grid: 'desk-orders',
      note,
      apply: (order) => {
        if (order.data.ownerId !== from) return refuseTaken(order, call)
        const { ownerId, ownerName, ownerLatin: _latin, takenAt: _at, ...data } = order.data
        return { ok: true, value: { data, changes: { owner: { before: { id: ownerId ?? null, name: ownerName ?? null }, after: null } } } }
      },
    }),
}

function give({ data }: OrderRecord, { id, name, latinName, at }: Colleague & { readonly at: Date }) {
  const owned: OrderData = { ...data, ownerId: id, ownerName: name, ownerLatin: latinName, takenAt: at.toISOString() }
  const before = data.ownerId === undefined ? null : { id: data.ownerId, name: data.ownerName ?? '' }
  return { ok: true as const, value: { data: owned, changes: { owner: { before, after: { id, name } } } } }
}

/** The current owner; null if it was released meanwhile. */
function refuseTaken({ data }: OrderRecord, { language }: Call): Refusal {
  const by = nameIn(language, { name: data.ownerName, latinName: data.ownerLatin })
  if (data.ownerId === undefined) return { ok: false, error: 'error.order-free' }
  return { ok: false, error: 'error.order-taken', params: { by }, data: { by, at: data.takenAt ?? '' } }
}
