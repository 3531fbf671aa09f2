import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { loadPatiently } from '../lazy-part.ts'

/** A component that comes in a file of its own, and can be drawn at once where it was fetched ahead. */
export interface Loadable<P> {
  readonly Part: (props: P) => ReactNode
  readonly preload: () => Promise<void>
}

export function loadable<P extends object>(load: () => Promise<ComponentType<P>>): Loadable<P> {
  let ready: ComponentType<P> | undefined
  let pending: Promise<ComponentType<P>> | undefined
  const fetchOnce = () => {
    pending ??= loadPatiently(load).then(
      (component) => {
        ready = component
        return component
      },
      (error: unknown) => {
        // A lost connection must not keep the part away for good.
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const Later = lazy(async () => ({ default: await fetchOnce() })) as ComponentType<P>
  return {
    // Chosen once for each drawn instance: another component in its place would lose what it holds.
    Part(props) {
      const [Chosen] = useState<ComponentType<P>>(() => ready ?? Later)
      return createElement(Chosen, props)
    },
    async preload() {
      await fetchOnce()
    },
  }
}
