import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { field, fillSignIn, openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import type { Language } from './say.ts'
import { password } from './sign-ins.ts'

const screens: readonly { language: Language; width: number; account: string }[] = [
  { language: 'zh', width: 1440, account: 'shipper2' },
  { language: 'en', width: 390, account: 'admin' },
]

test('an unfinished one-stop booking is restored, although its form drops hidden fields while rendering', async ({ browser, baseURL }) => {
  const person = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'other' })
  const { page, say } = person
  const main = page.getByRole('main')
  await openAlive(person, '/service/entrust')
  await field(main, say('form/sea-booking.contact')).fill('Zhou')
  await expect(main.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
  await page.reload()
  await expect(field(main, say('form/sea-booking.contact'))).toHaveValue('Zhou')
  await expect(main.getByText(say.pattern('text/engine.draft.restored'))).toBeVisible()
  // The page goes away at the last key.
  await field(main, say('form/sea-booking.contact')).press('End')
  await page.keyboard.type(' Yutong')
  await page.reload()
  await expect(field(main, say('form/sea-booking.contact'))).toHaveValue('Zhou Yutong')
  await main.getByRole('button', { name: say('text/engine.discard') }).click()
  await expect(field(main, say('form/sea-booking.contact'))).toHaveValue('')
  expect(person.complaints).toEqual([])
})

test('bookings from two rates in two tabs are two drafts', async ({ browser, baseURL }) => {
  const first = await openSignedIn(browser, baseURL ?? '', { brand: 'quayside', language: 'en', account: 'admin' })
  await startBooking(first)
  const goods = field(first.page.getByRole('main'), first.say('form/sea-booking.goodsName'))
  await goods.fill('Lamps')
  await expect(first.page.getByText(first.say.pattern('text/engine.draft.saved'))).toBeVisible()
  const second: Person = { ...first, page: await first.page.context().newPage() }
  await startBooking(second, 1)
  const otherGoods = field(second.page.getByRole('main'), second.say('form/sea-booking.goodsName'))
  await expect(otherGoods).toHaveValue('')
  await otherGoods.fill('Candles')
  await expect(second.page.getByText(second.say.pattern('text/engine.draft.saved'))).toBeVisible()
  await goods.fill('Lamps and shades')
  await first.page.reload()
  await expect(goods).toHaveValue('Lamps and shades')
  await expect(first.page.getByText(first.say.pattern('text/engine.draft.other'))).toBeHidden()

  await openAlive(first, '/workbench/drafts')
  const rate = new URL(second.page.url()).searchParams.get('rate')
  await first.page
    .getByRole('main')
    .locator(`a[href*="rate=${rate}"]`, { hasText: first.say('list/drafts.actions.continue') })
    .click()
  await expect(goods).toHaveValue('Candles')
  expect(first.complaints).toEqual([])
})

