import { type EffectCallback, useEffect, useEffectEvent } from 'react'

/**
 * An effect whose occasion is one value: it runs after the first rendering and whenever the value changes, for example to scroll,
 * or to ask again, on each page. Everything else it reads is as of that rendering, and no occasion. An effect that must keep in
 * step with what it reads is a `useEffect`.
 */
export function useOnChange<T>(value: T, effect: (value: T) => ReturnType<EffectCallback>): void {
  const run = useEffectEvent(effect)
  useEffect(() => run(value), [value])
}
