import { expect, type Locator, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { test } from './journey.ts'
import { judge } from './judge.ts'
import { choose, field, openAlive, openPerson, type Person, signIn } from './person.ts'
import type { Language } from './words.ts'

const password = process.env['DEMO_PASSWORD'] ?? 'Harbour2026'

/** What the account dialogs say. */
const dialogs = {
  zh: {
    account: '手机号或邮箱',
    code: '验证码',
    name: '姓名',
    password: /^密码/,
    newPassword: /^新密码/,
    confirm: /^确认密码/,
    agreement: /服务协议/,
    policy: /隐私政策/,
    send: '获取验证码',
    again: /秒后重发/,
    register: '注册',
    toRegister: '注册新账号',
    byCode: '验证码登录',
    forgotten: '忘记密码',
    setPassword: '设置新密码',
    sent: '验证码已发送至',
    wrong: '账号或密码不正确',
    messages: {
      required: '请输入手机号或账号',
      length: '密码须为 8-16 位',
      signs: '密码须同时包含字母和数字',
      differ: '两次输入的密码不一致',
      digits: '姓名不能包含数字',
      code: '请输入验证码',
      agree: '请阅读并同意服务协议',
      policy: '请阅读并同意隐私政策',
    },
    person: '周雨桐',
  },
  en: {
    account: 'Mobile number or e-mail',
    code: 'Verification code',
    name: 'Name',
    password: /^Password/,
    newPassword: /^New password/,
    confirm: /^Confirm password/,
    agreement: /service agreement/,
    policy: /privacy policy/,
    send: 'Send code',
    again: /^Again in \d+ s$/,
    register: 'Register',
    toRegister: 'Register',
    byCode: 'Sign in by code',
    forgotten: 'Forgot password?',
    setPassword: 'Set the new password',
    sent: 'The code is on its way to',
    wrong: 'The account or password is not right',
    messages: {
      required: 'Phone or account is required',
      length: 'Password must be 8-16 characters',
      signs: 'Password must be letters and digits',
      differ: 'The passwords are inconsistent',
      digits: 'Name must not contain digits',
      code: 'Verification code is required',
      agree: 'Please read and accept the service agreement',
      policy: 'Please read and accept the privacy policy',
    },
    person: 'Zhou Yutong',
  },
} as const

const screens: readonly { language: Language; width: number }[] = [
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
]

for (const { language, width } of screens) {
  test(`somebody registers with a code and comes back to the page, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000)
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const { page, say } = person
    const words = dialogs[language]
    const { messages } = words
    await openAlive(person, '/route/seaQuery?pol=CNNGB&pod=NLRTM')
    const dialog = await openSignIn(person)
    await judge(person, 'sign in')
    await dialog.getByRole('button', { name: words.toRegister, exact: true }).click()
    await expect(dialog.getByLabel(words.confirm)).toBeVisible()
    await judge(person, 'register')

    const send = dialog.getByRole('button', { name: words.send })
    await send.click()
    await expect(dialog.getByText(messages.required)).toBeVisible()
    await expect(field(dialog, words.account)).toBeFocused()
    await submit(dialog, words.register)
    for (const message of [messages.code, messages.agree, messages.policy]) await expect(dialog.getByText(message)).toBeVisible()
    await judge(person, 'register with errors')
    await field(dialog, words.name).fill('Zhou 2')
    await secret(dialog, words.password).fill('short1')
    await secret(dialog, words.confirm).fill('other')
    for (const message of [messages.digits, messages.length, messages.differ]) await expect(dialog.getByText(message)).toBeVisible()
    await secret(dialog, words.password).fill('onlyletters')
    await expect(dialog.getByText(messages.signs)).toBeVisible()

    const mobile = freshMobile()
    await field(dialog, words.account).fill(mobile)
    await send.click()
    await expect(dialog.getByText(`${words.sent} ${mobile}`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: words.again })).toBeVisible()
    const [agreement] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: words.agreement }).click(),
    ])
    await expect(agreement).toHaveURL(/\/agreement$/)
    await agreement.close()
    await expect(dialog.getByRole('checkbox', { name: words.agreement })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: words.agreement }).check()
    await dialog.getByRole('checkbox', { name: words.policy }).check()
    await field(dialog, words.code).fill(await readCode(person, mobile))
    await field(dialog, words.name).fill(words.person)
    await secret(dialog, words.password).fill('Quiet Mole 7')
    await secret(dialog, words.confirm).fill('Quiet Mole 7')
    await submit(dialog, words.register)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/route\/seaQuery\?pol=CNNGB&pod=NLRTM/)
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(words.person) })).toBeVisible()

    // The same person signs in again by password, without a mouse.
    await signOut(person)
    await page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(say.account)).toBeFocused()
    await page.keyboard.type(mobile)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Quiet Mole 8')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(words.wrong)).toBeVisible()
    await judge(person, 'sign in refused')
    await dialog.locator('input[type=password]').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Quiet Mole 7')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(words.person) })).toBeVisible()
    expect(person.complaints).toEqual([])
  })
}

for (const { language, width } of [
  { language: 'zh', width: 390 },
  { language: 'en', width: 1440 },
] as const) {
  test(`everyone can use each account dialog, in ${language} at ${width} pixels`, async ({ browser, baseURL }) => {
    const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language, width })
    const words = dialogs[language]
    await openAlive(person, '/')
    const dialog = await openSignIn(person)
    await submit(dialog, person.say.signIn)
    await expect(dialog.getByText(words.messages.required)).toBeVisible()
    await judge(person, 'sign in with errors')
    await dialog.getByRole('button', { name: words.byCode }).click()
    await expect(field(dialog, words.code)).toBeVisible()
    await judge(person, 'sign in by code')
    await dialog.getByRole('button', { name: words.toRegister, exact: true }).click()
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await judge(person, 'register')
    await person.page.keyboard.press('Escape')
    await openSignIn(person)
    await dialog.getByRole('button', { name: words.forgotten }).click()
    await submit(dialog, words.setPassword)
    await expect(dialog.getByText(words.messages.code)).toBeVisible()
    await judge(person, 'reset with errors')
    expect(person.complaints).toEqual([])
  })
}

test('a code signs in, and its button goes on counting when the dialog was closed', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page } = person
  const words = dialogs.en
  const mobile = '13800000106'
  await openAlive(person, '/aboutUs')
  const dialog = await openSignIn(person)
  await dialog.getByLabel(person.say.account).fill(mobile)
  await dialog.getByRole('button', { name: words.byCode }).click()
  await expect(field(dialog, words.account)).toHaveValue(mobile)
  await judge(person, 'sign in by code')
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByRole('button', { name: words.again })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openSignIn(person)
  await dialog.getByRole('button', { name: words.byCode }).click()
  await field(dialog, words.account).fill(mobile)
  await expect(dialog.getByRole('button', { name: words.again })).toBeVisible()
  const code = await readCode(person, mobile)
  await field(dialog, words.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field(dialog, words.code)).toHaveValue(code)
  await submit(dialog, person.say.signIn)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/aboutUs$/)
  await expect(page.getByRole('banner').getByRole('button', { name: /Account of/ })).toBeVisible()
  expect(person.complaints).toEqual([])
})

test('a forgotten password is replaced, and the dialog leads on to signing in with it', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en', width: 390 })
  const { page, say } = person
  const words = dialogs.en
  const mobile = '13800000103'
  await openAlive(person, '/aboutUs')
  const dialog = await openSignIn(person)
  await dialog.getByRole('button', { name: words.forgotten }).click()
  await expect(secret(dialog, words.newPassword)).toBeVisible()
  await judge(person, 'reset the password')
  await field(dialog, words.account).fill(mobile)
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByText(`${words.sent} ${mobile}`)).toBeVisible()
  await field(dialog, words.code).fill(await readCode(person, mobile))
  await secret(dialog, words.newPassword).fill(password)
  await secret(dialog, words.confirm).fill(password)
  await submit(dialog, words.setPassword)
  await expect(dialog.getByLabel(say.account)).toHaveValue(mobile)
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say.signIn)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: /Account of/ })).toBeVisible()
})

test('the back button and Escape close the dialog, and the page behind keeps what was typed and the focus', async ({
  browser,
  baseURL,
}) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await openAlive(person, '/aboutUs')
  await openAlive(person, '/service/booking')
  const main = page.getByRole('main')
  await field(main, say.goodsName).fill('Garden chairs')
  const opener = main.getByRole('button', { name: say.signIn })
  const dialog = page.getByRole('dialog')
  await opener.click()
  await expect(dialog.getByLabel(say.account)).toBeFocused()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/service\/booking$/)
  await expect(field(main, say.goodsName)).toHaveValue('Garden chairs')
  await opener.click()
  await expect(dialog.getByLabel(say.account)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/aboutUs$/)
})

test('a workbench address leads home, asks to sign in, and goes on to where it was meant to', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'zh' })
  const { page } = person
  await page.goto('/workbench/BookCargoSpaceList?state=executing')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await dialog.getByLabel(person.say.account).fill('admin')
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, person.say.signIn)
  await expect(page).toHaveURL(/\/workbench\/BookCargoSpaceList\?state=executing$/)
  await expect(dialog).toBeHidden()
})

test('five calls that find no session open one dialog; the page stays until its reader has signed in again', async ({
  browser,
  baseURL,
}) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await page.goto('/')
  await signIn(person, 'admin', password)
  await openAlive(person, '/workbench/BookCargoSpaceList')
  const order = page.getByRole('main').getByRole('link', { name: /^QSSE/ }).first()
  await expect(order).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('draft.kept', '{}')
    localStorage.setItem('access-token', 'x'.repeat(43))
  })
  // No call is let through before all are out: a reader cannot go on behind the dialog that the first refusal opens.
  const allOut = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await allOut.promise
    await route.continue()
  })
  for (const tab of await page
    .getByRole('main')
    .getByRole('link', { name: /To be confirmed|In process|Completed|Cancelled/ })
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
  await dialog.getByLabel(say.account).fill('admin')
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say.signIn)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/workbench\/BookCargoSpaceList/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('whoever does not want to sign in again is led home and not asked twice', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page } = person
  await page.goto('/')
  await signIn(person, 'admin', password)
  await openAlive(person, '/workbench/BookCargoSpaceList')
  await page.evaluate(() => localStorage.setItem('access-token', 'x'.repeat(43)))
  await page.getByRole('main').getByRole('link', { name: 'Completed' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('where the browser keeps nothing, signing in works for the tab and says so', async ({ browser, baseURL }) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page } = person
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
  await expect(page.getByText('you are signed in for this tab only')).toBeVisible()
  const account = page.getByRole('banner').getByRole('button', { name: /Account of/ })
  await account.click()
  await page.getByRole('banner').getByRole('link', { name: /order/i }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: /^QSSE/ }).first()).toBeVisible()
  expect(person.complaints.filter((complaint) => !complaint.includes('insecure'))).toEqual([])
})

test('what is typed and pressed before the page is alive is not lost', async ({ browser, baseURL }) => {
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
  await field(main, say.goodsName).fill('Garden chairs')
  await page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field(main, say.goodsName)).toHaveValue('Garden chairs')
  // The app knows of it too: what it does next keeps it.
  await choose(main, say.pol, 'CNNGB')
  await expect(field(main, say.goodsName)).toHaveValue('Garden chairs')
  expect(person.complaints).toEqual([])
})

test('a refused booking leads to signing in, and then to certification, with everything typed still there', async ({
  browser,
  baseURL,
}) => {
  const person = await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' })
  const { page, say } = person
  await page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
  const rate = await page.evaluate(async () => {
    const answer = await fetch('/api/rates/sea?pol=CNNGB&pod=NLRTM&page=1&pageSize=1')
    return ((await answer.json()) as { data: { rows: { rateId: string }[] } }).data.rows[0]?.rateId
  })
  await openAlive(person, `/service/booking?rate=${rate}`)
  const main = page.getByRole('main')
  await field(main, say.goodsName).fill('Garden chairs')
  await field(main, say.goodsAmount).fill('1200')
  await field(main, say.goodsValue).fill('50000')
  await field(main, say.contact).fill('Zhou')
  await field(main, say.mobile).fill('13800000107')
  await main.getByRole('button', { name: say.submit }).click()
  const refusal = main.getByRole('alert').filter({ hasText: 'Please sign in first' })
  await expect(refusal).toBeVisible()
  // The route of the booking declares that the dialog opens by itself. Closed, the refusal still offers it.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(say.account)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await refusal.getByRole('button', { name: say.signIn }).click()
  await dialog.getByLabel(say.account).fill('new')
  await dialog.locator('input[type=password]').fill(password)
  await submit(dialog, say.signIn)
  await expect(dialog).toBeHidden()
  await expect(refusal).toHaveCount(0)
  await expect(field(main, say.goodsName)).toHaveValue('Garden chairs')
  await main.getByRole('button', { name: say.submit }).click()
  const uncertified = main.getByRole('alert').filter({ hasText: say.notCertified })
  await uncertified.getByRole('button', { name: 'Certify your company' }).click()
  await expect(dialog.getByText('Company certification')).toBeVisible()
  await judge(person, 'certification')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(field(main, say.goodsName)).toHaveValue('Garden chairs')
  expect(person.complaints).toEqual([])
})

test('a session that the server ended leads home once, with a warning, and leaves nothing in the browser', async ({ browser, baseURL }) => {
  const [here, elsewhere] = [
    await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' }),
    await openPerson(browser, baseURL ?? '', { brand: 'quayside', language: 'en' }),
  ]
  const { page } = here
  for (const person of [here, elsewhere]) {
    await openAlive(person, '/')
    await signIn(person, 'forwarder', password)
  }
  await openAlive(here, '/workbench/BookCargoSpaceList')
  await page.evaluate(() => {
    localStorage.setItem('anything', 'kept')
    sessionStorage.setItem('anything', 'kept')
  })
  await elsewhere.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'access-token': localStorage.getItem('access-token') ?? '' }
    await fetch('/api/account/endOtherSessions', { method: 'POST', headers, body: '{}' })
  })
  const warning = page.getByText('your login has expired, returned to home')
  await page.getByRole('main').getByRole('link', { name: 'Completed' }).first().click()
  await expect(warning).toHaveCount(1)
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(
    await page.evaluate(() => [localStorage.getItem('anything'), localStorage.getItem('access-token'), sessionStorage.length]),
  ).toEqual([null, null, 0])
})

test('whoever has a second factor is asked for its code once the password was right', async ({ browser, baseURL }) => {
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
    const second = dialog.getByLabel(/Code of your authenticator/)
    await expect(second).toHaveCount(0)
    await dialog.getByLabel(say.account).fill('service2')
    await dialog.locator('input[type=password]').fill(password)
    await submit(dialog, say.signIn)
    await expect(second).toBeFocused()
    await expect(dialog.locator('input[type=password]')).toHaveValue(password)
    await judge(person, 'second factor')
    await second.fill('000000')
    await submit(dialog, say.signIn)
    await expect(dialog.getByText('This code is wrong or has been used')).toBeVisible()
    await second.fill(recoveryCodes[0] ?? '')
    await submit(dialog, say.signIn)
    await expect(dialog).toBeHidden()
  } finally {
    await post(page, '/api/account/secondFactor/remove', { password, code: recoveryCodes[1] ?? '' })
  }
})

async function openSignIn({ page, say }: Person): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true }).click()
  await expect(dialog.getByLabel(say.account)).toBeVisible()
  return dialog
}

async function submit(dialog: Locator, name: string): Promise<void> {
  await dialog.locator('form').getByRole('button', { name, exact: true }).click()
}

/** A call of whoever is signed in on the page. */
async function post<T>(page: Page, path: string, input: object): Promise<T> {
  const call = { path, body: JSON.stringify(input) }
  const answer = await page.evaluate(async ({ path: address, body }) => {
    const headers = { 'content-type': 'application/json', 'access-token': localStorage.getItem('access-token') ?? '' }
    return (await fetch(address, { method: 'POST', headers, body })).json() as Promise<{ success: boolean; data: unknown }>
  }, call)
  expect(answer).toMatchObject({ success: true })
  return answer.data as T
}

/** A password field is no textbox to those who hear the page. */
function secret(dialog: Locator, label: RegExp): Locator {
  return dialog.getByLabel(label)
}

async function signOut({ page, say }: Person): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Account of|的账户/ })
    .click()
  await page.getByRole('button', { name: /Sign out|退出登录/ }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true })).toBeVisible()
}

/** Nobody else has it: no two runs on one day take the same moment. */
function freshMobile(): string {
  return `139${String(Date.now()).slice(-8)}`
}

/** The newest code that was sent to a number, as its owner reads it in the demonstration's mailbox. */
async function readCode({ page }: Person, mobile: string): Promise<string> {
  const mailbox: Page = await page.context().newPage()
  await mailbox.goto('/demo/mails')
  const row = mailbox.getByRole('row').filter({ hasText: mobile }).first()
  await expect(row).toBeVisible()
  await row.getByRole('button').first().click()
  const body = mailbox.getByText(/\b\d{6}\b/).first()
  await expect(body).toBeVisible()
  const code = /(?<!\d)\d{6}(?!\d)/.exec((await body.textContent()) ?? '')?.[0]
  await mailbox.close()
  expect(code).toBeDefined()
  return code ?? ''
}