for (const { language, width, account } of sampleOne(screens)) {
  const where = `in ${language} at ${width} pixels`

  test(`a session that ends during a booking loses no input, ${where}`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, { language, width, account })
    const { page, say } = person
    await startBooking(person)
    const main = page.getByRole('main')
    await field(main, say('form/sea-booking.goodsName')).fill('Garden chairs')
    await field(main, say('form/sea-booking.goodsAmount')).fill('1200')
    await expect(main.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
    const address = page.url()
    await loseSession(page)
    await field(main, say('form/sea-booking.goodsValue')).fill('50000')
    // The next autosave is refused: the sign-in dialog opens over the form, which stays as it is.
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('input[type=password]')).toBeVisible()
    await expect(field(main, say('form/sea-booking.goodsValue'))).toHaveValue(/50,?000/)
    await checkPage(person, 'sign-in over the booking')
    await fillSignIn(person, account, password)
    expect(page.url()).toBe(address)
    await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
    await expect(field(main, say('form/sea-booking.goodsAmount'))).toHaveValue(/1,?200/)
    await expect(field(main, say('form/sea-booking.goodsValue'))).toHaveValue(/50,?000/)
    await expect(main.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
    await field(main, say('form/sea-booking.contact')).fill('Zhou')
    await field(main, say('form/sea-booking.mobile')).fill('13800000102')
    // Saved now, so that the next refusal is for the booking, not for an autosave.
    await expect(main.locator('.qs-draft-line[data-state=saved]')).toBeVisible()
    // The same again while submitting.
    await loseSession(page)
    await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
    await expect(dialog.locator('input[type=password]')).toBeVisible()
    await fillSignIn(person, account, password)
    await expect(field(main, say('form/sea-booking.contact'))).toHaveValue('Zhou')
    await Promise.all([
      page.waitForURL(/\/workbench\/orderDetail\//),
      main.getByRole('button', { name: say('form/sea-booking.submit') }).click(),
    ])
    // A submitted booking leaves no draft.
    await startBooking(person)
    await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('')
    expect(person.complaints).toEqual([])
  })

  test(`a draft is available on another device, and two devices lose no input, ${where}`, async ({ browser, baseURL }) => {
    const first = await enter(browser, baseURL, { language, width, account })
    const { say } = first
    await openForm(first)
    const here = first.page.getByRole('main')
    await field(here, say('form/sea-booking.goodsName')).fill('Lamps')
    await expect(here.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()

    const second = await enter(browser, baseURL, { language, width, account })
    await openAlive(second, '/service/booking')
    const there = second.page.getByRole('main')
    await expect(there.getByText(say.pattern('text/engine.draft.restored'))).toBeVisible()
    await expect(field(there, say('form/sea-booking.goodsName'))).toHaveValue('Lamps')
    await checkPage(second, 'a draft from elsewhere')
    await field(there, say('form/sea-booking.goodsName')).fill('Lamps and shades')
    await expect(there.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()

    // The first device does not know of it yet and keeps typing: its newer values stay, the older draft is offered.
    await field(here, say('form/sea-booking.goodsName')).fill('Candles')
    await expect(here.getByText(say.pattern('text/engine.draft.other'))).toBeVisible()
    await expect(field(here, say('form/sea-booking.goodsName'))).toHaveValue('Candles')
    await checkPage(first, 'two drafts')
    await here.getByRole('button', { name: say('text/engine.draft.take') }).click()
    await expect(field(here, say('form/sea-booking.goodsName'))).toHaveValue('Lamps and shades')
    await here.getByRole('button', { name: say('text/engine.draft.take') }).click()
    await expect(field(here, say('form/sea-booking.goodsName'))).toHaveValue('Candles')
    await here.getByRole('button', { name: say('text/engine.draft.drop') }).click()
    await expect(here.getByText(say.pattern('text/engine.draft.other'))).toBeHidden()
    await expect(here.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()

    await openAlive(second, '/service/booking')
    await expect(field(there, say('form/sea-booking.goodsName'))).toHaveValue('Candles')
    await there.getByRole('button', { name: say('text/engine.discard') }).click()
    await expect(field(there, say('form/sea-booking.goodsName'))).toHaveValue('')
    await openAlive(first, '/service/booking')
    await expect(field(here, say('form/sea-booking.goodsName'))).toHaveValue('')
    expect([...first.complaints, ...second.complaints]).toEqual([])
  })

  test(`a draft is not visible to another user, ${where}`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, { language, width, account })
    const { page, say } = person
    await openAlive(person, '/service/booking')
    const main = page.getByRole('main')
    await field(main, say('form/sea-booking.goodsName')).fill('Secret goods')
    await expect(main.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
    await loseSession(page)
    await field(main, say('form/sea-booking.goodsValue')).fill('777')
    await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
    await fillSignIn(person, 'forwarder', password)
    await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('')
    await expect(field(main, say('form/sea-booking.goodsValue'))).toHaveValue('')
    await openForm(person)
    await expect(field(main, say('form/sea-booking.goodsName'))).toHaveValue('')
    expect(await page.evaluate(keptDrafts)).toEqual([])
    expect(person.complaints).toEqual([])
  })

  test(`offline input is kept, saved later, and deleted on sign-out, ${where}`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, { language, width, account })
    const { page, say } = person
    const context = page.context()
    const main = page.getByRole('main')
    const asked = await loseFirst(page, /\/FormilyRenderer-[^/]*\.js$/)
    await openAlive(person, '/service/booking')
    await field(main, say('form/sea-booking.goodsName')).fill('Bicycle')
    await expect(main.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
    expect(asked.count).toBe(2)
    await context.setOffline(true)
    await field(main, say('form/sea-booking.goodsName')).fill('Bicycles')
    await expect(main.getByText(say.pattern('text/engine.draft.offline'))).toBeVisible()
    // The page is closed before the network is back.
    await expect.poll(() => page.evaluate(keptDrafts)).toEqual([expect.stringContaining('"Bicycles"')])
    await page.close()
    const again = { ...person, page: await context.newPage() }
    const anew = again.page.getByRole('main')
    await context.setOffline(false)
    await openAlive(again, '/service/booking')
    await expect(anew.getByText(say.pattern('text/engine.draft.restored'))).toBeVisible()
    await expect(field(anew, say('form/sea-booking.goodsName'))).toHaveValue('Bicycles')
    await expect(anew.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
    await context.setOffline(true)
    await field(anew, say('form/sea-booking.goodsName')).fill('Bicycles and bells')
    await expect(anew.getByText(say.pattern('text/engine.draft.offline'))).toBeVisible()
    await context.setOffline(false)
    await expect(anew.getByText(say.pattern('text/engine.draft.saved'))).toBeVisible()
    await signOut(again)
    await openAlive(again, '/service/booking')
    await expect(field(anew, say('form/sea-booking.goodsName'))).toHaveValue('')
    expect(await again.page.evaluate(keptDrafts)).toEqual([])
    expect(person.complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/.test(complaint))).toEqual([])
  })

  test(`a user is warned before an idle session ends, ${where}`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page, say } = person
    await page.clock.install()
    await openAlive(person, '/workbench/MySetting')
    await fillSignIn(person, account, password)
    const tab = { ...person, page: await page.context().newPage() }
    await openAlive(tab, '/')
    const [warning, warningThere] = [page, tab.page].map((one) => one.getByRole('dialog', { name: say('text/portal.idle.title') })) as [
      Locator,
      Locator,
    ]
    // What a page asks for while it loads is activity, also if the clock is moved before it asks.
    for (const loading of [page, tab.page]) await loading.waitForLoadState('networkidle')
    // All pages of a browser share the clock.
    await page.clock.fastForward('27:00')
    await expect(warning).toBeHidden()
    await page.clock.fastForward('01:20')
    await expect(warning).toBeVisible()
    await expect(warningThere).toBeVisible()
    await expect(warning.getByRole('timer')).toHaveText(/^1:\d\d$/)
    await checkPage(person, 'warning')
    const used = page.waitForResponse((response) => response.url().endsWith('/api/account/session'))
    await warning.getByRole('button', { name: say('text/portal.idle.goOn') }).click()
    expect((await used).status()).toBe(200)
    await expect(warning).toBeHidden()
    // Activity in one window counts for all.
    await page.clock.fastForward('00:02')
    await expect(warningThere).toBeHidden()
    expect(person.complaints).toEqual([])
  })
}

