import { expect, type Locator } from '@playwright/test'
import { makePdf } from '../server/files/sample-documents.ts'
import { sampleOne } from '../support/sample.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { freshCreditCode, openNewUser } from './new-user.ts'
import { attach, field, openAlive, openSignedIn, type Person } from './person.ts'
import type { Language, Say } from './say.ts'

const refusalReason = 'The name on the licence is another one'
const withdrawalReason = 'The licence was revoked'
const rates = '/route/seaQuery?pol=CNNGB&pod=NLRTM'
// Printing the current page would switch it to print layout under the next click.
const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf('licence')) }
const price = /USD\s[\d,]+/

const places: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of sampleOne(places, 1)) {
  const where = `on ${who.brand} in ${who.language} at ${who.width} pixels`
  test(`a company is rejected, corrected and certified, and its first user sees prices at once, ${where}`, async ({ browser, baseURL }) => {
    const person = await openNewUser(browser, baseURL ?? '', who)
    const { page, say } = person
    const code = freshCreditCode()
    const name = `临港${code.slice(8, 16)}国际货运有限公司`

    await openAlive(person, rates)
    await page
      .getByRole('main')
      .getByRole('button', { name: say.pattern('text/access.hidden.certify') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await field(dialog, say('form/certification.companyName')).fill(name)
    await field(dialog, say('form/certification.uscc')).fill(`${code.slice(0, 17)}${code[17] === '0' ? '1' : '0'}`)
    await field(dialog, say('form/certification.companyName')).focus()
    await expect(field(dialog, say('form/certification.uscc'))).toHaveAttribute('aria-invalid', 'true')
    await checkPage(person, 'certification with a wrong code')
    await field(dialog, say('form/certification.uscc')).fill(code)
    await expect(field(dialog, say('form/certification.uscc'))).not.toHaveAttribute('aria-invalid', 'true')
    const scan = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
    await attach(dialog, { name: 'licence.png', mimeType: 'image/png', buffer: scan })
    await expect.poll(() => widthOf(dialog.locator('img'))).toBe(320)
    await dialog.getByRole('button', { name: say('form/certification.submit') }).click()
    await expect(page.getByText(say('text/membership.sent.certification')).first()).toBeVisible()
    await checkPage(person, 'certification under review')

    const staff = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'service' })
    await openCertification(staff, say, code)
    await expect.poll(() => widthOf(staff.page.locator('figure img'))).toBe(320)
    await checkPage(staff, 'one certification')
    await staff.page
      .getByRole('main')
      .getByRole('button', { name: say('page/desk-certification.actions.refuse'), exact: true })
      .click()
    const refusal = staff.page.getByRole('dialog')
    await field(refusal, say('form/refusal.reason')).fill(refusalReason)
    await refusal.locator('button[type=submit]').click()
    await expect(refusal).toBeHidden()

    await openAlive(person, '/workbench/certification')
    const main = page.getByRole('main')
    await expect(main.getByText(say('page/certification.refused'))).toBeVisible()
    await expect(main.getByText(refusalReason)).toBeVisible()
    await expect(field(main, say('form/certification.companyName'))).toHaveValue(name)
    await checkPage(person, 'certification refused')
    await attach(main, licence)
    await main.getByRole('button', { name: say('form/certification.submit') }).click()
    await expect(main.getByText(say('text/membership.sent.certification'))).toBeVisible()

    // Like a desktop browser: the headless one has no PDF viewer.
    await staff.page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }))
    await openCertification(staff, say, code)
    await expect(staff.page.locator('figure iframe')).toHaveAttribute('src', /^blob:/)
    await staff.page
      .getByRole('main')
      .getByRole('button', { name: say('page/desk-certification.actions.approve'), exact: true })
      .click()
    await staff.page
      .getByRole('dialog')
      .getByRole('button', { name: say('page/desk-certification.actions.approve'), exact: true })
      .click()
    await expect(staff.page.getByRole('dialog')).toBeHidden()
    await expect(staff.page.getByRole('main').getByText(say('dictionary/request-status.approved')).first()).toBeVisible()

    await openAlive(person, rates)
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
    await openAlive(person, '/workbench/Account')
    await expect(page.getByRole('heading', { name: name })).toBeVisible()
    await expect(page.getByRole('main').getByText(say('dictionary/user-role.admin')).first()).toBeVisible()
    await checkPage(person, 'account of a new company')
    await openAlive(person, '/route/shipownerArea')
    await expect(main.getByText(say('list/carrier-bookings.empty'))).toBeVisible()

    // When access is revoked, the next call hides prices and shows the reason, with a link to apply again.
    await withdrawCertification(staff, say, code)
    await openAlive(person, '/workbench/certification')
    await expect(main.getByText(say('page/certification.ended'))).toBeVisible()
    await expect(main.getByText(withdrawalReason)).toBeVisible()
    await checkPage(person, 'certification withdrawn')
    await openAlive(person, rates)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: say('text/access.hidden.ended') })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText(price)).toHaveCount(0)
    expect([...person.complaints, ...staff.complaints]).toEqual([])
  })

  test(`a colleague asks to join, orders once the administrator agrees, and is locked out at once when disabled, ${where}`, async ({
    browser,
    baseURL,
  }) => {
    const admin = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'admin' })
    await openAlive(admin, '/aboutUs')
    const code = await readCompanyCode(admin)
    const person = await openNewUser(browser, baseURL ?? '', who)
    const { page, say } = person
    await openAlive(person, '/workbench/certification')
    const main = page.getByRole('main')
    await field(main, say('form/certification.companyName')).fill('我的公司有限公司')
    await field(main, say('form/certification.uscc')).fill(code)
    await attach(main, licence)
    await main.getByRole('button', { name: say('form/certification.submit') }).click()
    await expect(main.getByText(say('text/membership.sent.join'))).toBeVisible()
    await openAlive(person, '/workbench/Account')
    await expect(main.getByText(say.pattern('text/access.consent'))).toBeVisible()
    await checkPage(person, 'account of a waiting applicant')

    await openBooking(person)
    await fillBooking(person)
    await main.getByRole('button', { name: person.say('form/sea-booking.submit') }).click()
    await expect(main.getByRole('alert').filter({ hasText: say('text/error.needs-consent') })).toBeVisible()

    const mobile = await readMobile(person)
    await openAlive(admin, '/workbench/Account')
    const joins = admin.page.locator('[data-block=joins]')
    await expect(joins.getByRole('heading', { name: say('page/account.joins') })).toBeVisible()
    const request = joins.getByRole('row').filter({ hasText: mobile })
    await checkPage(admin, 'account with a request')
    await request.getByRole('button', { name: say('list/join-requests.actions.approve') }).click()
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: say('list/join-requests.actions.approve') })
      .click()
    await expect(request).toHaveCount(0)

    // Entered before the consent, submitted after it: nothing was lost.
    await page.reload()
    await expect(main.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
    await expect(field(main, person.say('form/sea-booking.goodsName'))).toHaveValue('Garden chairs')
    const submit = main.getByRole('button', { name: person.say('form/sea-booking.submit') })
    await Promise.all([page.waitForURL(/\/workbench\/orderDetail\//), submit.click()])
    await openAlive(person, '/workbench/Account')
    await expect(main.getByText(say('list/members.notices.masked'))).toBeVisible()
    await checkPage(person, 'account of a member')

    // A disabled action gives its reason, on touch screens too.
    await openAlive(admin, '/workbench/Account')
    const own = admin.page.locator('[data-block=members]').getByRole('row').filter({ hasText: 'admin@' })
    const disableOneself = own.getByRole('button', { name: say('list/members.actions.disable'), exact: true })
    await expect(disableOneself).toHaveAccessibleDescription(say('text/membership.refused.own-account'))
    await disableOneself.click({ force: true })
    await expect(admin.page.getByText(say('text/membership.refused.own-account')).last()).toBeVisible()
    await expect(admin.page.getByRole('dialog')).toHaveCount(0)

    const ended = page.getByText(say('text/error.session-ended')).waitFor({ timeout: 0 })
    const row = await askToDisable(admin, say, mobile)
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: say('list/members.actions.disable'), exact: true })
      .click()
    await expect(row).toHaveCount(0)
    await admin.page
      .getByRole('main')
      .getByRole('link', { name: say('list/members.tabs.disabled') })
      .click()
    await expect(row).toHaveCount(1)
    // The next call ends the session: this one, or an earlier one that the page makes on its own.
    await Promise.race([
      ended,
      page
        .getByRole('main')
        .getByRole('link', { name: say('list/members.tabs.disabled') })
        .click(),
    ])
    await ended
    await expect(page).toHaveURL(/localhost:\d+\/$/)
    expect([...admin.complaints, ...person.complaints]).toEqual([])
  })

  test(`the company screens are accessible, ${where}`, async ({ browser, baseURL }) => {
    const staff = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'service' })
    await openAlive(staff, '/desk/certifications')
    await expect(staff.page.getByRole('main').getByRole('row').first()).toBeAttached()
    await checkPage(staff, 'certifications')
    await openAlive(staff, '/desk/companies')
    await checkPage(staff, 'companies')
    await staff.page
      .getByRole('main')
      .getByRole('link', { name: staff.say('list/companies.actions.open') })
      .first()
      .click()
    await expect(staff.page.getByRole('heading', { name: staff.say('page/desk-company.members') })).toBeVisible()
    await checkPage(staff, 'one company')
    const person = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'new' })
    for (const address of ['/workbench/Account', '/workbench/BookCargoSpaceList']) {
      await openAlive(person, address)
      await expect(person.page.getByRole('main').getByText(person.say.pattern('text/access.certify'))).toBeVisible()
      await checkPage(person, address)
    }
    expect([...staff.complaints, ...person.complaints]).toEqual([])
  })
}

