/** Loads the code of pages. A page drawn on the server may wait for its first use: until then the frame alone is alive. */
import { useEffect, useSyncExternalStore } from 'react'
import type { PageBundle } from '#config'
import { loadPatiently } from '#engine'
import { provideFill } from './texts.ts'

export type PageCode = typeof import('../page-code.ts')

let code: PageCode | undefined
const listeners = new Set<() => void>()
const untouched = new WeakMap<PageBundle, Promise<PageCode>>()

export async function loadPageCode(): Promise<PageCode> {
  if (code) return code
  const loaded = await loadPatiently(() => import('../page-code.ts'))
  if (!code) {
    loaded.addFreight()
    provideFill(loaded.createFill)
  }
  code = loaded
  for (const listener of listeners) listener()
  return code
}

/** Loads everything the page needs to be drawn. */
export async function preparePage(bundle: PageBundle): Promise<PageCode> {
  const loaded = await loadPageCode()
  await loaded.preparePage(bundle)
  return loaded
}

/** The code of a prepared page; a promise for a page that waits for its first use. */
export function pageCodeOf(bundle: PageBundle): PageCode | Promise<PageCode> {
  if (code?.isPrepared(bundle)) return code
  const coming = untouched.get(bundle) ?? preparePage(bundle)
  untouched.set(bundle, coming)
  return coming
}

/** The page stays as the server drew it until its reader does something. `scripts` are fetched then, all at once. */
export function prepareAtFirstUse(bundle: PageBundle, scripts: readonly string[]): void {
  untouched.set(
    bundle,
    firstUse().then(() => {
      for (const href of scripts)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }))
      return preparePage(bundle)
    }),
  )
}

const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const use = () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, use, true)
      resolve()
    }
    for (const sign of signsOfUse) window.addEventListener(sign, use, { capture: true, passive: true })
    // The reader was faster than the script.
    if (document.activeElement !== document.body) use()
  })
}

/**
 * The code, loaded if it is wanted; null until then, and on the server unless it draws for a signed-in user. Where it is not wanted,
 * loading it redraws nothing: an update
 * around a page that is not hydrated yet would make React draw it anew.
 */
export function usePageCode(wanted: boolean, isWantedByUser = wanted): PageCode | null {
  useEffect(() => {
    if (wanted) void loadPageCode()
  }, [wanted])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (wanted && code) || null,
    // The browser takes over only what visitors see.
    () => (isWantedByUser && typeof window === 'undefined' && code) || null,
  )
}
