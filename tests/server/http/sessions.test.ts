import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal, testPassword } from '#server'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const second = 1000
const minute = 60 * second

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.test.db.deleteFrom('sign_in_failures').execute()
})

function pass(ms: number): void {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms)
}

async function read(token: string | null, headers: Record<string, string> = {}) {
  const answer = await portal.app.inject({
    method: 'GET',
    url: '/api/account/session',
    headers: { ...(token === null ? {} : { 'access-token': token }), ...headers },
  })
  return {
    code: answer.json().code as number,
    status: answer.statusCode,
    data: answer.json().data,
    renewed: answer.headers['access-token'] as string | undefined,
  }
}

function signIn(account: string, password: string, address = '10.0.0.1') {
  return portal.app.inject({ method: 'POST', url: '/api/account/signIn', remoteAddress: address, payload: { account, password } })
}

describe('a session', () => {
  it('has a token of 256 random bits that is not stored in any table', async () => {
    const token = await portal.signIn('member')
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const { rows } = await sql<{ token_hash: string }>`select * from sessions where user_id = 'member'`.execute(portal.test.db)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map((row) => row.token_hash)).toContain(createHash('sha256').update(token).digest('hex'))
  })

  it('returns who is signed in, in the requested language', async () => {
    expect(await read(await portal.signIn('admin'), { cookie: 'default-language=en' })).toMatchObject({
      code: 0,
      data: { name: 'admin', actor: 'admin', company: 'Company one' },
    })
  })

  it('is renewed after ten minutes; the old token works until ten seconds after the first use of the new one', async () => {
    const old = await portal.signIn('member')
    pass(11 * minute)
    const { renewed } = await read(old)
    expect(renewed).toMatch(/^[A-Za-z0-9_-]{43}$/)
    pass(minute / 2)
    expect(await read(old)).toMatchObject({ code: 0 })
    expect(await read(renewed ?? '')).toMatchObject({ code: 0, renewed: undefined })
    pass(9 * second)
    expect((await read(old)).code).toBe(0)
    pass(2 * second)
    expect((await read(old)).code).toBe(8)
    expect((await read(renewed ?? '')).code).toBe(8)
  })

  it('gets one new token if thirty calls arrive at the time of renewal, and none of them fails', async () => {
    const token = await portal.signIn('member')
    pass(11 * minute)
    const answers = await Promise.all(Array.from({ length: 30 }, () => read(token)))
    expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 30 }, () => 0))
    expect(answers.filter((answer) => answer.renewed !== undefined)).toHaveLength(1)
  })

  it('gets another new token if the first was lost in transit', async () => {
    const token = await portal.signIn('member')
    pass(11 * minute)
    const lost = (await read(token)).renewed
    pass(2 * minute)
    const { renewed } = await read(token)
    expect(renewed).toBeDefined()
    expect((await read(lost ?? '')).code).toBe(4)
    expect((await read(renewed ?? '')).code).toBe(0)
  })

  it('ends with code 4 after half an hour without use', async () => {
    const token = await portal.signIn('member')
    pass(31 * minute)
    expect(await read(token)).toMatchObject({ code: 4, status: 401, data: null })
  })

  it('ends with code 8 after twelve hours of use', async () => {
    let token = await portal.signIn('member')
    for (let passed = 0; passed < 12 * 60; passed += 5) {
      const answer = await read(token)
      expect(answer.code).toBe(0)
      token = answer.renewed ?? token
      pass(5 * minute)
    }
    pass(minute)
    expect((await read(token)).code).toBe(8)
  })

  it('ends at once after signing out, on a second server as well', async () => {
    const other = await openTestPortal({ root, shared: portal.test })
    other.clock.now = portal.clock.now
    const token = await portal.signIn('member')
    const there = () => other.app.inject({ method: 'GET', url: '/api/account/session', headers: { 'access-token': token } })
    expect((await there()).json().code).toBe(0)
    await portal.app.inject({
      method: 'POST',
      url: '/api/account/signOut',
      headers: { 'access-token': token, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect((await read(token)).code).toBe(4)
    expect((await there()).json().code).toBe(4)
    await other.close()
  })

  it('loses the user’s rights on the next call', async () => {
    const { db } = portal.test
    const token = await portal.signIn('other')
    await db.updateTable('companies').set({ status: 'withdrawn' }).where('id', '=', 'two').execute()
    expect((await read(token)).data.actor).toBe('registered')
    await db.updateTable('companies').set({ status: 'certified' }).where('id', '=', 'two').execute()
    await db.updateTable('users').set({ role: 'member' }).where('id', '=', 'other').execute()
    expect((await read(token)).data.actor).toBe('member')
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'other').execute()
    expect((await read(token)).code).toBe(8)
    await db.updateTable('users').set({ status: 'active', role: 'admin' }).where('id', '=', 'other').execute()
  })

  it('is identified by its header only', async () => {
    const token = await portal.signIn('member')
    expect((await read(null, { cookie: `access-token=${token}; token=${token}` })).code).toBe(4)
    expect((await read(null, { authorization: `Bearer ${token}` })).code).toBe(4)
    expect((await portal.app.inject({ url: `/api/account/session?access-token=${token}` })).json().code).toBe(4)
  })

  it('is valid only in its brand', async () => {
    const { brands, defaultBrand } = portal.releases.current().release
    const other = Object.keys(brands).find((id) => id !== defaultBrand)
    const token = await portal.signIn('member')
    expect((await read(token, { host: `${other}.localhost` })).code).toBe(4)
    expect((await read(token, { host: 'unknown.example' })).code).toBe(0)
    expect((await read(token, { 'x-forwarded-host': `${other}.localhost` })).code).toBe(0)
  })

  it.each(['x', 'a'.repeat(43), 'control-x', `${'a'.repeat(42)}=`])('with the token %s returns code 4', async (token) => {
    expect((await read(token)).code).toBe(4)
  })
})

