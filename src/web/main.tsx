import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageBundle, Shell } from '#config'
import { preparePage, provideFormats, registerBlocks, registerDisplays } from '#engine'
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

const boot = readBoot()
const chosen = restoreLanguage(boot.shell.language, boot.shell.brand.languages)
if (chosen !== null) {
  // The page's language differs from this browser's choice.
  reloadIn(chosen)
} else {
  keepLanguage(boot.shell.language)
  void start()
}

async function start(): Promise<void> {
  takeTokenFromAddress()
  for (const [name, value] of Object.entries(themeStyle(boot.shell.brand.theme))) document.documentElement.style.setProperty(name, value)
  registerBlocks(freightBlocks)
  registerDisplays(freightDisplays)
  provideFormats(async () => (await import('./request/formats.ts')).identifierFormats)
  // Load what the server rendered before the first render here, or hydration fails.
  await preparePage(boot.bundle)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  const app = (
    <BrowserRouter>
      <App
        shell={boot.shell}
        bundles={createPageBundles(boot.shell, boot.bundle)}
        clock={createUseClock(storage('localStorage'))}
        session={createSessionStore(storage('localStorage'), storage('sessionStorage'))}
        data={new Map(Object.entries(boot.data))}
        today={dayIn(boot.shell.brand.timeZone, momentOf(boot.shell))}
        nonce={nonce}
      />
      <Alive />
    </BrowserRouter>
  )
  if (boot.bundle.page.render === 'server') hydrateRoot(root, app)
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

/** Data that the server embeds in the page for the app's start. */
export interface Boot {
  readonly shell: Shell
  readonly bundle: PageBundle
  /** Results fetched during server rendering, by call key. */
  readonly data: Readonly<Record<string, unknown>>
  readonly url: string
  readonly status: number
}

export function readBoot(): Boot {
  const element = document.getElementById('boot')
  if (!element?.textContent) throw new Error('The page contains no boot data')
  return JSON.parse(element.textContent) as Boot
}
