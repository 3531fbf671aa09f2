/** What server and browser hand each other to draw a page. Types only, no code: the server does not know React. */
import type { JsonObject } from '#rules'
import type { FormView, PageBundle, Shell } from './page-plan.ts'

/** What the server gives to draw a page in outline. */
export interface OutlineRequest {
  readonly url: string
  /** The date in the brand's time zone. */
  readonly today: string
  readonly shell: Shell
  readonly bundle: PageBundle
}

/** What the server gives to draw a page. */
export interface RenderRequest extends OutlineRequest {
  readonly status: number
  /** Calls an operation as a visitor, since page requests carry no token. */
  readonly call: (operation: string, input: JsonObject) => Promise<unknown>
}

/** What the server gives to draw a page for a user who is signed in. */
export interface OwnRenderRequest extends OutlineRequest {
  /** The user, as the operation `read-session` describes them. */
  readonly session: JsonObject
  /** Calls an operation as this user. */
  readonly call: RenderRequest['call']
}

/** What it gets back. */
export interface RenderAnswer {
  /** Markup of the page's root element. */
  readonly html: string
  /** Styles for the document head. */
  readonly styles: string
  /** Responses loaded during rendering, as initial data for the browser. */
  readonly data: Readonly<Record<string, unknown>>
  readonly title: string
  readonly description: string
  /** What the page describes, as JSON-LD without its context. */
  readonly subject?: JsonObject
  /** Nothing on the page changes before its reader does something. */
  readonly still: boolean
}

export type RenderPage = (request: RenderRequest) => Promise<RenderAnswer>

/** Draws what a page shows before its reader is known. */
export type OutlinePage = (request: OutlineRequest) => Promise<Pick<RenderAnswer, 'html' | 'styles'>>

/** Draws a page as a user who is signed in sees it. */
export type RenderOwnPage = (request: OwnRenderRequest) => Promise<Pick<RenderAnswer, 'html' | 'data'>>

/** What a page needs besides the frame. */
export interface PageParts {
  readonly kinds: readonly string[]
  readonly renderers: readonly FormView['renderer'][]
  /** Of its forms; `grid` for rows in a grid. */
  readonly widgets: readonly string[]
  /** It has expressions that need the evaluator. */
  readonly evaluates: boolean
}

export type ListParts = (bundle: PageBundle) => PageParts

/** Data that the server puts into a page for the app's start. */
export interface Boot {
  /** The shell, or the address where it is kept. */
  readonly shell: Shell | string
  readonly bundle: PageBundle | string
  /** Results fetched during server rendering, by call key. */
  readonly data: Readonly<Record<string, unknown>>
  /** The brand's date for which the page was drawn; working it out anew costs a phone 90 ms. */
  readonly today: string
  /** The page may stay as the server drew it until its first use; the scripts to load then. */
  readonly still?: readonly string[]
}

/** A page drawn for a signed-in user, and the answers it was drawn from. */
export interface OwnPage extends Pick<RenderAnswer, 'html' | 'data'> {
  readonly release: string
  readonly userId: string
}