interface Entry {
  readonly language: Language
  readonly width: number
  readonly account: string
}

/** With a separate session, because these tests end it. */
function enter(browser: Browser, baseURL: string | undefined, entry: Entry): Promise<Person> {
  return openSignedIn(browser, baseURL ?? '', { brand: 'quayside', ...entry, ownSession: true })
}

/** Waits until the form has loaded its draft from the server. */
async function openForm(person: Person): Promise<void> {
  const asked = person.page.waitForResponse((response) => response.url().includes('/api/drafts?'))
  await openAlive(person, '/service/booking')
  await asked
}

/** Starts from a chosen offer, so that few fields are left. */
async function startBooking(person: Person, row = 0): Promise<void> {
  const { page, say } = person
  await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=NLRTM')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
    .nth(row)
    .click()
  await expect(field(page.getByRole('main'), say('form/sea-booking.goodsName'))).toBeVisible()
}

/** Drops the connection once, on the first request for a file that the form needs. */
async function loseFirst(page: Page, address: RegExp): Promise<{ readonly count: number }> {
  const asked = { count: 0 }
  await page.route(address, (route) => (asked.count++ === 0 ? route.abort('connectionreset') : route.continue()))
  return asked
}

/** Ends the session on the server, as after a long idle time; the browser does not know. */
async function loseSession(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { 'access-token': localStorage.getItem('access-token') ?? '', 'content-type': 'application/json' }
    return (await fetch('/api/account/signOut', { method: 'POST', headers, body: '{}' })).status
  })
  expect(status).toBe(200)
}

async function signOut({ page, say }: Pick<Person, 'page' | 'say'>): Promise<void> {
  await page.getByRole('banner').locator('.qs-session button').first().click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('text/portal.signOut'), exact: true })
    .click()
  await expect(page.getByRole('banner').locator('.qs-portrait')).toHaveCount(0)
}

/** The drafts stored in this browser, as text. */
async function keptDrafts(): Promise<readonly string[]> {
  const leaving = Object.entries(localStorage).flatMap(([key, draft]) => (key.startsWith('leaving-draft') ? [draft as string] : []))
  return await new Promise((resolve, reject) => {
    const opening = indexedDB.open('drafts')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('drafts')) return resolve(leaving)
      const reading = database.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => resolve([...reading.result.map((draft) => JSON.stringify(draft)), ...leaving])
      reading.onerror = () => reject(reading.error)
    }
  })
}
