import { expect, type Page } from '@playwright/test'
import { caseOfToday } from '../support/rotate.ts'
import { checkPage } from './check-page.ts'
import { test } from './journey.ts'
import { openAlive, openPerson, openSignedIn, type Person } from './person.ts'
import type { Language } from './words.ts'

/** Expected texts; update them when the wording in schemas/ changes. */
const words = {
  zh: {
    make: '创建邀请链接',
    note: '备注',
    submit: '创建链接',
    link: '链接',
    copy: '复制链接',
    copied: '已复制',
    done: '完成',
    company: /有限公司/,
    register: '注册并加入',
    account: '手机号或邮箱',
    code: '验证码',
    send: /获取验证码|发送验证码/,
    name: '姓名',
    password: '密码',
    confirmation: '确认密码',
    submitRegistration: '注册',
    joined: '您已加入该企业',
    ended: '该邀请已失效',
    usedUp: '名额已用完',
    takeBack: '撤回',
    takenBack: '已撤回',
    person: '周新人',
    empty: '还没有邀请链接',
    mine: '显示我的链接',
    without: '这是什么？',
    qrCode: '链接的二维码',
  },
  en: {
    make: 'Create invitation link',
    note: 'Note',
    submit: 'Create link',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    done: 'Done',
    company: /Ltd\./,
    register: 'Register and join',
    account: 'Mobile number or e-mail',
    code: 'Verification code',
    send: /code/i,
    name: 'Name',
    password: 'Password',
    confirmation: 'Confirm password',
    submitRegistration: 'Register',
    joined: 'You are a member of this company',
    ended: 'This invitation is no longer valid',
    usedUp: 'Fully used',
    takeBack: 'Revoke',
    takenBack: 'Revoked',
    person: 'Newman Zhou',
    empty: 'No invitations yet',
    mine: 'Show my link',
    without: 'What is this?',
    qrCode: 'QR code for the link',
  },
} as const

const journeys: readonly { brand: string; language: Language; width: number }[] = [
  { brand: 'quayside', language: 'zh', width: 1440 },
  { brand: 'yongjiang', language: 'en', width: 390 },
]

