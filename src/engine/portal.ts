/**
 * What the engine asks of the app around it. The engine fetches nothing, routes nothing and stores no session:
 * whoever draws pages hands in a portal, in the browser and on the server alike.
 */
import { createContext, useContext } from 'react'
import type { ActorKind, LinkPlan, PageBundle, Shell } from '#config'
import type { FieldError, JsonObject } from '#rules'

/** Who is signed in, as expressions read it. */
export interface PortalSession {
  readonly actor: ActorKind
  readonly signedIn: boolean
  readonly name: string
  readonly company: string
}

/** Why a call was refused; `id` is a text key. */
export interface RefusalDetail {
  readonly id: string
  readonly params: JsonObject
  readonly fields: readonly FieldError[]
}

/** `message` is what a person is told, already in their language; `data` what the caller needs to go on. */
export interface RefusedAnswer {
  readonly ok: false
  readonly code: number
  readonly error: RefusalDetail
  readonly message: string
  readonly data: unknown
  readonly aborted?: boolean
}

export type Answer<T = unknown> = { readonly ok: true; readonly value: T } | RefusedAnswer

export interface PortalCallOptions {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** The engine shows the refusal where it happened; the portal raises no warning of its own. */
  readonly quiet?: boolean
}

/** Names that expressions read, such as record, row and live. Absent names are left out. */
export type Scope = Readonly<Record<string, unknown>>

export interface PortalLocation {
  /** Address without query. */
  readonly path: string
  /** Parts of the address that the route names. */
  readonly route: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Whether an event of a record's life is possible now and, if not, why, in the reader's language. */
export type Moves = Readonly<Record<string, { readonly allowed: boolean; readonly reason?: string }>>

export interface Portal {
  readonly shell: Shell
  readonly language: string
  readonly session: PortalSession
  readonly location: PortalLocation
  /** The calendar day at the brand's place, YYYY-MM-DD. */
  readonly today: string
  /** Answers the server has already fetched, by `dataKey`. The browser drops them once the session differs from a visitor's. */
  readonly initialData: ReadonlyMap<string, unknown>
  text(key: string, params?: JsonObject): string
  call<T = unknown>(operation: string, input: JsonObject, options?: PortalCallOptions): Promise<Answer<T>>
  upload<T = unknown>(operation: string, input: JsonObject, file: File, onProgress: (share: number) => void): Promise<Answer<T>>
  download(operation: string, input: JsonObject): Promise<Answer<{ readonly name: string; readonly blob: Blob }>>
  /** The address of a link plan; undefined where the brand lacks the route or a needed part is absent. */
  href(link: LinkPlan, scope: Scope): string | undefined
  navigate(href: string, options?: { readonly replace?: boolean; readonly keepScroll?: boolean }): void
  openSignIn(): void
  moves(life: string, record: unknown): Moves | Promise<Moves>
  /** Fetches a page ahead of a click. */
  loadBundle(page: string): Promise<PageBundle>
  notify(kind: 'good' | 'plain' | 'warning' | 'danger', text: string): void
}

const PortalContext = createContext<Portal | null>(null)

export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('The engine was drawn without a PortalProvider')
  return portal
}
