/**
 * From HTTP request to operation and back, in this order: brand by host, release, language, session, match, then runOperation:
 * permission, reading and validating the input, idempotency, handler, filter; last the envelope.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationPlan } from '#config'
import { resolveToken, visitor } from '../accounts/index.ts'
import { isKey, resolveKey } from '../api-keys/index.ts'
import { auditRefusal, eventOfRefusal } from '../audit/index.ts'
import { type Actor, type AnswerWording, decodeWords, type Handlers, type Result, refuse, toRefusal, toSuccess } from '../kernel/index.ts'
import type { Previews } from '../preview/index.ts'
import { hasOperation, type LiveBrand, type LiveRelease, type OperationMatch } from '../releases/index.ts'
import { jsonLimits, readJsonBody } from './body.ts'
import { chooseBrand, chooseLanguage, type Services } from './call.ts'
import { type Control, controlBrandHeader, controlUserHeader } from './control.ts'
import { refuseFailed, WorkFailed } from './failures.ts'
import { readMultipart } from './multipart.ts'
import { type OperationRequest, runOperation } from './run-operation.ts'
import { sendAnswer, sendFile, sendJson, sendKept } from './send.ts'
import { checkWords, decodeQuery, refuseFields } from './sound-input.ts'
import { clientAddress } from './trusted-proxies.ts'

export interface Dispatcher {
  /** Whether an operation of the brand has this address and method. */
  readonly matches: (request: FastifyRequest) => boolean
  readonly dispatch: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Calls an operation as a visitor's page would, for server-side rendering; undefined for a refusal. */
  readonly callAsVisitor: (place: VisitorPlace, operation: string, input: OperationRequest['readInput']) => Promise<VisitorAnswer>
}

/** Data, or the id of the error; neither if the operation is not for visitors of the brand. */
export interface VisitorAnswer {
  readonly data?: unknown
  readonly refused?: string
}

export interface VisitorPlace {
  readonly live: LiveRelease
  readonly brand: LiveBrand
  readonly language: string
  readonly requestId: string
  readonly remoteAddress: string
  /** The moment that a preview shows; null for now. */
  readonly at: Date | null
}

export interface DispatcherOptions {
  readonly services: Services
  readonly handlers: Handlers
  readonly demo: boolean
  readonly control: Control
  readonly previews: Previews
  /** What visitors see may have changed. */
  readonly onChange: () => void
}

