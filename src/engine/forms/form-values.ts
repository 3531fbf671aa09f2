import type { JsonObject } from '#rules'

/** What is filled in now, for controls that look at more than their own field. Read outside React, so that nobody else is redrawn. */
export interface FormValues {
  readonly read: () => JsonObject
  readonly subscribe: (listener: () => void) => () => void
}

export function createFormValues(read: () => JsonObject): { readonly source: FormValues; readonly tell: () => void } {
  const listeners = new Set<() => void>()
  return {
    source: {
      read,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
}
