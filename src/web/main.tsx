import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Boot, PageBundle, Shell } from '#config'
import { loadPatiently, preparePage, provideFormats, registerBlocks, registerDisplays } from '#engine'
import { dayIn } from '#rules'
import { App } from './app/App.tsx'
import { momentOf } from './app/create-portal.ts'
import { keepLanguage, reloadIn, restoreLanguage } from './app/language.ts'
import { themeStyle } from './app/theme.ts'
import { freightBlocks, freightDisplays } from './blocks/table.ts'
import { nonce } from './nonce.ts'
import { createPageBundles } from './request/page-bundles.ts'
import { takeTokenFromAddress } from './session/address-token.ts'
import { createSessionStore } from './session/session-store.ts'
import { createUseClock } from './session/use-clock.ts'
import './styles/base.css'
import './styles/layout.css'
import './styles/print.css'
import './styles/acting.css'
import './styles/preview.css'
import { useEffect } from 'react'

void start()

async function start(): Promise<void> {
  const { shell, bundle, data } = await readBoot()
  const chosen = restoreLanguage(shell.language, shell.brand.languages)
  // The page's language differs from this browser's choice.
  if (chosen !== null) return reloadIn(chosen)
  keepLanguage(shell.language)
  takeTokenFromAddress()
  for (const [name, value] of Object.entries(themeStyle(shell.brand.theme))) document.documentElement.style.setProperty(name, value)
  registerBlocks(freightBlocks)
  registerDisplays(freightDisplays)
  provideFormats(async () => (await import('./request/formats.ts')).identifierFormats)
  // Load what the server rendered before the first render here, or hydration fails.
  await preparePage(bundle)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  const app = (
    <BrowserRouter>
      <App
        shell={shell}
        bundles={createPageBundles(shell, bundle)}
        clock={createUseClock(storage('localStorage'))}
        session={createSessionStore(storage('localStorage'), storage('sessionStorage'))}
        data={new Map(Object.entries(data))}
        today={dayIn(shell.brand.timeZone, momentOf(shell))}
        nonce={nonce}
      />
      <Alive />
    </BrowserRouter>
  )
  if (bundle.page.render === 'server') hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** Events that index.html recorded before the app started. */
interface Early {
  readonly button: HTMLElement | null
  readonly keep: (event: Event) => void
}

/** Runs once the app handles clicks; repeats the last click that came too early. */
function Alive(): null {
  useEffect(() => {
    const { early } = window as { early?: Early }
    if (!early) return
    for (const type of ['click', 'submit']) document.removeEventListener(type, early.keep, true)
    // Wait until the fields have their typed values.
    if (early.button?.isConnected) setTimeout(() => early.button?.click(), 50)
  }, [])
  return null
}

/** If storage is blocked, even accessing the property throws. */
function storage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

/** Shell and bundle are part of a preview; otherwise the page's head has already asked for them. */
async function readBoot(): Promise<{ readonly shell: Shell; readonly bundle: PageBundle; readonly data: Boot['data'] }> {
  const element = document.getElementById('boot')
  if (!element?.textContent) throw new Error('The page contains no boot data')
  const { shell, bundle, data } = JSON.parse(element.textContent) as Boot
  const [loadedShell, loadedBundle] = await Promise.all([loadPart(shell), loadPart(bundle)])
  return { shell: loadedShell, bundle: loadedBundle, data }
}

async function loadPart<T extends object>(part: T | string): Promise<T> {
  if (typeof part !== 'string') return part
  return await loadPatiently(async () => {
    const response = await fetch(part)
    if (!response.ok) throw new Error(`${part} responded with ${response.status}`)
    return (await response.json()) as T
  })
}
