/** Offers: compared side by side, saved, printed, shared with a user who may not see prices, repriced and booked. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { readPdf } from '../support/pdf-text.ts'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import { type Language, sayIn, startOf } from './say.ts'

for (const { language, width } of sampleOne([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)) {
  test(`offers are compared, saved, printed, shared and booked in ${language} at ${width} px`, async ({ browser, baseURL }) => {
    const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language, width, account: 'shipper' })
    await test.step('selects two rates', () => compare(person, language))
    await test.step('opens a booking with the best one and saves its price', () => keep(person))
    const number = await test.step('opens, prints and reprices it', () => printAndPrice(person, language))
    await test.step('shares it with a user who may not see prices', async () => {
      const stranger = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
      await share(person, stranger, language, number)
    })
    await test.step('removes it, restores it, and books with it', () => bookBy(person))
    expect(person.complaints).toEqual([])
  })
}

async function compare(person: Person, language: Language): Promise<void> {
  const { page, say } = person
  await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=USLAX')
  const main = page.getByRole('main')
  const boxes = main.getByRole('checkbox', { name: say('list/sea-rates.choose') })
  await boxes.nth(0).check()
  await expect(main.getByRole('link', { name: say('list/sea-rates.choose.action') })).toHaveCount(0)
  await boxes.nth(1).check()
  await expect(page).toHaveURL(/rates=[^&]+(,|%2C)/)
  await main.getByRole('link', { name: say('list/sea-rates.choose.action') }).click()
  await expect(page).toHaveURL(/\/route\/seaCompare\?/)
  await expect(main.getByRole('row', { name: startOf(say('page/sea-compare.offers.groups.price.baseTotal')) })).toContainText(
    /CNY\s[\d,.]+/,
  )
  await expect(main.getByText(say('page/sea-compare.offers.marks.best'), { exact: true }).first()).toBeVisible()
  await main.getByLabel(say('text/engine.compare.onlyDifferent')).check()
  await checkPage(person, `the comparison in ${language}`)
  // Selected offers are still selected after going back.
  await page.goBack()
  await expect(boxes.nth(1)).toBeChecked()
  await page.goForward()
}

async function keep({ page, say }: Person): Promise<void> {
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: say('page/sea-compare.offers.actions.book'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/service\/booking\?/)
  await main.getByRole('button', { name: say('page/sea-booking.booking.aside.more.save') }).click()
  await expect(page.getByText(say('page/sea-booking.booking.aside.more.save.done'))).toBeVisible()
}

async function printAndPrice(person: Person, language: Language): Promise<string> {
  const { page, say } = person
  const main = page.getByRole('main')
  await openAlive(person, '/workbench/Quotes')
  const number =
    (await main
      .getByText(/^QSQT\d+$/)
      .first()
      .textContent()) ?? ''
  await main.getByRole('link', { name: number }).first().click()
  await expect(page).toHaveURL(/\/workbench\/quoteDetail\//)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: say('page/saved-quote.do.pdf') }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`quayside-${number}.pdf`)
  const text = readPdf(readFileSync(await file.path()))
    .pages.join('')
    .replace(/\s/g, '')
  for (const words of [number, sayIn('zh')('sheet/quotation'), sayIn('en')('sheet/quotation')]) expect(text).toContain(words)
  await main.getByRole('link', { name: say('page/saved-quote.view.today') }).click()
  await expect(main.getByText(say('page/saved-quote.view.today.again.same'))).toBeVisible()
  await checkPage(person, `the repriced quote in ${language}`)
  return number
}

async function share(person: Person, stranger: Person, language: Language, number: string): Promise<void> {
  const { page, say } = person
  await page
    .getByRole('main')
    .getByRole('link', { name: say('page/saved-quote.view.share') })
    .click()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('page/saved-quote.view.share.make.action') })
    .click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
  const address = await page.getByRole('textbox', { name: say('text/engine.share.link') }).inputValue()
  await stranger.page.goto(new URL(address).pathname)
  const main = stranger.page.getByRole('main')
  await expect(main.getByText(number)).toBeVisible()
  await expect(main.getByText(say.pattern('text/access.sign-in-certified'))).toBeVisible()
  await expect(main.getByRole('heading', { name: say('page/shared-quote.quote') })).toHaveCount(0)
  await checkPage(stranger, `the shared quote in ${language}`)
  expect(stranger.complaints).toEqual([])
}

async function bookBy({ page, say }: Person): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('page/saved-quote.do.remove'), exact: true }).click()
  await expect(page).toHaveURL(/\/workbench\/Quotes/)
  await page.getByRole('button', { name: say('text/engine.undo') }).click()
  await expect(main.getByText(/^QSQT\d+$/).first()).toBeVisible()
  await main
    .getByRole('link', { name: /^QSQT\d+$/ })
    .first()
    .click()
  await main.getByRole('button', { name: say('page/saved-quote.do.book-sea-booking') }).click()
  await expect(page).toHaveURL(/\/service\/booking/)
  // The form is completed as before and prices automatically.
  await expect(main.getByText(/CNY\s[\d,.]+/).first()).toBeVisible()
}
