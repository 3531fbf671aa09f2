import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { openAlive, openSignedIn } from './person.ts'

/** Addresses whose content depends on a record, on a calculator's first answer, or on filters. */
const addresses = [
  '/service/qingdao',
  '/yardAct',
  '/logistics/boxCost',
  '/logistics/seaRoutes',
  '/service/warehousing/list?customsType=bonded',
]

test('a page comes with its content before any script has run', async ({ browser, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://quayside.localhost:${port}` })
  const page = await context.newPage()
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').locator('.qs-bone, [aria-busy=true]'), address).toHaveCount(0)
  }
  await page.goto('/workbench/BookCargoSpaceList')
  await expect(page.locator('.qs-logo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.qs-outline-block .qs-bone').first()).toBeVisible()
  await page.goto('/service/qingdao')
  await expect(page.getByRole('main').getByText('QQCTX', { exact: true })).toBeVisible()
  await page.goto('/logistics/boxCost')
  await expect(
    page
      .getByRole('main')
      .getByText(/CNY\s[\d,]+\.\d\d/)
      .first(),
  ).toBeVisible()
})

for (const address of ['/workbench/OrderList', '/route/seaQuery?pol=CNNGB&pod=NLRTM'])
  test(`${address} comes with what its user sees before any script of the portal has run`, async ({ browser, baseURL }) => {
    const { page, complaints } = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'shipper' })
    const scripts = Promise.withResolvers<void>()
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    const alive = page.waitForRequest((request) => request.url().endsWith('/api/common/pageView'))
    await page.goto(address, { waitUntil: 'commit' })
    const main = page.getByRole('main', { includeHidden: true })
    const row = main.locator('tbody tr').first()
    await expect(row).toBeVisible()
    await expect(page.locator('.qs-session-name')).toBeVisible()
    await expect(main.locator('.qs-bone, [aria-busy=true]')).toHaveCount(0)
    // Nothing can be typed into a page that is not alive yet.
    await expect(main).toHaveAttribute('inert', '')
    const before = await row.textContent()
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
    scripts.resolve()
    await alive
    await expect(main).not.toHaveAttribute('inert')
    expect(await row.textContent()).toBe(before)
    expect(calls.filter((path) => ['/api/orders', '/api/rates/sea'].includes(path))).toEqual([])
    expect(complaints).toEqual([])
  })

test('a page that the server does not draw for its user shows its outline until it is there', async ({ browser, baseURL }) => {
  const { page } = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  // As while the server is busy.
  await page.route('**/logistics/plan**', (route) =>
    route.request().headers()['access-token'] === undefined ? route.continue() : route.fulfill({ status: 204 }),
  )
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goto('/logistics/plan?vessel=OOCL')
  const main = page.getByRole('main')
  await expect(main.locator('.qs-outline-block .qs-bone').first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  answers.resolve()
  await expect(main.locator('.qs-list-group').first()).toBeVisible()
  await expect(main.locator('.qs-outline')).toHaveCount(0)
})

test('a page that a user may not open says so at once', async ({ browser, baseURL }) => {
  const { page, say, complaints } = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'shipper' })
  await openAlive({ page }, '/workbench/DivideProfit')
  await expect(page.getByRole('heading', { name: say('text/access.title') })).toBeVisible()
  // The window waits for nothing more.
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /.*/)
  expect(complaints).toEqual([])
})
