import { createContext, useContext } from 'react'
import type { JsonObject } from '#rules'

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
