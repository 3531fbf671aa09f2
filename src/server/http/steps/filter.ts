/** What of a handler's result leaves the server, and the answers that are kept in this form. */
import { type Asker, askerOf } from '#domain'
import { type FileAnswer, filterOutput, withRemembered } from '../../kernel/index.ts'
import { readPerson } from '../../people/accounts/index.ts'
import type { OperationAnswer, PreparedContext, ValidatedContext } from '../context.ts'
import { underWay } from '../failures.ts'
import { type AnswerKey, findAnswer, keepAnswer } from '../kept-answers.ts'

/** The answer to an earlier call that was the same; null if none is kept. */
export function findKeptAnswer(context: ValidatedContext): OperationAnswer | null {
  const key = keyOf(context)
  const answer = key && findAnswer(context.request.served.plan, key)
  return answer ? { ok: true, value: { kind: 'data', ...answer } } : null
}

/** Removes the fields that the caller may not see, and keeps the answer of an operation declared as `fixed`. */
export async function filterAnswer(context: PreparedContext, value: unknown): Promise<OperationAnswer> {
  const { plan, served } = context.request
  if (plan.answer === 'file') return { ok: true, value: { kind: 'file', file: value as FileAnswer } }
  const data = filterOutput(value, visibilityOf(context), { grid: served.grid, asker: await findViewer(context) }) ?? null
  const key = keyOf(context)
  return { ok: true, value: { kind: 'data', ...(key ? keepAnswer(served.plan, key, data) : { data }) } }
}

/** Null if the answer must not be kept. An answer under an older release differs from that of the served one. */
function keyOf({ request, validating, input }: ValidatedContext): AnswerKey | null {
  const { plan, served, language, actor } = request
  return plan.fixed && validating.plan === served.plan ? { operation: plan.id, language, asker: askerOf(actor), input } : null
}

function visibilityOf({ request: { plan }, remembered, validating }: ValidatedContext) {
  return remembered ? withRemembered(plan.visibility, validating.plan.operations[plan.id]?.visibility) : plan.visibility
}

/** A user who has just signed in may see their own session. */
async function findViewer({ services, request, signedInUser }: PreparedContext): Promise<Asker> {
  const userId = signedInUser()
  const person = userId === null ? null : await underWay(readPerson(services.db, userId), { isKeyed: false, isOnce: false })
  return askerOf(person?.actor ?? request.actor)
}
