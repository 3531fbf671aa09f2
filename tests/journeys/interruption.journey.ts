/** The session ends between the last key and sending: what was typed is there once the same person has signed in again. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { bookingCases } from './bookings.ts'
import { test } from './journey.ts'
import { act, confirmFees, openCaller, payAndGenerate, place } from './order-calls.ts'
import { openPart, press } from './order-page.ts'
import { field, fillSignIn, openAlive, openSignedIn, type Person } from './person.ts'
import { password, signInByCall } from './sign-ins.ts'

/** idle: as after a long time without use (code 4). ended: by its user elsewhere (code 8), which leads home. */
const ends = ['idle', 'ended'] as const
type End = (typeof ends)[number]

const brand = 'quayside'
const language = 'en'
const words = 'The last remark, typed right before sending'

for (const end of ends) {
  test(`a booking sent at once after its last key keeps its remark, session ${end}`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, 'shipper2')
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=NLRTM')
    await main
      .getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
      .first()
      .click()
    for (const [label, value] of [
      [say('form/sea-booking.goodsName'), 'Chairs'],
      [say('form/sea-booking.goodsAmount'), '1200'],
      [say('form/sea-booking.goodsValue'), '50000'],
      [say('form/sea-booking.contact'), 'Zhou'],
      [say('form/sea-booking.mobile'), '13800000102'],
    ] as const)
      await field(main, label).fill(value)
    await expect(main.locator('.qs-draft-line[data-state=saved]')).toBeVisible()
    const remark = field(main, say('form/sea-booking.remark'))
    await remark.fill(words)
    for (const round of [1, 2, 3]) {
      await expect(main.locator('.qs-draft-line[data-state=saved]')).toBeVisible()
      await remark.press('Control+End')
      await endSession(baseURL, page, 'shipper2', end)
      await remark.pressSequentially(` ${round}`)
      await send(main.getByRole('button', { name: say('form/sea-booking.submit') }))
      await comeBack(person, 'shipper2', end)
      await expect(remark).toHaveValue(`${words} ${[1, 2, 3].slice(0, round).join(' ')}`)
    }
    expect(person.complaints).toEqual([])
  })

  test(`dialogs, messages and pasted rows keep what was typed, session ${end}`, async ({ browser, baseURL }) => {
    const no = await placeRunning(baseURL ?? '', 'shipper2')
    const person = await enter(browser, baseURL, 'shipper2')
    const { page, say } = person
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog').first()
    await openAlive(person, `/workbench/orderDetail/${no}`)

    await openPart(page, 'messages')
    const message = main.getByRole('textbox', { name: say('text/engine.messages.message') })
    await endSession(baseURL, page, 'shipper2', end)
    await message.fill(words)
    await send(main.getByRole('button', { name: say('text/engine.messages.send'), exact: true }))
    await comeBack(person, 'shipper2', end)
    await expect(message).toHaveValue(words)
    await main.getByRole('button', { name: say('text/engine.messages.send'), exact: true }).click()
    await expect(main.getByText(words).first()).toBeVisible()

    await press(page, say('page/order-detail.summary.template'))
    const name = field(dialog, say('form/template-name.name'))
    await endSession(baseURL, page, 'shipper2', end)
    await name.fill(words)
    await send(dialog.locator('button[type=submit]'))
    await comeBack(person, 'shipper2', end)
    await expect(name).toHaveValue(words)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await openPart(page, 'papers')
    await main.getByRole('button', { name: say('page/desk-order.more.paper-actions.containers') }).click()
    await dialog.getByRole('button', { name: say('text/engine.paste.open') }).click()
    const cells = page.getByLabel(say('text/engine.paste.area'))
    await cells.fill('CSQU3054383\t40HQ\tCN448812')
    await endSession(baseURL, page, 'shipper2', end)
    // Another tab notices it.
    const tab: Person = { ...person, page: await page.context().newPage() }
    await openAlive(tab, '/workbench/OrderList')
    await comeBack({ ...person, page }, 'shipper2', 'idle')
    await expect(cells).toHaveValue(/CSQU3054383/)
    await tab.page.close()
    await page.getByRole('button', { name: say('text/engine.paste.take', { count: 1 }), exact: true }).click()
    await endSession(baseURL, page, 'shipper2', end)
    await send(dialog.getByRole('button', { name: say('form/containers.submit') }))
    await comeBack(person, 'shipper2', end)
    await expect(dialog.locator('input[value="CSQU3054383"]').first()).toBeVisible()
    expect(person.complaints).toEqual([])
  })

  test(`the desk's refusal of an order keeps its reason, session ${end}`, async ({ browser, baseURL }) => {
    const no = await place(await openCaller(baseURL ?? '', 'shipper2'), sea())
    const person = await enter(browser, baseURL, 'service')
    const { page, say } = person
    const dialog = page.getByRole('dialog').first()
    await openAlive(person, `/desk/orders/${no}`)
    await press(page, say('page/desk-order.summary.reject'))
    await endSession(baseURL, page, 'service', end)
    const reason = page.locator('textarea[name=reason]')
    await reason.fill(words)
    await send(dialog.locator('button[type=submit]'))
    // What the user typed on until the window opened.
    const typed = end === 'idle' ? `${words} and more` : words
    if (end === 'idle') {
      await expect(page.locator('input[type=password]')).toBeVisible()
      await reason.fill(typed)
    }
    await comeBack(person, 'service', end)
    await expect(reason).toHaveValue(typed)
    expect(person.complaints).toEqual([])
  })

  test(`another person who signs in sees nothing of it, session ${end}`, async ({ browser, baseURL }) => {
    const person = await enter(browser, baseURL, 'shipper2')
    const { page, say } = person
    const main = page.getByRole('main')
    await openAlive(person, '/workbench/MySetting')
    const name = field(main, say('form/profile.name'))
    await expect(name).not.toHaveValue('')
    await endSession(baseURL, page, 'shipper2', end)
    await name.fill(words)
    await send(main.locator('#form-profile button[type=submit]'))
    await comeBack(person, 'forwarder', end)
    await openAlive(person, '/workbench/MySetting')
    await expect(name).not.toHaveValue('')
    await expect(name).not.toHaveValue(words)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(words)
    expect(person.complaints).toEqual([])
  })
}

