import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { loadPatiently } from './lazy-part.ts'

/** A component in its own chunk, rendered at once if it was prefetched. */
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
        // A lost connection must not disable the part permanently.
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const Later = lazy(async () => ({ default: await fetchOnce() })) as ComponentType<P>
  return {
    // Chosen once per instance: replacing the component would lose its state.
    Part(props) {
      const [Chosen] = useState<ComponentType<P>>(() => ready ?? Later)
      return createElement(Chosen, props)
    },
    async preload() {
      await fetchOnce()
    },
  }
}
