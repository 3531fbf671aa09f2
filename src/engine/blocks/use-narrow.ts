import { useSyncExternalStore } from 'react'

// The width at which form.css puts two columns below each other.
const query = '(max-width: 960px)'

/** Whether the window has room for one column only. The server draws for a desk. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
