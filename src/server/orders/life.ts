import type { Release } from '#config'
import {
  areMilestonesDone,
  type LifeState,
  moveOrder,
  type OrderEffect,
  type OrderEventType,
  type OrderRefused,
  type PaymentState,
  type PaymentTerms,
} from '#domain'
import { formatText } from '#rules'
import { isObject, listObjects } from '../dictionaries/index.ts'
import type { Call, Result } from '../operation.ts'
import { relationTo } from './access.ts'
import type { OrderData, OrderRecord } from './record.ts'

type Documents = Release['brands'][string]['documents']

/** What the order type says about the life of its orders. */
export interface OrderTypePlan {
  readonly document: string
  readonly terms: PaymentTerms
  /** Milestones in the order of the type, and those that complete an order. */
  readonly milestones: readonly string[]
  readonly completing: readonly string[]
}

export function readOrderType(documents: Documents, orderType: string): OrderTypePlan {
  const plan = documents['order-type']?.[orderType]
  if (!plan) throw new Error(`The release has no order type ${orderType}.`)
  const milestones = listObjects(plan.milestones)
  const terms = isObject(plan.paymentTerms) ? plan.paymentTerms.default : undefined
  return {
    document: typeof plan.document === 'string' ? plan.document : '',
    terms: terms === 'after-departure' ? 'after-departure' : 'before-generation',
    milestones: milestones.map(({ milestone }) => String(milestone)),
    completing: milestones.filter(({ completes }) => completes === true).map(({ milestone }) => String(milestone)),
  }
}

export interface JudgeMoveOptions {
  readonly order: OrderRecord
  readonly event: OrderEventType
  /** The data as the change would leave it. */
  readonly data: OrderData
}
export interface JudgedMove {
  readonly state: LifeState
  readonly payment: PaymentState
  readonly effects: readonly OrderEffect[]
}

/** Asks the machine whether the caller may do this now, and where it leads. */
export function judgeMove(call: Pick<Call, 'actor' | 'brand' | 'language'>, { order, event, data }: JudgeMoveOptions): Result<JudgedMove> {
  const { completing } = readOrderType(call.brand.documents, data.orderType)
  const facts = {
    state: order.state,
    payment: order.data.payment,
    terms: data.paymentTerms,
    milestonesDone: areMilestonesDone(completing, data.milestones),
  }
  const moved = moveOrder(facts, event, { kind: call.actor.kind, relation: relationTo(order, call.actor) })
  if (!moved.ok)
    return { ok: false, error: 'error.refused-move', params: { ...moved.params, reason: moved.reason, why: sayWhy(call, moved) } }
  return { ok: true, value: { state: moved.state, payment: moved.payment, effects: moved.effects } }
}

/** The reason in words, for the sentence that tells the refusal. */
function sayWhy({ brand, language }: Pick<Call, 'brand' | 'language'>, { reason, params }: OrderRefused): string {
  const words = brand.texts[language]?.[reason]
  return words === undefined ? reason : formatText(words, params, language)
}
