/** Connects addresses with the operations of the served release, for requests and for pages drawn on the server. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Result } from '../kernel/index.ts'
import { visitor } from '../people/accounts/index.ts'
import { hasOperation, type LiveBrand, type LiveRelease } from '../platform/releases/index.ts'
import { chooseBrand } from './call.ts'
import type { OperationRequest, RequestParts } from './context.ts'
import { dispatchRequest, runOperation } from './journey.ts'
import { type Caller, resolveUser } from './steps/identify-caller.ts'

export interface Dispatcher {
  /** Whether an operation of the brand has this address and method. */
  readonly matches: (request: FastifyRequest) => boolean
  readonly dispatch: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Calls an operation as a page of this reader would, for server-side rendering. */
  readonly callForPage: (place: PagePlace, reader: Reader, call: PageCall) => Promise<PageAnswer>
  /** The user who sent the request; refuses a token whose session is not open. */
  readonly findReader: (request: FastifyRequest, brand: LiveBrand, token: string) => Promise<Result<Caller>>
}

/** Who reads a page. */
export type Reader = Pick<Caller, 'actor' | 'sessionId'>

export const visitingReader: Reader = { actor: visitor, sessionId: null }

export interface PageCall {
  readonly operation: string
  readonly input: OperationRequest['readInput']
}

/** Data, or the id of the error; neither if the brand has no such operation. */
export interface PageAnswer {
  readonly data?: unknown
  readonly refused?: string
}

/** Where and when a page is drawn. */
export interface PagePlace {
  readonly live: LiveRelease
  readonly brand: LiveBrand
  readonly language: string
  readonly requestId: string
  readonly remoteAddress: string
  /** The moment that a preview shows; null for now. */
  readonly at: Date | null
}

export function createDispatcher(parts: RequestParts): Dispatcher {
  return {
    matches: (request) => hasAddress(parts, request),
    dispatch: (request, reply) => dispatchRequest(parts, { request, reply }),
    callForPage: (place, reader, call) => callForPage(parts, place, { ...call, ...reader }),
    findReader: (request, brand, token) => resolveUser(parts, { request, brand }, { token }),
  }
}

function hasAddress({ services, demo }: RequestParts, request: FastifyRequest): boolean {
  const live = services.releases.current()
  const { pathname, searchParams: query } = new URL(request.url, 'http://portal')
  const { id } = chooseBrand(live, { host: request.hostname, query, cookies: request.cookies }, demo)
  return live.brands[id]?.operations.match(request.method, pathname).kind === 'found'
}

async function callForPage(
  { services, handlers, demo }: RequestParts,
  place: PagePlace,
  { operation, input, ...reader }: PageCall & Reader,
): Promise<PageAnswer> {
  const { brand, at } = place
  const plan = brand.plan.operations[operation]
  if (!plan || !hasOperation(brand.plan, plan, demo)) return {}
  const origin = services.originOf(brand.plan)
  const request = { ...pageRequest(place), ...reader, plan, origin, readInput: input }
  const answer = await runOperation(at === null ? services : { ...services, now: () => at }, handlers, request)
  if (!answer.ok) return { refused: answer.error }
  return answer.value.kind === 'data' ? { data: answer.value.data } : {}
}

function pageRequest(place: PagePlace): Omit<OperationRequest, 'plan' | 'origin' | 'readInput' | keyof Reader> {
  const { live, brand, language, requestId, remoteAddress } = place
  return {
    served: brand,
    live,
    validatedBy: live,
    lapsed: null,
    userAgent: '',
    language,
    requestId,
    idempotencyKey: null,
    remoteAddress,
    isCommand: false,
    setHeader: () => {},
  }
}
