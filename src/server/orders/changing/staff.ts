import { confirmLines } from '#domain'
import { type Call, type Handlers, latestActual, type Result, todayOf } from '../../kernel/index.ts'
import { readMoney } from '../../quotes/index.ts'
import { readOrderType } from '../life.ts'
import { openPayments } from '../payments.ts'
import { type OrderData, type PaymentReport, toJson } from '../record.ts'
import { auditFees } from './audit.ts'
import { type AppliedChange, changeOrder } from './change.ts'
import {
  findMilestone,
  type GivenMilestone,
  signatureOf,
  withConfirmedFees,
  withDeclinedDispute,
  withMilestone,
  withReceipt,
  withRefusedPayment,
} from './papers.ts'

type StaffHandlers = Pick<
  Handlers,
  'confirm-fees' | 'decline-dispute' | 'confirm-payment' | 'refuse-payment' | 'generate-order' | 'record-milestone' | 'reject-order'
>

/** What customer service do to an order at the desk. */
export const staffHandlers: StaffHandlers = {
  'confirm-fees': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'confirm-fees',
      grid: 'desk-fees',
      note: input.note,
      apply: async (order, tx) => {
        const money = await readMoney(tx, call.brand, todayOf(call))
        const estimated = order.data.estimated?.lines
        const fees = confirmLines({ ...money, entered: input.lines, estimated: estimated ?? [], justify: estimated, at: '/lines' })
        if (!fees.ok) return fees
        const before = order.data.confirmed ?? order.data.estimated
        const data = withConfirmedFees(order.data, fees.value, { ...signatureOf(call), note: input.note })
        await auditFees(call, tx, order, fees.value.baseTotal)
        const fee = { ...(before ? { before: toJson(before) } : {}), after: toJson(data.confirmed ?? {}) }
        return { ok: true, value: { data, changes: { fees: fee } } }
      },
    }),

  'decline-dispute': ({ answer, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'decline-dispute',
      grid: 'desk-fees',
      note: answer,
      apply: (order) => ({ ok: true, value: { data: withDeclinedDispute(order.data, answer, signatureOf(call)), changes: {} } }),
    }),

  'confirm-payment': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'confirm-payment',
      grid: 'desk-orders',
      note: input.waived,
      apply: ({ data }) =>
        checkPayment(data, input.no, ({ no, amount }) => {
          const { received = amount, waives, waived } = input
          const receipt = { no, received, ...(waives && waived !== undefined ? { waived } : {}) }
          const after = withReceipt(data, receipt, signatureOf(call))
          const { credits = [] } = after.payments?.find((one) => one.no === no) ?? {}
          return { data: after, changes: { receipt: { ...receipt, credits: [...credits] } } }
        }),
    }),

  'refuse-payment': ({ no: given, refusal, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'refuse-payment',
      grid: 'desk-orders',
      note: refusal,
      apply: ({ data }) =>
        checkPayment(data, given, ({ no }) => ({
          data: withRefusedPayment(data, { no, refusal }, signatureOf(call)),
          changes: { refusal: { no } },
        })),
    }),

  'reject-order': ({ reason, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'reject',
      grid: 'desk-orders',
      note: reason,
      apply: (order) => ({ ok: true, value: { data: order.data, changes: {} } }),
    }),

  'generate-order': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'generate',
      grid: 'desk-fees',
      apply: (order) => ({ ok: true, value: { data: order.data, changes: {} } }),
    }),

  'record-milestone': (input, call) =>
    changeOrder(call, {
      ...input,
      event: 'record-milestone',
      grid: 'desk-orders',
      note: input.note,
      apply: (order) => {
        const { milestones } = readOrderType(call.brand.documents, order.data.orderType)
        if (!milestones.includes(input.milestone)) return { ok: false, error: 'error.invalid', fields: [foreignMilestone] }
        if (isAhead(call, input)) return { ok: false, error: 'error.invalid', fields: [actualInFuture] }
        const before = findMilestone(order.data, input)
        const data = withMilestone(order.data, input, signatureOf(call))
        const after = toJson(findMilestone(data, input) ?? {})
        return { ok: true, value: { data, changes: { milestone: { ...(before ? { before: toJson(before) } : {}), after } } } }
      },
    }),
}

/** Orders of this type have no such step. */
const foreignMilestone = { path: '/milestone', id: 'invalid.enum', params: {} }

/** Only plans and estimates lie ahead. */
function isAhead({ brand, now }: Call, { classifier, at }: Pick<GivenMilestone, 'classifier' | 'at'>): boolean {
  return classifier === 'ACT' && Date.parse(at) > latestActual(brand, now()).getTime()
}

const actualInFuture = { path: '/at', id: 'invalid.actualInFuture', params: {} }

/** Decides on the payment with this number, or on the oldest one, among those to be checked. */
function checkPayment(data: OrderData, no: number | undefined, decide: (payment: PaymentReport) => AppliedChange): Result<AppliedChange> {
  const open = openPayments(data)
  const payment = open.find((one) => no === undefined || one.no === no)
  if (payment) return { ok: true, value: decide(payment) }
  // If there is none at all, the machine refuses, with the reason.
  return open.length === 0 ? { ok: true, value: { data, changes: {} } } : { ok: false, error: 'error.no-payment' }
}
