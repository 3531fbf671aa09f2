/** How a demo order came to its state: the same papers and moves that the handlers write, told with other clocks and people. */
import { areMilestonesDone, type ConfirmedFees, confirmLines, type Money, moveOrder, type OrderEventType, type Relation } from '#domain'
import {
  type GivenMilestone,
  type OrderData,
  type OrderTypePlan,
  type Signature,
  toJson,
  withAcceptance,
  withConfirmedFees,
  withMilestone,
  withPaymentReport,
  withReceipt,
} from '../orders/index.ts'
import type { PersonFact } from './facts.ts'
import type { WorldEvent } from './store.ts'

/** How far an order has come. */
export type StoryEnd =
  | 'submitted'
  | 'fees-confirmed'
  | 'fees-accepted'
  | 'payment-reported'
  | 'payment-received'
  | 'in-process'
  | 'completed'
  | 'cancelled'

export interface StoryOptions {
  readonly orderId: string
  readonly data: OrderData
  readonly plan: OrderTypePlan
  readonly money: Money
  readonly customer: PersonFact
  readonly staff: PersonFact
  readonly end: StoryEnd
  /** When it was ordered, and hours between one step and the next until it is generated. */
  readonly start: Date
  readonly pace: number
  /** What is recorded once it is generated, in the order of time. */
  readonly milestones: readonly GivenMilestone[]
}
export interface Story {
  readonly state: string
  readonly version: number
  readonly data: OrderData
  readonly events: readonly WorldEvent[]
  readonly updatedAt: string
}

interface Step {
  readonly event: OrderEventType
  readonly by: PersonFact
  readonly note?: string
  /** Not before this time. */
  readonly notBefore?: number
  readonly write: (data: OrderData, signed: Signature) => OrderData
}

const hourMs = 3_600_000

export function tellStory(options: StoryOptions): Story {
  const { orderId, customer, start, pace } = options
  let time = start.getTime()
  let story: Story = {
    state: 'submitted',
    version: 1,
    data: options.data,
    updatedAt: start.toISOString(),
    events: [toEvent({ orderId, seq: 1, event: 'submit', by: customer, at: start.toISOString(), from: null, to: 'submitted' })],
  }
  for (const step of listSteps(options)) {
    time = step.notBefore === undefined ? time + pace * hourMs : Math.max(time, step.notBefore)
    story = takeStep(story, step, options, new Date(time).toISOString())
  }
  return story
}

const endOrder: readonly StoryEnd[] = [
  'submitted',
  'fees-confirmed',
  'fees-accepted',
  'payment-reported',
  'payment-received',
  'in-process',
  'completed',
]

function listSteps(options: StoryOptions): Step[] {
  const { customer, staff, end } = options
  if (end === 'cancelled') return [{ event: 'cancel', by: customer, note: 'Cargo not ready', write: (data) => data }]
  const until = endOrder.indexOf(end)
  const steps: Step[] = [
    { event: 'confirm-fees', by: staff, write: (data, signed) => withConfirmedFees(data, confirmEstimate(data, options.money), signed) },
    { event: 'accept-fees', by: customer, write: withAcceptance },
    { event: 'report-payment', by: customer, write: reportWhole },
    { event: 'confirm-payment', by: staff, write: withReceipt },
    { event: 'generate', by: staff, write: (data) => ({ ...data, mblNo: `${data.carrier}${options.orderId.slice(-9)}` }) },
  ]
  if (until < endOrder.indexOf('in-process')) return steps.slice(0, until)
  return [...steps, ...options.milestones.map((milestone) => recordLater(milestone, staff))]
}

/** What has happened is recorded an hour later; what is only estimated, as soon as it is known. */
function recordLater(milestone: GivenMilestone, by: PersonFact): Step {
  const notBefore = milestone.classifier === 'ACT' ? { notBefore: Date.parse(milestone.at) + hourMs } : { notBefore: 0 }
  return { event: 'record-milestone', by, ...notBefore, write: (data, signed) => withMilestone(data, milestone, signed) }
}

function takeStep(story: Story, step: Step, options: StoryOptions, at: string): Story {
  const { by } = step
  const data = step.write(story.data, { name: by.name, latinName: by.latinName, at })
  const relation: Relation = by.role === 'staff' ? 'other' : 'own'
  const facts = {
    state: story.state,
    payment: story.data.payment,
    terms: data.paymentTerms,
    milestonesDone: areMilestonesDone(options.plan.completing, data.milestones),
  }
  const moved = moveOrder(facts, step.event, { kind: by.role, relation })
  if (!moved.ok) throw new Error(`A demo order may not ${step.event}: ${moved.reason}`)
  const completed = moved.state === 'completed'
  const paid = moved.payment === story.data.payment ? {} : { payment: { from: story.data.payment, to: moved.payment } }
  const common = { orderId: options.orderId, at, from: story.state }
  const seq = story.events.length + 1
  const event = toEvent({
    ...common,
    seq,
    event: step.event,
    by,
    to: completed ? story.state : moved.state,
    note: step.note ?? null,
    data: paid,
  })
  const done = completed ? [toEvent({ ...common, seq: seq + 1, event: 'complete', by: null, to: moved.state })] : []
  return {
    state: moved.state,
    version: story.version + 1,
    data: { ...data, payment: moved.payment },
    updatedAt: at,
    events: [...story.events, event, ...done],
  }
}

function confirmEstimate(data: OrderData, money: Money): ConfirmedFees {
  const lines = data.estimated?.lines ?? []
  const fees = confirmLines({ ...money, entered: lines, estimated: lines, at: '/lines' })
  if (!fees.ok) throw new Error(`The fees of a demo order cannot be confirmed: ${fees.error}`)
  return fees.value
}

function reportWhole(data: OrderData, signed: Signature): OrderData {
  const payment = {
    amount: data.baseTotal ?? '',
    currency: data.baseCurrency,
    paidOn: signed.at.slice(0, 10),
    reference: `TT${signed.at.replace(/\D/g, '').slice(2, 14)}`,
  }
  return withPaymentReport(data, payment, signed)
}

interface EventParts extends Pick<WorldEvent, 'orderId' | 'seq' | 'event' | 'at' | 'from' | 'to'> {
  readonly by: PersonFact | null
  readonly note?: string | null
  readonly data?: object
}

function toEvent({ by, note = null, data = {}, ...same }: EventParts): WorldEvent {
  const name = by ? { byUser: by.id, byName: by.name, byRole: by.role } : { byUser: null, byName: 'System', byRole: 'system' }
  return { ...same, ...name, note, data: { ...toJson(data), byLatin: by?.latinName ?? 'System' } }
}
