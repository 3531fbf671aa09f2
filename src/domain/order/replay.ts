/** Replays an order's log from the first entry: returns the final state, or the first inconsistent entry. */
import { isDecimal, isObject, type Json, type JsonObject } from '#rules'
import { earlierPaymentState, type OrderActor, type PaymentTerms } from './events.ts'
import { areMilestonesDone, type MilestoneHold, type MilestoneReport } from './milestones.ts'
import { moveOrder, type OrderStates } from './move-order.ts'
import { type OrderEventType, orderEventTypes } from './moves.ts'
import { balanceOf, type Credits, type PayableFees, type PaymentCredit } from './payments.ts'

/** A stored entry; its content is not trusted. */
export interface LoggedStep {
  readonly seq: number
  readonly event: string
  readonly byRole: string
  readonly from: string | null
  readonly to: string
  readonly changes: JsonObject
}

/** Data of an order that the log does not contain. */
export interface ReplayFacts {
  readonly terms: PaymentTerms
  /** Milestones that complete this type of order. */
  readonly completing: readonly string[]
}

export type ReplayProblem = 'no-start' | 'gap' | 'unknown-event' | 'unknown-actor' | 'other-state' | 'impossible' | 'other-outcome'

export type Replayed =
  | { readonly ok: true; readonly states: OrderStates; readonly version: number }
  | { readonly ok: false; readonly problem: ReplayProblem; readonly seq: number }

interface ReplayState {
  readonly states: OrderStates
  readonly version: number
  readonly reports: readonly MilestoneReport[]
  readonly holds: readonly MilestoneHold[]
  /** Fees that apply, and those of the open amendment. */
  readonly fees: PayableFees | undefined
  readonly offered: PayableFees | undefined
  /** Number of reported payments still to be checked, and what was received and waived. */
  readonly toCheck: number
  readonly credits: Credits
  readonly disputed: boolean
}

/** Runs the machine for each entry, so that log and machine must agree on every step, not only on the last. */
export function replayOrder(log: readonly LoggedStep[], facts: ReplayFacts): Replayed {
  const [first, ...rest] = log
  if (first?.event !== 'submit' || first.from !== null || first.to !== 'submitted') {
    return { ok: false, problem: 'no-start', seq: first?.seq ?? 0 }
  }
  let replayed: ReplayState = {
    states: { state: 'submitted', payment: 'unpaid', amendment: 'none', bill: 'none' },
    version: 1,
    reports: [],
    holds: [],
    fees: feesOf(first.changes.fees),
    offered: undefined,
    toCheck: 0,
    credits: { received: [], waived: [] },
    disputed: false,
  }
  for (const [index, step] of rest.entries()) {
    if (step.seq !== first.seq + index + 1) return { ok: false, problem: 'gap', seq: step.seq }
    // The system completes an order in the step that met its last condition, which is already checked.
    if (step.event === 'complete') {
      if (replayed.states.state !== 'completed' || step.to !== 'completed') return { ok: false, problem: 'other-outcome', seq: step.seq }
      continue
    }
    const next = replayStep(replayed, step, facts)
    if (typeof next === 'string') return { ok: false, problem: next, seq: step.seq }
    const completes = next.states.state === 'completed' && replayed.states.state !== 'completed'
    if (completes && rest[index + 1]?.event !== 'complete') return { ok: false, problem: 'other-outcome', seq: step.seq }
    replayed = next
  }
  return { ok: true, states: replayed.states, version: replayed.version }
}

function replayStep(replayed: ReplayState, step: LoggedStep, { terms, completing }: ReplayFacts): ReplayState | ReplayProblem {
  const { states } = replayed
  if (!isEvent(step.event)) return 'unknown-event'
  const actor = actorOf(step.byRole)
  if (!actor) return 'unknown-actor'
  if (step.from !== states.state) return 'other-state'
  const after = applyChanges(replayed, step)
  const milestonesDone = areMilestonesDone(completing, after.reports, after.holds)
  const facts = { ...states, terms, milestonesDone, disputed: replayed.disputed, ...changeFacts(step), ...payFacts(after) }
  const moved = moveOrder(facts, step.event, actor)
  if (!moved.ok) return 'impossible'
  const { state, payment, amendment, bill } = moved
  const logged = state === 'completed' && states.state !== 'completed' ? states.state : state
  const agrees =
    step.to === logged &&
    isPaymentAsLogged(step.changes.payment, states.payment, payment) &&
    isAsLogged(step.changes.amendment, states.amendment, amendment) &&
    isAsLogged(step.changes.bill, states.bill, bill)
  if (!agrees) return 'other-outcome'
  return { ...after, states: { state, payment, amendment, bill }, version: replayed.version + 1 }
}

