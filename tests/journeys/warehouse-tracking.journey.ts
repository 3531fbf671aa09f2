import { expect } from '@playwright/test'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openSignedIn } from './person.ts'

for (const [language, width] of [
  ['zh', 1440],
  ['en', 390],
] as const)
  test(`the search leads to warehouse tracking, which shows goods and photos (${language}, ${width})`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'service' })
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, '/')
    await test.step('the slash key opens the search; a wrong check digit gets the right number offered', async () => {
      await page.keyboard.press('/')
      const box = page.getByRole('combobox', { name: say('text/search.hint') })
      await box.fill('csqu 305438-4')
      await page.getByRole('button', { name: say('text/search.instead', { right: 'CSQU3054383' }) }).click()
      await expect(box).toHaveValue('CSQU3054383')
      await checkPage(person, 'the search box')
      await page.keyboard.press('Escape')
      await expect(box).toHaveCount(0)
    })
    await test.step('arrow keys and Enter open a page that was found', async () => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('text/search.open'), exact: true })
        .click()
      await page.getByRole('combobox', { name: say('text/search.hint') }).fill(say('page/warehouse-track'))
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/service\/warehousing\/track/)
    })
    await test.step('an unknown number is said to be unknown, in the words of the specification', async () => {
      await main.getByRole('textbox', { name: say('form/warehouse-track-search.inboundNo') }).fill('JC00000000')
      await main.getByRole('button', { name: say('form/warehouse-track-search.submit'), exact: true }).click()
      await expect(main.getByText(say('text/error.inbound-not-found'))).toBeVisible()
    })
    await test.step('a received number shows the count, the charge and photos', async () => {
      const answer = await page.evaluate(async () => {
        const headers = { 'access-token': localStorage.getItem('access-token') ?? '' }
        return (await fetch('/api/warehouse-receipts?direction=export', { headers })).json()
      })
      const [receipt] = answer.data.rows
      // On phones a search folds once it has been made.
      if (width < 500) await main.getByRole('button', { name: say('text/engine.searchChange') }).click()
      await main.getByRole('textbox', { name: say('form/warehouse-track-search.inboundNo') }).fill(receipt.inboundNo.toLowerCase())
      await main.getByRole('button', { name: say('form/warehouse-track-search.submit'), exact: true }).click()
      await expect(main.getByText(receipt.inboundNo).filter({ visible: true }).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: say('entity/warehouse-receipt.photos') })).toBeVisible()
      await expect(main.locator('.qs-photos img').first()).toBeVisible()
      await checkPage(person, 'warehouse tracking')
    })
    expect(person.complaints).toEqual([])
  })
