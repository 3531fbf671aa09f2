import { confirmLines } from '#domain'
import { type Handlers, todayOf } from '../../kernel/index.ts'
import { readMoney } from '../../quotes/index.ts'
import { readOrderType } from '../life.ts'
import { toJson } from '../record.ts'
import { auditFees } from './audit.ts'
import { changeOrder } from './change.ts'
import { findMilestone, signatureOf, withConfirmedFees, withMilestone } from './papers.ts'
import { withoutReport } from './reported-milestones.ts'

type StaffHandlers = Pick<Handlers, 'confirm-fees' | 'generate-order' | 'record-milestone' | 'withdraw-milestone' | 'reject-order'>

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
        const before = findMilestone(order.data, input)
        const data = withMilestone(order.data, input, signatureOf(call))
        const after = toJson(findMilestone(data, input) ?? {})
        return { ok: true, value: { data, changes: { milestone: { ...(before ? { before: toJson(before) } : {}), after } } } }
      },
    }),

  'withdraw-milestone': ({ milestone, classifier, reason, ...input }, call) =>
    changeOrder(call, {
      ...input,
      event: 'withdraw-milestone',
      grid: 'desk-orders',
      note: reason,
      apply: ({ data }) => {
        const report = findMilestone(data, { milestone, classifier })
        return report ? { ok: true, value: withoutReport(data, report) } : { ok: false, error: 'error.no-milestone', at: '/milestone' }
      },
    }),
}

/** Orders of this type have no such step. */
const foreignMilestone = { path: '/milestone', id: 'invalid.enum', params: {} }
