/** Cases A7 and A8 of verification codes: how often one can be requested. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hour, mailOf, minute, openSignInPortal, phones, type SignInPortal, second, stranger } from './sign-in-portal.ts'

let site: SignInPortal
beforeAll(async () => {
  site = await openSignInPortal()
})
afterAll(() => site.close())
beforeEach(() => site.forget())

const send = (account: string, purpose: string, address = '10.0.0.1') => site.post('sendCode', { account, purpose }, { address })
const signIn = (account: string, code: string) => site.post('signInByCode', { account, code })

describe('A7: requesting another code', () => {
  it('is refused after 59 seconds with the remaining time, accepted after 61, and invalidates the first code', async () => {
    const first = await site.askCode(phones.member, 'sign-in')
    site.pass(59 * second)
    const early = await send(phones.member, 'sign-in')
    expect(early.statusCode).toBe(429)
    expect(early.headers['retry-after']).toBe('1')
    expect(early.json()).toMatchObject({
      data: expect.stringContaining('1 秒'),
      error: { id: 'error.code-limited', params: { seconds: 1 } },
    })
    site.pass(2 * second)
    const later = await site.askCode(phones.member, 'sign-in')
    if (later !== first) expect((await signIn(phones.member, first)).statusCode).toBe(400)
    expect((await signIn(phones.member, later)).statusCode).toBe(200)
  })

  it('has one waiting time across all purposes', async () => {
    await send(phones.member, 'sign-in')
    expect((await send(phones.member, 'reset')).statusCode).toBe(429)
  })

  it('is refused the sixth time within an hour', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await send(phones.member, 'sign-in')).statusCode).toBe(200)
      site.pass(2 * minute)
    }
    const sixth = await send(phones.member, 'sign-in')
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBe(50 * 60)
    site.pass(50 * minute)
    expect((await send(phones.member, 'sign-in')).statusCode).toBe(200)
  })

  it('is refused the eleventh time within a day', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await send(phones.member, 'sign-in')).statusCode).toBe(200)
      site.pass(hour)
    }
    const eleventh = await send(phones.member, 'sign-in')
    expect(eleventh.statusCode).toBe(429)
    expect(Number(eleventh.headers['retry-after'])).toBe(14 * 60 * 60)
    site.pass(14 * hour)
    expect((await send(phones.member, 'sign-in')).statusCode).toBe(200)
  })
})

describe('A8: flooding people with messages', () => {
  it('is limited to sixty codes an hour from one address; other addresses are not affected', async () => {
    for (let n = 0; n < 60; n++) {
      expect((await send(stranger(), 'register', '10.5.0.1')).statusCode).toBe(200)
      if (n % 10 === 9) site.pass(minute)
    }
    const refused = await send(stranger(), 'register', '10.5.0.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(54 * 60)
    expect((await send(stranger(), 'register', '10.5.0.2')).statusCode).toBe(200)
    const events = await site.events()
    await send(stranger(), 'register', '10.5.0.1')
    expect(events.filter(({ event }) => event === 'code-limited')).toHaveLength(1)
    expect((await site.events()).filter(({ event }) => event === 'code-limited')).toHaveLength(1)
  })

  it('is limited per minute across all addresses', async () => {
    const most = Number(Object.values(site.portal.releases.current().release.brands)[0]?.limits.codesPerMinute)
    expect(most).toBeGreaterThan(0)
    for (let n = 0; n < most; n++) expect((await send(stranger(), 'register', `10.6.${n >> 5}.${n & 31}`)).statusCode).toBe(200)
    expect((await send(stranger(), 'register', '10.7.0.1')).statusCode).toBe(429)
    site.pass(61 * second)
    expect((await send(stranger(), 'register', '10.7.0.1')).statusCode).toBe(200)
  })

  it('sends no text message without a declared gateway, while e-mail still works', async () => {
    const silent = await openSignInPortal({ shared: site.portal.test, sms: false })
    const refused = await silent.post('sendCode', { account: stranger(), purpose: 'register' })
    expect(refused.statusCode).toBe(503)
    expect(refused.json().error.id).toBe('error.sms-unavailable')
    const { db } = site.portal.test
    for (const table of ['outbox', 'verification_codes'] as const) expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    const counted = await db.selectFrom('sign_in_failures').select('subject').execute()
    // The call itself counts, but no code.
    expect(counted.filter(({ subject }) => !subject.startsWith('strangerCalls'))).toEqual([])
    expect((await silent.post('sendCode', { account: mailOf('member'), purpose: 'sign-in' })).statusCode).toBe(200)
    await silent.close()
  })
})
