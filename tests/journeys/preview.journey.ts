import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { openSignedIn, signIn } from './person.ts'
import { startOf } from './say.ts'
import { password } from './sign-ins.ts'

test('an analyst previews next month’s portal as a customer will see it, and returns', async ({ browser, baseURL }) => {
  const analyst = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'analyst', ownSession: true })
  const { page, say } = analyst
  const banner = say.pattern('text/portal.preview')
  const day = inDays(28)
  await page.goto('/configuration/preview')
  const main = page.getByRole('main')
  await main
    .getByRole('textbox', { name: startOf(say('form/preview.at')) })
    .first()
    .fill(day)
  await main.locator('input[type=time]').fill('09:30')
  await main.getByRole('button', { name: say('form/preview.submit') }).click()
  await expect(page.getByText(banner)).toContainText(`${day} 09:30`)
  await expect(page).toHaveURL(/\/$/)

  // Sailings that depart before that day are not shown.
  expect((await earliestSailing(page)) >= day).toBe(true)
  await expect(page.getByText(banner)).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: say.pattern('text/portal.account') })
    .click()
  await page.getByRole('button', { name: say('text/portal.signOut') }).click()
  await signIn({ ...analyst, page }, 'shipper', password)
  await expect(page.getByText(banner)).toBeVisible()
  await page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
  await main
    .getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
    .first()
    .click()
  await expect(page.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
  await expect(page.getByText(banner)).toBeVisible()

  await page.getByRole('link', { name: say('text/portal.leavePreview') }).click()
  await expect(page.getByText(banner)).toBeHidden()
  expect((await earliestSailing(page)) < day).toBe(true)
  expect(analyst.complaints).toEqual([])
})

test('a customer is offered no preview', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  await customer.page.goto('/configuration/preview')
  await expect(customer.page.getByRole('button', { name: customer.say('form/preview.submit') })).toHaveCount(0)
  await customer.page.goto(`/?preview=${'x'.repeat(32)}`)
  await expect(customer.page.getByText(customer.say.pattern('text/portal.preview'))).toHaveCount(0)
  expect(customer.complaints).toEqual([])
})

/** The date this many days from now, in Shanghai. */
function inDays(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(Date.now() + days * 86_400_000)
}

/** The sailings that the browser receives when the search opens: with the page that the server draws for its user, or by a call. */
async function earliestSailing(page: Page): Promise<string> {
  // The previous page may also have requested sailings.
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    const isOwnPage = pathname === '/route/seaQuery' && response.headers()['content-type']?.startsWith('application/json') === true
    return searchParams.get('pod') === 'NLRTM' && (isOwnPage || pathname === '/api/rates/sea')
  })
  await page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
  const text = await (await answered).text()
  return [...text.matchAll(/"etd":"(\d{4}-\d\d-\d\d)"/g)].map(([, etd = '']) => etd).sort()[0] ?? ''
}
