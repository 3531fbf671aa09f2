import { expect, type Page } from '@playwright/test'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openPart, press } from './order-page.ts'
import { attach, choose, field, fillSignIn, openPerson, openSignedIn, type Person } from './person.ts'
import { type Language, startOf } from './say.ts'
import { password } from './sign-ins.ts'

/** A minimal valid PDF. */
const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const journeys: readonly { brand: string; language: Language; port: string; destination: string; prefix: string }[] = [
  { brand: 'quayside', language: 'zh', port: 'nb', destination: '洛杉矶', prefix: 'QS' },
  { brand: 'yongjiang', language: 'en', port: 'CNNBO', destination: 'rotterdam', prefix: 'YJ' },
]

for (const { brand, language, port, destination, prefix } of sampleOne(journeys)) {
  test(`an order goes from rate search to completion on ${brand} in ${language}`, async ({ browser, baseURL }) => {
    const customer = await openPerson(browser, baseURL ?? '', { brand, language })
    const orderNo = await test.step('the customer searches, signs in over the page, books and submits', () =>
      book(customer, port, destination))
    expect(orderNo).toMatch(new RegExp(`^${prefix}`))
    const staff = await openSignedIn(browser, baseURL ?? '', { brand, language, account: 'service' })
    await test.step('staff correct and confirm the fees', () => confirmFees(staff, orderNo))
    await test.step('the customer disputes the fees, and the desk answers', () => dispute(customer, staff, orderNo))
    await test.step('the customer accepts and submits proof of payment, and the response is lost', () => acceptAndPay(customer))
    await test.step('staff check each payment, and the customer reports one again', () => checkPayments(customer, staff))
    await test.step('staff confirm receipt, generate and record milestones', () => runOrder(staff))
    await test.step('the customer sees the completed order', () => seeCompleted(customer))
    const complaints = [...customer.complaints, ...staff.complaints]
    expect(complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_RESET'))).toEqual([])
  })
}

async function book(person: Person, port: string, destination: string): Promise<string> {
  const { page, say } = person
  await page.goto('/')
  const main = page.getByRole('main')
  await choose(main, say('form/sea-booking.pol'), port)
  await choose(main, say('form/sea-booking.pod'), destination)
  await main.getByRole('button', { name: say('form/sea-search.submit') }).click()
  await expect(page).toHaveURL(/\/route\/seaQuery\?.*pol=CNNGB/)
  // A visitor sees the sailings but no price, and is invited to sign in.
  const invitation = main.getByRole('button', { name: say('text/access.do.sign-in'), exact: true }).first()
  await expect(invitation).toBeVisible()
  const address = page.url()
  await invitation.click()
  await fillSignIn(person, 'shipper', password)
  await expect(page).toHaveURL(address)
  await expect(main.getByText(/USD\s[\d,]+/).first()).toBeVisible()
  // The last departure on the page: ports may have published cut-offs for the first ones that have passed already.
  await main
    .getByRole('link', { name: say('list/sea-rates.actions.book'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(/\/service\/booking\?rate=/)
  await expect(main.getByText(/CNY\s[\d,.]+/).first()).toBeVisible()
  // A second try finds the draft of the first.
  await field(main, say('form/sea-booking.goodsName')).clear()
  await main.getByRole('button', { name: say('form/sea-booking.submit') }).click()
  // The form lists what is missing and sends nothing.
  await expect(field(main, say('form/sea-booking.goodsName'))).toHaveAttribute('aria-invalid', 'true')
  await field(main, say('form/sea-booking.goodsName')).fill('Furniture')
  await field(main, say('form/sea-booking.goodsAmount')).fill('1,200')
  await field(main, say('form/sea-booking.goodsValue')).fill('50000')
  await field(main, say('form/sea-booking.contact')).fill('Zhou')
  await field(main, say('form/sea-booking.mobile')).fill('13800000102')
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is no document') })
  await expect(main.getByRole('alert').filter({ hasText: 'PDF' })).toBeVisible()
  await attach(main, { name: 'booking note.pdf', mimeType: 'application/pdf', buffer: smallPdf })
  const submit = main.getByRole('button', { name: say('form/sea-booking.submit') })
  const release = await holdCalls(page, /\/api\/orders\/sea$/)
  await submit.dblclick()
  await expect(page.getByRole('status').filter({ hasText: say('text/common.submitting') })).toBeVisible()
  release()
  await page.waitForURL(/\/workbench\/orderDetail\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const orderNo = page.url().split('/').at(-1) ?? ''
  await openPart(page, 'papers')
  const download = page.waitForEvent('download')
  await page
    .getByRole('main')
    .getByRole('button', { name: /booking note\.pdf/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('booking note.pdf')
  await page.goto('/workbench/BookCargoSpaceList')
  await expect(page.getByRole('main').getByText(orderNo)).toHaveCount(1)
  await page.goBack()
  return orderNo
}

async function confirmFees(person: Person, orderNo: string): Promise<void> {
  const { page, say } = person
  await page.goto(`/desk/orders/${orderNo}`)
  await press(page, say('page/desk-order.summary.confirm-fees'))
  const dialog = page.getByRole('dialog')
  // The grid is read-only until a cell is edited; everything works with the keyboard.
  const line = dialog.locator('tbody tr:has([data-cell])').last()
  const price = line.locator('td.qs-figures[data-cell]').first()
  await expect(dialog.locator('tbody input')).toHaveCount(0)
  await price.focus()
  await page.keyboard.type('555')
  await page.keyboard.press('Tab')
  await expect(price).toHaveText('555')
  await expect(dialog.locator('tfoot [data-change=up]').first()).toHaveText(/^\+/)
  await checkPage(person, 'the grid of fees')
  await dialog.getByRole('button', { name: say('page/desk-order.summary.confirm-fees') }).click()
  const reason = line.locator('td[data-cell]').last()
  await expect(reason).toBeFocused()
  await page.keyboard.type('Two bills')
  await page.keyboard.press('Enter')
  await expect(reason).toHaveText('Two bills')
  await field(dialog, say('form/confirm-fees.note')).fill('Documentation fee corrected')
  await dialog.getByRole('button', { name: say('page/desk-order.summary.confirm-fees') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('dictionary/order-status.fees-confirmed')).first()).toBeVisible()
  // The estimate stays visible next to the confirmed amount.
  await expect(page.getByRole('main').getByText('555').locator('visible=true').first()).toBeVisible()
}

async function dispute(customer: Person, staff: Person, orderNo: string): Promise<void> {
  const main = customer.page.getByRole('main')
  await customer.page.reload()
  await openPart(customer.page, 'fees')
  await expect(main.getByText('Two bills').locator('visible=true').first()).toBeVisible()
  await press(customer.page, customer.say('page/order-detail.summary.dispute'))
  const dialog = customer.page.getByRole('dialog')
  await field(dialog, customer.say('form/dispute-fees.counterTotal')).fill('100')
  await field(dialog, customer.say('form/dispute-fees.message')).fill('The documents fee was quoted lower')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await staff.page.goto(`/desk/orders/${orderNo}`)
  await openPart(staff.page, 'fees')
  await expect(staff.page.getByRole('main').getByText('The documents fee was quoted lower').first()).toBeVisible()
  await press(staff.page, staff.say('page/desk-order.summary.decline-dispute'))
  await field(staff.page.getByRole('dialog'), staff.say('form/decline-dispute.answer')).fill('The carrier bills it')
  await staff.page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(staff.page.getByRole('dialog')).toBeHidden()
  await customer.page.reload()
  await openPart(customer.page, 'fees')
  await expect(main.getByText('The carrier bills it').first()).toBeVisible()
}

async function acceptAndPay({ page, say }: Person): Promise<void> {
  await page.reload()
  await press(page, say('page/order-detail.summary.accept'))
  await expect(page.getByRole('dialog').locator('.qs-repeated dd').last()).toHaveText(/^\+/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('page/order-detail.summary.accept') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await press(page, say('page/order-detail.summary.pay'))
  const dialog = page.getByRole('dialog')
  // One transfer per currency: the form proposes what is not reported yet.
  await expect(dialog.getByRole('combobox', { name: say('form/report-payment.currency') })).toHaveValue(
    startOf(say('dictionary/currency.USD')),
  )
  await field(dialog, say('form/report-payment.reference')).fill('ICBC20261121001')
  await attach(dialog, { name: 'transfer.pdf', mimeType: 'application/pdf', buffer: smallPdf })
  const keys = await loseFirstAnswer(page, /\/reportPayment$/)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText(say('text/engine.outcome.done'))).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(keys).toEqual([keys[0], keys[0]])
  await page.unroute(/\/reportPayment$/)
  await press(page, say('page/order-detail.summary.pay'))
  await expect(dialog.getByRole('combobox', { name: say('form/report-payment.currency') })).toHaveValue(
    startOf(say('dictionary/currency.CNY')),
  )
  await field(dialog, say('form/report-payment.reference')).fill('ICBC20261121002')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
}

/** Each transfer by itself: the first arrives, the second is sent back and reported again. */
async function checkPayments(customer: Person, staff: Person): Promise<void> {
  const { page, say } = staff
  await page.reload()
  await openPart(page, 'fees')
  const download = page.waitForEvent('download')
  await page
    .getByRole('main')
    .getByRole('button', { name: /transfer\.pdf/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('transfer.pdf')
  const dialog = page.getByRole('dialog')
  await press(page, say('page/desk-order.summary.confirm-payment'))
  await dialog.getByRole('button', { name: say('page/desk-order.summary.confirm-payment') }).click()
  await expect(dialog).toBeHidden()
  await press(page, say('page/desk-order.summary.refuse-payment'))
  await field(dialog, say('form/refuse-payment.refusal')).fill('Not on our account')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await customer.page.reload()
  await openPart(customer.page, 'fees')
  await expect(customer.page.getByRole('main').getByText('Not on our account').first()).toBeVisible()
  await press(customer.page, say('page/order-detail.summary.pay'))
  const report = customer.page.getByRole('dialog')
  await expect(report.getByRole('combobox', { name: say('form/report-payment.currency') })).toHaveValue(
    startOf(say('dictionary/currency.CNY')),
  )
  await field(report, say('form/report-payment.reference')).fill('ICBC20261122001')
  await report.locator('button[type=submit]').click()
  await expect(report).toBeHidden()
}

/** Keeps calls to this address waiting until the returned function is called. */
async function holdCalls(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The server executes the call, but the connection breaks before its response arrives. Returns the idempotency keys of all attempts. */
async function loseFirstAnswer(page: Page, address: RegExp): Promise<readonly string[]> {
  const keys: string[] = []
  await page.route(address, async (route) => {
    const headers = route.request().headers()
    keys.push(headers['idempotency-key'] ?? 'none')
    if (keys.length > 1) return route.continue()
    const url = new URL(route.request().url())
    // Node cannot resolve *.localhost.
    await route.fetch({ url: `http://127.0.0.1:${url.port}${url.pathname}`, headers: { ...headers, host: url.host } })
    await route.abort('connectionreset')
  })
  return keys
}

async function runOrder({ page, say }: Person): Promise<void> {
  await page.reload()
  const main = page.getByRole('main')
  for (const move of [say('page/desk-order.summary.confirm-payment'), say('page/desk-order.summary.generate')]) {
    await press(page, move)
    await page.getByRole('dialog').getByRole('button', { name: move }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(main.getByText(say('dictionary/order-status.in-process')).first()).toBeVisible()
  // Milestones can be reported in any order: the container's return before the departure.
  for (const [day, milestone] of [
    ['20', say('dictionary/milestone.container-returned')],
    ['02', say('dictionary/milestone.departure')],
    ['15', say('dictionary/milestone.arrival')],
  ] as const) {
    await press(page, say('page/desk-order.summary.milestone'))
    const dialog = page.getByRole('dialog')
    await choose(dialog, say('form/record-milestone.milestone'), milestone)
    await dialog
      .getByRole('textbox', { name: startOf(say('form/record-milestone.at')) })
      .first()
      .fill(`2026-11-${day}`)
    await dialog.locator('input[type=time]').fill('08:00')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toBeHidden()
  }
  await expect(main.getByText(say('dictionary/order-status.completed')).first()).toBeVisible()
}

async function seeCompleted({ page, say }: Person): Promise<void> {
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText(say('dictionary/order-status.completed')).first()).toBeVisible()
  await openPart(page, 'progress')
  // The ship has left: no time is left until its cut-offs.
  await expect(main.locator('.qs-deadlines li').first()).toBeVisible()
  await expect(main.locator('.qs-deadline-left')).toHaveCount(0)
  await openPart(page, 'history')
  await expect(main.getByRole('heading', { name: say('page/order-detail.part.history.history') })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { name: say('page/order-detail.part.history.history') })).toBeHidden()
}