for (const who of caseOfToday(journeys, 1)) {
  test(`an invitee becomes a member and sees prices on ${who.brand} in ${who.language} at ${who.width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const say = words[who.language]
    const admin = await openSignedIn(browser, baseURL ?? '', { ...who, account: 'admin' })
    const note = `journey ${Date.now()}`
    const link = await test.step('the administrator creates a link for one person', () => makeLink(admin, say, note))
    const newcomer = await openPerson(browser, baseURL ?? '', who)
    await test.step('the new user opens it elsewhere, registers and is a member', () => register(newcomer, say, link))
    await test.step('the new user sees prices', async () => {
      await newcomer.page.goto('/route/seaQuery?pol=CNNGB&pod=NLRTM')
      await expect(
        newcomer.page
          .getByRole('main')
          .getByText(/USD\s[\d,]+/)
          .first(),
      ).toBeVisible()
    })
    const late = await openPerson(browser, baseURL ?? '', who)
    await test.step('the link is shown as used up', async () => {
      await openAlive(late, link)
      await expect(late.page.getByText(say.ended)).toBeVisible()
      await expect(late.page.getByRole('button', { name: say.register })).toHaveCount(0)
      await checkPage(late, 'an invitation that is no longer open')
    })
    await test.step('the administrator sees who joined', async () => {
      await admin.page.reload()
      const row = admin.page.getByRole('row').filter({ hasText: note })
      await expect(row.getByText(say.usedUp)).toBeVisible()
      await expect(admin.page.getByRole('main').getByText(say.person).first()).toBeVisible()
      await checkPage(admin, 'the list of invitations')
    })
    await test.step('a second link is revoked', () => takeBack(admin, late, say))
    expect([...admin.complaints, ...newcomer.complaints, ...late.complaints]).toEqual([])
  })
}

type Words = (typeof words)[Language]

async function makeLink(person: Person, say: Words, note: string): Promise<string> {
  const { page } = person
  await page.goto('/workbench/InvitationRecord')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say.make }).click()
  const dialog = page.getByRole('dialog')
  await checkPage(person, 'the dialog that creates an invitation')
  await dialog.getByLabel(say.note).fill(note)
  await dialog.getByRole('button', { name: say.submit }).click()
  await expect(dialog).toBeHidden()
  const field = main.getByLabel(say.link, { exact: true })
  await expect(field).toHaveValue(/\/invitation\/[\w-]{32}$/)
  await expect(main.getByRole('img', { name: say.qrCode })).toBeVisible()
  await checkPage(person, 'a new link')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await main.getByRole('button', { name: say.copy }).click()
  await expect(main.getByText(say.copied, { exact: true })).toBeVisible()
  const link = await field.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await main.getByRole('button', { name: say.done }).click()
  // The link is shown only once: the page does not contain it afterwards.
  await expect(main.getByText(note).first()).toBeVisible()
  expect(await page.content()).not.toContain(link.split('/').at(-1))
  return link
}

async function register(person: Person, say: Words, link: string): Promise<void> {
  const { page } = person
  await openAlive(person, link)
  await expect(page.getByRole('heading', { name: say.company })).toBeVisible()
  await checkPage(person, 'an open invitation')
  await page.getByRole('main').getByRole('button', { name: say.register }).click()
  const dialog = page.getByRole('dialog')
  const account = `journey-${Date.now()}@people.example`
  await dialog.getByLabel(say.account).fill(account)
  await dialog.getByRole('button', { name: say.send }).click()
  await dialog.getByRole('textbox', { name: say.code }).fill(await readCode(page, account))
  await dialog.getByRole('textbox', { name: new RegExp(`^${say.name}`) }).fill(say.person)
  const secrets = dialog.locator('input[type=password]')
  await secrets.nth(0).fill('Quay2026side')
  await secrets.nth(1).fill('Quay2026side')
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByRole('button', { name: say.submitRegistration, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say.joined)).toBeVisible()
  await checkPage(person, 'an accepted invitation')
}

/** The code for an account, from the demo mailbox. */
async function readCode(page: Page, account: string): Promise<string> {
  let code = ''
  await expect(async () => {
    // Fetch in the page, because the test's own client cannot resolve *.localhost.
    const data = await page.evaluate(async () => {
      const answer = await fetch('/api/demo/mails?pageSize=20')
      return ((await answer.json()) as { data: { rows: { to: string; body: string }[] } }).data
    })
    code = /\b\d{6}\b/.exec(data.rows.find(({ to }) => to === account)?.body ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

async function takeBack(admin: Person, visitor: Person, say: Words): Promise<void> {
  const main = admin.page.getByRole('main')
  const note = `revoked ${Date.now()}`
  await main.getByRole('button', { name: say.make }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByLabel(say.note).fill(note)
  await dialog.getByRole('button', { name: say.submit }).click()
  await expect(dialog).toBeHidden()
  const link = await main.getByLabel(say.link, { exact: true }).inputValue()
  await openAlive(visitor, link)
  await expect(visitor.page.getByRole('button', { name: say.register })).toBeVisible()
  const row = admin.page.getByRole('row').filter({ hasText: note })
  await row.getByRole('button', { name: say.takeBack }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: say.takeBack }).click()
  await expect(row.getByText(say.takenBack, { exact: true })).toBeVisible()
  await visitor.page.reload()
  await expect(visitor.page.getByText(say.ended)).toBeVisible()
}

for (const { brand, language, width } of caseOfToday([...journeys, { brand: 'quayside', language: 'en' as const, width: 1440 }])) {
  test(`links without a code, personal links and terms are shown correctly on ${brand} in ${language} at ${width} pixels`, async ({
    browser,
    baseURL,
  }) => {
    const say = words[language]
    const visitor = await openPerson(browser, baseURL ?? '', { brand, language, width })
    for (const path of ['/invitation', '/invite']) {
      await openAlive(visitor, path)
      await expect(visitor.page.getByRole('heading', { name: say.without })).toBeVisible()
      await checkPage(visitor, path)
    }
    for (const path of ['/agreement', '/tslAgreement', '/policy']) {
      await openAlive(visitor, path)
      const contents = visitor.page.getByRole('main').getByRole('navigation').getByRole('link')
      const last = contents.last()
      const target = (await last.getAttribute('href')) ?? ''
      await last.click()
      await expect(visitor.page.locator(target)).toBeInViewport()
      await checkPage(visitor, path)
    }
    const member = await openSignedIn(browser, baseURL ?? '', { brand, language, width, account: 'shipper' })
    await member.page.goto('/workbench/InvitationRecord')
    await member.page.getByRole('main').getByRole('button', { name: say.mine }).click()
    const link = await member.page.getByRole('main').getByLabel(say.link, { exact: true }).inputValue()
    expect(link).toMatch(/\/invite\/[\w-]{22}$/)
    await openAlive(visitor, link)
    await expect(visitor.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await checkPage(visitor, 'a personal link')
    expect([...visitor.complaints, ...member.complaints]).toEqual([])
  })
}
