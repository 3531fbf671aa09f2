import { useEffect, useRef } from 'react'

/** Polls while the page is visible, and at once when it becomes visible again. */
export function usePoll(look: () => void, seconds: number, on = true): void {
  const latest = useRef(look)
  latest.current = look
  useEffect(() => {
    if (!on || !(seconds > 0)) return
    const turn = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(turn, seconds * 1000)
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [seconds, on])
}
