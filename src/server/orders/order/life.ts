import type { Release } from '#config'
import {
  areMilestonesDone,
  moveOrder,
  type OrderDetails,
  type OrderEventType,
  type OrderMoved,
  type OrderRefused,
  type PaymentTerms,
} from '#domain'
import { formatText, isObject, type Json, textOf } from '#rules'
import { type Call, listObjects, type Refusal, type Result } from '../../kernel/index.ts'
import { paymentFacts } from './payments.ts'
import { type OrderData, type OrderRecord, relationTo } from './record.ts'

type Documents = Release['brands'][string]['documents']

/** The order type's declarations about the life of its orders. */
export interface OrderTypePlan {
  readonly document: string
  readonly terms: PaymentTerms
  /** Milestones in the order of the type, and those that complete an order. */
  readonly milestones: readonly string[]
  readonly completing: readonly string[]
  /** Documents that such orders have, and forms of the facts that staff maintain. */
  readonly papers: readonly string[]
  readonly factGroups: readonly string[]
}

export function readOrderType(documents: Documents, orderType: string): OrderTypePlan {
  const plan = documents['order-type']?.[orderType]
  if (!plan) throw new Error(`The release has no order type ${orderType}.`)
  const milestones = listObjects(plan.milestones)
  const terms = isObject(plan.paymentTerms) ? plan.paymentTerms.default : undefined
  return {
    document: textOf(plan.document) ?? '',
    terms: terms === 'after-departure' ? 'after-departure' : 'before-generation',
    milestones: milestones.map(({ milestone }) => String(milestone)),
    completing: milestones.filter(({ completes }) => completes === true).map(({ milestone }) => String(milestone)),
    papers: listNames(plan.papers),
    factGroups: listNames(plan.factGroups),
  }
}

function listNames(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

export interface PlanMoveOptions {
  readonly order: OrderRecord
  readonly event: OrderEventType
  /** The data after the change. */
  readonly data: OrderData
  /** A requested amendment of the booking. */
  readonly change?: Pick<OrderDetails, 'changePriced'> | undefined
}
export type PlannedMove = Omit<OrderMoved, 'ok'>

/** Asks the machine whether the caller may do this now, and which state results. */
export function planMove(call: Pick<Call, 'actor' | 'brand' | 'language'>, options: PlanMoveOptions): Result<PlannedMove> {
  const { order, event, data, change } = options
  const { completing } = readOrderType(call.brand.documents, data.orderType)
  const facts = {
    state: order.state,
    payment: order.data.payment,
    amendment: order.data.amendment,
    bill: order.data.bill,
    terms: data.paymentTerms,
    milestonesDone: areMilestonesDone(completing, data.milestones, data.holds),
    disputed: isDisputed(order.data),
    ...paymentFacts(data),
    ...change,
  }
  const moved = moveOrder(facts, event, { kind: call.actor.kind, relation: relationTo(order, call.actor) })
  if (!moved.ok)
    return { ok: false, error: 'error.refused-move', params: { ...moved.params, reason: moved.reason, why: sayWhy(call, moved) } }
  const { ok: _, ...value } = moved
  return { ok: true, value }
}

/** Whether the customer waits for an answer about the fees. */
function isDisputed({ feeDispute }: OrderData): boolean {
  return feeDispute !== undefined && feeDispute.answeredAt === undefined
}

/** Do not change an order in a state that this version does not know. */
export function refuseUnknown(call: Pick<Call, 'brand' | 'language'>, order: OrderRecord, event: OrderEventType): Refusal {
  const reason = 'order.refused.unknown-state'
  const params = { event, state: order.state, payment: String(order.data.payment) }
  return { ok: false, error: 'error.refused-move', params: { ...params, reason, why: sayWhy(call, { ok: false, reason, params }) } }
}

/** The reason as text, for the refusal. */
function sayWhy({ brand, language }: Pick<Call, 'brand' | 'language'>, { reason, params }: OrderRefused): string {
  const words = brand.texts[language]?.[reason]
  return words === undefined ? reason : formatText(words, params, language)
}
