import { createContext, type ReactNode, useContext } from 'react'
import type { BlockPlans, PageBundle } from '#config'
import type { Json, JsonObject } from '#rules'
import type { RefusedAnswer, Scope } from '../portal.ts'

/** Component for one kind of block. */
export type BlockComponent<Kind extends keyof BlockPlans = never> = (props: { readonly block: BlockPlans[Kind] }) => ReactNode

/** Components by kind. */
export type BlockComponents = { readonly [Kind in keyof BlockPlans]?: BlockComponent<Kind> }

/** The response of a form's live operation to the current values. Blocks next to the form read it. */
export interface LiveAnswer {
  /** idle: not enough values for a request. While loading, the previous response stays. */
  readonly state: 'idle' | 'loading' | 'ready' | 'refused'
  readonly value?: unknown
  readonly refusal?: RefusedAnswer
}

/** State shared by the blocks of a page. */
export interface PageContextValue {
  readonly bundle: PageBundle
  readonly scope: Scope
  /** While the page's record is loading or being refreshed. */
  readonly recordLoading: boolean
  /** Next to a form with a live operation; expressions read its value as `live`. */
  readonly live?: LiveAnswer
  /** Next to a form on a page: what a second submit button of it needs. */
  readonly submits?: { readonly form: string; readonly label: string; readonly busy: boolean }
  /** Next to a form: sets fields as if the user had; undefined clears one. */
  readonly fill?: (values: Readonly<Record<string, Json | undefined>>) => void
  /** The component of a block kind; passed down, so that blocks can contain blocks. */
  readonly componentOf: (kind: string) => BlockComponent | undefined
}

const PageContext = createContext<PageContextValue | null>(null)

export const PageContextProvider = PageContext.Provider

export function usePage(): PageContextValue {
  const page = useContext(PageContext)
  if (!page) throw new Error('A block was rendered outside a page')
  return page
}

/** For a page in a dialog: values passed on to the page that replaces it. */
export interface DialogPlace {
  readonly carried: () => JsonObject
  readonly carry: (values: JsonObject) => void
}

export const DialogContext = createContext<DialogPlace | null>(null)

/** Null if the page is not in a dialog. */
export function useDialogPlace(): DialogPlace | null {
  return useContext(DialogContext)
}
