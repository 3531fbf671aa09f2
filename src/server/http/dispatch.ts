/**
 * From an HTTP request to an operation and back. The steps in order: brand by host, release, language, session, match, then
 * runOperation: permission, reading and judging the input, idempotency, handler, filter; last the envelope.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { resolveToken, visitor } from '../accounts/index.ts'
import { isDatabaseAway } from '../db/index.ts'
import type { Actor, Handlers, Result } from '../operation.ts'
import type { LiveBrand, LiveRelease } from '../releases/index.ts'
import { type Answer, refuse, toRefusal, toSuccess, type Wording } from './answers.ts'
import { jsonLimits, readJsonBody } from './body.ts'
import type { Services } from './call.ts'
import { chooseBrand, chooseLanguage } from './context.ts'
import { type Control, controlUserHeader } from './control.ts'
import { decodeQuery, decodeWords } from './decode.ts'
import { readMultipart } from './multipart.ts'
import { type OperationRequest, runOperation } from './run-operation.ts'
import { sendFile, sendJson } from './send.ts'

export interface Dispatcher {
  /** Answers a request below /api or of an operation elsewhere; false where no operation has the address. */
  readonly dispatch: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
  /** An operation as a visitor's page calls it while the server draws; undefined for a refusal. */
  readonly callAsVisitor: (place: VisitorPlace, operation: string, input: OperationRequest['readInput']) => Promise<unknown>
}

export interface VisitorPlace {
  readonly live: LiveRelease
  readonly brand: LiveBrand
  readonly language: string
  readonly requestId: string
  readonly remoteAddress: string
}

export interface DispatcherOptions {
  readonly services: Services
  readonly handlers: Handlers
  readonly demo: boolean
  readonly control: Control
}

export function createDispatcher({ services, handlers, demo, control }: DispatcherOptions): Dispatcher {
  async function dispatch(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const live = services.releases.current()
    const url = new URL(request.url, 'http://portal')
    const facts = { host: request.hostname, query: url.searchParams, cookies: request.cookies }
    const plan = chooseBrand(live, facts, demo)
    const brand = live.brands[plan.id] as LiveBrand
    const wording: Wording = { brand: plan, language: chooseLanguage(plan, facts), requestId: request.id }
    const match = brand.operations.match(request.method, url.pathname)
    if (match.kind === 'none') {
      if (!isApi(url.pathname)) return false
      await answer(request, reply, toRefusal(refuse('error.not-found'), wording))
      return true
    }
    if (match.kind === 'other-method') {
      // Outside /api an address may be both a page and an operation of another method.
      if (!isApi(url.pathname)) return false
      reply.header('allow', match.allowed.join(', '))
      await answer(request, reply, toRefusal(refuse('error.method-not-allowed'), wording))
      return true
    }
    try {
      const known = await findActor(request, brand, match.plan.id)
      if (!known.ok) {
        await answer(request, reply, toRefusal(known, wording))
        return true
      }
      const { actor, tokenHash, renewed } = known.value
      if (renewed !== null) reply.header('access-token', renewed)
      const result = await runOperation(services, handlers, {
        plan: match.plan,
        now: brand,
        live,
        judgedBy: (await findNamedRelease(request)) ?? live,
        actor,
        tokenHash,
        language: wording.language,
        requestId: request.id,
        idempotencyKey: headerOf(request, 'idempotency-key'),
        remoteAddress: request.ip,
        readInput: () => readInput(request, url, match),
        setHeader: (name, value) => void reply.header(name, value),
      })
      if (!result.ok) {
        if (watchedRefusals.has(result.error)) {
          request.log.warn(
            { event: 'refused', operation: match.plan.id, error: result.error, user: actor.userId, actor: actor.kind },
            'refused',
          )
        }
        await answer(request, reply, toRefusal(result, wording))
      } else if (result.value.kind === 'file') sendFile(reply, result.value.file)
      else if (match.plan.answer === 'plain') await sendJson(request, reply, statusOf(result.value.data), result.value.data)
      else await answer(request, reply, toSuccess(result.value.data, request.id))
      if (result.ok && watchedOperations.has(match.plan.id))
        request.log.info({ event: 'done', operation: match.plan.id, user: actor.userId, actor: actor.kind }, 'done')
    } catch (error) {
      request.log.error({ err: error, operation: match.plan.id }, 'an operation failed')
      await answer(request, reply, toRefusal(refuse(isDatabaseAway(error) ? 'error.unavailable' : 'error.broken'), wording))
    }
    return true
  }

  interface Known {
    readonly actor: Actor
    readonly tokenHash: string | null
    readonly renewed: string | null
  }

  /** Only the token's header says who calls; cookies never do. Whoever signs in may still carry a dead token. */
  async function findActor(request: FastifyRequest, brand: LiveBrand, operation: string): Promise<Result<Known>> {
    const token = headerOf(request, 'access-token')
    if (token === null || operation === 'sign-in') return { ok: true, value: { actor: visitor, tokenHash: null, renewed: null } }
    if (control.holds(token)) {
      const actor = control.actorFor(headerOf(request, controlUserHeader))
      return { ok: true, value: { actor, tokenHash: null, renewed: null } }
    }
    const resolved = await resolveToken(services.db, token, brand.plan.id, services.now())
    if (resolved.kind === 'none') return refuse('error.not-signed-in')
    if (resolved.kind === 'open') return { ok: true, value: resolved }
    request.log.warn({ event: 'session-ended', reason: resolved.reason }, 'a session was ended')
    return refuse('error.session-ended')
  }

  async function findNamedRelease(request: FastifyRequest): Promise<LiveRelease | null> {
    const hash = headerOf(request, 'config-version')
    return hash !== null && /^[0-9a-f]{64}$/.test(hash) ? await services.releases.find(hash) : null
  }

  return {
    dispatch,
    callAsVisitor: async (place, operation, input) => {
      const match = place.brand.plan.operations[operation]
      if (!match || (match.demoOnly && !demo)) return undefined
      const { live, brand, language, requestId, remoteAddress } = place
      const request = { plan: match, now: brand, live, judgedBy: live, actor: visitor, tokenHash: null, language, requestId, remoteAddress }
      const result = await runOperation(services, handlers, { ...request, idempotencyKey: null, readInput: input, setHeader: () => {} })
      return result.ok && result.value.kind === 'data' ? result.value.data : undefined
    },
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, { status, body, headers }: Answer): Promise<void> {
  reply.headers(headers)
  // A body that nobody read would be taken for the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  await sendJson(request, reply, status, body)
}

type Match = Extract<ReturnType<LiveBrand['operations']['match']>, { kind: 'found' }>

async function readInput(request: FastifyRequest, url: URL, { plan, params }: Match): ReturnType<OperationRequest['readInput']> {
  if (plan.method === 'GET') {
    const values = decodeQuery(url.searchParams, params, plan.input)
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
/** What whoever watches over accounts and configuration must be able to find in the log. */
const watchedRefusals = new Set(['error.forbidden', 'error.wrong-credentials', 'error.sign-in-limited', 'error.limited'])
const watchedOperations = new Set(['sign-in', 'sign-out', 'publish-release', 'rollback-release'])
/** All documents of a release as text. */
const largestRelease = 24 * 1024 * 1024

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A plain answer that says it is not well is no success to whoever watches. */
function statusOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'status' in data && data.status !== 'ok' ? 503 : 200
}
