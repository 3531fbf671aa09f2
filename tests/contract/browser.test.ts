import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { readDemoFacts } from '#demo'
import { isClosedAtOnce } from '#domain'
import { launchOptions } from '../journeys/browser.ts'
import { findViolations } from '../journeys/check-page.ts'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../server/portal-process.ts'
import { shippedRelease } from '../support/documents.ts'
import { isWhole, sample, sampleNumber } from '../support/sample.ts'

const widths = [1440, 390] as const
const release = await shippedRelease()
const { brandOrigins } = readDemoFacts(release)
const screens = Object.values(release.brands).flatMap((brand) =>
  brand.languages.flatMap((language) => widths.map((width) => ({ brand: brand.id, host: brand.hosts[0] ?? '', language, width }))),
)
type Screen = (typeof screens)[number]

interface Visit {
  readonly screen: Screen
  readonly address: string
}

/** Every address on every screen; each address starts with a different screen, so that samples vary. */
const visits = [...new Set(Object.keys(release.brands).flatMap(addressesOf))].flatMap((address, turn): Visit[] =>
  [...screens.slice(turn % screens.length), ...screens.slice(0, turn % screens.length)].flatMap((screen) =>
    addressesOf(screen.brand).includes(address) ? { screen, address } : [],
  ),
)
/** All of them with whole matrices; else a few that cover every kind of block, and a sample of the others. */
const sampledVisits = new Set([...sample(visits, 360), ...(isWhole ? [] : coverBlocks())])

/** Starts with the rarest block: such a page usually covers many others. */
function coverBlocks(): readonly Visit[] {
  const having = Map.groupBy(
    visits.flatMap((visit) => blocksOf(visit).map((block) => ({ block, visit }))),
    ({ block }) => block,
  )
  const chosen: Visit[] = []
  const covered = new Set<string>()
  for (const [block, found] of [...having].toSorted(([, left], [, right]) => left.length - right.length)) {
    const visit = covered.has(block) ? undefined : found[sampleNumber % found.length]?.visit
    if (!visit) continue
    chosen.push(visit)
    for (const shown of blocksOf(visit)) covered.add(shown)
  }
  return chosen
}

/** The kinds of blocks on the page of an address; the address itself if no route matches. */
function blocksOf({ screen: { brand, language }, address }: Visit): readonly string[] {
  const { shells, pages } = release.brands[brand] ?? {}
  const page = shells?.[language]?.routes.find(({ path }) => path === address)?.page
  const blocks = page === undefined ? undefined : pages?.[language]?.[page]?.page.blocks
  return blocks?.map(({ block }) => block) ?? [address]
}

/** Addresses of all pages that a visitor may see, an unknown one, and a search with results. */
function addressesOf(brand: string): string[] {
  const { shells, pages, confine, defaultLanguage: language = '' } = release.brands[brand] ?? {}
  const { routes = [], grid = {} } = shells?.[language] ?? {}
  const open = routes.filter(
    ({ path, page }) => !path.includes(':') && page !== undefined && pages?.[language]?.[page]?.page.render === 'server',
  )
  if (confine) {
    const own = routes.filter((route) => route.id === confine.to || (open.includes(route) && !isClosedAtOnce(confine, grid, route)))
    return own.map(({ path }) => path)
  }
  // A brand has rates from its own ports only.
  const pol = brandOrigins[brand]?.[0] ?? 'CNNGB'
  return [...open.map(({ path }) => path), '/no/such/page', `/route/seaQuery?pol=${pol}&pod=USLAX`]
}

let tree: string
let portal: PortalProcess
let browser: Browser
beforeAll(async () => {
  tree = await copyTree()
  ;[portal, browser] = await Promise.all([startPortal(tree), chromium.launch(launchOptions())])
}, 600_000)
afterAll(async () => {
  await browser?.close()
  await portal?.stop()
  if (tree) removeTree(tree)
})

const sampledScreens = screens.filter((screen) => [...sampledVisits].some((visit) => visit.screen === screen))

describe.each(sampledScreens)('a visitor of $brand in $language at $width pixels', (screen) => {
  const { host, language, width } = screen
  let context: BrowserContext
  let origin: string
  beforeAll(async () => {
    origin = `http://${host}:${new URL(portal.url).port}`
    context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 }, locale: language === 'zh' ? 'zh-CN' : 'en-GB' })
    // Allow for a busy machine.
    context.setDefaultTimeout(100_000)
    await context.addCookies([{ name: 'default-language', value: language, url: origin }])
  })
  afterAll(() => context.close())

  // Pages mostly wait, so open several at once.
  test.concurrent.for([...sampledVisits].flatMap((visit) => (visit.screen === screen ? visit.address : [])))(
    'opens %s without browser errors or accessibility violations',
    // A browser on a busy machine may fail once; two failures are an error.
    { retry: 1 },
    async (address, { expect }) => {
      const page = await context.newPage()
      const complaints = listen(page)
      // The app reports the page view once it has hydrated the server-rendered page.
      const alive = page.waitForResponse((response) => response.url().endsWith('/api/common/pageView'))
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(address === '/no/such/page' ? 404 : 200)
      await alive
      await page.waitForLoadState('networkidle')
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`))
      expect(await page.locator('h1').count()).toBe(1)
      if (address.includes('?'))
        expect(await page.getByRole('main').getByRole('row').or(page.locator('main article')).count()).toBeGreaterThan(1)
      // Soft, so that one run reports everything about a page.
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      expect.soft(await findViolations(page)).toEqual([])
      expect.soft(complaints).toEqual([])
      await page.close()
    },
  )
})

/** Console errors, including policy violations, and failed requests. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The failed request is reported with its address below, and the missing page is expected.
    const isRequest = message.text().startsWith('Failed to load resource')
    if ((message.type() === 'error' || message.type() === 'warning') && !isRequest) complaints.push(message.text())
  })
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on('response', (response) => {
    // 401 is a normal response for visitors.
    const isWrong = response.status() >= 400 && response.status() !== 401
    if (isWrong && !response.request().isNavigationRequest()) complaints.push(`${response.url()} ${response.status()}`)
  })
  return complaints
}
