import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { openSignIn, signOut, submit } from './account-dialogs.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { choose, field, openAlive, openPerson, openSignedIn, signIn } from './person.ts'
import { password } from './sign-ins.ts'

test('five calls without a session open one dialog; the page stays until the user has signed in again', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'admin' })
  const { page, say } = person
  await openAlive(person, '/workbench/BookCargoSpaceList')
  const order = page.getByRole('main').getByRole('link', { name: /^QSSE/ }).first()
  await expect(order).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('draft.kept', '{}')
    localStorage.setItem('access-token', 'x'.repeat(43))
  })
  // Hold all calls until every one is sent: the dialog of the first refusal would block further input.
  const allOut = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await allOut.promise
    await route.continue()
  })
  for (const tab of await page
    .getByRole('main')
    .getByRole('link', { name: /To do|In process|Completed|Cancelled/ })
    .all()) {
    await tab.dispatchEvent('click', { button: 0, bubbles: true, cancelable: true })
  }
  allOut.resolve()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(dialog).toHaveCount(1)
  await expect(page).toHaveURL(/\/workbench\/BookCargoSpaceList/)
  const kept = await page.evaluate(() =>
    ['access-token', 'session', 'default-language', 'draft.kept'].map((key) => localStorage.getItem(key)),
  )
  expect(kept).toEqual([null, null, 'en', '{}'])
  await page.unroute('**/api/**')
  await dialog.getByLabel(say('form/sign-in.account')).fill('admin')
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say('form/sign-in.submit'))
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/workbench\/BookCargoSpaceList/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('declining to sign in again leads home and is not asked again', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'admin' })
  const { page, say } = person
  await openAlive(person, '/workbench/BookCargoSpaceList')
  await page.evaluate(() => localStorage.setItem('access-token', 'x'.repeat(43)))
  await page
    .getByRole('main')
    .getByRole('link', { name: say('list/booking-orders.tabs.completed') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('with storage blocked, signing in works for the tab, with a notice', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await openAlive(person, '/aboutUs')
  await signIn(person, 'admin', password)
  await expect(page.getByText(say('text/portal.tabOnly'))).toBeVisible()
  const account = page.getByRole('banner').getByRole('button', { name: say.pattern('text/portal.account') })
  await account.click()
  await page.getByRole('banner').getByRole('link', { name: /order/i }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: /^QSSE/ }).first()).toBeVisible()
  expect(person.complaints.filter((complaint) => !complaint.includes('insecure'))).toEqual([])
})

test('input and clicks before hydration are not lost', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/service/booking', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await field(main, say('form/sea-booking.goodsName')).fill('Garden chairs')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('text/portal.signIn'), exact: true })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
  // The app knows the new session: further actions do not lose the input.
  await choose(main, say('form/sea-booking.pol'), 'CNNGB')
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
  expect(person.complaints).toEqual([])
})

test('an input method that begins before hydration writes only its text, and each click on a choice replaces it', async ({
  browser,
  baseURL,
}) => {
  const { page, say } = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'zh' })
  const keyboard = await page.context().newCDPSession(page)
  const alive = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await alive.promise
    await route.continue()
  })
  await page.goto('/route/seaQuery?pol=CNSHA', { waitUntil: 'commit' })
  const box = page.getByRole('main').getByRole('combobox', { name: say('form/sea-search.pol') })
  await box.click()
  for (const text of ['n', 'ni'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await expect(box).toHaveValue('ni')
  alive.resolve()
  await page.waitForFunction(() =>
    performance.getEntriesByName('quayside:interactive').some((mark) => (mark as PerformanceMark).detail.form),
  )
  await keyboard.send('Input.insertText', { text: '宁波' })
  await expect(page.getByRole('option').filter({ hasText: 'CNNGB' })).toBeVisible()
  await expect(box).toHaveValue('宁波')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  for (const typed of ['qingdao', 'xiamen']) {
    await box.click()
    await page.keyboard.type(typed)
    await expect(box).toHaveValue(typed)
    await page.keyboard.press('Escape')
  }
})

