import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal, testPassword } from '#server'
import { ask, lastCode, pass, trailOf } from './person.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.test.db.deleteFrom('sign_in_failures').execute()
})

const url = '/api/account/profile'
const readProfile = (token: string) => ask(portal, token, 'GET', url)
const saveProfile = (token: string, values: object) => ask(portal, token, 'POST', url, { language: 'zh', ...values })

async function sendCode(token: string, account: string): Promise<string> {
  pass(portal, 61)
  const sent = await ask(portal, token, 'POST', '/api/account/sendCode', { account, purpose: 'confirm' })
  if (sent.code !== 0) throw new Error(sent.error)
  return await lastCode(portal, account)
}

describe('the profile', () => {
  it('contains the user’s own account, company, role and settings', async () => {
    const { data } = await readProfile(await portal.signIn('admin'))
    expect(data).toMatchObject({ userId: 'admin', account: 'admin', name: 'admin', role: 'admin', company: 'company one', email: '' })
    expect(data).toMatchObject({ hasPassword: true, secondFactor: false, recoveryCodesLeft: 0, avatar: '', language: 'zh' })
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  it('accepts a name without digits, in both scripts, and audits the change', async () => {
    const token = await portal.signIn('member')
    for (const name of ['Li 4', '李四４', '', ' '.repeat(31), 'x'.repeat(31)])
      expect(await saveProfile(token, { name }), name).toMatchObject({ status: 400, error: 'error.invalid' })
    const saved = await saveProfile(token, { name: '李明', latinName: 'Li Ming', language: 'en' })
    expect(saved.data).toMatchObject({ name: '李明', latinName: 'Li Ming', language: 'en', version: 2 })
    expect((await ask(portal, token, 'GET', '/api/account/session', {}, { cookie: 'default-language=en' })).data.name).toBe('Li Ming')
    const [entry] = await trailOf(portal, 'member')
    expect(entry).toMatchObject({ event: 'profile-changed', actor_id: 'member', company_id: 'one' })
    expect(entry).toMatchObject({ before: { name: 'member' }, after: { name: '李明', latin_name: 'Li Ming', language: 'en' } })
    expect(await saveProfile(token, { name: '李明', latinName: 'Li Ming', language: 'en' })).toMatchObject({ data: { version: 2 } })
  })

  it('is not overwritten from an older version', async () => {
    const token = await portal.signIn('other')
    const { version } = (await readProfile(token)).data
    expect((await saveProfile(token, { name: 'One', version })).code).toBe(0)
    expect(await saveProfile(token, { name: 'Two', version })).toMatchObject({ status: 409, error: 'error.conflict-version' })
    expect((await readProfile(token)).data.name).toBe('One')
  })

  it('rejects unknown fields', async () => {
    const token = await portal.signIn('member')
    for (const extra of [{ role: 'admin' }, { company_id: 'two' }, { account: 'admin' }, { status: 'active' }, { phone: '13800000000' }])
      expect(await saveProfile(token, { name: 'Li', ...extra })).toMatchObject({ status: 400, error: 'error.invalid' })
    expect((await readProfile(token)).data).toMatchObject({ role: 'member', account: 'member' })
  })

  it('changes its e-mail address only with a code sent to the new one', async () => {
    const token = await portal.signIn('registered')
    await portal.test.db.updateTable('users').set({ phone: '13900000001' }).where('id', '=', 'registered').execute()
    const email = 'new@example.com'
    expect(await saveProfile(token, { name: 'Li', email: 'not an address' })).toMatchObject({
      error: 'error.invalid',
      fields: [{ path: '/email', id: 'invalid.format.email' }],
    })
    expect(await saveProfile(token, { name: 'Li', email })).toMatchObject({ status: 403, error: 'error.password-required' })
    expect(await saveProfile(token, { name: 'Li', email, password: testPassword })).toMatchObject({
      status: 403,
      error: 'error.fresh-code-required',
    })
    const elsewhere = await sendCode(token, 'else@example.com')
    expect(await saveProfile(token, { name: 'Li', email, emailCode: elsewhere, password: testPassword })).toMatchObject({
      error: 'error.code-wrong',
    })
    const code = await sendCode(token, email)
    // An attacker with a stolen session lacks the password.
    expect(await saveProfile(token, { name: 'Li', email, emailCode: code })).toMatchObject({ error: 'error.password-required' })
    expect(await saveProfile(token, { name: 'Li', email, emailCode: code, password: 'Wrong12345' })).toMatchObject({
      error: 'error.wrong-password',
    })
    expect(await saveProfile(token, { name: 'Li', email: 'New@Example.com', emailCode: code, password: testPassword })).toMatchObject({
      code: 0,
      data: { email },
    })
    expect(await saveProfile(token, { name: 'Li', email: 'other@example.com', emailCode: code, password: testPassword })).toMatchObject({
      error: 'error.code-wrong',
    })
    // Keeping one's own address needs no new code.
    expect(await saveProfile(token, { name: 'Li Hua', email })).toMatchObject({ code: 0 })
    const next = await sendCode(token, 'next@example.com')
    await saveProfile(token, { name: 'Li', email: 'next@example.com', emailCode: next, password: testPassword })
    const mails = await portal.test.db.selectFrom('mails').select(['recipient', 'subject']).orderBy('id', 'desc').limit(1).execute()
    expect(mails).toMatchObject([{ recipient: email }])
  })

  it('rejects an address in use, and says so only to a caller who has proved it', async () => {
    const token = await portal.signIn('registered')
    const taken = 'taken@example.com'
    const code = await sendCode(token, taken)
    await portal.test.db.updateTable('users').set({ email: taken }).where('id', '=', 'admin').execute()
    expect(await saveProfile(token, { name: 'Li', email: taken, emailCode: '000000', password: testPassword })).toMatchObject({
      error: 'error.code-wrong',
    })
    expect(await saveProfile(token, { name: 'Li', email: taken, emailCode: code, password: testPassword })).toMatchObject({
      status: 409,
      error: 'error.account-taken',
    })
  })

  it('keeps at least one contact of the user', async () => {
    const { db } = portal.test
    await db.updateTable('users').set({ phone: null, email: 'only@example.com' }).where('id', '=', 'pending').execute()
    const token = await portal.signIn('pending')
    expect(await saveProfile(token, { name: 'Li' })).toMatchObject({ error: 'error.invalid', fields: [{ path: '/email' }] })
    await db.updateTable('users').set({ phone: '13900000009' }).where('id', '=', 'pending').execute()
    expect(await saveProfile(token, { name: 'Li' })).toMatchObject({ code: 0, data: { email: '', phone: '13900000009' } })
  })
})

describe('notifications to users', () => {
  it('follow their choice of channels', async () => {
    const token = await portal.signIn('member')
    const save = (values: object) => ask(portal, token, 'POST', '/api/account/notifications', values)
    expect(await save({ events: [{ event: 'fees-confirmed', portal: true, mail: false }] })).toMatchObject({ code: 0 })
    const { data } = await ask(portal, token, 'GET', '/api/account/notifications')
    const { events } = data as { events: readonly { event: string; mail: boolean; chosen: boolean }[] }
    expect(events.filter(({ chosen }) => chosen)).toMatchObject([{ event: 'fees-confirmed', mail: false }])
    expect(await save({ events: [{ event: 'nothing-like-it', portal: true, mail: true }] })).toMatchObject({ error: 'error.invalid' })
    expect((await trailOf(portal, 'member'))[0]).toMatchObject({ event: 'notifications-changed' })
  })
})

describe('changing the password', () => {
  it('validates a new one like registration, in every brand', () => {
    for (const brand of Object.values(portal.releases.current().release.brands)) {
      const rules = ['change-password', 'reset-password', 'register'].map((form) => {
        const { schema, rules: formRules } = brand.forms[form] ?? {}
        return [(schema?.properties as Record<string, object> | undefined)?.password, formRules?.messages.password]
      })
      expect(rules[0]?.[0]).toMatchObject({ minLength: brand.limits.passwordMin, maxLength: brand.limits.passwordMax })
      expect(rules[1]).toEqual(rules[0])
      expect(rules[2]).toEqual(rules[0])
    }
  })

  const change = (token: string, values: object) => ask(portal, token, 'POST', '/api/account/changePassword', values)
  const chosen = { password: 'Quayside2027', confirmation: 'Quayside2027' }
  const signIn = (account: string, password: string) => ask(portal, null, 'POST', '/api/account/signIn', { account, password })

  it('requires the current one, ends all other sessions and keeps this one', async () => {
    const token = await portal.signIn('admin')
    const others = [await portal.signIn('admin'), await portal.signIn('admin')]
    expect(await change(token, { oldPassword: 'Wrong12345', ...chosen })).toMatchObject({ status: 400, error: 'error.wrong-password' })
    expect(await change(token, chosen)).toMatchObject({ status: 400 })
    expect((await signIn('admin', testPassword)).code).toBe(0)
    expect(await change(token, { oldPassword: testPassword, ...chosen })).toMatchObject({ code: 0 })
    for (const other of others) expect(await readProfile(other)).toMatchObject({ code: 8, status: 401 })
    expect((await readProfile(token)).code).toBe(0)
    expect((await signIn('admin', testPassword)).code).toBe(500)
    expect((await signIn('admin', chosen.password)).code).toBe(0)
    const [entry] = (await trailOf(portal, 'admin')).filter(({ event }) => event === 'password-changed')
    expect(entry).toMatchObject({ kind: 'security', before: null, after: null, detail: {} })
    const [mail] = await portal.test.db
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', 'taken@example.com')
      .orderBy('id', 'desc')
      .execute()
    expect(mail?.body).not.toContain(chosen.password)
  })

  it.each([
    ['seven characters', 'Abc1234'],
    ['seventeen characters', 'Abcdefgh123456789'],
    ['letters only', 'Abcdefghij'],
    ['digits only', '1234567890'],
    ['full-width digits', 'Abcdefgh１２３'],
    ['a common one', 'password1'],
    ['a common one in capitals', 'PASSWORD1'],
  ])('refuses %s by the rules of registration', async (_title, password) => {
    const token = await portal.signIn('staff')
    const reported = await change(token, { oldPassword: testPassword, password, confirmation: password })
    expect(reported).toMatchObject({ status: 400, error: 'error.invalid', fields: [{ path: '/password' }] })
  })

  it('refuses a different confirmation, and keeps every character as typed', async () => {
    const token = await portal.signIn('staff')
    const values = { oldPassword: testPassword, password: 'Quay 2027~ ', confirmation: 'Quay 2027~' }
    expect(await change(token, values)).toMatchObject({ fields: [{ path: '/confirmation', id: 'invalid.passwordsDiffer' }] })
    expect((await change(token, { ...values, confirmation: values.password })).code).toBe(0)
    expect((await signIn('staff', 'Quay 2027~')).code).toBe(500)
    expect((await signIn('staff', 'Quay 2027~ ')).code).toBe(0)
  })

  it('limits guesses within a session like those at sign-in', async () => {
    const token = await portal.signIn('analyst')
    const guess = (n: number) => change(token, { oldPassword: `Guess${n}2345`, ...chosen })
    for (let n = 0; n < 5; n++) expect(await guess(n)).toMatchObject({ error: 'error.wrong-password' })
    expect(await guess(5)).toMatchObject({ status: 429, error: 'error.sign-in-limited' })
    expect(await change(token, { oldPassword: testPassword, ...chosen })).toMatchObject({ status: 429 })
    pass(portal, 31)
    expect(await change(token, { oldPassword: testPassword, ...chosen })).toMatchObject({ code: 0 })
  })

  it('requires a new code sent to one of the user’s own contacts if there is no password yet', async () => {
    const { db } = portal.test
    const token = await portal.signIn('other')
    await db.updateTable('users').set({ password_hash: null, phone: '13900000077' }).where('id', '=', 'other').execute()
    expect((await readProfile(token)).data.hasPassword).toBe(false)
    expect(await change(token, { account: '13900000077', ...chosen })).toMatchObject({ status: 400 })
    expect(await change(token, { account: '13900000077', code: '000000', ...chosen })).toMatchObject({ error: 'error.code-wrong' })
    const foreign = await sendCode(token, '13900000078')
    expect(await change(token, { account: '13900000078', code: foreign, ...chosen })).toMatchObject({ error: 'error.code-wrong' })
    const code = await sendCode(token, '13900000077')
    expect(await change(token, { account: '13900000077', code, ...chosen })).toMatchObject({ code: 0 })
    expect((await signIn('other', chosen.password)).code).toBe(0)
  })

  it('ends a session that is being opened with the old one at the same time', async () => {
    const { db } = portal.test
    const kept = await db.selectFrom('users').select('password_hash').where('id', '=', 'registered').executeTakeFirstOrThrow()
    // The password changes after none, one or all of the sign-ins have been answered.
    for (const answered of [0, 1, 2, 3, 0, 1, 2]) {
      const mine = await portal.signIn('registered')
      const entering = Array.from({ length: 3 }, () => signIn('registered', testPassword))
      await Promise.all(entering.slice(0, answered))
      expect((await change(mine, { oldPassword: testPassword, ...chosen })).code).toBe(0)
      for (const { code, headers } of await Promise.all(entering)) {
        const open = code === 0 ? await readProfile(String(headers['access-token'])) : null
        expect(open?.code ?? 8).toBe(8)
      }
      await db.updateTable('users').set(kept).where('id', '=', 'registered').execute()
      await db.deleteFrom('sign_in_failures').execute()
      pass(portal, 61)
    }
  })

  it('succeeds once if two calls do it at the same time', async () => {
    const tokens = [await portal.signIn('member'), await portal.signIn('member')]
    const reported = await Promise.all(
      tokens.map((token, n) => change(token, { oldPassword: testPassword, password: `Quayside20${n}`, confirmation: `Quayside20${n}` })),
    )
    expect(reported.filter(({ code }) => code === 0)).toHaveLength(1)
    const winner = reported.findIndex(({ code }) => code === 0)
    expect((await signIn('member', `Quayside20${winner}`)).code).toBe(0)
    expect((await readProfile(tokens[1 - winner] ?? '')).code).toBe(8)
  })
})
