/** Cases A9 and A10: password rules on the server, registration and password reset. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOf, minute, openSignInPortal, phones, type SignInPortal, stranger } from './sign-in-portal.ts'

const good = 'Quay4711side'

let site: SignInPortal
beforeAll(async () => {
  site = await openSignInPortal()
})
afterAll(() => site.close())
beforeEach(() => site.forget())

function entries(account: string, more: Record<string, unknown> = {}) {
  return { account, code: '000000', name: '周雨桐', password: good, confirmation: good, agreement: true, policy: true, ...more }
}

/** Registers with a valid code by default. */
async function register(account: string, more: Record<string, unknown> = {}) {
  const code = await site.askCode(account, 'register')
  return await site.post('register', entries(account, { code, ...more }))
}

async function fieldsOf(more: Record<string, unknown>, account = stranger()): Promise<[string, string][]> {
  const answer = await site.post('register', entries(account, more))
  expect(answer.statusCode).toBe(400)
  return answer.json().error.fields?.map(({ path, id }: { path: string; id: string }) => [path, id])
}

async function findUser(contact: string) {
  return await site.portal.test.db
    .selectFrom('users')
    .selectAll()
    .where((where) => where.or([where('phone', '=', contact), where('email', '=', contact)]))
    .executeTakeFirst()
}

const withPassword = (password: string) => fieldsOf({ password, confirmation: password })

