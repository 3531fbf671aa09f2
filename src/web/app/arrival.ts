import { useEffect } from 'react'

/** Shows what is drawn for a signed-in user, once it is there: until then the window is hidden, with a line that grows (base.css). */
export function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (isThere) delete document.documentElement.dataset['session']
  }, [isThere])
}
