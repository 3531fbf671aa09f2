import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { openPart } from './order-page.ts'
import { choose, field, openAlive, openPerson, openSignedIn } from './person.ts'
import { sayIn, startOf } from './say.ts'
import { password } from './sign-ins.ts'

const lane = '/route/seaQuery?pol=CNNGB&pod=USLAX'

test('a user without verification is asked to verify and sees no price', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'new' })
  const { page, say } = person
  await page.goto(lane)
  const main = page.getByRole('main')
  await expect(main.getByText(say.pattern('text/access.certify')).first()).toBeVisible()
  await expect(main.getByText(/USD\s*[\d,]+/)).toHaveCount(0)
  await page.goto('/service/booking')
  await expect(main.getByText(say.pattern('text/access.certify')).first()).toBeVisible()
  expect(person.complaints).toEqual([])
})

test('a visitor to the workbench is redirected home, signs in there and gets to the workbench', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await page.goto('/workbench/BookCargoSpaceList?state=executing')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await dialog.getByLabel(say('form/sign-in.account')).fill('shipper')
  await dialog.locator('input[type=password]').fill('wrong password')
  await dialog.getByRole('button', { name: say('form/sign-in.submit'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: say('form/sign-in.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/workbench\/BookCargoSpaceList\?state=executing$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: startOf(say('list/booking-orders.tabs.pending')) })).toBeVisible()
})

test('an unknown address shows a page with links, with status 404', async ({ browser, baseURL }) => {
  const { page, say } = await openPerson(browser, baseURL ?? '', { brand: 'yongjiang', language: 'zh' })
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: say('page/not-found') })).toBeVisible()
  await page.getByRole('link', { name: say('page/not-found.ways.home') }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('after a missing record, another one of the same page is shown again', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  const heading = page.getByRole('heading', { level: 1 })
  await openAlive(person, '/service/warehousing/detail?id=beilun-export')
  await expect(heading).toBeVisible()
  const name = (await heading.textContent()) ?? ''
  // As a link of the portal does: the page is not loaded again.
  await page.evaluate(() => {
    history.pushState(null, '', '?id=nope')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(heading).toHaveText(say('page/not-found'))
  await page.goBack()
  await expect(heading).toHaveText(name)
})

test('a lane without a rate shows that there is no service, in both languages', async ({ browser, baseURL }) => {
  for (const language of ['zh', 'en'] as const) {
    const { page, say } = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language })
    await page.goto('/route/seaQuery?pol=USLAX&pod=CNNGB')
    await expect(page.getByRole('main').getByText(say('list/sea-rates.empty'))).toBeVisible()
  }
})

test('a port is found by Chinese name, pinyin initials, English name and any of its codes', async ({ browser, baseURL }) => {
  const { page, say } = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'zh' })
  await openAlive({ page }, '/')
  const box = page.getByRole('main').getByRole('combobox', { name: say('form/sea-search.pol') })
  for (const typed of ['宁波', 'nb', 'ningbo', 'CNNGB', 'cnnbo']) {
    await box.click()
    await box.fill(typed)
    await expect(page.getByRole('option').first()).toContainText('CNNGB')
    await page.keyboard.press('Escape')
  }
})

test('the language changes in place and is remembered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: `http://quayside.localhost:${new URL(baseURL ?? '').port}` })
  const page = await context.newPage()
  await openAlive({ page }, lane)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/pol=CNNGB/)
  expect((await context.cookies()).find((cookie) => cookie.name === 'default-language')?.value).toBe('en')
  await page.goto('/aboutUs')
  await expect(page.getByRole('heading', { level: 1, name: sayIn('en')('page/about-us.top') })).toBeVisible()
})

test('a visitor’s booking input survives signing in, and the price follows the containers', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await openAlive(person, '/service/booking')
  const main = page.getByRole('main')
  await field(main, say('form/sea-booking.goodsName')).fill('Garden chairs')
  await choose(main, say('form/sea-booking.pol'), 'CNNGB')
  await choose(main, say('form/sea-booking.pod'), 'USLAX')
  await main
    .getByRole('button', { name: say('text/access.do.sign-in'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('form/sign-in.account')).fill('shipper2')
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: say('form/sign-in.submit'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
  await expect(main.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
  const before = await main.getByText(/× 1/).count()
  expect(before).toBeGreaterThan(0)
  await main
    .getByRole('textbox', { name: say('form/sea-booking.boxes.quantity') })
    .first()
    .fill('3')
  await expect(main.getByText(/× 3/).first()).toBeVisible()
})

test('the price of a booking shows that the network is down, and updates once it is back', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'shipper2' })
  const { page, say } = person
  await openAlive(person, '/service/booking')
  const main = page.getByRole('main')
  await choose(main, say('form/sea-booking.pol'), 'CNNGB')
  await choose(main, say('form/sea-booking.pod'), 'USLAX')
  await expect(main.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
  await page.context().setOffline(true)
  await main
    .getByRole('textbox', { name: say('form/sea-booking.boxes.quantity') })
    .first()
    .fill('5')
  await expect(page.getByText(say('text/error.access-abnormal')).first()).toBeVisible()
  await page.context().setOffline(false)
  await main
    .getByRole('textbox', { name: say('form/sea-booking.boxes.quantity') })
    .first()
    .fill('6')
  await expect(main.getByText(/× 6/).first()).toBeVisible()
})

test('an order is cancelled before its execution, and an impossible action gives the reason', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'admin' })
  const { page, say } = person
  await page.goto('/workbench/BookCargoSpaceList')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^QSSE/ }).first().click()
  await expect(main.getByRole('heading', { level: 1, name: /QSSE/ })).toBeVisible()
  await main.locator('.qs-record-more > button').click()
  // Whether fees wait for confirmation or are accepted, some action is disabled and gives a reason.
  await expect(main.locator('[aria-disabled=true]').first()).toBeVisible()
  await expect(main.locator('.qs-action-reason').first()).not.toBeEmpty()
  await main
    .getByRole('button', { name: say('page/order-detail.summary.cancel') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await field(dialog, say('form/cancel-order.reason')).fill('The buyer postponed')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText(say('dictionary/order-status.cancelled')).first()).toBeVisible()
  await openPart(page, 'history')
  await expect(main.getByText('The buyer postponed')).toBeVisible()
})

test('an order of another company is not found', async ({ browser, baseURL }) => {
  const owner = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'admin' })
  await owner.page.goto('/workbench/BookCargoSpaceList')
  const address = (await owner.page.getByRole('main').getByRole('link', { name: /^QSSE/ }).first().getAttribute('href')) ?? ''
  expect(address).toMatch(/\/workbench\/orderDetail\/QSSE/)
  const other = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'other' })
  await other.page.goto(address)
  await expect(other.page.getByRole('main').getByRole('heading', { name: other.say('page/not-found.label') })).toBeVisible()
})