describe('signing in', () => {
  it('returns the same for an unknown account, a wrong password and a disabled account', async () => {
    await portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'pending').execute()
    const answers = [await signIn('nobody', testPassword), await signIn('member', 'Wrong12345'), await signIn('pending', testPassword)]
    const reported = answers.map((answer) => ({
      status: answer.statusCode,
      ...answer.json(),
      requestId: '',
      headers: Object.keys(answer.headers).sort(),
      length: answer.body.length,
    }))
    expect(reported[1]).toEqual(reported[0])
    expect(reported[2]).toEqual(reported[0])
    expect(answers[0]?.headers['access-token']).toBeUndefined()
    await portal.test.db.updateTable('users').set({ status: 'active' }).where('id', '=', 'pending').execute()
  })

  it('is locked after five failures, longer each time, even for the right password; others and open sessions are not affected', async () => {
    const open = await portal.signIn('admin')
    for (let n = 0; n < 5; n++) expect((await signIn('admin', 'Wrong12345')).statusCode).toBe(401)
    const limited = await signIn('ADMIN', 'Wrong12345')
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThanOrEqual(29)
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(31)
    const right = await signIn('admin', testPassword)
    expect({ ...right.json(), requestId: '' }).toEqual({ ...limited.json(), requestId: '' })
    expect((await signIn('member', testPassword)).statusCode).toBe(200)
    expect((await read(open)).code).toBe(0)
    pass(31 * second)
    expect((await signIn('admin', 'Wrong12345')).statusCode).toBe(401)
    expect(Number((await signIn('admin', testPassword)).headers['retry-after'])).toBeGreaterThan(55)
    pass(61 * second)
    expect((await signIn('admin', testPassword)).statusCode).toBe(200)
    expect((await signIn('admin', 'Wrong12345')).statusCode).toBe(401)
  })

  it('allows at most five of fifty parallel guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => signIn('staff', `Guess${n}2345`, `10.1.0.${n}`)))
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5)
  })

  it('allows thirty attempts a minute from one address', async () => {
    const answers = []
    for (let n = 0; n < 31; n++) answers.push(await signIn(`person${n}`, 'Wrong12345', '10.9.9.9'))
    expect(answers.at(29)?.statusCode).toBe(401)
    expect(answers.at(30)?.statusCode).toBe(429)
    pass(61 * second)
    expect((await signIn('member', testPassword, '10.9.9.9')).statusCode).toBe(200)
  })

  it('keeps passwords as argon2id, each with its own salt', async () => {
    const users = await portal.test.db.selectFrom('users').select('password_hash').execute()
    expect(new Set(users.map((user) => user.password_hash)).size).toBe(users.length)
    for (const { password_hash } of users) {
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(password_hash ?? '') ?? []
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
      expect(Number(passes)).toBeGreaterThanOrEqual(2)
    }
  })
})