export function createDispatcher({ services, handlers, demo, control, previews, onChange }: DispatcherOptions): Dispatcher {
  async function dispatch(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const live = services.releases.current()
    // The release that serves the request, even if another was published meanwhile.
    reply.header('config-version', live.release.id)
    const url = new URL(request.url, 'http://portal')
    const { cookies, headers } = request
    const facts = { host: request.hostname, query: url.searchParams, cookies }
    const named = brandOfCommand(request)
    const plan = (named !== null && live.release.brands[named]) || chooseBrand(live, facts, demo)
    const brand = live.brands[plan.id] as LiveBrand
    const wording: AnswerWording = { brand: plan, language: chooseLanguage(plan, { cookies, headers }), requestId: request.id }
    if (named !== null && plan.id !== named) {
      const brands = Object.keys(live.release.brands).join(', ')
      return sendAnswer(request, reply, toRefusal(refuse('error.unknown-brand', { params: { brand: named, brands } }), wording))
    }
    const match = await matchOperation(request, url.pathname, brand)
    if (match.kind === 'gone') return sendAnswer(request, reply, toRefusal(refuse('error.form-changed'), wording))
    if (match.kind === 'none') return sendAnswer(request, reply, toRefusal(refuse('error.not-found'), wording))
    if (match.kind === 'other-method') {
      reply.header('allow', match.allowed.join(', '))
      return sendAnswer(request, reply, toRefusal(refuse('error.method-not-allowed'), wording))
    }
    try {
      const seen = { brand: plan, now: services.now, requestId: request.id }
      const known = await findActor(request, brand, match.operation)
      if (!known.ok) return sendAnswer(request, reply, toRefusal(known, wording))
      const { actor, sessionId, renewed } = known.value
      if (renewed !== null) reply.header('access-token', renewed)
      // Permissions can change while a page is open; the page refetches when this differs from what it has.
      if (actor.kind !== 'visitor') reply.header('session-actor', actor.kind)
      const { operation } = match
      const then = await enterPreview(request, operation)
      if (!then.ok) return sendAnswer(request, reply, toRefusal(then, wording))
      if (then.value) reply.header('config-version', then.value.live.release.id)
      const named = then.value ? null : await findNamedRelease(request)
      const result = await runOperation(then.value?.services ?? services, handlers, {
        plan: operation,
        served: brand,
        live,
        validatedBy: then.value?.live ?? named?.release ?? live,
        lapsed: named?.release === null ? named.id : null,
        actor,
        sessionId,
        userAgent: headerOf(request, 'user-agent') ?? '',
        language: wording.language,
        requestId: request.id,
        idempotencyKey: headerOf(request, 'idempotency-key'),
        remoteAddress: clientAddress(request),
        origin: services.originOf(plan),
        isCommand: isCommand(request),
        readInput: () => readInput(request, url, match),
        setHeader: (name, value) => void reply.header(name, value),
      })
      if (!result.ok) {
        if (watchedRefusals.has(result.error)) {
          request.log.warn(
            { event: 'refused', operation: operation.id, error: result.error, user: actor.userId, actor: actor.kind },
            'refused',
          )
        }
        const event = actor.userId === null ? undefined : eventOfRefusal(result.error)
        if (event) await auditRefusal(watch(request), { ...seen, actor, event, detail: { operation: operation.id, error: result.error } })
        return sendAnswer(request, reply, toRefusal(result, wording))
      }
      if (!operation.readsOnly && !operation.unseen) onChange()
      if (watchedOperations.has(operation.id))
        request.log.info({ event: 'done', operation: operation.id, user: actor.userId, actor: actor.kind }, 'done')
      if (result.value.kind === 'file') return sendFile(request, reply, result.value.file)
      const { data, json } = result.value
      if (operation.answer === 'plain') return sendJson(reply, statusOf(data), data)
      return json ? sendKept(request, reply, json) : sendAnswer(request, reply, toSuccess(data, request.id))
    } catch (error) {
      const refused = refuseFailed(error, match.operation, plan)
      const err = error instanceof WorkFailed ? error.cause : error
      request.log.error({ err, operation: match.operation.id, answered: refused.error }, 'an operation failed')
      return sendAnswer(request, reply, toRefusal(refused, wording))
    }
  }

  function isCommand(request: FastifyRequest): boolean {
    const token = headerOf(request, 'access-token')
    return token !== null && control.holds(token)
  }

  /** The brand named by a command on this machine, which has no host to choose one by. */
  function brandOfCommand(request: FastifyRequest): string | null {
    if (!isCommand(request)) return null
    const named = headerOf(request, controlBrandHeader)
    return named === null ? null : decodeURIComponent(named)
  }

  function watch({ log }: FastifyRequest) {
    return { db: services.db, log }
  }

  interface Known {
    readonly actor: Actor
    readonly sessionId: string | null
    readonly renewed: string | null
  }

  /**
   * Only headers identify the caller, never cookies: a session's token, or the API key of a company's system. A caller who signs in
   * may still send an expired token. A proxy in front of the portal may add an authorization of its own: it is ignored.
   */
  async function findActor(request: FastifyRequest, brand: LiveBrand, operation: OperationPlan): Promise<Result<Known>> {
    const { opensSession, passive, grid, scope } = operation
    const authorization = headerOf(request, 'authorization')
    const token = headerOf(request, 'access-token')
    if (authorization !== null && isKey(authorization, { orAny: scope !== undefined && token === null })) {
      const found = await resolveKey(services.db, { authorization, brand: brand.plan, operation, now: services.now() })
      return found.ok ? { ok: true, value: { actor: found.value, sessionId: null, renewed: null } } : found
    }
    if (token === null || opensSession) return { ok: true, value: { actor: visitor, sessionId: null, renewed: null } }
    if (isCommand(request)) {
      const actor = control.actorFor(headerOf(request, controlUserHeader), brand.grid[grid] ?? {})
      return { ok: true, value: { actor, sessionId: null, renewed: null } }
    }
    const resolved = await resolveToken(services.db, token, brand.plan, services.now(), { passive })
    if (resolved.kind === 'none') return refuse('error.not-signed-in')
    if (resolved.kind === 'open')
      return { ok: true, value: { ...resolved, actor: actingFor(resolved.actor, headerOf(request, actingHeader)) } }
    const { reason, cut } = resolved
    request.log.warn({ event: 'session-ended', reason }, 'a session was ended')
    if (cut) {
      const seen = { brand: brand.plan, now: services.now, requestId: request.id, actor: visitor }
      await auditRefusal(watch(request), { ...seen, event: 'session-cut', subject: cut.userId, detail: { reason, session: cut.sessionId } })
    }
    return refuse('error.session-ended')
  }

  interface Then {
    readonly services: Services
    readonly live: LiveRelease
  }

  /** Calls from a preview's page are answered as of its date, and may not change what others see; null for all other pages. */
  async function enterPreview(request: FastifyRequest, { id, readsOnly }: OperationPlan): Promise<Result<Then | null>> {
    const preview = await previews.ofCall(request)
    // Sign-in and sign-out work in a preview: sessions belong to today.
    if (preview === null || sessionOperations.has(id)) return { ok: true, value: null }
    if (preview === 'ended') return refuse('error.preview-ended')
    if (!readsOnly) return refuse('error.preview')
    const named = headerOf(request, 'config-version') ?? undefined
    return { ok: true, value: { services: { ...services, now: () => preview.at }, live: await services.releases.at(preview.at, named) } }
  }

  /** The release with which the caller's page was loaded; only its name if it is unknown or too old. */
  async function findNamedRelease(request: FastifyRequest): Promise<{ id: string; release: LiveRelease | null } | null> {
    const id = headerOf(request, 'config-version')
    return id === null ? null : { id, release: await services.releases.find(id) }
  }

  /** Calls of an open page keep working at the address they had when the page was loaded, even if it has moved since. */
  async function matchOperation(request: FastifyRequest, path: string, brand: LiveBrand): Promise<Unmatched | Match> {
    const match = brand.operations.match(request.method, path)
    if (match.kind === 'found') return { ...match, operation: match.plan }
    const id = isApi(path) ? headerOf(request, 'config-version') : null
    const older = id === null ? null : await services.releases.remembered(id)
    const before = older?.brands[brand.plan.id]?.operations.match(request.method, path)
    if (before?.kind !== 'found') return match
    const operation = brand.plan.operations[before.plan.id]
    return operation && hasOperation(brand.plan, operation, demo) ? { ...before, operation } : { kind: 'gone' }
  }

  return {
    dispatch,
    matches: (request) => {
      const live = services.releases.current()
      const { pathname, searchParams: query } = new URL(request.url, 'http://portal')
      const { id } = chooseBrand(live, { host: request.hostname, query, cookies: request.cookies }, demo)
      return live.brands[id]?.operations.match(request.method, pathname).kind === 'found'
    },
    callAsVisitor: async (place, operation, input) => {
      const match = place.brand.plan.operations[operation]
      if (!match || !hasOperation(place.brand.plan, match, demo)) return {}
      const { live, brand, language, requestId, remoteAddress, at } = place
      const request = {
        plan: match,
        served: brand,
        live,
        validatedBy: live,
        lapsed: null,
        actor: visitor,
        sessionId: null,
        userAgent: '',
        language,
        requestId,
        remoteAddress,
        origin: services.originOf(brand.plan),
        isCommand: false,
      }
      const asked = at === null ? services : { ...services, now: () => at }
      const result = await runOperation(asked, handlers, { ...request, idempotencyKey: null, readInput: input, setHeader: () => {} })
      if (!result.ok) return { refused: result.error }
      return result.value.kind === 'data' ? { data: result.value.data } : {}
    },
  }
}

