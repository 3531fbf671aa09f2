import { describe, expect, it } from 'vitest'
import { type LoggedStep, replayOrder } from './replay.ts'

const facts = { terms: 'before-generation', completing: ['departure'] } as const
const sheet = (baseTotal: string) => ({
  ...{ baseCurrency: 'CNY', baseTotal },
  totals: [{ currency: 'CNY', amount: baseTotal }],
  lines: [{ currency: 'CNY', baseAmount: baseTotal, exchangeRate: '1' }],
})
const fees = (baseTotal: string) => ({ fees: { after: sheet(baseTotal) } })
const paid = (from: string, to: string) => ({ payment: { from, to } })

function log(
  ...steps: readonly (readonly [event: string, role: string, from: string | null, to: string, changes?: LoggedStep['changes']])[]
) {
  return steps.map(([event, byRole, from, to, changes = {}], index): LoggedStep => ({ seq: index + 1, event, byRole, from, to, changes }))
}

const whole = log(
  ['submit', 'member', null, 'submitted', fees('100.00')],
  ['confirm-fees', 'staff', 'submitted', 'fees-confirmed', fees('110.00')],
  ['accept-fees', 'member', 'fees-confirmed', 'fees-accepted'],
  ['report-payment', 'admin', 'fees-accepted', 'fees-accepted', paid('unpaid', 'reported')],
  ['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted', paid('reported', 'received')],
  [
    'request-amendment',
    'member',
    'fees-accepted',
    'fees-accepted',
    {
      change: { fees: sheet('150.00'), offeredAt: 'x' },
      amendment: { from: 'none', to: 'offered' },
    },
  ],
  [
    'accept-amendment',
    'member',
    'fees-accepted',
    'fees-accepted',
    {
      ...fees('150.00'),
      ...paid('received', 'unpaid'),
      amendment: { from: 'offered', to: 'none' },
    },
  ],
  ['report-payment', 'member', 'fees-accepted', 'fees-accepted', paid('unpaid', 'reported')],
  ['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted', paid('reported', 'received')],
  ['generate', 'staff', 'fees-accepted', 'in-process'],
  ['hold', 'staff', 'in-process', 'in-process', { hold: { milestone: 'departure', reason: 'customs' } }],
  ['record-milestone', 'staff', 'in-process', 'in-process', { milestone: { after: { milestone: 'departure', classifier: 'ACT' } } }],
  ['release-hold', 'staff', 'in-process', 'in-process', { hold: { milestone: 'departure', released: true } }],
  ['complete', 'system', 'in-process', 'completed'],
)

