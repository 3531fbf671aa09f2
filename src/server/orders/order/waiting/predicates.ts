/** Dictionary rows that an order matches: declared conditions, evaluated on each change. */

import type { BrandPlan } from '#config'
import { evaluateExpression, holds, type JsonObject } from '#rules'
import { listObjects } from '../../../kernel/index.ts'
import { type OrderData, toJson } from '../record.ts'

/** Fields of an order that conditions may read besides its data. */
export interface PredicateOrder {
  readonly omsOrderNo: string
  readonly companyId: string
  readonly state: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly data: OrderData
}

export interface HoldingRow {
  readonly id: string
  /** Start time, if the row declares one. */
  readonly since?: string
  /** Due time, if the row declares one and the order has it. */
  readonly due?: string
}

/**
 * The rows of a dictionary whose condition the order meets, in order. A condition that fails to evaluate is not met: the check
 * has type-checked them all, and no order is refused because of old data.
 */
export function listHoldingRows(brand: Pick<BrandPlan, 'documents' | 'limits'>, dictionary: string, order: PredicateOrder): HoldingRow[] {
  const scope = { record: toConditionRecord(order), limits: brand.limits }
  return listObjects(brand.documents.dictionary?.[dictionary]?.rows).flatMap(({ id, when, since, due }) => {
    if (typeof when !== 'string' || !holds(evaluateExpression(when, scope))) return []
    const from = momentOf(since, scope)
    const until = momentOf(due, scope)
    return [{ id: String(id), ...(from === undefined ? {} : { since: from }), ...(until === undefined ? {} : { due: until }) }]
  })
}

function momentOf(expression: unknown, scope: JsonObject): string | undefined {
  if (typeof expression !== 'string') return undefined
  const value = evaluateExpression(expression, scope)
  return value.kind === 'value' ? String(value.value) : undefined
}

/** An order as conditions see it: the declared entity. */
function toConditionRecord({ omsOrderNo, companyId, state, createdAt, updatedAt, data }: PredicateOrder): JsonObject {
  return {
    ...toJson(data),
    omsOrderNo,
    companyId,
    state,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