type Unmatched = Exclude<OperationMatch, { kind: 'found' }> | { readonly kind: 'gone' }

/** A matched address, and the operation as served now. */
type Match = Extract<OperationMatch, { kind: 'found' }> & { readonly operation: OperationPlan }

async function readInput(request: FastifyRequest, url: URL, { plan, params }: Match): ReturnType<OperationRequest['readInput']> {
  const unsound = refuseFields(checkWords(Object.entries(params), 'line'))
  if (unsound) return unsound
  if (plan.method === 'GET') {
    const values = decodeQuery(url.search, params, plan.input)
    return values.ok ? { ok: true, value: { values: values.value, upload: null } } : values
  }
  const path = decodeWords(params, plan.input)
  if (plan.body === 'multipart') {
    const body = await readMultipart(request, largestFile)
    if (!body.ok) return body
    const fields = decodeWords(body.value.fields as Readonly<Record<string, string>>, plan.input)
    return { ok: true, value: { values: { ...fields, ...path }, upload: body.value.upload } }
  }
  const limits = plan.grid === 'configuration' ? { ...jsonLimits, bytes: largestRelease, totalMs: 30_000 } : jsonLimits
  const body = await readJsonBody(request.raw, limits)
  return body.ok ? { ok: true, value: { values: { ...body.value, ...path }, upload: null } } : body
}

const largestFile = 10 * 1024 * 1024
/** Events that security monitoring must find in the log. */
const watchedRefusals = new Set([
  'error.forbidden',
  'error.wrong-credentials',
  'error.second-factor-wrong',
  'error.code-wrong',
  'error.code-limited',
  'error.sign-in-limited',
  'error.limited',
])
const sessionOperations = new Set(['send-code', 'sign-in', 'sign-in-by-code', 'sign-out', 'read-session'])
const watchedOperations = new Set([
  'sign-in',
  'sign-in-by-code',
  'register',
  'reset-password',
  'sign-out',
  'publish-release',
  'rollback-release',
])
/** All documents of a release as text. */
const largestRelease = 24 * 1024 * 1024

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A plain response that reports a problem must not count as success for monitoring. */
function statusOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'status' in data && data.status !== 'ok' ? 503 : 200
}

/** The company that staff act for. Ignored unless staff. */
const actingHeader = 'acting-for'

function actingFor(actor: Actor, company: string | null): Actor {
  return actor.kind === 'staff' && company !== null && /^[\w.-]{1,64}$/.test(company) ? { ...actor, actsFor: company } : actor
}
