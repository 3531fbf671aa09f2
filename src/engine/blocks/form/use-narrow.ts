import { startTransition, useEffect, useState } from 'react'

// The width at which form.css switches to one column.
const query = '(max-width: 960px)'

/** Whether the window has room for one column only. The server assumes a desktop; moving what is beside the form can wait for it. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const media = window.matchMedia(query)
    const look = () => startTransition(() => setNarrow(media.matches))
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return narrow
}
