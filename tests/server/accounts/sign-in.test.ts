/** Cases A1 to A4 and A8 of signing in by password: what a response reveals, and what guessing costs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHasher } from '../../../src/server/people/accounts/index.ts'
import { mailOf, minute, openListening, openSignInPortal, password, phones, reported, type SignInPortal, second } from './sign-in-portal.ts'

let site: SignInPortal
beforeAll(async () => {
  site = await openSignInPortal()
})
afterAll(() => site.close())
beforeEach(() => site.forget())

const signIn = (account: string, given = 'Wrong12345', address = '10.0.0.1') =>
  site.post('signIn', { account, password: given }, { address })

async function disabled<T>(account: string, work: () => Promise<T>): Promise<T> {
  const set = (status: 'active' | 'disabled') =>
    site.portal.test.db.updateTable('users').set({ status }).where('id', '=', account).execute()
  await set('disabled')
  try {
    return await work()
  } finally {
    await set('active')
  }
}

describe('A1: a refused sign-in', () => {
  it('looks the same for a wrong password, an unknown or disabled account, and one without a password', async () => {
    const { db } = site.portal.test
    const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', 'other').executeTakeFirstOrThrow()
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', 'other').execute()
    const answers = [
      await signIn('member'),
      await signIn('nobody', password),
      await disabled('pending', () => signIn('pending', password)),
      await signIn('other', password),
    ]
    await db.updateTable('users').set({ password_hash }).where('id', '=', 'other').execute()
    expect(answers[0]?.statusCode).toBe(401)
    expect(answers[0]?.json()).toMatchObject({ code: 500, error: { id: 'error.wrong-credentials' } })
    for (const answer of answers) {
      expect(reported(answer)).toEqual(reported(answers[0] as typeof answer))
      expect(answer.headers['access-token']).toBeUndefined()
    }
  })

  it('looks the same for a locked account and a locked unknown name', async () => {
    const lock = async (account: string) => {
      for (let n = 0; n < 5; n++) await signIn(account, 'Wrong12345', `10.2.${account.length}.${n}`)
      return reported(await signIn(account, password))
    }
    const known = await lock('member')
    expect(known.status).toBe(429)
    expect(await lock('nobody')).toEqual(known)
  })

  it('costs the same queries for known and unknown accounts', async () => {
    const listening = await openListening(site)
    const ask = (account: string, given: string) =>
      listening.listen(() => listening.site.post('signIn', { account, password: given }, { address: `10.3.0.${account.length}` }))
    const known = await ask('member', 'Wrong12345')
    expect(known.length).toBeGreaterThan(3)
    expect(await ask('nobody', 'Wrong12345')).toEqual(known)
    expect(await disabled('pending', () => ask('pending', password))).toEqual(known)
    await listening.close()
  })
})

describe('signing in', () => {
  it.each([
    'member',
    'MEMBER',
    phones.member,
    `+86 ${phones.member}`,
    `86${phones.member}`,
    mailOf('member'),
    mailOf('member').toUpperCase(),
  ])('accepts %s', async (account) => {
    const answer = await signIn(account, password)
    expect(answer.json()).toMatchObject({ code: 0, data: { name: 'member', actor: 'member' } })
    expect(answer.headers['access-token']).toMatch(/^[\w-]{43}$/)
  })

  it('works only in the user’s own brand', async () => {
    const { brands, defaultBrand } = site.portal.releases.current().release
    const elsewhere = Object.keys(brands).find((id) => id !== defaultBrand)
    const answer = await site.post('signIn', { account: 'member', password }, { host: `${elsewhere}.localhost` })
    expect(answer.statusCode).toBe(401)
  })
})

describe('A3: guessing the password of one account', () => {
  it('locks the account for 30 seconds after five, even for the right password; others and open sessions are not affected', async () => {
    const open = await site.portal.signIn('admin')
    for (let n = 0; n < 5; n++) expect((await signIn('admin')).statusCode).toBe(401)
    const limited = await signIn('admin')
    expect(limited.statusCode).toBe(429)
    expect(Math.abs(Number(limited.headers['retry-after']) - 30)).toBeLessThanOrEqual(1)
    expect(limited.json().error.params.seconds).toBe(Number(limited.headers['retry-after']))
    expect(reported(await signIn('admin', password))).toEqual(reported(limited))
    expect((await signIn('member', password)).statusCode).toBe(200)
    const session = await site.portal.app.inject({ url: '/api/account/session', headers: { 'access-token': open } })
    expect(session.json().code).toBe(0)
    site.pass(31 * second)
    expect((await signIn('admin', password)).statusCode).toBe(200)
    expect((await signIn('admin')).statusCode).toBe(401)
  })

  it('doubles the lock time each time, up to fifteen minutes', async () => {
    const waits: number[] = []
    for (let n = 0; n < 5; n++) await signIn('admin')
    for (let n = 0; n < 8; n++) {
      const wait = Number((await signIn('admin', password)).headers['retry-after'])
      waits.push(wait)
      site.pass(wait * second)
      await signIn('admin')
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('is counted together for all spellings of one name', async () => {
    const grouped = phones.staff.replace(/(\d{4})(?=\d{4}$)/, ' $1 ')
    const spellings = [phones.staff, `+86${phones.staff}`, `86 ${phones.staff}`, `0086-${phones.staff}`, ` ${grouped} `]
    for (const spelling of spellings) expect((await signIn(spelling)).statusCode).toBe(401)
    expect((await signIn(phones.staff)).statusCode).toBe(429)
  })

  it('allows exactly five of thirty parallel attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn('staff', `Guess${n}2345`, `10.1.0.${n}`)))
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(5)
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(25)
  })

  it('is forgotten after twelve hours', async () => {
    for (let n = 0; n < 4; n++) await signIn('admin')
    site.pass(12 * 60 * minute + second)
    for (let n = 0; n < 4; n++) await signIn('admin', 'Wrong12345', '10.0.0.2')
    expect((await signIn('admin', password)).statusCode).toBe(200)
  })
})

describe('A4: one address', () => {
  it('has thirty attempts a minute, right or wrong', async () => {
    for (let n = 0; n < 30; n++) expect((await signIn(`person${n}`, 'Wrong12345', '10.9.9.9')).statusCode).toBe(401)
    const limited = await signIn('member', password, '10.9.9.9')
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await signIn('member', password, '10.9.9.8')).statusCode).toBe(200)
    site.pass(61 * second)
    expect((await signIn('member', password, '10.9.9.9')).statusCode).toBe(200)
  })
})

describe('the audit trail', () => {
  it('records successes, failures and limits, but not what was typed', async () => {
    await signIn('member', password)
    await signIn('no body at all')
    for (let n = 0; n < 6; n++) await signIn('admin', 'Secret4711')
    const events = await site.events()
    expect(events.map(({ event, subject }) => [event, subject])).toEqual([
      ['signed-in', 'member'],
      ['sign-in-failed', null],
      ...Array.from({ length: 4 }, () => ['sign-in-failed', 'admin']),
      ['sign-in-limited', 'admin'],
    ])
    const rows = JSON.stringify(await site.portal.test.db.selectFrom('audit').selectAll().execute())
    for (const typed of ['no body', 'Secret4711', password]) expect(rows).not.toContain(typed)
    expect(JSON.stringify(await site.portal.test.db.selectFrom('sign_in_failures').selectAll().execute())).not.toContain('body')
  })

  it('logs a limited address once, however often it tries', async () => {
    for (let n = 0; n < 35; n++) await signIn(`person${n}`, 'Wrong12345', '10.9.9.7')
    const events = await site.events()
    expect(events.filter(({ event }) => event === 'sign-in-limited')).toHaveLength(1)
  })
})

describe('A8: a flood', () => {
  it('waits behind callers without recent failures', async () => {
    const hasher = createHasher()
    const stored = await hasher.hash(password)
    const order: string[] = []
    const flood = Array.from({ length: 30 }, async () => {
      await hasher.verify(stored, 'Wrong12345', 1)
      order.push('failed')
    })
    const fresh = Array.from({ length: 3 }, async () => {
      expect(await hasher.verify(stored, password, 0)).toEqual({ kind: 'judged', right: true })
      order.push('fresh')
    })
    await Promise.all([...flood, ...fresh])
    // In order of arrival they would be the last three. A busy machine may delay a single call, but not behind half the flood.
    expect(order.lastIndexOf('fresh')).toBeLessThan(15)
  })

  it('is asked to come back later if the wait would be too long', async () => {
    // Refused before any hashing is measured, so cheap hashes are enough for this test.
    const hasher = createHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })
    const verdicts = await Promise.all(Array.from({ length: 900 }, () => hasher.verify(null, 'Wrong12345', 1)))
    const busy = verdicts.filter(({ kind }) => kind === 'busy')
    expect(busy.length).toBeGreaterThan(0)
    for (const verdict of busy) expect(verdict).toMatchObject({ seconds: expect.any(Number) })
    expect(await hasher.verify(null, 'Wrong12345', 0)).toEqual({ kind: 'judged', right: false })
  })
})
