/** The steps of a demo order's life up to its end: who does each, and what it writes. */

import { balanceOf, type ConfirmedFees, confirmLines, type EnteredLine, type FeeLine, payingRate } from '#domain'
import { dayMs, hourMs } from '#rules'
import {
  type GivenMilestone,
  type OrderData,
  type Signature,
  toJson,
  withAcceptance,
  withConfirmedFees,
  withMilestone,
  withPaymentReport,
  withReceipt,
} from '../orders/order/index.ts'
import type { FeeFact, PersonFact } from './demo-documents.ts'
import type { Step, StoryEnd, StoryOptions, Written } from './life-story.ts'
import { paperSteps } from './paper-steps.ts'
import type { Random } from './random.ts'

/** Customers who pay after departure usually do so on the fourth day. */
const paysAfterMs = 4 * dayMs
/** One in this many orders costs more than estimated. */
const adjustedShare = 0.2

const endOrder: readonly StoryEnd[] = [
  'submitted',
  'fees-confirmed',
  'fees-accepted',
  'payment-reported',
  'payment-received',
  'in-process',
  'completed',
]

export function listSteps(options: StoryOptions): Step[] {
  const { customer, staff, end, random, notes, data } = options
  if (end === 'cancelled') return [...beforeCancelling(options), { ...cancel, by: customer, note: random.pick(notes.cancelled) }]
  if (end === 'rejected') return [{ event: 'reject', by: staff, note: random.pick(notes.rejected), write: unchanged }]
  const agreed: Step[] = [confirmFees(options), { event: 'accept-fees', by: customer, write: acceptFees }]
  const payment = payFees(options)
  const until = endOrder.indexOf(end)
  if (end === 'payment-reported') return [...agreed, ...payment.slice(0, -1)]
  if (end === 'payment-received') return [...agreed, ...payment]
  if (until < endOrder.indexOf('in-process')) return agreed.slice(0, until)
  const generate: readonly Step[] = [{ event: 'generate', by: staff, write: withBill(options) }, ...paperSteps(options)]
  const milestones = options.milestones.map((milestone) => recordLater(milestone, staff))
  if (data.paymentTerms === 'before-generation') return [...agreed, ...payment, ...generate, ...milestones]
  return [...agreed, ...generate, ...[...milestones, ...payLater(options, payment)].sort(byTime)]
}

const cancel: Pick<Step, 'event' | 'write'> = { event: 'cancel', write: unchanged }

function beforeCancelling(options: StoryOptions): Step[] {
  return options.random.next() < 0.5 ? [confirmFees(options)] : []
}

function confirmFees(options: StoryOptions): Step {
  const { staff, random, notes, data } = options
  const extra =
    data.estimated && random.next() < adjustedShare && !data.estimated.lines.some(({ part }) => part) ? random.pick(notes.extra) : null
  const entered: readonly EnteredLine[] = [
    ...(data.estimated?.lines ?? (options.booking.fees ?? []).map((fee) => quoteFee(fee, random))),
    ...(extra ? [{ ...quoteFee(extra, random), reason: extra.note }] : []),
  ]
  const note = extra?.note
  return {
    event: 'confirm-fees',
    by: staff,
    ...(note ? { note } : {}),
    write: (before, signed) => {
      const after = withConfirmedFees(before, confirm(entered, before.estimated?.lines ?? [], options), { ...signed, note })
      const fees = { ...(before.estimated ? { before: toJson(before.estimated) } : {}), after: toJson(after.confirmed ?? {}) }
      return { data: after, changes: { fees } }
    },
  }
}

function quoteFee({ fee, group, basis, price, times, currency, quantity }: FeeFact, random: Random): EnteredLine {
  return { fee, group, basis, currency, quantity, unitPrice: String(random.between(...price) * times) }
}

function confirm(entered: readonly EnteredLine[], estimated: readonly FeeLine[], { money }: StoryOptions): ConfirmedFees {
  const fees = confirmLines({ ...money, entered, estimated, at: '/lines' })
  if (!fees.ok) throw new Error(`The fees of a demo order cannot be confirmed: ${fees.error} ${JSON.stringify(fees)}`)
  return fees.value
}