/** Milestones, holds, fees and payments after the entry. */
function applyChanges(replayed: ReplayState, { event, changes }: LoggedStep): ReplayState {
  switch (event) {
    case 'record-milestone': {
      const report = isObject(changes.milestone) ? changes.milestone.after : undefined
      return isReport(report) ? { ...replayed, reports: [...replayed.reports, report] } : replayed
    }
    case 'withdraw-milestone': {
      const report = isObject(changes.milestone) ? changes.milestone.before : undefined
      return isReport(report) ? { ...replayed, reports: replayed.reports.filter((one) => !isSameStep(one, report)) } : replayed
    }
    case 'hold':
      return isHold(changes.hold) ? { ...replayed, holds: [...replayed.holds, { milestone: changes.hold.milestone }] } : replayed
    case 'release-hold': {
      const hold = changes.hold
      return isHold(hold) ? { ...replayed, holds: replayed.holds.filter(({ milestone }) => milestone !== hold.milestone) } : replayed
    }
    case 'confirm-fees':
      return { ...replayed, fees: feesOf(changes.fees) ?? replayed.fees, disputed: false }
    case 'dispute-fees':
      return { ...replayed, disputed: true }
    case 'accept-fees':
    case 'decline-dispute':
      return { ...replayed, disputed: false }
    case 'accept-amendment':
      return { ...replayed, fees: feesOf(changes.fees) ?? replayed.offered ?? replayed.fees, offered: undefined }
    case 'request-amendment':
    case 'offer-amendment': {
      const offered = isObject(changes.change) ? changes.change.fees : undefined
      return { ...replayed, offered: isFees(offered) ? offered : undefined }
    }
    case 'report-payment':
      return { ...replayed, toCheck: replayed.toCheck + 1 }
    case 'refuse-payment':
      return { ...replayed, toCheck: replayed.toCheck - 1 }
    case 'confirm-payment':
      return { ...replayed, toCheck: replayed.toCheck - 1, credits: creditsAfter(replayed, changes.receipt) }
    case 'waive-rest': {
      const { received, waived } = replayed.credits
      return { ...replayed, credits: { received, waived: [...waived, ...readCredits(changes.waiver)] } }
    }
    default:
      return replayed
  }
}

/**
 * The receipt, then what was waived with it. Entries from before payments were counted one by one have no receipt: they confirm the
 * whole amount.
 */
function creditsAfter({ fees, credits }: ReplayState, receipt: Json | undefined): Credits {
  if (isObject(receipt) && Array.isArray(receipt.credits)) {
    const [arrived, ...waived] = readCredits(receipt)
    return { received: arrived ? [...credits.received, arrived] : credits.received, waived: [...credits.waived, ...waived] }
  }
  return fees ? { received: [{ currency: fees.baseCurrency, amount: fees.baseTotal, exchangeRate: '1' }], waived: [] } : credits
}

function readCredits(entry: Json | undefined): readonly PaymentCredit[] {
  return isObject(entry) && Array.isArray(entry.credits) ? entry.credits.filter(isCredit) : []
}

function changeFacts({ event, changes }: LoggedStep) {
  return event === 'request-amendment' ? { changePriced: isObject(changes.change) && changes.change.offeredAt !== undefined } : {}
}

function payFacts({ fees, credits, toCheck }: ReplayState) {
  const partPaid = credits.received.length > 0
  const balance = fees && partPaid ? balanceOf(fees, credits) : undefined
  return { partPaid, paidInFull: balance?.due.length === 0, overpaid: balance?.overpaid !== undefined, toCheck: toCheck > 0 }
}

/** Entries of an earlier version know fewer states of payment. */
function isPaymentAsLogged(logged: Json | undefined, before: string, after: string): boolean {
  return isAsLogged(logged, before, after) || isAsLogged(logged, earlierPaymentState(before), earlierPaymentState(after))
}

function isAsLogged(logged: Json | undefined, before: string, after: string): boolean {
  if (logged === undefined) return before === after
  return isObject(logged) && logged.from === before && logged.to === after && before !== after
}

/** Which member of the company acted no longer matters: forbidden events were refused at the time. */
function actorOf(role: string): OrderActor | undefined {
  if (role === 'staff') return { kind: 'staff', relation: 'other' }
  return role === 'member' || role === 'admin' ? { kind: role, relation: 'own' } : undefined
}

function feesOf(fees: Json | undefined): PayableFees | undefined {
  const after = isObject(fees) ? fees.after : undefined
  return isFees(after) ? after : undefined
}

function isEvent(event: string): event is OrderEventType {
  return (orderEventTypes as readonly string[]).includes(event)
}

function isReport(value: Json | undefined): value is JsonObject & MilestoneReport {
  return isObject(value) && typeof value.milestone === 'string' && typeof value.classifier === 'string'
}

function isSameStep(one: MilestoneReport, other: MilestoneReport): boolean {
  return one.milestone === other.milestone && one.classifier === other.classifier
}

function isHold(value: Json | undefined): value is JsonObject & MilestoneHold {
  return isObject(value) && typeof value.milestone === 'string'
}

function isFees(value: Json | undefined): value is JsonObject & PayableFees {
  return isObject(value) && Array.isArray(value.totals) && Array.isArray(value.lines) && isDecimal(value.baseTotal)
}

function isCredit(value: Json): value is JsonObject & PaymentCredit {
  return isObject(value) && typeof value.currency === 'string' && isDecimal(value.amount) && isDecimal(value.exchangeRate)
}
