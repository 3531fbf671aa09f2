import { expect } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const said = {
  zh: {
    waiting: '等待小时数',
    rule: /^6 小时以内免费；/,
    total: 'CNY 3,398.00',
    twice: 'CNY 4,233.00',
    quantity: '箱量',
    to: '离开日期',
    free: '免费',
    nothing: '在免费期内，不产生费用。',
    file: '查看文件',
  },
  en: {
    waiting: 'Waiting hours',
    rule: /^free up to 6 hours; /,
    total: 'CNY 3,398.00',
    twice: 'CNY 4,233.00',
    quantity: 'Quantity',
    to: 'Departure',
    free: 'free',
    nothing: 'Within free time: no charge.',
    file: 'View file',
  },
} as const

/** Other tests check each screen with all public pages; here only what appears after typing or signing in. */
for (const { language, width } of caseOfToday(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`fees are looked up, calculated and traced at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const words = said[language]
    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page } = visitor
    const main = page.getByRole('main')

    await test.step('the terms come from the tariffs', async () => {
      await openAlive(visitor, '/feeTerms?service=truck&port=CNSHA')
      const waiting = main.getByRole('row').filter({ hasText: words.waiting })
      await expect(waiting.getByText(words.rule)).toBeVisible()
      await openAlive(visitor, '/feeTerms?service=yard&port=CNNGB')
      await expect(main.locator('.qs-assumed').first()).toBeVisible()
    })

    await test.step('container fees follow the input, which is kept in the address', async () => {
      await openAlive(visitor, '/logistics/boxCost?port=CNNGB&boxes=20GP*2,40HQ*1')
      await expect(main.locator('.qs-fee-total').getByText(words.total)).toBeVisible()
      await main.locator('.qs-fee-why summary').first().press('Enter')
      await expect(main.getByText(/origin-charges-ningbo\.json:\d+/).first()).toBeVisible()
      await main
        .getByRole('spinbutton', { name: words.quantity })
        .or(main.getByRole('textbox', { name: words.quantity }))
        .first()
        .fill('3')
      await expect(main.locator('.qs-fee-total').getByText(words.twice)).toBeVisible()
      await expect(page).toHaveURL(/boxes=20GP\*3(%2C|,)40HQ\*1/)
    })

    await test.step('free time is shown day by day, and a link restores it', async () => {
      const days = 'fromDay=2026-11-01&fromTime=09%3A00&toDay=2026-11-06&toTime=09%3A00'
      await openAlive(visitor, `/logistics/freeTime?place=truck-yard&port=CNNGB&boxType=20GP&${days}`)
      const units = main.locator('.qs-time-units > li')
      await expect(units).toHaveCount(5)
      await expect(units.filter({ hasText: words.free })).toHaveCount(3)
      await expect(main.locator('.qs-fee-total')).toContainText('CNY 40.00')
      await checkPage(visitor, 'the free time')
      const leaves = main.getByLabel(words.to, { exact: false }).first()
      await leaves.click()
      await leaves.press('ControlOrMeta+A')
      await leaves.pressSequentially('2026-11-03')
      await leaves.press('Tab')
      await expect(main.getByText(words.nothing)).toBeVisible()
      await expect(page).toHaveURL(/toDay=2026-11-03/)
      await page.reload()
      await expect(units).toHaveCount(2)
    })

    await test.step('an analyst sees where each figure comes from', async () => {
      const analyst = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'analyst' })
      const main = analyst.page.getByRole('main')
      await openAlive(analyst, '/analyst/tariffs?source=partly&words=ningbo-yard')
      await expect(main.getByText(/schemas\/tariffs\/ningbo-yard\.json:\d+/).first()).toBeVisible()
      if (width > 1000) await checkPage(analyst, 'the tariffs')
      await main
        .getByRole('link', { name: words.file })
        .or(main.getByRole('button', { name: words.file }))
        .first()
        .click()
      await expect(main.locator('[aria-current=location]')).toBeVisible()
      await expect(main.locator('[aria-current=location]')).toBeInViewport()
      if (width < 1000) await checkPage(analyst, 'the file of a tariff')
      await openAlive(analyst, '/feeTerms?service=yard&port=CNNGB')
      await expect(main.locator('.qs-assumed').first()).toBeVisible()
      expect(analyst.complaints).toEqual([])
    })
    expect(visitor.complaints).toEqual([])
  })
}