describe('A9: a password', () => {
  it.each([
    ['seven characters', 'abc4567', 'invalid.passwordLength'],
    ['seventeen characters', 'abcdefgh123456789', 'invalid.passwordLength'],
    ['letters only', 'abcdefghij', 'invalid.passwordSigns'],
    ['digits only', '4715823690', 'invalid.passwordSigns'],
    ['full-width digits', 'abcdefgh１２３', 'invalid.passwordSigns'],
    ['full-width digits among others', 'abcdefgh１2', 'invalid.passwordSigns'],
    ['Chinese characters', 'abc12345密码', 'invalid.passwordSigns'],
    ['a line break', 'abcd\n12345', 'invalid.passwordSigns'],
  ])('with %s is refused on the server', async (_what, password, id) => {
    expect(await withPassword(password)).toEqual([['/password', id]])
  })

  it.each(['password1', 'PASSWORD1', 'abc12345', 'Qwerty123', '1q2w3e4r', 'iloveyou1'])('as common as %s is refused', async (password) => {
    expect(await withPassword(password)).toEqual([['/password', 'invalid.passwordCommon']])
  })

  it('among the three thousand most common ones is refused', async () => {
    const fitting = (dictionary['passwords-common'] ?? []).slice(0, 3000).filter((word) => /^(?=.*[a-z])(?=.*\d).{8,16}$/.test(word))
    expect(fitting.length).toBeGreaterThan(20)
    for (const [n, password] of fitting.entries()) {
      if (n % 25 === 24) site.pass(2 * minute)
      expect(await withPassword(password), password).toEqual([['/password', 'invalid.passwordCommon']])
    }
  })

  it.each(['abcd1234!~ "', 'Z9|{}[]<>', '        a1', 'Quay4711side    '])('such as %j is accepted', async (password) => {
    const number = stranger()
    expect((await register(number, { password, confirmation: password })).statusCode).toBe(200)
    expect((await site.post('signIn', { account: number, password })).statusCode).toBe(200)
  })

  it('keeps its trailing space', async () => {
    const number = stranger()
    await register(number, { password: `${good} `, confirmation: `${good} ` })
    expect((await site.post('signIn', { account: number, password: good })).statusCode).toBe(401)
    expect((await site.post('signIn', { account: number, password: `${good} ` })).statusCode).toBe(200)
  })

  it('is hashed at high cost, each time with a different salt', async () => {
    const numbers = [stranger(), stranger()]
    const hashes = []
    for (const number of numbers) {
      await register(number)
      hashes.push((await findUser(number))?.password_hash ?? '')
    }
    expect(hashes[0]).not.toBe(hashes[1])
    for (const hash of hashes) {
      const [, memory, passes, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? []
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
      expect(Number(passes)).toBeGreaterThanOrEqual(2)
      expect(Number(lanes)).toBe(1)
    }
  })

  it('must follow the limits of its brand', () => {
    const { brands, defaultBrand } = site.portal.releases.current().release
    expect(brands[defaultBrand]?.limits).toMatchObject({ passwordMin: 8, passwordMax: 16 })
  })
})

describe('registering', () => {
  it.each([
    ['no account', { account: undefined }, ['/account', 'invalid.accountRequired']],
    ['no mobile number', { account: '12345678901' }, ['/account', 'invalid.format.cn-mobile']],
    ['no mailbox', { account: 'crew@harbour' }, ['/account', 'invalid.format.email']],
    ['no code', { code: '' }, ['/code', 'invalid.codeRequired']],
    ['a code of letters', { code: 'abcdef' }, ['/code', 'invalid.codeShape']],
    ['a code that is too short', { code: '12345' }, ['/code', 'invalid.codeShape']],
    ['digits in the name', { name: 'Li Wei 2' }, ['/name', 'invalid.nameDigits']],
    ['full-width digits in the name', { name: '李伟２' }, ['/name', 'invalid.nameDigits']],
    ['no name', { name: '' }, ['/name', 'invalid.nameRequired']],
    ['a different confirmation', { confirmation: 'Quay4711sidE' }, ['/confirmation', 'invalid.passwordsDiffer']],
    ['no consent to the agreement', { agreement: undefined }, ['/agreement', 'invalid.agreementRequired']],
    ['consent to the agreement set to false', { agreement: false }, ['/agreement', 'invalid.agreementRequired']],
    ['no consent to the policy', { policy: undefined }, ['/policy', 'invalid.policyRequired']],
    ['consent to the policy set to false', { policy: false }, ['/policy', 'invalid.policyRequired']],
  ])('A10: with %s is refused on the server', async (_what, more, field) => {
    expect(await fieldsOf(more)).toEqual([field])
  })

  it('rejects fields that are not in the form', async () => {
    const code = await site.askCode('pilot@harbour.example', 'register')
    for (const more of [{ role: 'staff' }, { company_id: 'one' }, { status: 'active' }])
      expect((await site.post('register', entries('pilot@harbour.example', { code, ...more }))).statusCode).toBe(400)
    expect(await findUser('pilot@harbour.example')).toBeUndefined()
  })

  it.each(['zh', 'en'])('has the messages of the specification in %s', (language) => {
    const { brands, defaultBrand } = site.portal.releases.current().release
    const texts = brands[defaultBrand]?.texts[language] ?? {}
    const wanted = {
      zh: [
        '请输入手机号或邮箱',
        '请输入有效的手机号码',
        '密码须为 8-16 位',
        '密码须同时包含字母和数字',
        '邮箱格式不正确',
        '两次输入的密码不一致',
      ],
      en: [
        'Phone or account is required',
        'Please enter a valid mobile number',
        'Password must be 8-16 characters',
        'Password must be letters and digits',
        'The mailbox format is incorrect',
        'The passwords are inconsistent',
      ],
    }[language]
    const keys = ['accountRequired', 'format.cn-mobile', 'passwordLength', 'passwordSigns', 'format.email', 'passwordsDiffer']
    expect(keys.map((key) => texts[`invalid.${key}`])).toEqual(wanted)
  })

  it('with the right code creates one user and opens a session', async () => {
    const number = stranger()
    const answer = await register(`+86 ${number}`.replace('+86 ', ''))
    expect(answer.json()).toMatchObject({ code: 0, data: { name: '周雨桐', actor: 'registered', company: '' } })
    const token = answer.headers['access-token'] as string
    const session = await site.portal.app.inject({ url: '/api/account/session', headers: { 'access-token': token } })
    expect(session.json()).toMatchObject({ code: 0, data: { name: '周雨桐' } })
    const user = await findUser(number)
    expect(user).toMatchObject({
      role: 'registered',
      company_id: null,
      status: 'active',
      phone: number,
      email: null,
      agreed_at: site.portal.clock.now,
    })
    expect((await site.events()).map(({ event }) => event)).toEqual(['code-sent', 'registered', 'signed-in'])
  })

  it('by e-mail stores the address in lower case', async () => {
    const code = await site.askCode('harbour.master@harbour.example', 'register')
    expect((await site.post('register', entries('Harbour.Master@Harbour.example', { code }))).statusCode).toBe(200)
    expect(await findUser('harbour.master@harbour.example')).toMatchObject({ phone: null })
  })

  it('with a wrong code creates no account, and is audited', async () => {
    const number = stranger()
    const code = await site.askCode(number, 'register')
    const answer = await site.post('register', entries(number, { code: code === '111111' ? '222222' : '111111' }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.id).toBe('error.code-wrong')
    expect(await findUser(number)).toBeUndefined()
    expect((await site.events()).map(({ event }) => event)).toEqual(['code-sent', 'code-refused'])
  })

  it('keeps the code valid if the password was too common', async () => {
    const number = stranger()
    const code = await site.askCode(number, 'register')
    expect((await site.post('register', entries(number, { code, password: 'password1', confirmation: 'password1' }))).statusCode).toBe(400)
    expect((await site.post('register', entries(number, { code }))).statusCode).toBe(200)
  })

  it('ten times at once creates one user', async () => {
    const number = stranger()
    const code = await site.askCode(number, 'register')
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.post('register', entries(number, { code }))))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await site.portal.test.db.selectFrom('users').select('id').where('phone', '=', number).execute()).toHaveLength(1)
  })

  it('with an existing user’s contact sends a notice without a code and leaves the account unchanged', async () => {
    const before = await findUser(phones.member)
    await site.post('sendCode', { account: phones.member, purpose: 'register' })
    expect((await site.lastTo(phones.member))?.body).toContain('已有账号')
    expect((await site.post('register', entries(phones.member))).json().error.id).toBe('error.code-wrong')
    expect(await findUser(phones.member)).toEqual(before)
  })

  it('with a number that has been registered meanwhile is refused', async () => {
    const number = stranger()
    const code = await site.askCode(number, 'register')
    await site.portal.test.db.updateTable('users').set({ phone: number }).where('id', '=', 'other').execute()
    const answer = await site.post('register', entries(number, { code }))
    await site.portal.test.db.updateTable('users').set({ phone: phones.other }).where('id', '=', 'other').execute()
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.id).toBe('error.account-taken')
    expect(answer.headers['access-token']).toBeUndefined()
  })

  it('is possible with the same number in each brand', async () => {
    const { brands, defaultBrand } = site.portal.releases.current().release
    const host = `${Object.keys(brands).find((id) => id !== defaultBrand)}.localhost`
    const number = stranger()
    await register(number)
    site.pass(2 * minute)
    await site.post('sendCode', { account: number, purpose: 'register' }, { host })
    const code = await site.codeTo(number)
    expect((await site.post('register', entries(number, { code }), { host })).statusCode).toBe(200)
  })
})

