import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Boot } from '#config'
import { loadPatiently } from '#engine'
import { App } from './app/App.tsx'
import { takeUpFrame } from './app/early-clicks.ts'
import { keepLanguage, reloadIn, restoreLanguage } from './app/language.ts'
import { takeOwnDrawing } from './app/own-drawing.ts'
import { ownPages } from './app/own-pages.ts'
import { loadPageCode, prepareAtFirstUse, preparePage } from './app/page-loader.ts'
import { themeStyle } from './app/theme.ts'
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

void start()

async function start(): Promise<void> {
  const boot = readBoot()
  const { data, today, still } = boot
  // Signed-in users wait for nothing, but are known only below; then the code is loaded a moment later.
  if (still === undefined) void loadPageCode()
  const [shell, bundle] = await Promise.all([loadPart(boot.shell), loadPart(boot.bundle)])
  const chosen = restoreLanguage(shell.language, shell.brand.languages)
  // The page's language differs from this browser's choice.
  if (chosen !== null) return reloadIn(chosen)
  keepLanguage(shell.language)
  takeTokenFromAddress()
  for (const [name, value] of Object.entries(themeStyle(shell.brand.theme))) document.documentElement.style.setProperty(name, value)
  const session = createSessionStore(storage('localStorage'), storage('sessionStorage'))
  // Users who are signed in see more than what the server drew for visitors, so their page is drawn anew.
  const isDrawn = bundle.page.render === 'server' && !session.read().signedIn
  const waits = isDrawn && still !== undefined
  if (waits) prepareAtFirstUse(bundle, still)
  else await preparePage(bundle)
  const own = await takeOwnDrawing(session.read(), shell.release)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  const app = (
    <BrowserRouter>
      <App
        shell={shell}
        bundles={createPageBundles(shell, bundle)}
        clock={createUseClock(storage('localStorage'))}
        session={session}
        data={new Map(Object.entries(data))}
        own={own}
        today={today}
        nonce={nonce}
        isMissing={bundle.page.id === ownPages.missing}
      />
      <Alive waits={waits} />
    </BrowserRouter>
  )
  const begin = () => {
    if (isDrawn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  }
  // A transition gives way to what the reader does meanwhile.
  startTransition(begin)
}

/** Runs once the frame handles clicks. A page that waits takes keys from here on: what is typed is entered into its forms. */
function Alive({ waits }: { readonly waits: boolean }): null {
  useEffect(() => {
    takeUpFrame()
    if (waits) performance.mark('quayside:interactive', { detail: { form: null } })
  }, [waits])
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
function readBoot(): Boot {
  const element = document.getElementById('boot')
  if (!element?.textContent) throw new Error('The page contains no boot data')
  return JSON.parse(element.textContent) as Boot
}

async function loadPart<T extends object>(part: T | string): Promise<T> {
  if (typeof part !== 'string') return part
  return await loadPatiently(async () => {
    const response = await fetch(part)
    if (!response.ok) throw new Error(`${part} responded with ${response.status}`)
    return (await response.json()) as T
  })
}
