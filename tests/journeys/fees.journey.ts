import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn } from './person.ts'
import { startOf } from './say.ts'

/** Other tests check each screen with all public pages; here only what appears after typing or signing in. */
for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`fees are looked up, calculated and traced at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const visitor = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page, say } = visitor
    const main = page.getByRole('main')

    await test.step('the terms come from the tariffs', async () => {
      await openAlive(visitor, '/feeTerms?service=truck&port=CNSHA')
      const waiting = main.getByRole('row').filter({ hasText: say('entity/truck-facts.waitingHours') })
      await expect(
        waiting.getByText(startOf(say('text/terms.free', { units: say('text/terms.units.per-hour', { count: 6 }) }))),
      ).toBeVisible()
      await openAlive(visitor, '/feeTerms?service=yard&port=CNNGB')
      await expect(main.locator('.qs-assumed').first()).toBeVisible()
    })

    await test.step('container fees follow the input, which is kept in the address', async () => {
      await openAlive(visitor, '/logistics/boxCost?port=CNNGB&boxes=20GP*2,40HQ*1')
      await expect(main.locator('.qs-fee-total').getByText('CNY 3,398.00')).toBeVisible()
      await main.locator('.qs-fee-why summary').first().press('Enter')
      await expect(main.getByText(/origin-charges-ningbo\.json:\d+/).first()).toBeVisible()
      await main
        .getByRole('spinbutton', { name: say('form/box-cost.boxes.quantity') })
        .or(main.getByRole('textbox', { name: say('form/box-cost.boxes.quantity') }))
        .first()
        .fill('3')
      await expect(main.locator('.qs-fee-total').getByText('CNY 4,233.00')).toBeVisible()
      await expect(page).toHaveURL(/boxes=20GP\*3(%2C|,)40HQ\*1/)
    })

    await test.step('free time is shown day by day, and a link restores it', async () => {
      const days = 'fromDay=2026-11-01&fromTime=09%3A00&toDay=2026-11-06&toTime=09%3A00'
      await openAlive(visitor, `/logistics/freeTime?place=truck-yard&port=CNNGB&boxType=20GP&${days}`)
      const units = main.locator('.qs-time-units > li')
      await expect(units).toHaveCount(5)
      await expect(units.filter({ hasText: say('text/freeTime.kind.free') })).toHaveCount(3)
      await expect(main.locator('.qs-fee-total')).toContainText('CNY 40.00')
      await checkPage(visitor, 'the free time')
      const leaves = main.getByLabel(say('form/free-time.toDay'), { exact: false }).first()
      await leaves.click()
      await leaves.press('ControlOrMeta+A')
      await leaves.pressSequentially('2026-11-03')
      await leaves.press('Tab')
      await expect(main.getByText(say('text/freeTime.nothing'))).toBeVisible()
      await expect(page).toHaveURL(/toDay=2026-11-03/)
      await page.reload()
      await expect(units).toHaveCount(2)
    })

    await test.step('an analyst sees where each figure comes from', async () => {
      const analyst = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'analyst' })
      const analystMain = analyst.page.getByRole('main')
      await openAlive(analyst, '/analyst/tariffs?source=partly&words=ningbo-yard')
      await expect(analystMain.getByText(/schemas\/yard\/tariffs\/ningbo-yard\.json:\d+/).first()).toBeVisible()
      if (width > 1000) await checkPage(analyst, 'the tariffs')
      await analystMain
        .getByRole('link', { name: say('list/tariff-lines.actions.open') })
        .or(analystMain.getByRole('button', { name: say('list/tariff-lines.actions.open') }))
        .first()
        .click()
      await expect(analystMain.locator('[aria-current=location]')).toBeVisible()
      await expect(analystMain.locator('[aria-current=location]')).toBeInViewport()
      if (width < 1000) await checkPage(analyst, 'the file of a tariff')
      await openAlive(analyst, '/feeTerms?service=yard&port=CNNGB')
      await expect(analystMain.locator('.qs-assumed').first()).toBeVisible()
      expect(analyst.complaints).toEqual([])
    })
    expect(visitor.complaints).toEqual([])
  })
}