function acceptFees(before: OrderData, signed: Signature): Written {
  const { baseTotal = '', baseCurrency } = before
  return { data: withAcceptance(before, signed), changes: { accepted: { baseTotal, baseCurrency } } }
}

/** Every other order with fees in two currencies is paid by two transfers. */
function payFees({ customer, staff, data, orderId }: StoryOptions): Step[] {
  const inParts = (data.estimated?.totals.length ?? 0) > 1 && Number(orderId.at(-1)) % 2 === 0
  const transfers = inParts ? [firstCurrency, restInBase] : [wholeInBase]
  return [
    ...transfers.map((sumOf): Step => ({ event: 'report-payment', by: customer, write: report(sumOf, orderId) })),
    ...transfers.map((_, index): Step => ({ event: 'confirm-payment', by: staff, write: confirmReceipt(index + 1) })),
  ]
}

type Fees = NonNullable<OrderData['confirmed']>
type Sum = Fees['totals'][number]

const wholeInBase = ({ baseCurrency, baseTotal }: Fees): Sum => ({ currency: baseCurrency, amount: baseTotal })
const firstCurrency = (fees: Fees): Sum => fees.totals[0] ?? wholeInBase(fees)
const restInBase = (fees: Fees): Sum => {
  const first = firstCurrency(fees)
  const exchangeRate = payingRate(fees, first.currency) ?? '1'
  return { currency: fees.baseCurrency, amount: balanceOf(fees, { received: [{ ...first, exchangeRate }], waived: [] }).dueTotal }
}

/** After departure; for completed orders by completion at the latest. Future payments are omitted. */
function payLater({ start, until, end, milestones }: StoryOptions, payment: readonly Step[]): Step[] {
  const usual = Date.parse(`${start}T02:20:00Z`) + paysAfterMs
  const last = Date.parse(milestones.at(-1)?.at ?? start)
  const at = end === 'completed' ? Math.min(usual, last) : usual
  if (at + dayMs / 2 > until.getTime()) return []
  return payment.map((step, index) => ({ ...step, notBefore: at + index * 3 * hourMs }))
}

function report(sumOf: (fees: Fees) => Sum, orderId: string): Step['write'] {
  return (before, signed) => {
    if (!before.confirmed) throw new Error('A demo order is paid before its fees are confirmed.')
    const payment = {
      ...sumOf(before.confirmed),
      paidOn: signed.at.slice(0, 10),
      // No two transfers have one reference, even at the same hour.
      reference: `TT${signed.at.replace(/\D/g, '').slice(2, 10)}${orderId.slice(-6)}${before.payments?.length ?? 0}`,
    }
    const data = withPaymentReport(before, payment, signed)
    return { data, changes: { paymentReport: toJson(data.payments?.at(-1) ?? {}) } }
  }
}

function confirmReceipt(no: number): Step['write'] {
  return (before, signed) => {
    const received = before.payments?.find((payment) => payment.no === no)?.amount ?? ''
    const data = withReceipt(before, { no, received }, signed)
    const { credits = [] } = data.payments?.find((payment) => payment.no === no) ?? {}
    return { data, changes: { receipt: { no, received, credits: [...credits] } } }
  }
}

/** Actual events are recorded an hour later; estimates as soon as they are known. */
function recordLater(milestone: GivenMilestone, by: PersonFact): Step {
  const notBefore = milestone.classifier === 'ACT' ? { notBefore: Date.parse(milestone.at) + hourMs } : { notBefore: 0 }
  return {
    event: 'record-milestone',
    by,
    ...notBefore,
    write: (before, signed) => {
      const data = withMilestone(before, milestone, signed)
      return { data, changes: { milestone: { after: toJson(data.milestones.at(-1) ?? {}) } } }
    },
  }
}

/** The bill of lading number is known once the carrier has confirmed. */
function withBill({ orderId }: StoryOptions): Step['write'] {
  return (before) => ({
    data: before.carrier && before.mblNo === undefined ? { ...before, mblNo: `${before.carrier}${orderId.slice(-9)}` } : before,
    changes: {},
  })
}

function byTime(one: Step, other: Step): number {
  return (one.notBefore ?? 0) - (other.notBefore ?? 0)
}

function unchanged(data: OrderData): Written {
  return { data, changes: {} }
}
