import { decide, type Relation } from '#domain'
import { type Actor, type Call, type Result, readGrid } from '../kernel/index.ts'
import type { OrderRecord } from './record.ts'

/** Whether the permission grid lets the caller do this to this order; what is foreign does not exist. */
export function judgeAccess(call: Pick<Call, 'actor' | 'brand'>, row: string, order: OrderRecord): Result<null> {
  const verdict = decide(readGrid(call.brand), row, call.actor.kind, relationTo(order, call.actor))
  return verdict.allow ? { ok: true, value: null } : { ok: false, error: verdict.error }
}

export function relationTo(order: OrderRecord, actor: Actor): Relation {
  if (actor.companyId === null || actor.companyId !== order.companyId) return 'other'
  return actor.userId !== null && actor.userId === order.data.orderedById ? 'own' : 'own-company'
}
