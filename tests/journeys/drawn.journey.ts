import { expect } from '@playwright/test'
import { test } from './journey.ts'

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
