import { createContext, type ReactNode, useContext } from 'react'
import type { BlockPlans, PageBundle } from '#config'
import type { JsonObject } from '#rules'
import type { RefusedAnswer, Scope } from '../portal.ts'

/** Draws one kind of block, whose plan it takes. */
export type BlockComponent<Kind extends keyof BlockPlans = never> = (props: { readonly block: BlockPlans[Kind] }) => ReactNode

/** What draws each kind. */
export type BlockComponents = { readonly [Kind in keyof BlockPlans]?: BlockComponent<Kind> }

/** The response of a form's live operation to the current values. Blocks next to the form read it. */
export interface LiveAnswer {
  /** idle: not enough is filled in to ask. While loading, the answer before stays. */
  readonly state: 'idle' | 'loading' | 'ready' | 'refused'
  readonly value?: unknown
  readonly refusal?: RefusedAnswer
}

/** What the blocks of a page share. */
export interface PageContextValue {
  readonly bundle: PageBundle
  readonly scope: Scope
  /** While the page's record is on its way, or the last one is being fetched again. */
  readonly recordLoading: boolean
  /** Next to a form with a live operation; expressions read its value as `live`. */
  readonly live?: LiveAnswer
  /** The component of a block kind; passed down, so that blocks can contain blocks. */
  readonly componentOf: (kind: string) => BlockComponent | undefined
}

const PageContext = createContext<PageContextValue | null>(null)

export const PageContextProvider = PageContext.Provider

export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (!page) throw new Error('A block was drawn outside a page')
  return page
}

/** Around a page that is drawn in a dialog: what forms hand on to the page that takes its place. */
export interface DialogPlace {
  readonly carried: () => JsonObject
  readonly carry: (values: JsonObject) => void
}

export const DialogContext = createContext<DialogPlace | null>(null)

/** Null where the page has the window to itself. */
export function useDialogPlace(): DialogPlace | null {
  return useContext(DialogContext)
}
