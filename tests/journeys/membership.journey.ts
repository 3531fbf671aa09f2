import { expect, type Locator } from '@playwright/test'
import { makePdf } from '../server/files/sample-documents.ts'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { freshCreditCode, openNewUser } from './new-user.ts'
import { attach, field, openAlive, openSignedIn, type Person } from './person.ts'
import type { Language } from './words.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    withheld: '完成企业认证后可查看运价',
    company: '企业全称',
    code: '统一社会信用代码',
    wrongCode: /信用代码/,
    apply: '提交认证',
    applied: '申请已发送，请等待审核',
    joinAsked: '贵公司已有同事完成认证，已向管理员发送加入申请，请等待审核',
    consent: '您尚未加入企业，需管理员同意后才能提交订单！',
    search: '企业、代码、申请人或手机',
    open: '查看',
    approve: '通过认证',
    refuse: '拒绝',
    reason: '拒绝原因',
    why: '营业执照上的名称与填写的不一致',
    refused: '上次申请未通过',
    approved: '已通过',
    noLonger: '您已不是该企业成员',
    revoked: '营业执照已注销',
    withdraw: '撤销认证',
    withdrawReason: '撤销原因',
    withdrawn: '已撤销',
    findCompany: '企业名称或代码',
    admin: '企业管理员',
    find: '姓名、手机或邮箱',
    agree: '同意',
    joins: '待处理的加入申请',
    disable: '停用',
    disabledTab: '已停用',
    ownAccount: '不能停用自己的账号',
    ended: '您的登录已过期，已返回首页',
    masked: '同事的联系方式仅部分显示',
    members: '成员',
  },
  en: {
    withheld: 'Visible after company verification',
    company: 'Full company name',
    code: 'Unified social credit code',
    wrongCode: /credit code/,
    apply: 'Submit for verification',
    applied: 'Application sent, wait for review',
    joinAsked: 'The company already has a certified colleague, so an admin join request is sent; application sent, wait for review',
    consent: "You have not joined the company, you need the administrator's consent to submit the order!",
    search: 'Company, code, applicant or mobile',
    open: 'Open',
    approve: 'Approve',
    refuse: 'Reject',
    reason: 'Reason',
    why: 'The name on the licence is another one',
    refused: 'Your last application was rejected',
    approved: 'Approved',
    noLonger: 'You are no longer a member of this company',
    revoked: 'The licence was revoked',
    withdraw: 'Withdraw verification',
    withdrawReason: 'Reason',
    withdrawn: 'Withdrawn',
    findCompany: 'Name or code',
    admin: 'Company administrator',
    find: 'Name, mobile or e-mail',
    agree: 'Approve',
    joins: 'Join requests',
    disable: 'Disable',
    disabledTab: 'Disabled',
    ownAccount: 'You cannot disable your own account',
    ended: 'Your login has expired, returned to home',
    masked: "Colleagues' contact details are partly hidden",
    members: 'Members',
  },
} as const

const rates = '/route/seaQuery?pol=CNNGB&pod=NLRTM'
// Printing the current page would switch it to print layout under the next click.
const licence = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf('licence')) }
const price = /USD\s[\d,]+/

