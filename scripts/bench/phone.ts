/** Pages on a slow phone: 390 pixels wide, a quarter of this processor, 1.6 Mbit/s with 150 ms of latency. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { launchOptions } from '../../tests/journeys/browser.ts'
import { type SignIn, signInByCall } from '../../tests/journeys/sign-ins.ts'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'

const rounds = 5
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const blockingMs = 300

/** Longest time until a key is handled. */
const pages: readonly { readonly what: string; readonly path: string; readonly ms: number }[] = [
  { what: 'home', path: '/', ms: 2200 },
  { what: 'rates of a lane', path: '/route/newShipping?pol=CNSHA&pod=NLRTM', ms: 3000 },
  { what: 'booking', path: '/service/reserve', ms: 3500 },
]

export const phone: Measure = {
  name: 'phone',
  run: async ({ release }) => {
    const tree = await copyTree()
    const portal = await startPortal(tree)
    const browser = await chromium.launch(launchOptions())
    try {
      const rows: Measured[] = []
      for (const { what, path, ms } of pages) {
        const visits: Visit[] = []
        for (let round = 0; round < rounds; round++) visits.push(await visit(browser, portal.url + path))
        const row = (name: string, figure: 'interactive' | 'blocking', limit: number): Measured => ({
          what: `${what} on a phone: ${name}`,
          where: 'Chromium, CPU x4, 1.6 Mbit/s',
          unit: 'ms',
          median: findMedian(visits.map((one) => one[figure])),
          runs: rounds,
          baseline: null,
          limit,
        })
        rows.push(row('interactive', 'interactive', ms), row('blocking time', 'blocking', blockingMs))
        rows.push({
          what: `${what} on a phone: layout shift`,
          where: 'Chromium',
          unit: '%',
          median: findMedian(visits.map(({ shift }) => shift * 100)),
          runs: rounds,
          baseline: null,
          limit: 0,
        })
      }
      return [...rows, await timeOwnPage(browser, portal.url, release.defaultBrand)]
    } finally {
      await browser.close()
      await portal.stop()
      removeTree(tree)
    }
  },
}

interface Visit {
  readonly interactive: number
  /** Sum of what exceeds 50 ms in each task. */
  readonly blocking: number
  /** Cumulative layout shift. */
  readonly shift: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await openPhone(browser)
  try {
    await page.addInitScript(() => {
      const seen = { blocking: 0, shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50)
      }).observe({ type: 'longtask', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    // Nothing is asked of the page meanwhile: that would be a task of its own.
    await page.waitForTimeout(2000)
    return await page.evaluate(() => ({
      interactive: performance.getEntriesByName('quayside:interactive')[0]?.startTime ?? Number.NaN,
      ...(window as unknown as { seen: { blocking: number; shift: number } }).seen,
    }))
  } finally {
    await context.close()
  }
}

async function openPhone(browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page }
}

const ownPage = '/workbench/OrderList'
const ownPageMs = 1500

/** When a customer sees the first of their orders, beside the same page without the server's drawing. */
async function timeOwnPage(browser: Browser, url: string, brand: string): Promise<Measured> {
  const signIn = await signInByCall(url, { brand, language: 'en', account: 'shipper' })
  const [drawn, undrawn]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    drawn.push(await findFirstOrder(browser, url + ownPage, { signIn, isDrawn: true }))
    undrawn.push(await findFirstOrder(browser, url + ownPage, { signIn, isDrawn: false }))
  }
  return {
    what: 'orders of a customer on a phone: the first one is there',
    where: 'Chromium, CPU x4, 1.6 Mbit/s',
    unit: 'ms',
    median: findMedian(drawn),
    runs: rounds,
    baseline: { of: 'drawn by the browser alone', median: findMedian(undrawn) },
    limit: ownPageMs,
  }
}

interface OwnVisit {
  readonly signIn: SignIn
  readonly isDrawn: boolean
}

async function findFirstOrder(browser: Browser, url: string, { signIn, isDrawn }: OwnVisit): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    await page.addInitScript(({ token, session }) => {
      localStorage.setItem('access-token', token)
      localStorage.setItem('session', JSON.stringify(session))
      const look = () => {
        const main = document.querySelector('main')
        const isThere = main && /QS[A-Z]{2}\d{8}/.test(main.textContent ?? '') && getComputedStyle(main).visibility === 'visible'
        if (isThere) performance.mark('first-order')
        else requestAnimationFrame(look)
      }
      look()
    }, signIn)
    if (!isDrawn)
      await page.route(url, (route) =>
        route.request().headers()['access-token'] === undefined ? route.continue() : route.fulfill({ status: 204 }),
      )
    await page.goto(url)
    const mark = await page.waitForFunction(() => performance.getEntriesByName('first-order')[0]?.startTime)
    return (await mark.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}
