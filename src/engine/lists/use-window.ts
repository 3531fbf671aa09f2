import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { groupSize, groupsBetween, type Heights, roomOf, type Span } from './window-groups.ts'

/** Height of a row until the first ones are measured. */
const guess = 66

export interface DrawnWindow extends Span {
  /** Space above and below the rendered rows, in pixels. */
  readonly above: number
  readonly below: number
  readonly measure: (group: number, height: number) => void
}

/** The groups of rows near the browser's window, updated while scrolling; measures rendered rows. */
export function useWindow(frame: RefObject<HTMLElement | null>, groups: number): DrawnWindow {
  const measured = useRef(new Map<number, number>())
  const [span, setSpan] = useState<Span>({ first: 0, end: Math.min(groups, 8) })
  const [, setMeasured] = useState(0)

  const follow = useCallback(() => {
    const top = frame.current?.getBoundingClientRect().top
    if (top === undefined) return
    // Half a window more on either side: late rows show as gaps, unneeded rows cost frames.
    const more = window.innerHeight * 0.6
    const next = groupsBetween(heightsOf(measured.current), groups, -top - more, -top + window.innerHeight + more)
    // Rendering a list must not block scrolling.
    startTransition(() => setSpan((before) => (before.first === next.first && before.end === next.end ? before : next)))
  }, [frame, groups])

  useEffect(() => {
    let askedAt = 0
    const onScroll = () => {
      if (askedAt === 0)
        askedAt = requestAnimationFrame(() => {
          askedAt = 0
          follow()
        })
    }
    follow()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(askedAt)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [follow])

  const measure = useCallback((group: number, height: number) => {
    if (height === 0 || Math.abs((measured.current.get(group) ?? 0) - height) < 1) return
    measured.current.set(group, height)
    setMeasured((count) => count + 1)
  }, [])

  const drawn = { first: Math.min(span.first, Math.max(0, groups - 1)), end: Math.min(span.end, groups) }
  const now = heightsOf(measured.current)
  return { ...drawn, above: roomOf(now, { first: 0, end: drawn.first }), below: roomOf(now, { first: drawn.end, end: groups }), measure }
}

function heightsOf(measured: ReadonlyMap<number, number>): Heights {
  const heights = [...measured.values()]
  return { measured, estimate: heights.length > 0 ? heights.reduce((sum, one) => sum + one, 0) / heights.length : guess * groupSize }
}
