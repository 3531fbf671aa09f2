import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { openSignedIn, signIn } from './person.ts'
import { password } from './sign-ins.ts'

const banner = /预览：当前显示 (\S+ \S+) 的页面/

test('an analyst previews next month’s portal as a customer will see it, and returns', async ({ browser, baseURL }) => {
  const analyst = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'analyst', ownSession: true })
  const { page, say } = analyst
  const day = inDays(28)
  await page.goto('/configuration/preview')
  const main = page.getByRole('main')
  await main
    .getByRole('textbox', { name: /^日期和时间/ })
    .first()
    .fill(day)
  await main.locator('input[type=time]').fill('09:30')
  await main.getByRole('button', { name: '开始预览' }).click()
  await expect(page.getByText(banner)).toContainText(`${day} 09:30`)
  await expect(page).toHaveURL(/\/$/)

  // Sailings that depart before that day are not shown.
  expect((await earliestSailing(page)) >= day).toBe(true)
  await expect(page.getByText(banner)).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /宋知行/ })
    .click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await signIn({ ...analyst, page }, 'shipper', password)
  await expect(page.getByText(banner)).toBeVisible()
  await page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
  await main.getByRole('link', { name: say.book, exact: true }).first().click()
  await expect(page.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
  await expect(page.getByText(banner)).toBeVisible()

  await page.getByRole('link', { name: '退出预览' }).click()
  await expect(page.getByText(banner)).toBeHidden()
  expect((await earliestSailing(page)) < day).toBe(true)
  expect(analyst.complaints).toEqual([])
})

test('a customer is offered no preview', async ({ browser, baseURL }) => {
  const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'zh', account: 'shipper' })
  await customer.page.goto('/configuration/preview')
  await expect(customer.page.getByRole('button', { name: '开始预览' })).toHaveCount(0)
  await customer.page.goto(`/?preview=${'x'.repeat(32)}`)
  await expect(customer.page.getByText(banner)).toHaveCount(0)
  expect(customer.complaints).toEqual([])
})

/** The date this many days from now, in Shanghai. */
function inDays(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(Date.now() + days * 86_400_000)
}

/** The sailings that the browser receives when the search opens. */
async function earliestSailing(page: Page): Promise<string> {
  // The previous page may also have requested sailings.
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/rates/sea' && searchParams.get('pod') === 'NLRTM'
  })
  await page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
  const { data } = (await (await answered).json()) as { data: { rows: { etd: string }[] } }
  return data.rows.map(({ etd }) => etd).sort()[0] ?? ''
}
