/** What each step writes into an order's data. Pure: the handlers and the demo world write the same. */
import { balanceOf, type ConfirmedFees, type PaymentCredit, payingRate, referenceKey } from '#domain'
import type { Call } from '../../../kernel/index.ts'
import { creditRate, creditsOf } from '../payments.ts'
import type { Milestone, OrderData, PaymentReport } from '../record.ts'

/** Who wrote it and when. */
export type Signature = {
  readonly name: string
  readonly latinName: string
  /** ISO, UTC. */
  readonly at: string
}

/** The estimate stays; the confirmed fees are added and determine the order's total from now on. */
export function withConfirmedFees(
  data: OrderData,
  fees: ConfirmedFees,
  signed: Signature & { readonly note?: string | undefined },
): OrderData {
  const { name, latinName, at, note } = signed
  const { feeDispute: _settled, ...rest } = data
  const confirmed = { ...fees, by: name, byLatin: latinName, at, ...(note ? { note } : {}) }
  return { ...rest, confirmed, baseTotal: fees.baseTotal }
}

export function withAcceptance(data: OrderData, { name, latinName, at }: Signature): OrderData {
  const { feeDispute: _settled, ...rest } = data
  return { ...rest, acceptedAt: at, acceptedBy: name, acceptedByLatin: latinName }
}

export type GivenPayment = Pick<PaymentReport, 'amount' | 'currency' | 'paidOn' | 'reference' | 'slip' | 'slipName'>

export function withPaymentReport(data: OrderData, given: GivenPayment, { name, latinName, at }: Signature): OrderData {
  const { payments = [] } = data
  const { amount, currency, paidOn, reference, slip, slipName } = given
  const report: PaymentReport = {
    no: (payments.at(-1)?.no ?? 0) + 1,
    ...{ amount, currency, paidOn, reference, referenceKey: referenceKey(reference) },
    ...(slip === undefined ? {} : { slip }),
    ...(slipName === undefined ? {} : { slipName }),
    ...{ reportedAt: at, reportedBy: name, reportedByLatin: latinName },
  }
  return { ...data, payments: [...payments, report] }
}

/** What arrived; with `waived`, the rest of the fees is no longer due, such as charges that banks deducted. */
export type GivenReceipt = Required<Pick<PaymentReport, 'no' | 'received'>> & Pick<PaymentReport, 'waived'>

export function withReceipt(data: OrderData, { no, received, waived }: GivenReceipt, { name, latinName, at }: Signature): OrderData {
  const { currency } = data.payments?.find((payment) => payment.no === no) ?? {}
  if (!data.confirmed || currency === undefined) return data
  const arrived = { currency, amount: received, exchangeRate: creditRate(data, currency) }
  const receipt = { confirmedAt: at, confirmedBy: name, confirmedByLatin: latinName, received }
  const after = withPayment(data, no, { ...receipt, credits: [arrived] })
  return waived === undefined ? after : withPayment(after, no, { credits: [arrived, ...restOf(after)], waived })
}

/** The desk waives what is still due. */
export function withWaivedRest(data: OrderData, reason: string, { name, latinName, at }: Signature): OrderData {
  const { waivers = [] } = data
  return { ...data, waivers: [...waivers, { reason, credits: restOf(data), at, by: name, byLatin: latinName }] }
}

/** What is due, as credits that settle it. */
function restOf(data: OrderData): PaymentCredit[] {
  const { confirmed } = data
  if (!confirmed) return []
  const { due } = balanceOf(confirmed, creditsOf(data))
  return due.map((sum) => ({ ...sum, exchangeRate: payingRate(confirmed, sum.currency) ?? '1' }))
}

export function withRefusedPayment(
  data: OrderData,
  { no, refusal }: Required<Pick<PaymentReport, 'no' | 'refusal'>>,
  { name, latinName, at }: Signature,
): OrderData {
  return withPayment(data, no, { refusedAt: at, refusedBy: name, refusedByLatin: latinName, refusal })
}

function withPayment(data: OrderData, no: number, decided: Partial<PaymentReport>): OrderData {
  return { ...data, payments: (data.payments ?? []).map((payment) => (payment.no === no ? { ...payment, ...decided } : payment)) }
}

export type GivenMilestone = Pick<Milestone, 'milestone' | 'classifier' | 'at'> & {
  readonly place?: string | undefined
  readonly note?: string | undefined
  readonly source?: string | undefined
}

/** One entry per milestone and class: a later report replaces the earlier one, which the event log keeps. */
export function withMilestone(data: OrderData, given: GivenMilestone, signed: Signature): OrderData {
  const { milestone, classifier, at, place, note, source } = given
  const recorded: Milestone = {
    milestone,
    classifier,
    at,
    ...(place ? { place } : {}),
    ...(note ? { note } : {}),
    by: signed.name,
    byLatin: signed.latinName,
    recordedAt: signed.at,
    ...(source ? { source } : {}),
  }
  return { ...data, milestones: [...data.milestones.filter((known) => known !== findMilestone(data, given)), recorded] }
}

/** A report is taken back; the event log keeps it. */
export function withoutMilestone(data: OrderData, report: Milestone): OrderData {
  return { ...data, milestones: data.milestones.filter((one) => one !== report) }
}

export function findMilestone(
  data: Pick<OrderData, 'milestones'>,
  given: Pick<Milestone, 'milestone' | 'classifier'>,
): Milestone | undefined {
  return data.milestones.find((known) => known.milestone === given.milestone && known.classifier === given.classifier)
}

/** The caller, as recorded in the order's data. */
export function signatureOf(call: Call): Signature {
  return { name: call.actor.name, latinName: call.actor.latinName, at: call.now().toISOString() }
}
