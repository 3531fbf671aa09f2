/** Connects addresses with the operations of the served release, for requests and for pages drawn on the server. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitor } from '../people/accounts/index.ts'
import { hasOperation, type LiveBrand, type LiveRelease } from '../platform/releases/index.ts'
import { chooseBrand } from './call.ts'
import type { OperationRequest, RequestParts } from './context.ts'
import { dispatchRequest, runOperation } from './journey.ts'

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

export function createDispatcher(parts: RequestParts): Dispatcher {
  return {
    matches: (request) => hasAddress(parts, request),
    dispatch: (request, reply) => dispatchRequest(parts, { request, reply }),
    callAsVisitor: (place, operation, input) => callAsVisitor(parts, place, { operation, input }),
  }
}

function hasAddress({ services, demo }: RequestParts, request: FastifyRequest): boolean {
  const live = services.releases.current()
  const { pathname, searchParams: query } = new URL(request.url, 'http://portal')
  const { id } = chooseBrand(live, { host: request.hostname, query, cookies: request.cookies }, demo)
  return live.brands[id]?.operations.match(request.method, pathname).kind === 'found'
}

interface VisitorCall {
  readonly operation: string
  readonly input: OperationRequest['readInput']
}

async function callAsVisitor({ services, handlers, demo }: RequestParts, place: VisitorPlace, call: VisitorCall): Promise<VisitorAnswer> {
  const { brand, at } = place
  const plan = brand.plan.operations[call.operation]
  if (!plan || !hasOperation(brand.plan, plan, demo)) return {}
  const origin = services.originOf(brand.plan)
  const request = { ...visitorRequest(place), plan, origin, readInput: call.input }
  const answer = await runOperation(at === null ? services : { ...services, now: () => at }, handlers, request)
  if (!answer.ok) return { refused: answer.error }
  return answer.value.kind === 'data' ? { data: answer.value.data } : {}
}

function visitorRequest(place: VisitorPlace): Omit<OperationRequest, 'plan' | 'origin' | 'readInput'> {
  const { live, brand, language, requestId, remoteAddress } = place
  return {
    served: brand,
    live,
    validatedBy: live,
    lapsed: null,
    actor: visitor,
    sessionId: null,
    userAgent: '',
    language,
    requestId,
    idempotencyKey: null,
    remoteAddress,
    isCommand: false,
    setHeader: () => {},
  }
}
