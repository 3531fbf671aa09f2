/**
 * What the engine needs from the surrounding app. The engine does no fetching, routing or session storage itself: the app
 * provides a portal, in the browser and on the server alike.
 */
import { createContext, useContext } from 'react'
import type { ActorKind, LinkPlan, Option, PageBundle, Shell } from '#config'
import type { FieldError, JsonObject } from '#rules'

/** The current user, as expressions read it. */
export interface PortalSession {
  readonly actor: ActorKind
  readonly signedIn: boolean
  readonly name: string
  readonly company: string
  readonly userId: string
  /** Version of the profile photo; empty if there is none. */
  readonly avatar: string
  /** Whether the user manages the brand's staff. */
  readonly staffAdmin: boolean
  /** How far a customer without a company has come. */
  readonly standing: 'none' | 'under-review' | 'awaiting-consent' | 'refused' | 'declined' | 'ended'
}

/** Why a call was refused; `id` is a text key. */
export interface RefusalDetail {
  readonly id: string
  readonly params: JsonObject
  readonly fields: readonly FieldError[]
}

/** `message` is for the user, already in their language; `data` is for the caller. */
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
  /** Called with the number of rows so far while a file with a known number of rows arrives. */
  readonly onRows?: (rows: number, total: number) => void
  /** Called with each line of a response of JSON lines, as it arrives. */
  readonly onLine?: (line: JsonObject) => void
  /** The engine shows the error in place; the portal raises no warning. */
  readonly quiet?: boolean
  /** Called each time a call with a key is retried because its outcome is unknown. */
  readonly onChecking?: () => void
}

/** Names that expressions read, such as record, row and live. Absent names are omitted. */
export type Scope = Readonly<Record<string, unknown>>

export interface PortalLocation {
  /** Address without query. */
  readonly path: string
  /** Route parameters. */
  readonly route: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** Whether an event is possible for the record now and, if not, the reason in the user's language. */
export type Moves = Readonly<Record<string, { readonly allowed: boolean; readonly reason?: string }>>

/** A page with a remedy, and the label of the button. */
export interface Remedy {
  readonly page: string
  readonly label: string
}

/** Why the user lacks something, in a sentence, and what helps. */
export interface Explanation {
  readonly label: string
  readonly remedy?: Remedy
}

export interface ExplanationOptions {
  /** What the user could do, as in 'Sign in to see prices'. Default: as the row declares. */
  readonly purpose?: string | undefined
  /** A few words, for a table's cell. */
  readonly short?: boolean
}

export interface Portal {
  readonly shell: Shell
  readonly language: string
  readonly session: PortalSession
  readonly location: PortalLocation
  /** Calendar day in the brand's time zone, YYYY-MM-DD. */
  readonly today: string
  /** Responses already loaded by the server, by `dataKey`. The browser drops them once the session differs from a visitor's. */
  readonly initialData: ReadonlyMap<string, unknown>
  /** The company that the user acts for; empty if none. */
  readonly onBehalf: string
  /** Number of sign-ins on this page: requests refused for lack of a session are retried. */
  readonly resumed: number
  text(key: string, params?: JsonObject): string
  call<T = unknown>(operation: string, input: JsonObject, options?: PortalCallOptions): Promise<Answer<T>>
  upload<T = unknown>(operation: string, input: JsonObject, file: File, onProgress: (share: number) => void): Promise<Answer<T>>
  download(
    operation: string,
    input: JsonObject,
    options?: PortalCallOptions,
  ): Promise<Answer<{ readonly name: string; readonly blob: Blob }>>
  /** The address of a link plan; undefined if the brand lacks the route or a required part is missing. */
  href(link: LinkPlan, scope: Scope): string | undefined
  /** `current`: made from the window's address, which may be ahead of the page that is drawn. */
  navigate(href: string, options?: { readonly replace?: boolean; readonly keepScroll?: boolean; readonly current?: boolean }): void
  /** Opens a page over this one; inside a dialog it replaces the dialog. Forms there start with the carried values. */
  openDialog(page: string, carried?: JsonObject): void
  /** Why the user lacks what a row of the permission grid gives; undefined if they have it. */
  explain(row: string, options?: ExplanationOptions): Explanation | undefined
  /** Known remedy for a refusal, by the text key of its error. */
  remedyOf(reason: string): Remedy | undefined
  moves(life: string, record: unknown): Moves | Promise<Moves>
  /** Preloads a page, or loads it as of an older release. */
  loadBundle(page: string, release?: string): Promise<PageBundle>
  /** Loads choices by their address. */
  loadOptions(address: string): Promise<readonly Option[]>
  /** The page's record does not exist, or is not for this user: shows the page for unknown addresses. */
  reportMissing(): void
  /** Reloads the portal at its current release. */
  reload(): void
  notify(kind: 'good' | 'plain' | 'warning' | 'danger', text: string, remedy?: Remedy): void
}

const PortalContext = createContext<Portal | null>(null)

export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('The engine was rendered without a PortalProvider')
  return portal
}
