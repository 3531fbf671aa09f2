import type { Handlers } from '../../../kernel/index.ts'
import { changeOrder } from './change.ts'
import { signatureOf, withAcceptance } from './papers.ts'

type CustomerHandlers = Pick<Handlers, 'accept-fees' | 'cancel-order'>

/** What customers do to an order; cancelling is also open to the desk. */
export const customerHandlers: CustomerHandlers = {
  'accept-fees': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'accept-fees',
      grid: 'accept-fees',
      apply: (order) => {
        const { baseTotal = '', baseCurrency } = order.data
        return {
          ok: true,
          value: { data: withAcceptance(order.data, signatureOf(call)), changes: { accepted: { baseTotal, baseCurrency } } },
        }
      },
    }),

  'cancel-order': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'cancel',
      grid: 'cancel-order',
      note: input.reason,
      apply: (order) => ({ ok: true, value: { data: order.data, changes: {} } }),
    }),
}
