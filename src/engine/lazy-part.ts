import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Pauses between attempts while the browser is online: half a minute in total. */
const restsMs = [300, 1000, 2000, 4000, 8000, 15_000]

// biome-ignore lint/suspicious/noExplicitAny: as in React's own declaration of lazy
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<{ readonly default: T }>): LazyExoticComponent<T> {
  return lazy(() => loadPatiently(load))
}

/**
 * Loads a part of the page, retrying while the network is down. React caches the first rejection for ever: without retries, a
 * connection that drops for a second would leave a form unusable until the page is reloaded.
 */
export async function loadPatiently<T>(load: () => Promise<T>, rests: readonly number[] = restsMs): Promise<T> {
  for (const rest of rests) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, rest)) : untilOnline())
    }
  }
  return load()
}

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
