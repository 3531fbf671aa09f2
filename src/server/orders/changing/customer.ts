import { payingRate } from '#domain'
import type { Handlers } from '../../kernel/index.ts'
import { toJson } from '../record.ts'
import { changeOrder } from './change.ts'
import { addFile } from './order-files.ts'
import { signatureOf, withAcceptance, withDispute, withPaymentReport } from './papers.ts'

type CustomerHandlers = Pick<Handlers, 'accept-fees' | 'dispute-fees' | 'report-payment' | 'cancel-order'>

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

  'dispute-fees': ({ counterTotal, message, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'dispute-fees',
      grid: 'accept-fees',
      note: message,
      apply: (order) => {
        const data = withDispute(order.data, { counterTotal, message }, signatureOf(call))
        return { ok: true, value: { data, changes: { dispute: { counterTotal, message } } } }
      },
    }),

  'report-payment': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'report-payment',
      grid: 'accept-fees',
      apply: async (order, tx) => {
        const { confirmed } = order.data
        // Without fees the machine refuses, with the reason.
        if (confirmed && payingRate(confirmed, input.currency) === undefined)
          return { ok: false, error: 'error.currency-not-due', ...currencyFault }
        const slip = input.slip === undefined ? null : await addFile({ call, tx, order }, { fileId: input.slip, type: 'payment-proof' })
        if (slip && !slip.ok) return slip
        const data = withPaymentReport(order.data, { ...input, ...(slip ? { slipName: slip.value.name } : {}) }, signatureOf(call))
        return { ok: true, value: { data, changes: { paymentReport: toJson(data.payments?.at(-1) ?? {}) } } }
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

const currencyFault = { fields: [{ path: '/currency', id: 'invalid.enum', params: {} }] }