test('a refused booking leads to sign-in and then to certification, and keeps the input', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
  const rate = await page.evaluate(async () => {
    const answer = await fetch('/api/rates/sea?pol=CNNGB&pod=NLRTM&page=1&pageSize=1')
    return ((await answer.json()) as { data: { rows: { rateId: string }[] } }).data.rows[0]?.rateId
  })
  await openAlive(person, `/service/booking?rate=${rate}`)
  const main = page.getByRole('main')
  await field(main, say('form/sea-booking.goodsName')).fill('Garden chairs')
  await field(main, say('form/sea-booking.goodsAmount')).fill('1200')
  await field(main, say('form/sea-booking.goodsValue')).fill('50000')
  await field(main, say('form/sea-booking.contact')).fill('Zhou')
  await field(main, say('form/sea-booking.mobile')).fill('13800000107')
  await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
  const refusal = main.getByRole('alert').filter({ hasText: say('text/error.not-signed-in') })
  await expect(refusal).toBeVisible()
  // The booking route declares that the dialog opens automatically. Once it is closed, the refusal still offers it.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(say('form/sign-in.account'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await refusal.getByRole('button', { name: say('form/sign-in.submit') }).click()
  await dialog.getByLabel(say('form/sign-in.account')).fill('new')
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say('form/sign-in.submit'))
  await expect(dialog).toBeHidden()
  await expect(refusal).toHaveCount(0)
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
  await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
  const uncertified = main.getByRole('alert').filter({ hasText: say('text/error.not-certified') })
  await uncertified.getByRole('button', { name: say('text/access.do.certify') }).click()
  await expect(dialog.getByText(say('page/certification'))).toBeVisible()
  await checkPage(person, 'certification')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
  expect(person.complaints).toEqual([])
})

test('a session that the server ended leads home once, with a warning, and leaves nothing in the browser', async ({ browser, baseURL }) => {
  const forwarder = { brand: 'quayside', language: 'en', account: 'forwarder', ownSession: true } as const
  const [here, elsewhere] = [await openSignedIn(browser, baseURL ?? '', forwarder), await openSignedIn(browser, baseURL ?? '', forwarder)]
  const { page, say } = here
  await openAlive(elsewhere, '/aboutUs')
  await openAlive(here, '/workbench/BookCargoSpaceList')
  await page.evaluate(() => {
    localStorage.setItem('anything', 'kept')
    sessionStorage.setItem('anything', 'kept')
  })
  await elsewhere.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'access-token': localStorage.getItem('access-token') ?? '' }
    await fetch('/api/account/endOtherSessions', { method: 'POST', headers, body: '{}' })
  })
  const warning = page.getByText(say('text/error.session-ended'))
  await page
    .getByRole('main')
    .getByRole('link', { name: say('list/booking-orders.tabs.completed') })
    .first()
    .click()
  await expect(warning).toHaveCount(1)
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    await page.evaluate(() => [localStorage.getItem('anything'), localStorage.getItem('access-token'), sessionStorage.length]),
  ).toEqual([null, null, 0])
})

test('two-step verification asks for its code after the right password', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await openAlive(person, '/')
  await signIn(person, 'service2', password)
  const { secret: key } = await post<{ secret: string }>(page, '/api/account/secondFactor/start', {})
  const code = new TOTP({ secret: key }).generate()
  const { recoveryCodes } = await post<{ recoveryCodes: string[] }>(page, '/api/account/secondFactor/confirm', { code, password })
  try {
    await signOut(person)
    const dialog = await openSignIn(person)
    const second = dialog.getByLabel(say('form/sign-in.totp'))
    await expect(second).toHaveCount(0)
    await dialog.getByLabel(say('form/sign-in.account')).fill('service2')
    await dialog.locator('input[type=password]').fill(password)
    await submit(dialog, say('form/sign-in.submit'))
    await expect(second).toBeFocused()
    await expect(dialog.locator('input[type=password]')).toHaveValue(password)
    await checkPage(person, 'second factor')
    await second.fill('000000')
    await submit(dialog, say('form/sign-in.submit'))
    await expect(dialog.getByText(say('text/error.second-factor-wrong'))).toBeVisible()
    await second.fill(recoveryCodes[0] ?? '')
    await submit(dialog, say('form/sign-in.submit'))
    await expect(dialog).toBeHidden()
  } finally {
    await post(page, '/api/account/secondFactor/remove', { password, code: recoveryCodes[1] ?? '' })
  }
})

test('a site that opens the portal cannot reach into its window, even if the browser kept the page of a typed visit', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 1440 })
  const context = page.context()
  await page.goto('/')
  const opened = page.url()
  const site = await context.newPage()
  await site.goto('data:text/html,<title>Another site</title>')
  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    site.evaluate((to) => Object.assign(window, { portal: open(to) }), opened),
  ])
  await expect(portal.getByRole('banner')).toBeVisible()
  expect(await portal.evaluate(() => window.opener)).toBeNull()
  expect(await site.evaluate(() => (window as unknown as { portal: Window }).portal.closed)).toBe(true)
})

/** A call by the user signed in on the page. */
async function post<T>(page: Page, path: string, input: object): Promise<T> {
  const call = { path, body: JSON.stringify(input) }
  const answer = await page.evaluate(async ({ path: address, body }) => {
    const headers = { 'content-type': 'application/json', 'access-token': localStorage.getItem('access-token') ?? '' }
    return (await fetch(address, { method: 'POST', headers, body })).json() as Promise<{ success: boolean; data: unknown }>
  }, call)
  expect(answer).toMatchObject({ success: true })
  return answer.data as T
}
