import { useMemo } from 'react'

/** The same object until its JSON changes: for values that each rendering reads anew from the scope or the address. */
export function useSameJson<T>(value: T): T {
  const json = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: values of the same JSON are interchangeable
  return useMemo(() => value, [json])
}