/** Opens a certification as staff do: by searching for the code in the queue. */
async function openCertification(staff: Person, say: Say, code: string): Promise<void> {
  await openAlive(staff, '/desk/certifications')
  const main = staff.page.getByRole('main')
  await main.getByLabel(say('list/certifications.filters.search')).fill(code)
  await main.getByLabel(say('list/certifications.filters.search')).press('Enter')
  const row = main.getByRole('row').filter({ hasText: code })
  await row.getByRole('link', { name: say('list/certifications.actions.open') }).click()
  await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function withdrawCertification({ page }: Person, say: Say, code: string): Promise<void> {
  await openAlive({ page }, '/desk/companies')
  const main = page.getByRole('main')
  await main.getByLabel(say('list/companies.filters.search')).fill(code)
  await main.getByLabel(say('list/companies.filters.search')).press('Enter')
  await main
    .getByRole('row')
    .filter({ hasText: code })
    .getByRole('link', { name: say('list/certifications.actions.open') })
    .click()
  await main.getByRole('button', { name: say('page/desk-company.actions.withdraw'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, say('form/withdraw-certification.reason')).fill(withdrawalReason)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText(say('dictionary/company-status.withdrawn')).first()).toBeVisible()
}

async function readCompanyCode({ page }: Person): Promise<string> {
  return (await read<{ uscc: string }>({ page }, '/api/membership')).uscc
}

async function readMobile({ page }: Person): Promise<string> {
  return (await read<{ phone: string }>({ page }, '/api/account/profile')).phone
}

/** A call by the user signed in on the page. */
async function read<T>({ page }: Pick<Person, 'page'>, address: string): Promise<T> {
  const answer = await page.evaluate(async (path) => {
    const headers = { 'access-token': localStorage.getItem('access-token') ?? '' }
    return (await (await fetch(path, { headers })).json()) as { data: unknown }
  }, address)
  return answer.data as T
}

/** Searches, because the member may be on a later page of the list. */
/** Searches for a member and opens the dialog before the list has answered. The answer moves the row and leaves the dialog open. */
async function askToDisable({ page }: Person, say: Say, mobile: string): Promise<Locator> {
  await openAlive({ page }, '/workbench/Account')
  const members = page.locator('[data-block=members]')
  const row = members.getByRole('row').filter({ hasText: mobile })
  const { promise: dialogOpen, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/.*search=/, async (route) => {
    await dialogOpen
    await route.continue()
  })
  await members.getByLabel(say('list/members.filters.search')).fill(mobile)
  await members.getByLabel(say('list/members.filters.search')).press('Enter')
  await expect(page).toHaveURL(/search=/)
  await row.getByRole('button', { name: say('list/members.actions.disable'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  release()
  await expect(members.getByRole('row').filter({ hasText: 'admin@' })).toHaveCount(0)
  await expect(row).toHaveCount(1)
  return row
}

async function openBooking(person: Person): Promise<void> {
  const answer = await read<{ rows: { rateId: string }[] }>(person, '/api/rates/sea?pol=CNNGB&pod=NLRTM&page=1&pageSize=1')
  await openAlive(person, `/service/booking?rate=${answer.rows[0]?.rateId}`)
}

async function fillBooking({ page, say }: Person): Promise<void> {
  const main = page.getByRole('main')
  await field(main, say('form/sea-booking.goodsName')).fill('Garden chairs')
  await field(main, say('form/sea-booking.goodsAmount')).fill('1200')
  await field(main, say('form/sea-booking.goodsValue')).fill('50000')
  await field(main, say('form/sea-booking.contact')).fill('Zhou')
  await field(main, say('form/sea-booking.mobile')).fill('13800000107')
}

/** Width of a loaded picture in pixels; 0 if it failed to load. */
async function widthOf(picture: Locator): Promise<number> {
  return picture.first().evaluate((image) => (image as HTMLImageElement).naturalWidth)
}
