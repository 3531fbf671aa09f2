/** Signing in by code with two-step verification: neither code alone is enough, and neither can be guessed indefinitely. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSignInPortal, password, phones, type SignInPortal, second } from './sign-in-portal.ts'

let site: SignInPortal
let secret: string
beforeAll(async () => {
  site = await openSignInPortal()
  const token = await site.portal.signIn('staff')
  secret = (await site.post('secondFactor/start', {}, { token })).json().data.secret
  const confirmed = await site.post('secondFactor/confirm', { code: totp(), password }, { token })
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.forget()
  // An authenticator code can be used once.
  site.pass(120 * second)
})

function totp(): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.portal.clock.now.getTime() })
}
const other = (code: string) => String((Number(code) + 7) % 1_000_000).padStart(6, '0')
const signIn = (code: string, given?: string) =>
  site.post('signInByCode', { account: phones.staff, code, ...(given === undefined ? {} : { totp: given }) })

describe('signing in by code with two-step verification', () => {
  it('asks for the authenticator code and keeps the sign-in code valid', async () => {
    const code = await site.askCode(phones.staff, 'sign-in')
    const asked = await signIn(code)
    expect(asked.statusCode).toBe(401)
    expect(asked.json().error.id).toBe('error.second-factor-required')
    expect(asked.headers['access-token']).toBeUndefined()
    const answer = await signIn(code, totp())
    expect(answer.json()).toMatchObject({ code: 0, data: { actor: 'staff' } })
    expect(answer.headers['access-token']).toMatch(/^[\w-]{43}$/)
    expect((await signIn(code, totp())).statusCode).toBe(400)
  })

  it('does not reveal whether the authenticator code is right while the sign-in code is wrong', async () => {
    const code = await site.askCode(phones.staff, 'sign-in')
    const answers = [await signIn(other(code), totp()), await signIn(other(code), other(totp())), await signIn(other(code))]
    for (const answer of answers) expect(answer.json().error.id).toBe('error.code-wrong')
    // A wrong attempt does not use up the right code.
    expect((await signIn(code, totp())).statusCode).toBe(200)
  })

  it('limits guesses to the attempts allowed for the sign-in code', async () => {
    const code = await site.askCode(phones.staff, 'sign-in')
    const reported = []
    for (let n = 0; n < 6; n++) reported.push((await signIn(code, other(totp()))).json().error.id)
    expect(reported).toEqual([...Array.from({ length: 5 }, () => 'error.second-factor-wrong'), 'error.code-wrong'])
    expect((await signIn(code, totp())).json().error.id).toBe('error.code-wrong')
    expect((await site.events()).map(({ event }) => event)).toContain('sign-in-failed')
  })

  it('opens one session for ten parallel calls', async () => {
    const code = await site.askCode(phones.staff, 'sign-in')
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(code, totp())))
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1)
  })
})

describe('signing in by password with two-step verification', () => {
  it('limits guesses: wrong codes count as failures, and only a right one resets the count', async () => {
    const guess = () => site.post('signIn', { account: 'staff', password, totp: other(totp()) })
    for (let n = 0; n < 5; n++) expect((await guess()).json().error.id).toBe('error.second-factor-wrong')
    expect((await site.post('signIn', { account: 'staff', password, totp: totp() })).statusCode).toBe(429)
    site.pass(31 * second)
    expect((await site.post('signIn', { account: 'staff', password, totp: totp() })).statusCode).toBe(200)
  })
})
