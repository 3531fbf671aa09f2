/** How the server has a page drawn without knowing what draws it. Shapes only; no code. */
import type { JsonObject } from '#rules'
import type { PageBundle, Shell } from './release.ts'

/** What server-side rendering is given and answers: the server knows no React. */
export interface RenderRequest {
  readonly url: string
  readonly shell: Shell
  readonly bundle: PageBundle
  readonly status: number
  /** Calls an operation as the visitor that a page without a token is. */
  readonly call: (operation: string, input: JsonObject) => Promise<unknown>
}
export interface RenderAnswer {
  /** Markup of the page's root element. */
  readonly html: string
  /** Styles that belong into the head. */
  readonly styles: string
  /** Answers fetched while drawing, for the browser to start from. */
  readonly data: Readonly<Record<string, unknown>>
  readonly title: string
  readonly description: string
}
export type RenderPage = (request: RenderRequest) => Promise<RenderAnswer>
