/** What a page shows and where it leads, read from the page itself. */
import type { Page } from '@playwright/test'

export interface FoundLink {
  readonly href: string
  readonly label: string
  /** Of the tabs of a page each shows something else. */
  readonly isTab: boolean
}

export interface Screen {
  /** Id of the page. */
  readonly page: string | null
  readonly dialogs: number
  readonly asksToSignIn: boolean
  /** Placeholders, refusals and pages that could not be loaded, in the portal's own words. */
  readonly broken: readonly string[]
  /** All texts, and the attributes that are read out. */
  readonly words: readonly string[]
  /** To addresses of the portal. */
  readonly links: readonly FoundLink[]
  /** Parts of the page that its own links name, and that it lacks. */
  readonly lostMarks: readonly string[]
}

/** Runs in the page. null while something is still on its way onto the screen. */
export async function readScreen(): Promise<Screen | null> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)))
  const waiting = '[aria-busy=true], .qs-page-loading, .qs-page-skeleton, .qs-block-waiting, .qs-bone, [data-waiting], [data-stale]'
  const main = document.getElementById('main')
  if (!main || document.querySelector(waiting)) return null
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const wordsOf = (element: Element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : [])),
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ]
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ origin }) => origin === location.origin)
  const isMark = (anchor: HTMLAnchorElement) => anchor.getAttribute('href')?.startsWith('#') === true
  const hasMark = ({ hash }: HTMLAnchorElement) => {
    const name = CSS.escape(decodeURIComponent(hash.slice(1)))
    return document.querySelector(`#${name}, [data-block="${name}"]`) !== null
  }
  return {
    page: main.querySelector('[data-page]')?.getAttribute('data-page') ?? null,
    dialogs: all('[role=dialog], dialog[open]').length,
    asksToSignIn: all('[role=dialog] input[type=password], dialog[open] input[type=password]').length > 0,
    broken: all('[data-placeholder], .qs-refused, .qs-page-failed').map(textOf),
    // Code is shown as it is written, and the manual shows texts as they are declared.
    words: all('body *:not(script, style, code, code *, pre, pre *, .qs-manual *)')
      .flatMap(wordsOf)
      .filter((text) => text.trim() !== ''),
    links: anchors
      .filter((anchor) => !isMark(anchor))
      .map((anchor) => ({
        href: anchor.pathname + anchor.search,
        label: textOf(anchor).slice(0, 40),
        isTab: anchor.closest('.qs-tabs') !== null,
      })),
    lostMarks: anchors.filter((anchor) => isMark(anchor) && !hasMark(anchor)).map(({ hash }) => hash),
  }
}

/** Links of the menus in the header, which are drawn when they are opened. */
export async function linksOfMenus(page: Page): Promise<FoundLink[]> {
  const found: FoundLink[] = []
  for (const button of await page.locator('header .qs-disclosure-button:visible').all()) {
    await button.click()
    const anchors = page.locator('header .qs-disclosure-panel a[href]')
    const open = await anchors.evaluateAll((all) =>
      all.map((anchor) => ({ href: anchor.getAttribute('href') ?? '', label: anchor.textContent ?? '' })),
    )
    found.push(...open.map((link) => ({ ...link, isTab: false })))
    await page.keyboard.press('Escape')
  }
  return found
}