describe('the log of an order', () => {
  it("replays to the order's state", () => {
    const states = { state: 'completed', payment: 'received', amendment: 'none', bill: 'none' }
    expect(replayOrder(whole, facts)).toEqual({ ok: true, states, version: 13 })
  })

  it.each([
    ['no-start', whole.slice(1), 2],
    ['gap', whole.filter(({ seq }) => seq !== 4), 5],
    ['unknown-event', whole.map((step) => (step.seq === 3 ? { ...step, event: 'approve' } : step)), 3],
    ['unknown-actor', whole.map((step) => (step.seq === 3 ? { ...step, byRole: 'robot' } : step)), 3],
    ['impossible', whole.map((step) => (step.seq === 3 ? { ...step, byRole: 'staff' } : step)), 3],
    ['other-state', whole.map((step) => (step.seq === 3 ? { ...step, from: 'submitted' } : step)), 3],
    ['other-outcome', whole.map((step) => (step.seq === 4 ? { ...step, changes: {} } : step)), 4],
    ['other-outcome', whole.slice(0, -1), 13],
  ] as const)('names the first entry that makes no sense: %s', (problem, steps, seq) => {
    expect(replayOrder(steps, facts)).toEqual({ ok: false, problem, seq })
  })

  it('counts each payment, and refuses a log that calls a part the whole', () => {
    const receipt = (amount: string) => ({ receipt: { credits: [{ currency: 'CNY', amount, exchangeRate: '1' }] } })
    const parts = log(
      ['submit', 'member', null, 'submitted', fees('100.00')],
      ['confirm-fees', 'staff', 'submitted', 'fees-confirmed', fees('100.00')],
      ['accept-fees', 'member', 'fees-confirmed', 'fees-accepted'],
      ['report-payment', 'member', 'fees-accepted', 'fees-accepted', paid('unpaid', 'reported')],
      ['report-payment', 'member', 'fees-accepted', 'fees-accepted'],
      ['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted', receipt('60.00')],
      ['refuse-payment', 'staff', 'fees-accepted', 'fees-accepted', paid('reported', 'part-paid')],
      ['report-payment', 'member', 'fees-accepted', 'fees-accepted', paid('part-paid', 'reported')],
      ['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted', { ...paid('reported', 'received'), ...receipt('40.00') }],
    )
    expect(replayOrder(parts, facts)).toMatchObject({ ok: true, states: { payment: 'received' } })
    const short = parts.map((step) => (step.seq === 6 ? { ...step, changes: receipt('59.99') } : step))
    expect(replayOrder(short, facts)).toEqual({ ok: false, problem: 'other-outcome', seq: 9 })
  })

  it('reads a log from before part payments and overpayments had states', () => {
    const receipt = (amount: string) => ({ receipt: { credits: [{ currency: 'CNY', amount, exchangeRate: '1' }] } })
    const earlier = log(
      ['submit', 'member', null, 'submitted', fees('100.00')],
      ['confirm-fees', 'staff', 'submitted', 'fees-confirmed', fees('100.00')],
      ['accept-fees', 'member', 'fees-confirmed', 'fees-accepted'],
      ['report-payment', 'member', 'fees-accepted', 'fees-accepted', paid('unpaid', 'reported')],
      ['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted', { ...paid('reported', 'unpaid'), ...receipt('60.00') }],
      ['report-payment', 'member', 'fees-accepted', 'fees-accepted', paid('unpaid', 'reported')],
      ['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted', { ...paid('reported', 'received'), ...receipt('50.00') }],
    )
    expect(replayOrder(earlier, facts)).toMatchObject({ ok: true, states: { payment: 'overpaid' } })
    expect(replayOrder(earlier.slice(0, 5), facts)).toMatchObject({ ok: true, states: { payment: 'part-paid' } })
    const wrong = earlier.map((step) =>
      step.seq === 5 ? { ...step, changes: { ...step.changes, ...paid('reported', 'received') } } : step,
    )
    expect(replayOrder(wrong, facts)).toEqual({ ok: false, problem: 'other-outcome', seq: 5 })
  })

  it('counts a waived rest, which settles the order without overpaying it', () => {
    const credit = (amount: string) => ({ currency: 'CNY', amount, exchangeRate: '1' })
    const waived = log(
      ['submit', 'member', null, 'submitted', fees('100.00')],
      ['confirm-fees', 'staff', 'submitted', 'fees-confirmed', fees('100.00')],
      ['accept-fees', 'member', 'fees-confirmed', 'fees-accepted'],
      ['report-payment', 'member', 'fees-accepted', 'fees-accepted', paid('unpaid', 'reported')],
      [
        ...(['confirm-payment', 'staff', 'fees-accepted', 'fees-accepted'] as const),
        { ...paid('reported', 'part-paid'), receipt: { credits: [credit('80.00')] } },
      ],
      [
        ...(['waive-rest', 'staff', 'fees-accepted', 'fees-accepted'] as const),
        { ...paid('part-paid', 'received'), waiver: { credits: [credit('20.00')] } },
      ],
    )
    expect(replayOrder(waived, facts)).toMatchObject({ ok: true, states: { payment: 'received' } })
    const byCustomer = waived.map((step) => (step.seq === 6 ? { ...step, byRole: 'member' } : step))
    expect(replayOrder(byCustomer, facts)).toEqual({ ok: false, problem: 'impossible', seq: 6 })
  })
})
