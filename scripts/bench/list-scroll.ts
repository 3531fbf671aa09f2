/**
 * Scrolls an unpaginated list of ten thousand rows from end to end with the mouse wheel and counts late frames. Responses are
 * stubbed: they repeat the portal's own first rows, so that only the list is measured, not the server.
 */
import { type Browser, chromium, type Page, type Route } from 'playwright'
import { launchOptions } from '../../tests/journeys/browser.ts'
import { openPerson, signIn } from '../../tests/journeys/person.ts'
import { copyTree, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import type { BenchContext, Measure, Measured } from './measure.ts'

const rows = 10_000
const [frameMs, demandedShare] = [20, 0.95]
const [steps, stepPixels] = [240, 160]
const account = { name: 'shipper', password: 'Harbour2026' }

export const listScroll: Measure = {
  name: 'list-scroll',
  run: async (context) => {
    const tree = await copyTree()
    try {
      const portal = await startPortal(tree)
      const browser = await chromium.launch(launchOptions())
      try {
        return await measureScroll(browser, portal.url, context)
      } finally {
        await browser.close()
        await portal.stop()
      }
    } finally {
      removeTree(tree)
    }
  },
}

async function measureScroll(browser: Browser, url: string, { release }: BenchContext): Promise<Measured[]> {
  const person = await openPerson(browser, url, { brand: release.defaultBrand, language: 'en' })
  const { page } = person
  await page.goto('/')
  await signIn(person, account.name, account.password)
  await page.route('**/api/orders?*', multiply)
  const measured: Measured[] = []
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/workbench/OrderList?size=all')
    await page.locator('.qs-list-row a').first().waitFor()
    const late = await countLateFrames(page)
    const drawn = await page.locator('.qs-list-row').count()
    if (drawn > 400) throw new Error(`${drawn} of ${rows} rows are rendered at once`)
    const share = late.frames === 0 ? 0 : 1 - late.late / late.frames
    measured.push({
      what: `${rows} rows scrolled at ${width} px, ${drawn} rendered: frames over ${frameMs} ms`,
      where: `Chromium, ${late.frames} frames`,
      unit: '%',
      median: (1 - share) * 100,
      runs: 1,
      baseline: { of: 'an empty page', median: await countIdle(page) },
      limit: (1 - demandedShare) * 100,
    })
  }
  return measured
}

/** The requested page, filled with the portal's existing rows. */
async function multiply(route: Route): Promise<void> {
  const address = new URL(route.request().url())
  const page = Number(address.searchParams.get('page') ?? 1)
  const size = Number(address.searchParams.get('pageSize') ?? 100)
  address.searchParams.set('page', '1')
  // Browsers resolve *.localhost on their own; other programs do not.
  const { host } = address
  address.hostname = 'localhost'
  const answer = await route.fetch({ url: address.href, headers: { ...route.request().headers(), host } })
  const body = (await answer.json()) as { data: { rows: Record<string, unknown>[]; total: number; page: number } }
  const known = body.data.rows
  const made = Array.from({ length: Math.min(size, rows - (page - 1) * size) }, (_, at) => {
    const row = known[at % known.length]
    return { ...row, omsOrderNo: `${String(row?.omsOrderNo)}-${(page - 1) * size + at}` }
  })
  await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, rows: made, total: rows, page } } })
}

interface Frames {
  readonly frames: number
  readonly late: number
}

/** Turns the wheel steadily while the page records the duration of each frame. */
async function countLateFrames(page: Page): Promise<Frames> {
  await page.mouse.move(200, 400)
  await startCounting(page)
  for (let step = 0; step < steps; step++) await page.mouse.wheel(0, stepPixels)
  return await stopCounting(page)
}

/** Percentage of late frames on this machine when idle. */
async function countIdle(page: Page): Promise<number> {
  await startCounting(page)
  await page.waitForTimeout(2_000)
  const { frames, late } = await stopCounting(page)
  return frames === 0 ? 0 : (late / frames) * 100
}

async function startCounting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { frameTimes: times })
    const tick = (at: number) => {
      times.push(at)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
}

async function stopCounting(page: Page): Promise<Frames> {
  const times = await page.evaluate(() => (globalThis as typeof globalThis & { frameTimes: number[] }).frameTimes.splice(0))
  const lengths = times.slice(1).map((at, index) => at - (times[index] ?? at))
  return { frames: lengths.length, late: lengths.filter((length) => length > frameMs).length }
}
