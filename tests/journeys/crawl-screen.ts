/** Reads what a page shows and links to, from the page itself. */
import type { Page } from '@playwright/test'

export interface FoundLink {
  readonly href: string
  readonly label: string
  /** Tabs of a page show different content. */
  readonly isTab: boolean
}

export interface Screen {
  /** Id of the page. */
  readonly page: string | null
  readonly dialogs: number
  readonly asksToSignIn: boolean
  /** Placeholders, refusals and failed pages, with the portal's own text. */
  readonly broken: readonly string[]
  /** All texts, including attributes that screen readers announce. */
  readonly words: readonly string[]
  /** Links within the portal. */
  readonly links: readonly FoundLink[]
  /** Anchors that the page links to but does not contain. */
  readonly lostMarks: readonly string[]
}

/** Runs in the page. Returns null while something is still loading. */
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
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ origin, protocol }) => origin === location.origin && protocol !== 'blob:',
  )
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
    // Code is shown verbatim, and the manual shows texts as declared.
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

/** Links in the header's menus, which are only rendered when open. */
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
