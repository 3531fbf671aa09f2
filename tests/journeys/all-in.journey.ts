/** How much: the all-in total of each rate for my containers, and the total of the form in sight until it is sent. */
import { expect } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openSignedIn } from './person.ts'

const numberIn = (text: string) => Number(/[\d,]+\.\d\d/.exec(text)?.[0].replaceAll(',', ''))

for (const { language, width } of sampleOne(
  [
    { language: 'en', width: 390 },
    { language: 'zh', width: 1440 },
  ] as const,
  1,
)) {
  test(`rates are sorted by the total for my containers and booked at ${width} in ${language}`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, '/route/seaQuery?pol=CNSHA&pod=USLAX&sort=allIn')
    const totals = main.locator('tbody tr').getByText(/CNY\s?[\d,]+\.\d\d/)
    await expect(totals.nth(1)).toBeVisible()
    const first = await totals.allTextContents()
    expect(first.map(numberIn)).toEqual(first.map(numberIn).toSorted((one, other) => one - other))
    await checkPage(person, 'rates with totals')

    await test.step('for other containers, the totals differ', async () => {
      const mix = main.locator('.qs-search[data-folds="always"]')
      await mix.getByRole('button', { name: say('text/engine.searchChange') }).click()
      await mix
        .getByRole('textbox', { name: say('form/compare-boxes.boxes.quantity') })
        .first()
        .fill('3')
      await mix.getByRole('button', { name: say('form/compare-boxes.submit') }).click()
      await expect(page).toHaveURL(/boxes=20GP\*3/)
      await expect(totals.first()).not.toHaveText(first[0] ?? '')
    })

    await test.step('the booking begins with these containers, and its total stays in sight', async () => {
      const cheapest = numberIn((await totals.first().textContent()) ?? '')
      await main
        .getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(/\?rate=.*boxes=20GP\*3/)
      const shown = page.locator(width > 960 ? '.qs-quote-head' : '.qs-quote-bar').locator('strong')
      await expect.poll(async () => numberIn((await shown.textContent()) ?? '')).toBe(cheapest)
      await page.mouse.wheel(0, 600)
      await expect(shown).toBeInViewport()
      await checkPage(person, 'a booking with its total')
    })

    await test.step('a group of fees is folded', async () => {
      const group = main.getByRole('button', { name: say('text/freight.perBox') })
      const line = main.locator('.qs-fee-table tbody').first().locator('tr').nth(1)
      await group.click()
      await expect(line).toBeHidden()
      await group.click()
      await expect(line).toBeVisible()
    })
    expect(person.complaints).toEqual([])
  })
}