describe('resetting a password', () => {
  const reset = (account: string, code: string, password: string) =>
    site.post('resetPassword', { account, code, password, confirmation: password })

  it('by code replaces the old one and ends every session with code 8', async () => {
    const number = stranger()
    const opened = (await register(number)).headers['access-token'] as string
    site.pass(2 * minute)
    const answer = await reset(number, await site.askCode(number, 'reset'), 'Other4711side')
    expect(answer.json()).toMatchObject({ code: 0 })
    expect(answer.headers['access-token']).toBeUndefined()
    const session = await site.portal.app.inject({ url: '/api/account/session', headers: { 'access-token': opened } })
    expect(session.json().code).toBe(8)
    expect((await site.post('signIn', { account: number, password: good })).statusCode).toBe(401)
    expect((await site.post('signIn', { account: number, password: 'Other4711side' })).statusCode).toBe(200)
    expect((await site.events()).map(({ event }) => event)).toContain('password-reset')
  })

  it('sets the first password of a user without one', async () => {
    const { db } = site.portal.test
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', 'registered').execute()
    await db
      .updateTable('users')
      .set({ email: mailOf('registered') })
      .where('id', '=', 'registered')
      .execute()
    expect((await site.post('signIn', { account: 'registered', password: good })).statusCode).toBe(401)
    expect((await reset(mailOf('registered'), await site.askCode(mailOf('registered'), 'reset'), good)).statusCode).toBe(200)
    expect((await site.post('signIn', { account: 'registered', password: good })).statusCode).toBe(200)
  })

  it('unlocks a locked account at once', async () => {
    for (let n = 0; n < 6; n++) await site.post('signIn', { account: phones.admin, password: 'Wrong12345' })
    await reset(phones.admin, await site.askCode(phones.admin, 'reset'), 'Other4711side')
    expect((await site.post('signIn', { account: phones.admin, password: 'Other4711side' })).statusCode).toBe(200)
  })

  it.each(['abc4567', 'abcdefghij', 'password1'])('refuses %s as well', async (password) => {
    const answer = await reset(phones.member, '000000', password)
    expect(answer.json().error.fields).toMatchObject([{ path: '/password' }])
  })

  it('for an unknown user is refused like a wrong code', async () => {
    const answer = await reset(stranger(), '123456', good)
    expect(answer.json().error.id).toBe('error.code-wrong')
  })
})
