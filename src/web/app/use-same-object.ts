import { useMemo } from 'react'

/** The same object until one of its values changes. Its keys must always be the same. */
export function useSameObject<T extends object>(parts: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are the dependencies
  return useMemo(() => parts, Object.values(parts))
}
