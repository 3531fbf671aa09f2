import { fileURLToPath } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal, testPassword } from '#server'
import { createVault } from '../../../src/server/kernel/vault.ts'
import { createSecondFactor } from '../../../src/server/people/accounts/index.ts'
import { ask, pass, trailOf } from './person.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root })
})
afterAll(() => portal.close())
beforeEach(async () => {
  const { db } = portal.test
  await db.deleteFrom('sign_in_failures').execute()
  await db.updateTable('users').set({ totp_secret: null, totp_since: null, totp_last_step: null, recovery_hashes: '[]' }).execute()
  pass(portal, 120)
})

const post = (token: string | null, name: string, payload: object = {}) =>
  ask(portal, token, 'POST', `/api/account/secondFactor/${name}`, payload)
const signIn = (totp?: string) =>
  ask(portal, null, 'POST', '/api/account/signIn', { account: 'staff', password: testPassword, ...(totp === undefined ? {} : { totp }) })

/** The authenticator's code, this many steps from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: portal.clock.now.getTime() + steps * 30_000 })
}

async function turnOn(): Promise<{ token: string; secret: string; recoveryCodes: string[] }> {
  const token = await portal.signIn('staff')
  const { secret } = (await post(token, 'start')).data
  const confirmed = await post(token, 'confirm', { code: codeOf(secret), password: testPassword })
  if (confirmed.code !== 0) throw new Error(confirmed.error)
  pass(portal, 60)
  return { token, secret, recoveryCodes: confirmed.data.recoveryCodes }
}

describe('a second factor', () => {
  it('takes effect once a first code has confirmed the authenticator', async () => {
    const token = await portal.signIn('staff')
    const { secret, uri } = (await post(token, 'start')).data
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' })
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(decodeURIComponent(uri)).toContain(':staff?')
    expect((await signIn()).code).toBe(0)
    const wrong = codeOf(secret) === '123456' ? '654321' : '123456'
    expect(await post(token, 'confirm', { code: wrong, password: testPassword })).toMatchObject({
      status: 401,
      error: 'error.second-factor-wrong',
    })
    expect(await post(token, 'confirm', { code: codeOf(secret) })).toMatchObject({ status: 400, error: 'error.wrong-password' })
    const { data } = await post(token, 'confirm', { code: codeOf(secret), password: testPassword })
    expect(new Set(data.recoveryCodes).size).toBe(8)
    for (const code of data.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect((await trailOf(portal, 'staff'))[0]).toMatchObject({ event: 'second-factor-on', kind: 'security' })
    expect(await post(token, 'start')).toMatchObject({ status: 409 })
    expect(await post(token, 'confirm', { code: codeOf(secret), password: testPassword })).toMatchObject({ status: 409 })
    expect((await ask(portal, token, 'GET', '/api/account/profile')).data).toMatchObject({ secondFactor: true, recoveryCodesLeft: 8 })
  })

  it('is required at sign-in, and only after the right password', async () => {
    const { secret } = await turnOn()
    expect(await signIn()).toMatchObject({ status: 401, error: 'error.second-factor-required' })
    expect(await signIn('')).toMatchObject({ status: 401, error: 'error.second-factor-required' })
    expect((await signIn(codeOf(secret))).code).toBe(0)
    const reported = await ask(portal, null, 'POST', '/api/account/signIn', {
      account: 'staff',
      password: 'Wrong12345',
      totp: codeOf(secret, 1),
    })
    expect(reported).toMatchObject({ status: 401, error: 'error.wrong-credentials' })
  })

  it('accepts a code at most one step early or late', async () => {
    const { secret } = await turnOn()
    for (const steps of [-3, -2, 2, 3]) expect((await signIn(codeOf(secret, steps))).error, `${steps}`).toBe('error.second-factor-wrong')
    expect((await signIn(codeOf(secret, -1))).code).toBe(0)
    expect((await signIn(codeOf(secret, 1))).code).toBe(0)
    // Using a code also invalidates the earlier ones.
    expect((await signIn(codeOf(secret))).error).toBe('error.second-factor-wrong')
  })

  it('accepts each code once, even if sent several times at once', async () => {
    const { secret } = await turnOn()
    const factor = createSecondFactor(createVault('a different key of at least 32 characters'))
    expect(await factor.check(portal.test.db, { userId: 'staff', code: codeOf(secret), now: portal.clock.now })).toBe('wrong')
    const reported = await Promise.all(Array.from({ length: 4 }, () => signIn(codeOf(secret))))
    expect(reported.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await signIn(codeOf(secret))).code).not.toBe(0)
  })

  it('rejects the code that was used to confirm it', async () => {
    const token = await portal.signIn('staff')
    const { secret } = (await post(token, 'start')).data
    const code = codeOf(secret)
    expect((await post(token, 'confirm', { code, password: testPassword })).code).toBe(0)
    expect((await signIn(code)).error).toBe('error.second-factor-wrong')
  })

  it('can be replaced by a recovery code, which works once, in any notation', async () => {
    const { recoveryCodes, token } = await turnOn()
    const [first = '', second = '', third = ''] = recoveryCodes
    expect((await signIn(first)).code).toBe(0)
    expect((await signIn(first)).error).toBe('error.second-factor-wrong')
    expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).code).toBe(0)
    expect((await ask(portal, token, 'GET', '/api/account/profile')).data.recoveryCodesLeft).toBe(6)
    const reported = await Promise.all(Array.from({ length: 4 }, () => signIn(third)))
    expect(reported.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('limits guesses by someone who knows the password', async () => {
    await turnOn()
    const reported = []
    for (let n = 0; n < 6; n++) reported.push(await signIn(`00000${n}`))
    expect(reported.map(({ error }) => error)).toEqual([...Array(5).fill('error.second-factor-wrong'), 'error.sign-in-limited'])
  })

  it('leaves neither its secret nor its recovery codes in the database in plain text', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const row = await portal.test.db.selectFrom('users').selectAll().where('id', '=', 'staff').executeTakeFirstOrThrow()
    const text = JSON.stringify(row)
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(hidden)
    const mine = { totp_secret: row.totp_secret, totp_since: row.totp_since }
    await portal.test.db.updateTable('users').set(mine).where('id', '=', 'analyst').execute()
    // A secret encrypted for one user cannot be decrypted for another.
    const reported = await ask(portal, null, 'POST', '/api/account/signIn', {
      account: 'analyst',
      password: testPassword,
      totp: codeOf(secret),
    })
    expect(reported.error).toBe('error.second-factor-wrong')
  })

  it('is turned off with the password or a code, and the user is notified', async () => {
    const { token, secret } = await turnOn()
    await portal.test.db.updateTable('users').set({ email: 'staff@example.com' }).where('id', '=', 'staff').execute()
    expect(await post(token, 'remove')).toMatchObject({ status: 400, error: 'error.invalid' })
    expect(await post(token, 'remove', { password: 'Wrong12345' })).toMatchObject({ error: 'error.wrong-password' })
    expect(await post(token, 'remove', { code: codeOf(secret, 5) })).toMatchObject({ error: 'error.second-factor-wrong' })
    expect(await post(token, 'remove', { code: codeOf(secret) })).toMatchObject({ code: 0 })
    expect((await signIn()).code).toBe(0)
    expect((await trailOf(portal, 'staff'))[0]).toMatchObject({ event: 'signed-in' })
    expect((await trailOf(portal, 'staff')).map(({ event }) => event)).toContain('second-factor-off')
    const mails = await portal.test.db.selectFrom('mails').select('subject').where('recipient', '=', 'staff@example.com').execute()
    expect(mails).toHaveLength(1)
    const again = await turnOn()
    expect(await post(again.token, 'remove', { password: testPassword })).toMatchObject({ code: 0 })
  })

  it.each(['registered', 'member', 'admin'])('is not available to %s', async (account) => {
    const token = await portal.signIn(account)
    for (const name of ['start', 'confirm', 'remove'])
      expect(await post(token, name)).toMatchObject({ status: 403, error: 'error.forbidden' })
    expect((await post(null, 'start')).code).toBe(4)
  })
})

describe('the vault', () => {
  it('only decrypts unmodified values of the same owner and key', () => {
    const vault = createVault('k'.repeat(40))
    const sealed = vault.seal('a secret', 'one')
    expect(sealed).not.toContain('secret')
    expect(vault.seal('a secret', 'one')).not.toBe(sealed)
    expect(vault.open(sealed, 'one')).toBe('a secret')
    expect(vault.open(sealed, 'two')).toBeNull()
    expect(createVault('l'.repeat(40)).open(sealed, 'one')).toBeNull()
    const parts = sealed.split('.')
    for (let part = 1; part < parts.length; part++) {
      const touched = parts.map((text, at) => (at === part ? `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}` : text)).join('.')
      expect(vault.open(touched, 'one')).toBeNull()
    }
    for (const nonsense of ['', 'v1', 'v1..', 'v2.a.b.c', 'v1.a.b.c']) expect(vault.open(nonsense, 'one')).toBeNull()
  })
})
