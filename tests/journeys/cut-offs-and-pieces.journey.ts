import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openSignedIn } from './person.ts'

/** A day in the coming weeks, in input format. */
const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

for (const { language, width } of sampleOne(
  [
    { language: 'zh', width: 1440 },
    { language: 'en', width: 390 },
  ] as const,
  1,
)) {
  test(`cut-offs are planned and a large piece is checked and requested at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const customer = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = customer
    const main = page.getByRole('main')

    await test.step('a link restores a plan, which warns of late cargo', async () => {
      const query = `port=CNNGB&etdDay=${soon}&readyDay=${soon}&travelHours=4&stuffingHours=3`
      await openAlive(customer, `/domestic/bkHelp?${query}`)
      await expect(main.locator('.qs-cut-offs li')).toHaveCount(11)
      await expect(main.getByText(say('dictionary/cut-off-warning.cargo-late'))).toBeVisible()
      await checkPage(customer, 'cut-offs')
    })

    await test.step('rates name their closing; another day proposes the sailings that exist', async () => {
      await openAlive(customer, '/route/seaQuery?pol=CNNGB&pod=USLAX')
      await expect(main.getByText(say.pattern('text/sailing.closes')).first()).toBeVisible()
      await checkPage(customer, 'closing of rates')
      const href = await main.locator('a[href*="booking?rate="]').last().getAttribute('href')
      await openAlive(customer, href ?? '')
      const sailing = main.locator('.qs-sailing')
      await expect(sailing.locator('dt')).toHaveCount(4)
      await expect(field(main, say('form/sea-booking.vessel'))).not.toHaveValue('')
      await checkPage(customer, 'cut-offs of a booking')

      const etd = field(main, say('form/sea-booking.etd'))
      const day = await etd.inputValue()
      await etd.fill(new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10))
      await etd.press('Tab')
      await expect(field(main, say('form/sea-booking.vessel'))).toHaveValue('')
      await expect(sailing.getByText(say.pattern('text/error.no-sailing'))).toBeVisible()
      await sailing
        .getByRole('button', { name: say.pattern('text/sailing.choose') })
        .first()
        .click()
      await expect(etd).toHaveValue(day)
      await expect(sailing.locator('dt')).toHaveCount(4)

      for (const [typed, message] of [
        ['2026-02-30', say('text/invalid.format.date')],
        ['2020-01-02', say('text/invalid.pastDate')],
      ] as const) {
        await field(main, say('form/sea-booking.etd')).fill(typed)
        await field(main, say('form/sea-booking.etd')).press('Tab')
        await expect(main.getByText(message)).toBeVisible()
        await expect(field(main, say('form/sea-booking.etd'))).toHaveValue(typed)
      }
      // The draft stays for other journeys of this shipper.
      await etd.fill(day)
      await etd.press('Tab')
      await expect(sailing.locator('dt')).toHaveCount(4)
    })

    await test.step('the piece needs a flat rack and is requested', async () => {
      await openAlive(customer, '/domestic/scatteringCargo')
      await field(main, say('form/break-bulk.pieces.lengthCm')).fill('980')
      await field(main, say('form/break-bulk.pieces.widthCm')).fill('310')
      await field(main, say('form/break-bulk.pieces.heightCm')).fill('290')
      await field(main, say('form/break-bulk.pieces.weightKg')).fill('16500')
      await expect(main.getByText('1 × 40FR', { exact: true })).toBeVisible()
      await expect(main.getByText(say('text/pieces.lostTotal', { count: 10 }))).toBeVisible()
      await choose(main, say('form/break-bulk.pol'), 'CNNGB')
      await choose(main, say('form/break-bulk.pod'), 'NLRTM')
      await field(main, say('form/break-bulk.plannedDate')).fill(soon)
      await field(main, say('form/break-bulk.goodsName')).fill('Transformer')
      await field(main, say('form/break-bulk.contact')).fill('Zhou')
      await field(main, say('form/break-bulk.mobile')).fill('13800000102')
      await checkPage(customer, 'break bulk')
      await main.getByRole('button', { name: say('form/break-bulk.submit') }).click()
      await page.waitForURL(/\/workbench\/orderDetail\//)
      await expect(main.getByText(say('order-type/break-bulk')).first()).toBeVisible()
    })
    expect(customer.complaints).toEqual([])
  })
}
