/** Drives the sign-in and registration dialogs in journeys. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** Labels of the account dialogs. */
export const dialogs = {
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
    again: /^Resend in \d+ s$/,
    register: 'Register',
    toRegister: 'Register',
    byCode: 'Sign in with a code',
    forgotten: 'Forgot password?',
    setPassword: 'Set new password',
    sent: 'Code sent to',
    wrong: 'The account or password is incorrect',
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

export async function openSignIn({ page, say }: Person): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true }).click()
  await expect(dialog.getByLabel(say.account)).toBeVisible()
  return dialog
}

export async function submit(dialog: Locator, name: string): Promise<void> {
  await dialog.locator('form').getByRole('button', { name, exact: true }).click()
}

/** Screen readers do not expose a password field as a textbox. */
export function secret(dialog: Locator, label: RegExp): Locator {
  return dialog.getByLabel(label)
}

export async function signOut({ page, say }: Person): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /'s account|的账号/ })
    .click()
  await page.getByRole('button', { name: /Sign out|退出登录/ }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say.signIn, exact: true })).toBeVisible()
}

/** Unique: two runs never start in the same millisecond. */
export function freshMobile(): string {
  return `139${String(Date.now()).slice(-8)}`
}

/** The latest code sent to a number, read from the demo mailbox. */
export async function readCode({ page }: Person, mobile: string): Promise<string> {
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
