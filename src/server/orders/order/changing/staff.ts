import { confirmLines } from '#domain'
import { readMoney } from '../../../freight/quotes/index.ts'
import { type Call, type Handlers, type Result, todayOf } from '../../../kernel/index.ts'
import { readOrderType } from '../life.ts'
import { type MilestoneConflict, toJson } from '../record.ts'
import { auditFees } from './audit.ts'
import { changeOrder, type OrderMoved } from './change.ts'
import { findMilestone, signatureOf, withConfirmedFees } from './papers.ts'
import { findOpenConflict, withoutReport, withReport, withStaffMilestone } from './reported-milestones.ts'

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
        const data = withStaffMilestone(call, order.data, input)
        const after = toJson(findMilestone(data, input) ?? {})
        return { ok: true, value: { data, changes: { milestone: { ...(before ? { before: toJson(before) } : {}), after } } } }
      },
    }),

  'withdraw-milestone': async ({ milestone, classifier, reason, ...input }, call) => {
    const check: { conflict?: MilestoneConflict | undefined } = {}
    const withdrawn = await changeOrder(call, {
      ...input,
      event: 'withdraw-milestone',
      grid: 'desk-orders',
      note: reason,
      apply: ({ data }) => {
        const report = findMilestone(data, { milestone, classifier })
        if (!report) return { ok: false, error: 'error.no-milestone', at: '/milestone' }
        check.conflict = findOpenConflict(data, report)
        return { ok: true, value: withoutReport(data, report) }
      },
    })
    if (!withdrawn.ok || !check.conflict) return withdrawn
    const reported = await recordUncontested(call, input.omsOrderNo, check.conflict)
    return reported.ok ? reported : withdrawn
  },
}

/** The report that what staff recorded was in conflict with. If this fails, the source's next event records it. */
function recordUncontested(call: Call, omsOrderNo: string, report: MilestoneConflict): Promise<Result<OrderMoved>> {
  return changeOrder(call, {
    ...{ omsOrderNo, version: 'latest', event: 'record-milestone', grid: 'desk-orders' },
    apply: ({ data }) =>
      findMilestone(data, report) ? { ok: false, error: 'error.refused-move' } : { ok: true, value: withReport(call, data, report) },
  })
}

/** Orders of this type have no such step. */
const foreignMilestone = { path: '/milestone', id: 'invalid.enum', params: {} }
