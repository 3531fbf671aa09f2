import { fileURLToPath } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal, testPassword } from '#server'
import { makePicture } from '../files/sample-pictures.ts'
import { ask, lastCode, pass, send, trailOf } from './person.ts'

/** All account actions, and what the log and the audit trail contain of them. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const secrets = new Set<string>()
const lines: string[] = []

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root, onLog: (line) => void lines.push(line) })
})
afterAll(() => portal.close())

function hide<T extends string>(text: T): T {
  secrets.add(text)
  return text
}

const post = (token: string | null, url: string, payload: object) => ask(portal, token, 'POST', `/api/account/${url}`, payload)

async function code(token: string | null, account: string, purpose: string): Promise<string> {
  pass(portal, 61)
  expect((await post(token, 'sendCode', { account, purpose })).code).toBe(0)
  return hide(await lastCode(portal, account))
}

it('no token, password, code, secret, number or address is written to the log or the audit trail', async () => {
  const phone = hide('13912345678')
  const email = hide('li.ming.secret@example.com')
  const password = hide('Quayside2027')
  hide(testPassword)
  const confirmation = password

  await post(null, 'signIn', { account: phone, password: hide('Wrong12345') })
  const registered = await post(null, 'register', {
    ...{ account: phone, code: await code(null, phone, 'register'), name: 'Li Ming' },
    ...{ password: testPassword, confirmation: testPassword, agreement: true, policy: true },
  })
  expect(registered.code).toBe(0)
  const token = hide(String(registered.headers['access-token']))
  await post(token, 'profile', { name: 'Li', language: 'zh', email, emailCode: '000000', password: testPassword })
  const saved = await post(token, 'profile', {
    name: 'Li',
    language: 'zh',
    email,
    emailCode: await code(token, email, 'confirm'),
    password: testPassword,
  })
  expect(saved.code).toBe(0)
  expect((await post(token, 'changePassword', { oldPassword: testPassword, password, confirmation })).code).toBe(0)
  expect((await post(null, 'signInByCode', { account: email, code: await code(null, email, 'sign-in') })).code).toBe(0)
  expect((await send(portal, token, '/api/account/avatar', 'li-ming-secret.png', await makePicture('png'))).code).toBe(0)
  pass(portal, 11 * 60)
  const renewed = hide(String((await ask(portal, token, 'GET', '/api/account/session')).headers['access-token']))
  expect(renewed).toMatch(/^[A-Za-z0-9_-]{43}$/)

  const staff = hide(await portal.signIn('staff'))
  const { secret } = (await post(staff, 'secondFactor/start', {})).data
  const shown = new TOTP({ secret: Secret.fromBase32(hide(secret)) }).generate({ timestamp: portal.clock.now.getTime() })
  const { recoveryCodes } = (await post(staff, 'secondFactor/confirm', { code: hide(shown), password: testPassword })).data
  for (const recovery of recoveryCodes) hide(recovery)
  expect((await post(null, 'signIn', { account: 'staff', password: testPassword, totp: recoveryCodes[0] })).code).toBe(0)
  await ask(portal, `${renewed.slice(0, -1)}x`, 'GET', `/api/account/session?access-token=${renewed}`)
  expect((await post(renewed, 'signOut', {})).code).toBe(0)

  expect(lines.length).toBeGreaterThan(20)
  expect(lines.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true)
  const log = lines.join('').replaceAll(/"(time|requestId|reqId)":"[^"]*"/g, '')
  const { userId } = registered.data === null ? { userId: '' } : registered.data
  const trail = JSON.stringify(
    [...(await trailOf(portal, userId)), ...(await trailOf(portal, 'staff'))].map(({ at: _, ...entry }) => entry),
  )
  expect(trail).toContain('second-factor-on')
  expect(trail).toContain('password-changed')
  for (const text of secrets) {
    expect(log.includes(text), `the log has ${text}`).toBe(false)
    // A person's new address belongs in the audit trail.
    if (text !== email) expect(trail.includes(text), `the trail has ${text}`).toBe(false)
  }
})
