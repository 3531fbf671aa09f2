/** What of a handler's result leaves the server, and the answers that are kept in this form. */
import { type Asker, askerOf } from '#domain'
import type { JsonObject } from '#rules'
import { type FileAnswer, filterOutput, type Shared, type Sharing, type SharingCall, withRemembered } from '../../kernel/index.ts'
import { readPerson } from '../../people/accounts/index.ts'
import type { OperationAnswer, PreparedContext, ValidatedContext } from '../context.ts'
import { underWay } from '../failures.ts'
import type { AnswerKey } from '../kept-answers.ts'

/** Removes the fields that the caller may not see. */
export async function filterAnswer(context: PreparedContext, value: unknown): Promise<OperationAnswer> {
  if (context.request.plan.answer === 'file') return { ok: true, value: { kind: 'file', file: value as FileAnswer } }
  const viewer = { grid: context.request.served.grid, asker: await findViewer(context) }
  return { ok: true, value: { kind: 'data', data: filterOutput(value, visibilityOf(context), viewer) ?? null } }
}

/** An answer that is kept: its key, and the test whether another database may make it. */
export interface Keeping {
  readonly key: AnswerKey
  readonly isCurrentIn: Shared['isCurrentIn'] | null
}

/** Null if the answer must not be kept. One under an older release differs from that of the served one. */
export async function keepingOf(context: ValidatedContext): Promise<Keeping | null> {
  const { request, validating, input } = context
  const { plan, served, language, actor } = request
  if (validating.plan !== served.plan) return null
  const key = { operation: plan.id, language, asker: askerOf(actor), input }
  if (plan.fixed) return { key: { ...key, shared: null }, isCurrentIn: null }
  const shared = await shareOf(context)
  return shared && { key: { ...key, shared: shared.key }, isCurrentIn: shared.isCurrentIn }
}

async function shareOf({ services, request, input }: ValidatedContext): Promise<Shared | null> {
  const share = services.sharing[request.plan.handler as keyof Sharing] as ShareOf | undefined
  if (!share) return null
  const { actor, served } = request
  const call = { db: services.db, now: services.now, actor, brand: served.plan }
  return await underWay(share(input, call), { isKeyed: false, isOnce: false })
}

/** The input was validated for the operation. */
type ShareOf = (input: JsonObject, call: SharingCall) => Promise<Shared | null>

function visibilityOf({ request: { plan }, remembered, validating }: ValidatedContext) {
  return remembered ? withRemembered(plan.visibility, validating.plan.operations[plan.id]?.visibility) : plan.visibility
}

/** A user who has just signed in may see their own session. */
async function findViewer({ services, request, signedInUser }: PreparedContext): Promise<Asker> {
  const userId = signedInUser()
  const person = userId === null ? null : await underWay(readPerson(services.db, userId), { isKeyed: false, isOnce: false })
  return askerOf(person?.actor ?? request.actor)
}
