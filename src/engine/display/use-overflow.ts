import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a child is wider than the element. What scrolls sideways must be reachable by keyboard, and cannot have a sticky header,
 * so it does so only if necessary.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const children = [...element.children]
    const observer = new ResizeObserver(() => setOverflows(children.some((child) => child.scrollWidth > element.clientWidth + 1)))
    for (const watched of [element, ...children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
