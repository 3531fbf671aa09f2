/** Whether the caller may make the call, and what they lack if not. */
import type { BrandPlan, OperationPlan } from '#config'
import { askerOf, companyError, decide, explainAccess } from '#domain'
import type { JsonObject } from '#rules'
import { type Actor, purposeOf, type Refusal, refuse } from '../../kernel/index.ts'
import { countStrangerCall, readStanding } from '../../people/accounts/index.ts'
import type { CallContext, OperationAnswer, OperationRequest } from '../context.ts'

type Access = Pick<OperationRequest, 'plan' | 'served' | 'actor' | 'language'>

/** Decided before the input is read: callers without permission learn nothing from its errors. Null if the caller is allowed. */
export function authorise(access: Access): Refusal | null {
  const { plan, served, actor } = access
  const decision = decide(served.grid, plan.grid, askerOf(actor), plan.about === 'self' ? 'own' : 'none')
  if (!decision.allow) return refuse(decision.error, reasonFor(decision.error, access))
  return isRuledOut(served.plan, plan, actor) ? refuse('error.forbidden') : null
}

/** Names what visitors need besides signing in, and what for. */
function reasonFor(error: string, { served, plan, actor, language }: Access): { params?: JsonObject } {
  if (error !== 'error.not-signed-in') return {}
  const reason = explainAccess(served.grid[plan.grid], { asker: askerOf(actor), standing: 'none' })
  return reason === undefined ? {} : { params: { reason, purpose: purposeOf(plan.grid, { brand: served.plan, language }) } }
}

/** Whether the brand refuses the operation to its customers, whatever the grid allows. */
function isRuledOut({ confine }: BrandPlan, { id }: OperationPlan, { kind }: Actor): boolean {
  return confine?.operations.includes(id) === true && !confine.free.includes(kind)
}

const strangers: readonly Actor['kind'][] = ['visitor', 'registered', 'pending']

/** Refuses people without a certified company who write too often. Only valid calls count, because an invalid one writes nothing. */
export async function limitStranger({ services, request }: Pick<CallContext, 'services' | 'request'>): Promise<Refusal | null> {
  const { plan, served, actor, remoteAddress } = request
  // A beacon counts its own calls: the page that sends it has no use for an error.
  if (plan.readsOnly || plan.pace === 'beacon' || !strangers.includes(actor.kind)) return null
  const call = { brand: served.plan, operation: plan, userId: actor.userId, remoteAddress }
  const { seconds } = await countStrangerCall(services.db, call, services.now())
  return seconds === null ? null : refuse('error.limited', { params: { seconds } })
}

/** Someone whose application is open or was rejected would otherwise be sent to apply again. */
export async function explainStanding(
  { services, request }: Pick<CallContext, 'services' | 'request'>,
  answer: OperationAnswer,
): Promise<OperationAnswer> {
  const { actor } = request
  if (answer.ok || answer.error !== 'error.not-certified' || actor.kind === 'staff') return answer
  return { ...answer, error: companyError(actor.kind, await readStanding(services.db, actor)) }
}
