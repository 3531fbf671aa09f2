/** The history of a demo order: the same documents and events that the handlers write, with demo times and people. */
import { areMilestonesDone, type Money, moveOrder, type OrderEventType, type OrderMove, type Relation } from '#domain'
import { hourMs, type JsonObject } from '#rules'
import { type GivenMilestone, type OrderData, type OrderTypePlan, paymentFacts, type Signature, toJson } from '../orders/order/index.ts'
import type { BookingFact, NotesFact, PersonFact } from './demo-documents.ts'
import type { Random } from './random.ts'
import type { WorldEvent } from './store.ts'
import { listSteps } from './story-steps.ts'

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
  | 'rejected'

export interface StoryOptions {
  readonly orderId: string
  readonly data: OrderData
  readonly booking: BookingFact
  readonly type: OrderTypePlan
  readonly money: Money
  readonly notes: NotesFact
  readonly customer: PersonFact
  readonly staff: PersonFact
  readonly end: StoryEnd
  /** When it was ordered, and hours between steps until it is generated. */
  readonly placed: Date
  readonly pace: number
  /** Start date, and the cutoff: nothing later has happened yet. */
  readonly start: string
  /** Of the sailing, if it has one. */
  readonly eta?: string
  readonly until: Date
  readonly random: Random
  /** Events after generation, by time. */
  readonly milestones: readonly GivenMilestone[]
}
export interface Story {
  readonly state: string
  readonly version: number
  readonly data: OrderData
  readonly events: readonly WorldEvent[]
  readonly updatedAt: string
}

export interface Written {
  readonly data: OrderData
  /** Log entries, as the handlers write them. */
  readonly changes: JsonObject
}
export interface Step {
  readonly event: OrderEventType
  readonly by: PersonFact
  readonly note?: string
  /** Not before this time; default: one interval after the previous step. */
  readonly notBefore?: number
  readonly write: (data: OrderData, signed: Signature) => Written
}

export function createStory(options: StoryOptions): Story {
  const { orderId, customer, placed, pace, data } = options
  let time = placed.getTime()
  const at = placed.toISOString()
  const changes = { ...(data.estimated ? { fees: { after: toJson(data.estimated) } } : {}), company: customer.company ?? '' }
  let story: Story = {
    state: 'submitted',
    version: 1,
    data,
    updatedAt: at,
    events: [toEvent({ orderId, seq: 1, event: 'submit', by: customer, at, from: null, to: 'submitted', changes })],
  }
  for (const step of listSteps(options)) {
    // Events still expected at completion no longer matter.
    if (story.state === 'completed') break
    time = step.notBefore === undefined ? time + pace * hourMs : Math.max(time, step.notBefore)
    story = takeStep(story, step, options, new Date(time).toISOString())
  }
  return story
}

function takeStep(story: Story, step: Step, { orderId, type }: StoryOptions, at: string): Story {
  const { by } = step
  const { data, changes } = step.write(story.data, { name: by.name, latinName: by.latinName, at })
  const relation: Relation = by.role === 'staff' ? 'other' : 'own'
  const facts = {
    state: story.state,
    payment: story.data.payment,
    amendment: story.data.amendment,
    bill: story.data.bill,
    terms: data.paymentTerms,
    milestonesDone: areMilestonesDone(type.completing, data.milestones, data.holds),
    ...paymentFacts(data),
  }
  const moved = moveOnce(facts, step.event, { kind: by.role, relation })
  if (!moved.ok) throw new Error(`A demo order cannot ${step.event}: ${moved.reason} ${JSON.stringify(moved.params)}`)
  const completed = moved.state === 'completed'
  const paid = moved.payment === story.data.payment ? {} : { payment: { from: story.data.payment, to: moved.payment } }
  const common = { orderId, at, from: story.state }
  const seq = story.events.length + 1
  const event = toEvent({
    ...common,
    seq,
    event: step.event,
    by,
    to: completed ? story.state : moved.state,
    note: step.note ?? null,
    changes: { ...changes, ...paid },
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

/** Thousands of demo orders take the same way, and the machine takes a while for each step. */
const moves = new Map<string, OrderMove>()

function moveOnce(...move: Parameters<typeof moveOrder>): OrderMove {
  const key = JSON.stringify(move)
  const outcome = moves.get(key) ?? moveOrder(...move)
  moves.set(key, outcome)
  return outcome
}

interface EventParts extends Pick<WorldEvent, 'orderId' | 'seq' | 'event' | 'at' | 'from' | 'to'> {
  readonly by: PersonFact | null
  readonly note?: string | null
  readonly changes?: JsonObject
}

function toEvent({ by, note = null, changes = {}, ...same }: EventParts): WorldEvent {
  const name = by ? { byUser: by.id, byName: by.name, byRole: by.role } : { byUser: null, byName: 'System', byRole: 'system' }
  return { ...same, ...name, note, data: { ...changes, byLatin: by?.latinName ?? 'System' } }
}
