/** Follows every link of the portal as one user, one or two examples per kind of address, and lists faults. */
import type { Page } from '@playwright/test'
import { keysIn } from '../support/markup.ts'
import { until } from '../support/until.ts'
import { type FoundLink, linksOfMenus, readScreen, type Screen } from './crawl-screen.ts'
import type { Person } from './person.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

export interface Crawl {
  readonly pages: number
  /** Distinct addresses found. */
  readonly links: number
  /** `page -> link: fault`, one per fault. */
  readonly faults: readonly string[]
}

export interface CrawlOptions {
  readonly signedIn: boolean
  /** Loads the first example of each kind instead of clicking the link: slower, but tests bookmarks and what moves after loading. */
  readonly loads: boolean
}

interface Link extends FoundLink {
  /** Address of the page with the link. */
  readonly from: string
}

interface Route {
  readonly id: string
  readonly path: string
  readonly page?: string
  readonly redirect?: string
  readonly grid?: string
}

interface Shell {
  readonly routes: readonly Route[]
  readonly texts: Readonly<Record<string, unknown>>
}

/** A second example of an address often shows a record in another state. */
const mostExamples = 2
/** An unexpected page only counts after this many checks without a change. */
const patientLooks = 50
const looks = 3

export async function crawl({ page }: Pick<Person, 'page'>, { signedIn, loads }: CrawlOptions): Promise<Crawl> {
  const watch = watchPage(page)
  if (loads) await watchShifts(page)
  await page.goto('/')
  const { routes, texts } = await readShell(page)
  const textKeys = new Set(Object.keys(texts))
  const faults: string[] = []
  const queue: Link[] = [{ href: '/', label: '', isTab: false, from: '' }]
  const known = new Set(['/'])
  const examples = new Map<string, number>()

  async function visit(link: Link): Promise<Screen> {
    const route = routeOf(link.href, routes)
    const isGate = !signedIn && route?.grid !== undefined
    const isFirst = examples.get(keyOf(link, routes)) === 1
    const isLoaded = loads && isFirst
    await (isLoaded ? page.goto(link.href, { waitUntil: 'commit' }) : follow(page, link.href))
    const screen = await settle(page, watch, (now) => (isGate ? now.asksToSignIn : now.page !== null && now.page === route?.page))
    const problems = [
      ...watch.take(),
      ...(isGate ? (screen.asksToSignIn ? [] : ['does not ask a visitor to sign in']) : problemsOf(screen)),
      // A dialog that opens by itself grows with its form.
      ...(isLoaded && !isGate ? await shiftsOf(page) : []),
      ...keysIn(screen.words, textKeys).map((text) => `shows ${text} instead of a text`),
    ]
    faults.push(...new Set(problems.map((problem) => `${link.from} -> ${link.label} ${link.href}: ${problem}`)))
    // The home page is behind the sign-in dialog and is visited separately.
    return isGate ? { ...screen, links: [] } : screen
  }

  // Iteration includes links added meanwhile.
  for (const link of queue) {
    const screen = await visit(link)
    const menus = link.href === '/' ? await linksOfMenus(page) : []
    for (const found of [...screen.links, ...menus]) {
      if (known.has(found.href)) continue
      known.add(found.href)
      const key = keyOf(found, routes)
      const count = examples.get(key) ?? 0
      if (isViewOfView(found.href, link.href) || (count >= mostExamples && !found.isTab)) continue
      examples.set(key, count + 1)
      queue.push({ ...found, from: link.href })
    }
  }
  return { pages: queue.length, links: known.size, faults }
}

function problemsOf(screen: Screen): string[] {
  return [
    ...(screen.page === null ? ['shows no page'] : []),
    ...(screen.page === 'not-found' ? ['leads to the not-found page'] : []),
    ...(screen.dialogs > 0 ? ['opens an unexpected dialog'] : []),
    ...screen.broken.map((text) => `is broken: ${text}`),
    ...screen.lostMarks.map((mark) => `has a link to ${mark}, which is not on the page`),
  ]
}

/** The kind of an address: its route and query parameter names. */
function keyOf({ href }: FoundLink, routes: readonly Route[]): string {
  const { pathname, searchParams } = new URL(href, 'http://portal')
  return [routeOf(href, routes)?.path ?? pathname, ...new Set(searchParams.keys())].join(' ')
}

/** Sorting, filtering and paging links: there is no end of them. */
function isViewOfView(href: string, from: string): boolean {
  return from.includes('?') && href.split('?')[0] === from.split('?')[0]
}

function routeOf(href: string, routes: readonly Route[]): Route | undefined {
  const { pathname } = new URL(href, 'http://portal')
  return routes.find(({ path }) => patternOf(path).test(pathname))
}

const patterns = new Map<string, RegExp>()

/** Pattern for a router path: /orders/:id/:tab? */
function patternOf(path: string): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
  patterns.set(path, pattern)
  return pattern
}

/** The shell that the page names. A redirecting route has its target's page. */
async function readShell(page: Page): Promise<Shell> {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as { shell: string }
  const shell = await page.evaluate<Shell, string>(async (address) => (await fetch(address)).json(), boot.shell)
  const routes = shell.routes.map((route) => ({ ...shell.routes.find(({ id }) => id === route.redirect), ...route }))
  return { routes, texts: shell.texts }
}

/** Clicks the link if it is on the page; else navigates as the router does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const anchor = anchors.find((one) => one.getAttribute('href') === to && one.target === '')
    if (anchor) return anchor.click()
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, href)
}

interface Watch {
  readonly inFlight: () => number
  /** Returns and clears the faults found so far. */
  readonly take: () => string[]
}

function watchPage(page: Page): Watch {
  const open = new Set<unknown>()
  const faults: string[] = []
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => {
    open.delete(request)
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its calls.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed: ${reason}`)
  })
  page.on('response', (response) => {
    const call = `${response.request().method()} ${new URL(response.url()).pathname}`
    if (response.status() >= 400) faults.push(`${call} returned ${response.status()}`)
  })
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`))
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer) faults.push(`logs on the console: ${message.text()}`)
  })
  return { inFlight: () => open.size, take: () => faults.splice(0) }
}

/** Waits until network and screen are idle. */
function settle(page: Page, watch: Watch, isExpected: (screen: Screen) => boolean): Promise<Screen> {
  let quiet = 0
  return until(`${page.url()} settles`, async () => {
    // The page cannot be read while it is being replaced.
    const screen = await page.evaluate(readScreen).catch(() => null)
    quiet = screen !== null && watch.inFlight() === 0 ? quiet + 1 : 0
    return screen !== null && quiet >= (isExpected(screen) ? looks : patientLooks) && screen
  })
}
