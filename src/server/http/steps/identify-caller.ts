/** Who calls: a session's user, a company's system with its API key, a command on this machine, or a visitor. */
import { type Actor, type Result, refuse } from '../../kernel/index.ts'
import { resolveToken, visitor } from '../../people/accounts/index.ts'
import { isKey, resolveKey } from '../../people/api-keys/index.ts'
import { auditRefusal } from '../../platform/audit/index.ts'
import type { CallerContext, OperationContext, RequestParts } from '../context.ts'
import { controlUserHeader } from '../control.ts'
import { headerOf } from '../request-headers.ts'

type Parts = Pick<RequestParts, 'services' | 'control'>

export interface Caller {
  readonly actor: Actor
  readonly sessionId: string | null
  /** The token that replaces the caller's. */
  readonly renewed: string | null
}

/** Refuses tokens and keys that are not valid; without any, the caller is a visitor. */
export async function identifyCaller(parts: Parts, context: OperationContext): Promise<Result<CallerContext>> {
  const caller = await findCaller(parts, context)
  if (!caller.ok) return caller
  const { actor, sessionId, renewed } = caller.value
  if (renewed !== null) context.reply.header('access-token', renewed)
  // Permissions can change while a page is open; the page refetches when this differs from what it has.
  if (actor.kind !== 'visitor') context.reply.header('session-actor', actor.kind)
  return { ok: true, value: { ...context, actor, sessionId } }
}

/**
 * Only headers identify the caller, never cookies. A caller who signs in may still send an expired token. A proxy in front of the
 * portal may add an authorization of its own: it is ignored.
 */
async function findCaller(parts: Parts, context: OperationContext): Promise<Result<Caller>> {
  const { request, brand, operation, isCommand } = context
  const authorization = headerOf(request, 'authorization')
  const token = headerOf(request, 'access-token')
  if (authorization !== null && isKey(authorization, { orAny: operation.scope !== undefined && token === null }))
    return await findSystem(parts, context, authorization)
  if (token === null || operation.opensSession) return withoutSession(visitor)
  if (isCommand) return withoutSession(parts.control.actorFor(headerOf(request, controlUserHeader), brand.grid[operation.grid] ?? {}))
  return await findUser(parts, context, token)
}

function withoutSession(actor: Actor): Result<Caller> {
  return { ok: true, value: { actor, sessionId: null, renewed: null } }
}

async function findSystem({ services }: Parts, { brand, operation }: OperationContext, authorization: string): Promise<Result<Caller>> {
  const holder = await resolveKey(services.db, { authorization, brand: brand.plan, operation, now: services.now() })
  return holder.ok ? withoutSession(holder.value) : holder
}

async function findUser(parts: Parts, context: OperationContext, token: string): Promise<Result<Caller>> {
  const user = await resolveUser(parts, context, { token, passive: context.operation.passive })
  if (!user.ok) return user
  return { ok: true, value: { ...user.value, actor: actingFor(user.value.actor, headerOf(context.request, actingHeader)) } }
}

interface Presented {
  readonly token: string
  /** Does not count as use of the session. */
  readonly passive?: boolean
}

/** The user of a token's session; refuses a session that is not open, and records one that it ends. */
export async function resolveUser(
  { services }: Pick<Parts, 'services'>,
  { request, brand }: Pick<OperationContext, 'request' | 'brand'>,
  { token, passive = false }: Presented,
): Promise<Result<Caller>> {
  const session = await resolveToken(services.db, token, brand.plan, services.now(), { passive })
  if (session.kind === 'none') return refuse('error.not-signed-in')
  if (session.kind === 'open') {
    const { actor, sessionId, renewed } = session
    return { ok: true, value: { actor, sessionId, renewed } }
  }
  const { reason, cut } = session
  request.log.warn({ event: 'session-ended', reason }, 'a session was ended')
  if (cut) {
    const seen = { brand: brand.plan, now: services.now, requestId: request.id, actor: visitor }
    const detail = { reason, session: cut.sessionId }
    await auditRefusal({ db: services.db, log: request.log }, { ...seen, event: 'session-cut', subject: cut.userId, detail })
  }
  return refuse('error.session-ended')
}

/** The company that staff act for. Ignored unless staff. */
const actingHeader = 'acting-for'

function actingFor(actor: Actor, company: string | null): Actor {
  return actor.kind === 'staff' && company !== null && /^[\w.-]{1,64}$/.test(company) ? { ...actor, actsFor: company } : actor
}
