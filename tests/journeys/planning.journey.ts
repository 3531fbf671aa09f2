import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openSignedIn } from './person.ts'

const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

/** Far from the ports, whose clocks count. */
test.use({ timezoneId: 'America/Los_Angeles' })

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 390 },
    { language: 'en', width: 1440 },
  ] as const,
  1,
)) {
  test(`a sailing is planned backward to a truck, and its routes are compared, at ${width} in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = customer
    const main = page.getByRole('main')

    await test.step('published cut-offs and an address give the latest truck', async () => {
      const query = `port=CNNGB&etdDay=${soon}&area=330203&stuffingHours=3&cyAt=${soon}T04:00:00Z&boxes=40HQ*2&pod=NLRTM`
      await openAlive(customer, `/logistics/planner?${query}`)
      await expect(main.locator('.qs-cut-offs li[data-step="truck"]')).toContainText('07:00')
      await expect(main.getByText(say.pattern('text/cutOffs.travel', { count: 2 }))).toBeVisible()
      await expect(main.locator('.qs-cut-offs li[data-step="cy"]')).toContainText(say('text/cutOffs.published'))
      await checkPage(customer, 'shipment planner')
    })

    await test.step('a published cut-off is typed on the clock of the port, whatever the zone of the browser', async () => {
      const time = main.locator('[id$="cyAt-time"]')
      await expect(time).toHaveValue('12:00')
      await expect(main.locator('[id$="cyAt-zone"]')).toHaveText('UTC+8')
      await time.fill('10:30')
      await expect(main.locator('.qs-cut-offs li[data-step="cy"]')).toContainText('10:30')
      await time.fill('12:00')
      await expect(main.locator('.qs-cut-offs li[data-step="cy"]')).toContainText('12:00')
    })

    await test.step('the truck order starts with its times and containers', async () => {
      await main.getByRole('link', { name: say('page/backward-planner.planner.on.truck') }).click()
      await page.waitForURL(/loadingTime=15/)
      const address = new URL(page.url())
      expect(Object.fromEntries(address.searchParams)).toMatchObject({ pol: 'CNNGB', pod: 'NLRTM', points: '330203', boxes: '40HQ*2' })
    })

    await test.step('routes are compared on a map that has a text alternative', async () => {
      await openAlive(customer, '/logistics/seaRoutes?pol=CNSHA&pod=NLRTM')
      const map = main.getByRole('figure')
      await expect(map).toContainText(say('text/engine.route.line'))
      await main.getByRole('radio', { name: say('reference/sea-passage.cape') }).check()
      await expect(map).toHaveAccessibleDescription(new RegExp(say('reference/sea-passage.cape')))
      await checkPage(customer, 'sea routes')
    })
  })
}
