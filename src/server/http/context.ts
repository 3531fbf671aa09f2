/** What is known about a request, step by step: each context is the one before it and what the next step has found out. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OperationPlan } from '#config'
import type { JsonObject } from '#rules'
import type { Actor, AnswerWording, FileAnswer, Handlers, Result, Upload } from '../kernel/index.ts'
import type { Previews } from '../platform/preview/index.ts'
import type { LiveBrand, LiveRelease, OperationMatch } from '../platform/releases/index.ts'
import type { CallEffects, CallFacts, Services } from './call.ts'
import type { Control } from './control.ts'
import type { PageBytes } from './pages/page-bytes.ts'

/** The parts of the server that requests need. */
export interface RequestParts {
  readonly services: Services
  readonly handlers: Handlers
  readonly demo: boolean
  readonly control: Control
  readonly previews: Previews
  /** What visitors see may have changed. */
  readonly onChange: () => void
}

/** A request as it arrives. */
export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export interface BrandContext extends Exchange {
  readonly url: URL
  /** The release that serves the request, even if another is published meanwhile. */
  readonly live: LiveRelease
  readonly brand: LiveBrand
  readonly wording: AnswerWording
  /** Whether a command on this machine calls. */
  readonly isCommand: boolean
  /** The brand that the command names, which has no host to choose one by. */
  readonly namedBrand: string | null
}

export interface OperationContext extends BrandContext {
  /** The matched address, of an older release if it has moved since the page was loaded. */
  readonly match: Extract<OperationMatch, { kind: 'found' }>
  /** The operation as served now. */
  readonly operation: OperationPlan
}

export interface CallerContext extends OperationContext {
  readonly actor: Actor
  /** Id of the caller's session; null without one. */
  readonly sessionId: string | null
}

export interface ReleaseContext extends CallerContext {
  /** Those of the server; in a preview, with its date for a clock. */
  readonly services: Services
  readonly validatedBy: LiveRelease
  readonly lapsed: string | null
}

/** A call of an operation, independent of HTTP. */
export interface OperationRequest {
  /** The operation as served now: it decides permission and visibility. */
  readonly plan: OperationPlan
  readonly served: LiveBrand
  readonly live: LiveRelease
  /** The release with which the caller's page was loaded; it validates the input. */
  readonly validatedBy: LiveRelease
  /** Release named by the page if it is too old or unknown here; the current one validates instead. */
  readonly lapsed: string | null
  readonly actor: Actor
  readonly sessionId: string | null
  readonly userAgent: string
  readonly language: string
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly remoteAddress: string
  readonly origin: string
  /** Whether a command on this machine calls it. */
  readonly isCommand: boolean
  /** Reads and decodes the input; only called once the caller is known to be allowed. */
  readonly readInput: () => Promise<Result<OperationInput>>
  readonly setHeader: (name: string, value: string) => void
}

export interface OperationInput {
  readonly values: JsonObject
  readonly upload: Upload | null
}

export type OperationAnswer = Result<
  | { readonly kind: 'data'; readonly data: unknown /** The whole response, of an answer that is kept. */; readonly bytes?: PageBytes }
  | { readonly kind: 'file'; readonly file: FileAnswer }
>

export type RunOperation = (services: Services, handlers: Partial<Handlers>, request: OperationRequest) => Promise<OperationAnswer>

export interface CallContext {
  readonly services: Services
  readonly handlers: Partial<Handlers>
  readonly request: OperationRequest
}

export interface ValidatedContext extends CallContext {
  readonly input: JsonObject
  readonly upload: Upload | null
  /** The release under which the call's record was made; null if the call has no record, or one made under the current release. */
  readonly remembered: LiveRelease | null
  /** The brand in the release that validated the input. */
  readonly validating: LiveBrand & { readonly live: LiveRelease }
}

export interface PreparedContext extends ValidatedContext {
  readonly facts: CallFacts
  readonly effects: CallEffects
  /** The user who has signed in by this call; null before, and for all other calls. */
  readonly signedInUser: () => string | null
}