const places: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of caseOfToday(places, 1)) {
  const where = `on ${who.brand} in ${who.language} at ${who.width} pixels`
  const say = words[who.language]

  test(`a company is rejected, corrected and certified, and its first user sees prices at once, ${where}`, async ({ browser, baseURL }) => {
    const person = await openNewUser(browser, baseURL ?? '', who)
    const { page } = person
    const code = freshCreditCode()
    const name = `临港${code.slice(8, 16)}国际货运有限公司`

    await openAlive(person, rates)
    await page.getByRole('main').getByRole('button', { name: say.withheld }).first().click()
    const dialog = page.getByRole('dialog')
    await field(dialog, say.company).fill(name)
    await field(dialog, say.code).fill(`${code.slice(0, 17)}${code[17] === '0' ? '1' : '0'}`)
    await field(dialog, say.company).focus()
    await expect(field(dialog, say.code)).toHaveAttribute('aria-invalid', 'true')
    await checkPage(person, 'certification with a wrong code')
    await field(dialog, say.code).fill(code)
    await expect(field(dialog, say.code)).not.toHaveAttribute('aria-invalid', 'true')
    const scan = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } })
    await attach(dialog, { name: 'licence.png', mimeType: 'image/png', buffer: scan })
    await expect.poll(() => widthOf(dialog.locator('img'))).toBe(320)
    await dialog.getByRole('button', { name: say.apply }).click()
    await expect(page.getByText(say.applied).first()).toBeVisible()
    await checkPage(person, 'certification under review')

    const staff = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'service' })
    await openCertification(staff, say, code)
    await expect.poll(() => widthOf(staff.page.locator('figure img'))).toBe(320)
    await checkPage(staff, 'one certification')
    await staff.page.getByRole('main').getByRole('button', { name: say.refuse, exact: true }).click()
    const refusal = staff.page.getByRole('dialog')
    await field(refusal, say.reason).fill(say.why)
    await refusal.locator('button[type=submit]').click()
    await expect(refusal).toBeHidden()

    await openAlive(person, '/workbench/certification')
    const main = page.getByRole('main')
    await expect(main.getByText(say.refused)).toBeVisible()
    await expect(main.getByText(say.why)).toBeVisible()
    await expect(field(main, say.company)).toHaveValue(name)
    await checkPage(person, 'certification refused')
    await attach(main, licence)
    await main.getByRole('button', { name: say.apply }).click()
    await expect(main.getByText(say.applied)).toBeVisible()

    // Like a desktop browser: the headless one has no PDF viewer.
    await staff.page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }))
    await openCertification(staff, say, code)
    await expect(staff.page.locator('figure iframe')).toHaveAttribute('src', /^blob:/)
    await staff.page.getByRole('main').getByRole('button', { name: say.approve, exact: true }).click()
    await staff.page.getByRole('dialog').getByRole('button', { name: say.approve, exact: true }).click()
    await expect(staff.page.getByRole('dialog')).toBeHidden()
    await expect(staff.page.getByRole('main').getByText(say.approved).first()).toBeVisible()

    await openAlive(person, rates)
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
    await openAlive(person, '/workbench/Account')
    await expect(page.getByRole('heading', { name: name })).toBeVisible()
    await expect(page.getByRole('main').getByText(say.admin).first()).toBeVisible()
    await checkPage(person, 'account of a new company')

    // When access is revoked, the next call hides prices and shows the reason, with a link to apply again.
    await withdrawCertification(staff, say, code)
    await openAlive(person, '/workbench/certification')
    await expect(main.getByText(say.noLonger)).toBeVisible()
    await expect(main.getByText(say.revoked)).toBeVisible()
    await checkPage(person, 'certification withdrawn')
    await openAlive(person, rates)
    await expect(page.getByRole('main').getByRole('button', { name: say.withheld }).first()).toBeVisible()
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
    const { page } = person
    await openAlive(person, '/workbench/certification')
    const main = page.getByRole('main')
    await field(main, say.company).fill('我的公司有限公司')
    await field(main, say.code).fill(code)
    await attach(main, licence)
    await main.getByRole('button', { name: say.apply }).click()
    await expect(main.getByText(say.joinAsked)).toBeVisible()
    await expect(main.getByText(say.consent)).toBeVisible()
    await openAlive(person, '/workbench/Account')
    await expect(main.getByText(say.consent)).toBeVisible()
    await checkPage(person, 'account of a waiting applicant')

    await openBooking(person)
    await fillBooking(person)
    await main.getByRole('button', { name: person.say.submit }).click()
    await expect(main.getByRole('alert').filter({ hasText: say.consent })).toBeVisible()

    const mobile = await readMobile(person)
    await openAlive(admin, '/workbench/Account')
    const joins = admin.page.locator('[data-block=joins]')
    await expect(joins.getByRole('heading', { name: say.joins })).toBeVisible()
    const request = joins.getByRole('row').filter({ hasText: mobile })
    await checkPage(admin, 'account with a request')
    await request.getByRole('button', { name: say.agree }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: say.agree }).click()
    await expect(request).toHaveCount(0)

    // Entered before the consent, submitted after it: nothing was lost.
    await page.reload()
    await expect(main.getByText(/CNY\s[\d,]+\.\d\d/).first()).toBeVisible()
    await expect(field(main, person.say.goodsName)).toHaveValue('Garden chairs')
    const submit = main.getByRole('button', { name: person.say.submit })
    await Promise.all([page.waitForURL(/\/workbench\/orderDetail\//), submit.click()])
    await openAlive(person, '/workbench/Account')
    await expect(main.getByText(say.masked)).toBeVisible()
    await checkPage(person, 'account of a member')

    // A disabled action gives its reason, on touch screens too.
    await openAlive(admin, '/workbench/Account')
    const own = admin.page.locator('[data-block=members]').getByRole('row').filter({ hasText: 'admin@' })
    const disableOneself = own.getByRole('button', { name: say.disable, exact: true })
    await expect(disableOneself).toHaveAccessibleDescription(say.ownAccount)
    await disableOneself.click({ force: true })
    await expect(admin.page.getByText(say.ownAccount).last()).toBeVisible()
    await expect(admin.page.getByRole('dialog')).toHaveCount(0)

    const ended = page.getByText(say.ended).waitFor({ timeout: 0 })
    const row = await findMember(admin, say, mobile)
    await row.getByRole('button', { name: say.disable, exact: true }).click()
    await admin.page.getByRole('dialog').getByRole('button', { name: say.disable, exact: true }).click()
    await expect(row).toHaveCount(0)
    await admin.page.getByRole('main').getByRole('link', { name: say.disabledTab }).click()
    await expect(row).toHaveCount(1)
    // The next call ends the session: this one, or an earlier one that the page makes on its own.
    await Promise.race([ended, page.getByRole('main').getByRole('link', { name: say.disabledTab }).click()])
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
    await staff.page.getByRole('main').getByRole('link', { name: say.open }).first().click()
    await expect(staff.page.getByRole('heading', { name: say.members })).toBeVisible()
    await checkPage(staff, 'one company')
    const person = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'new' })
    for (const address of ['/workbench/Account', '/workbench/BookCargoSpaceList']) {
      await openAlive(person, address)
      await expect(person.page.getByRole('main').getByText(person.say.notCertified)).toBeVisible()
      await checkPage(person, address)
    }
    expect([...staff.complaints, ...person.complaints]).toEqual([])
  })
}

