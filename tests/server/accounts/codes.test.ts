/** Cases A2, A5 and A6 of verification codes: what they reveal to whom, and how often they can be used. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOf, minute, openListening, openSignInPortal, phones, reported, type SignInPortal, second, stranger } from './sign-in-portal.ts'

let site: SignInPortal
beforeAll(async () => {
  site = await openSignInPortal()
})
afterAll(() => site.close())
beforeEach(() => site.forget())

const send = (account: string, purpose: string, address = '10.0.0.1') => site.post('sendCode', { account, purpose }, { address })
const signIn = (account: string, code: string) => site.post('signInByCode', { account, code })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function countSessions(userId: string): Promise<number> {
  const { rows } = await site.portal.test.db
    .selectFrom('sessions')
    .select((query) => query.fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

describe('A2: requesting a code', () => {
  it.each(['register', 'sign-in', 'reset'])('for %s returns the same for a known, an unknown and a disabled account', async (purpose) => {
    await site.portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'pending').execute()
    const answers = [
      await send(phones.member, purpose),
      await send(stranger(), purpose),
      await send(phones.pending, purpose),
      await send(mailOf('admin'), purpose),
      await send('nobody@harbour.example', purpose),
    ]
    await site.portal.test.db.updateTable('users').set({ status: 'active' }).where('id', '=', 'pending').execute()
    expect(answers[0]?.json()).toMatchObject({ code: 0, data: { seconds: 60 } })
    for (const answer of answers) expect(reported(answer)).toEqual(reported(answers[0] as typeof answer))
    const limited = [await send(phones.member, purpose), await send('nobody@harbour.example', purpose)]
    expect(limited.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    expect(reported(limited[0] as (typeof limited)[0])).toEqual(reported(limited[1] as (typeof limited)[0]))
  })

  it.each(['register', 'sign-in', 'reset'])('for %s costs the same queries for a known and an unknown account', async (purpose) => {
    const listening = await openListening(site)
    const ask = (id: string, payload: object) => listening.listen(() => listening.site.post(id, payload))
    const code = '000000'
    const rest = { name: 'Li Wei', password: 'Quay4711side', confirmation: 'Quay4711side', agreement: true, policy: true }
    const known = { account: phones.member }
    const unknown = { account: stranger() }
    const sent = await ask('sendCode', { ...known, purpose })
    expect(sent.length).toBeGreaterThan(5)
    expect(await ask('sendCode', { ...unknown, purpose })).toEqual(sent)
    const again = await ask('sendCode', { ...known, purpose })
    expect(again).not.toEqual(sent)
    expect(await ask('sendCode', { ...unknown, purpose })).toEqual(again)
    const [operation, more] = {
      register: ['register', rest] as const,
      'sign-in': ['signInByCode', {}] as const,
      reset: ['resetPassword', { password: rest.password, confirmation: rest.password }] as const,
    }[purpose as 'register' | 'sign-in' | 'reset']
    const refused = await ask(operation, { ...known, code, ...more })
    expect(refused.length).toBeGreaterThan(1)
    expect(await ask(operation, { ...unknown, code, ...more })).toEqual(refused)
    await listening.close()
  })

  it('reveals the account state only to the holder of the contact', async () => {
    const number = stranger()
    await send(phones.member, 'register')
    await send(number, 'sign-in')
    await send('nobody@harbour.example', 'reset')
    const [known, unknown, mail] = [
      await site.lastTo(phones.member),
      await site.lastTo(number),
      await site.lastTo('nobody@harbour.example'),
    ]
    expect(known?.body).toContain('已有账号')
    expect(unknown?.body).toContain('尚未注册')
    expect([known?.channel, unknown?.channel, mail?.channel]).toEqual(['sms', 'sms', 'mail'])
    for (const message of [known, unknown, mail]) expect(message?.body.replace(number, '')).not.toMatch(/\d{6}/)
  })

  it('sends the message in the language of the page', async () => {
    await site.post('sendCode', { account: mailOf('member'), purpose: 'sign-in' }, { language: 'en' })
    expect(await site.lastTo(mailOf('member'))).toMatchObject({
      subject: expect.stringContaining('sign-in code'),
      body: expect.stringMatching(/\b\d{6} is your sign-in code\. It is valid for 5 minutes/),
    })
  })

  it.each(['12800000000', 'crew', 'crew@harbour', '', '１３８０００００３０１', 'a@b@c.example'])('refuses %j', async (account) => {
    const answer = await send(account, 'sign-in')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ path: '/account' }])
  })

  it('to verify one’s own identity needs a session', async () => {
    expect((await send(phones.member, 'confirm')).json().code).toBe(4)
    const token = await site.portal.signIn('member')
    const own = await site.post('sendCode', { account: phones.member, purpose: 'confirm' }, { token })
    expect(own.statusCode).toBe(200)
    expect(await site.codeTo(phones.member)).toMatch(/^\d{6}$/)
    await site.post('sendCode', { account: phones.admin, purpose: 'confirm' }, { token })
    expect((await site.lastTo(phones.admin))?.body).toContain('已有账号')
  })
})

describe('A5: a code', () => {
  it('opens a session once', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    const answer = await signIn(phones.member, code)
    expect(answer.json()).toMatchObject({ code: 0, data: { name: 'member' } })
    expect(answer.headers['access-token']).toMatch(/^[\w-]{43}$/)
    const again = await signIn(phones.member, code)
    expect(again.statusCode).toBe(400)
    expect(again.json().error.id).toBe('error.code-wrong')
    expect(again.headers['access-token']).toBeUndefined()
  })

  it('works for an e-mail address, in any notation of the contact', async () => {
    const code = await site.askCode(mailOf('admin'), 'sign-in')
    expect((await signIn(mailOf('admin').toUpperCase(), code)).statusCode).toBe(200)
    const other = await site.askCode(phones.admin, 'sign-in')
    expect((await signIn(`+86 ${phones.admin}`, other)).statusCode).toBe(200)
  })

  it('becomes invalid after five wrong attempts', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    for (let n = 0; n < 5; n++) expect((await signIn(phones.member, wrong(code))).statusCode).toBe(400)
    expect((await signIn(phones.member, code)).statusCode).toBe(400)
  })

  it('is still valid after four wrong attempts', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    for (let n = 0; n < 4; n++) await signIn(phones.member, wrong(code))
    expect((await signIn(phones.member, code)).statusCode).toBe(200)
  })

  it('is valid for exactly five minutes', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    site.pass(5 * minute)
    expect((await signIn(phones.member, code)).statusCode).toBe(200)
    const late = await site.askCode(phones.member, 'sign-in')
    site.pass(5 * minute + second)
    expect((await signIn(phones.member, late)).statusCode).toBe(400)
  })

  it('is only valid for its purpose', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    const password = 'Quay4711side'
    const reset = await site.post('resetPassword', { account: phones.member, code, password, confirmation: password })
    expect(reset.json().error.id).toBe('error.code-wrong')
    expect((await signIn(phones.member, code)).statusCode).toBe(200)
  })

  it('is only valid for its number', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    site.pass(2 * minute)
    await site.askCode(phones.admin, 'sign-in')
    await site.portal.test.db
      .updateTable('verification_codes')
      .set((row) => ({ code_hash: row.selectFrom('verification_codes').select('code_hash').orderBy('id').limit(1) as never }))
      .where('purpose', '=', 'sign-in')
      .execute()
    // Not even if the administrator's row contains the hash of the member's code.
    expect((await signIn(phones.admin, code)).statusCode).toBe(400)
    expect((await signIn(phones.member, code)).statusCode).toBe(200)
  })

  it('is only valid in its brand', async () => {
    const { brands, defaultBrand } = site.portal.releases.current().release
    const host = `${Object.keys(brands).find((id) => id !== defaultBrand)}.localhost`
    const code = await site.askCode(phones.member, 'sign-in')
    expect((await site.post('signInByCode', { account: phones.member, code }, { host })).statusCode).toBe(400)
    expect((await signIn(phones.member, code)).statusCode).toBe(200)
  })

  it('is not stored in plain text in any table, not even in the outbox', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    const rows = await site.portal.test.db.selectFrom('verification_codes').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(phones.member)
    expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/)
    const waiting = await site.portal.test.db.selectFrom('outbox').selectAll().where('recipient', '=', phones.member).execute()
    expect(waiting.length).toBeGreaterThan(0)
    expect(JSON.stringify(waiting.map(({ payload }) => payload))).not.toContain(code)
  })

  it('does not sign in a user who has been disabled meanwhile', async () => {
    const code = await site.askCode(phones.pending, 'sign-in')
    await site.portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'pending').execute()
    expect((await signIn(phones.pending, code)).json().error.id).toBe('error.code-wrong')
    await site.portal.test.db.updateTable('users').set({ status: 'active' }).where('id', '=', 'pending').execute()
  })
})

describe('A6: ten parallel calls', () => {
  it('with one right code open exactly one session', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    const before = await countSessions('member')
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(phones.member, code)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(await countSessions('member')).toBe(before + 1)
  })

  it('with wrong codes are limited to five attempts', async () => {
    const code = await site.askCode(phones.member, 'sign-in')
    await Promise.all(Array.from({ length: 10 }, () => signIn(phones.member, wrong(code))))
    const row = await site.portal.test.db.selectFrom('verification_codes').selectAll().executeTakeFirstOrThrow()
    expect(row.tries).toBe(5)
    expect((await signIn(phones.member, code)).statusCode).toBe(400)
  })

  it('that request a code send one message', async () => {
    const purposes = ['register', 'sign-in', 'reset']
    const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => send(phones.member, purposes[n % 3] as string)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(await site.portal.test.db.selectFrom('mails').selectAll().execute()).toHaveLength(1)
  })
})

describe('the audit trail', () => {
  it('records codes sent, limited and refused, but neither codes nor numbers', async () => {
    const number = stranger()
    const code = await site.askCode(phones.member, 'sign-in')
    await send(phones.member, 'sign-in')
    await signIn(phones.member, wrong(code))
    await signIn(phones.member, code)
    await send(number, 'register')
    expect((await site.events()).map(({ event, subject }) => [event, subject])).toEqual([
      ['code-sent', 'member'],
      ['code-limited', 'member'],
      ['sign-in-failed', 'member'],
      ['signed-in', 'member'],
      ['code-sent', null],
    ])
    const rows = JSON.stringify(await site.portal.test.db.selectFrom('audit').select(['subject', 'before', 'after', 'detail']).execute())
    for (const text of [code, wrong(code), number, phones.member]) expect(rows).not.toContain(text)
  })
})