test('a session that ends in one tab closes no form in another, and signing in there continues it here', async ({ browser, baseURL }) => {
  const person = await enter(browser, baseURL, 'shipper2')
  const { page, say } = person
  const main = page.getByRole('main')
  await openAlive(person, '/workbench/MySetting')
  const name = field(main, say('form/profile.name'))
  await expect(name).not.toHaveValue('')
  await name.fill(words)
  const tab: Person = { ...person, page: await page.context().newPage() }
  await openAlive(tab, '/workbench/MySetting')
  await expect(field(tab.page.getByRole('main'), say('form/profile.name'))).not.toHaveValue('')
  await endSession(baseURL, page, 'shipper2', 'idle')
  await field(tab.page.getByRole('main'), say('form/profile.name')).fill('Another')
  await send(tab.page.getByRole('main').locator('#form-profile button[type=submit]'))
  await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
  await expect(name).toHaveValue(words)
  await fillSignIn(tab, 'shipper2', password)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(name).toHaveValue(words)
  // Signing out ends both, and leaves nothing.
  await tab.page.getByRole('banner').locator('.qs-session button').first().click()
  await tab.page
    .getByRole('banner')
    .getByRole('button', { name: say('text/portal.signOut'), exact: true })
    .click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(words)
  expect(person.complaints).toEqual([])
})

test('declining to sign in again loses nothing either', async ({ browser, baseURL }) => {
  const person = await enter(browser, baseURL, 'shipper2')
  const { page, say } = person
  const main = page.getByRole('main')
  await openAlive(person, '/workbench/MySetting')
  const name = field(main, say('form/profile.name'))
  await expect(name).not.toHaveValue('')
  await endSession(baseURL, page, 'shipper2', 'idle')
  await name.fill(words)
  await send(main.locator('#form-profile button[type=submit]'))
  await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('text/portal.signIn') })
    .click()
  await fillSignIn(person, 'shipper2', password)
  await openAlive(person, '/workbench/MySetting')
  await expect(name).toHaveValue(words)
  await expect(main.getByText(say.pattern('text/engine.draft.restored'))).toBeVisible()
  await main.getByRole('button', { name: say('text/engine.discard') }).click()
  await expect(name).not.toHaveValue(words)
  expect(person.complaints).toEqual([])
})

function enter(browser: Browser, baseURL: string | undefined, account: string): Promise<Person> {
  return openSignedIn(browser, baseURL ?? '', { brand, language, account, ownSession: true })
}

function sea() {
  const booking = bookingCases.find(({ type }) => type === 'sea')
  if (!booking) throw new Error('There is no sea booking')
  return booking
}

/** An order in progress, whose papers the customer fills in. */
async function placeRunning(baseURL: string, account: string): Promise<string> {
  const [customer, staff] = [await openCaller(baseURL, account), await openCaller(baseURL, 'service')]
  const no = await place(customer, sea())
  await confirmFees(staff, no)
  await act(customer, no, `/api/orders/${no}/acceptFees`)
  await payAndGenerate(customer, staff, no)
  return no
}

/** The browser does not know of it. */
async function endSession(baseURL: string | undefined, page: Page, account: string, end: End): Promise<void> {
  const other = end === 'ended' ? (await signInByCall(baseURL ?? '', { brand, language, account })).token : null
  const status = await page.evaluate(async (token) => {
    const headers = { 'content-type': 'application/json', 'access-token': token ?? localStorage.getItem('access-token') ?? '' }
    return (await fetch(`/api/account/${token ? 'endOtherSessions' : 'signOut'}`, { method: 'POST', headers, body: '{}' })).status
  }, other)
  expect(status).toBe(200)
}

/** A call in the background may have noticed it first, and cover the button. */
async function send(button: Locator): Promise<void> {
  await button.click({ timeout: 5_000 }).catch(() => undefined)
}

/** Signs in over the page, or at home, from where the portal returns to the page. */
async function comeBack(person: Person, account: string, end: End): Promise<void> {
  const { page, say } = person
  // Open dialogs stay below.
  if (end === 'ended') {
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('text/portal.signIn') })
      .click()
  }
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[type=password]') })
  await dialog.getByLabel(say('form/sign-in.account')).fill(account)
  await dialog.locator('input[type=password]').fill(password)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
}