type Say = (typeof words)[Language]

/** Opens a certification as staff do: by searching for the code in the queue. */
async function openCertification(staff: Person, say: Say, code: string): Promise<void> {
  await openAlive(staff, '/desk/certifications')
  const main = staff.page.getByRole('main')
  await main.getByLabel(say.search).fill(code)
  await main.getByLabel(say.search).press('Enter')
  const row = main.getByRole('row').filter({ hasText: code })
  await row.getByRole('link', { name: say.open }).click()
  await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function withdrawCertification({ page }: Person, say: Say, code: string): Promise<void> {
  await openAlive({ page }, '/desk/companies')
  const main = page.getByRole('main')
  await main.getByLabel(say.findCompany).fill(code)
  await main.getByLabel(say.findCompany).press('Enter')
  await main.getByRole('row').filter({ hasText: code }).getByRole('link', { name: say.open }).click()
  await main.getByRole('button', { name: say.withdraw, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, say.withdrawReason).fill(say.revoked)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText(say.withdrawn).first()).toBeVisible()
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
async function findMember(admin: Person, say: Say, mobile: string): Promise<Locator> {
  await openAlive(admin, '/workbench/Account')
  const members = admin.page.locator('[data-block=members]')
  await members.getByLabel(say.find).fill(mobile)
  await members.getByLabel(say.find).press('Enter')
  const row = members.getByRole('row').filter({ hasText: mobile })
  await expect(row).toHaveCount(1)
  return row
}

async function openBooking(person: Person): Promise<void> {
  const answer = await read<{ rows: { rateId: string }[] }>(person, '/api/rates/sea?pol=CNNGB&pod=NLRTM&page=1&pageSize=1')
  await openAlive(person, `/service/booking?rate=${answer.rows[0]?.rateId}`)
}

async function fillBooking({ page, say }: Person): Promise<void> {
  const main = page.getByRole('main')
  await field(main, say.goodsName).fill('Garden chairs')
  await field(main, say.goodsAmount).fill('1200')
  await field(main, say.goodsValue).fill('50000')
  await field(main, say.contact).fill('Zhou')
  await field(main, say.mobile).fill('13800000107')
}

/** Width of a loaded picture in pixels; 0 if it failed to load. */
async function widthOf(picture: Locator): Promise<number> {
  return picture.first().evaluate((image) => (image as HTMLImageElement).naturalWidth)
}
