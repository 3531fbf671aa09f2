import { type RefObject, useRef } from 'react'

/** The value of the latest rendering, for effects and callbacks that must not run again, or be made again, when it changes. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  latest.current = value
  return latest
}
