/** Sign-in by the token of another site: refusals, new and known customers, and keys that change or are unavailable. */
import { generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { sweepSpentTokens } from '../../../src/server/people/token-sign-in/index.ts'
import { root } from '../support.ts'
import { audience, type Issuer, issuerName, laoshan, openIssuer, type SignOptions } from './issuer.ts'

const host = 'yinqiao.localhost'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const start = new Date('2026-11-21T02:00:00Z')
/** Each sign-in comes from another address, unless the limit for one address is under test. */
let address = 0

let issuer: Issuer
let portal: TestPortal
let logged = ''

const log = (line: string) => {
  logged += line
}

beforeAll(async () => {
  issuer = await openIssuer(() => portal.clock.now)
  portal = await openTestPortal({ root, keysAt: issuer.keysAt, now: start, onLog: log })
})
afterAll(async () => {
  await portal.close()
  await issuer.close()
})
beforeEach(() => {
  logged = ''
})
afterEach(() => {
  issuer.mode = 'serves'
})

function send(token: string, at = host, from = `10.0.${Math.floor(++address / 250)}.${address % 250}`) {
  return portal.app.inject({
    method: 'POST',
    url: '/api/account/signInByToken',
    headers: { host: at, 'content-type': 'application/json' },
    remoteAddress: from,
    payload: JSON.stringify({ token }),
  })
}

async function enter(options?: SignOptions) {
  const answer = await send(await issuer.sign(options))
  expect(answer.json()).toMatchObject({ success: true })
  return {
    token: String(answer.headers['access-token']),
    ...(answer.json().data as { userId: string; actor: string; company: string; name: string }),
  }
}

/** Seconds from now. */
const inSeconds = (seconds: number) => Math.floor(portal.clock.now.getTime() / 1000) + seconds
const pass = (ms: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms)
}

const reasonsOf = async () => {
  const rows = await portal.test.db
    .selectFrom('audit')
    .select('detail')
    .where('event', '=', 'sign-in-failed')
    .where('brand', '=', 'yinqiao')
    .orderBy('id')
    .execute()
  return rows.map(({ detail }) => String((detail as { reason?: string }).reason))
}

describe('a token is refused', () => {
  const secret = new TextEncoder().encode('a secret that anyone could know about')
  const cases: Readonly<Record<string, { readonly make: () => Promise<string>; readonly reason: RegExp }>> = {
    'signed with an unpublished key': {
      make: async () => issuer.sign({ key: (await generateKeyPair('ES256')).privateKey }),
      reason: /SIGNATURE/,
    },
    'naming an unpublished key': { make: () => issuer.sign({ header: { kid: 'other' } }), reason: /NO_MATCHING/ },
    'naming no key': { make: () => issuer.sign({ header: { kid: undefined } }), reason: /names no key/ },
    'without a signature': { make: async () => withoutSignature(await issuer.sign()), reason: /alg|Algorithm/i },
    'signed with a shared secret': { make: () => issuer.sign({ header: { alg: 'HS256' }, key: secret }), reason: /alg/i },
    'with other claims under the signature': { make: async () => withClaim(await issuer.sign(), 'sub', 'C-2'), reason: /SIGNATURE/ },
    'of another issuer': { make: () => issuer.sign({ claims: { iss: 'https://elsewhere.example' } }), reason: /iss/ },
    'for another audience': { make: () => issuer.sign({ claims: { aud: 'https://other.example' } }), reason: /aud/ },
    'for several audiences': { make: () => issuer.sign({ claims: { aud: [audience, 'https://other.example'] } }), reason: /audiences/ },
    'that has expired': { make: () => issuer.sign({ claims: { iat: inSeconds(-100), exp: inSeconds(-40) } }), reason: /exp/i },
    'that is not valid yet': { make: () => issuer.sign({ claims: { nbf: inSeconds(40) } }), reason: /nbf/ },
    'issued in the future': { make: () => issuer.sign({ claims: { iat: inSeconds(40) } }), reason: /future/ },
    'valid for too long': { make: () => issuer.sign({ lifetime: 121 }), reason: /too long/ },
    'without an end': { make: () => issuer.sign({ claims: { exp: undefined } }), reason: /exp/ },
    'without an id': { make: () => issuer.sign({ claims: { jti: undefined } }), reason: /jti/ },
    'without a subject': { make: () => issuer.sign({ claims: { sub: '' } }), reason: /sub/ },
    'without a company': { make: () => issuer.sign({ claims: { company: undefined } }), reason: /company/ },
    'with an invalid company code': {
      make: () => issuer.sign({ claims: { company: { ...laoshan, code: '91370212MA3P7K2Q30' } } }),
      reason: /company/,
    },
    'that is none': { make: () => Promise.resolve('not.a.token'), reason: /JW/ },
  }
  for (const [what, { make, reason }] of Object.entries(cases)) {
    it(`${what}, with the same message as all others; the reason is logged and audited, the token is not`, async () => {
      const token = await make()
      const answer = await send(token)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 500, error: { id: 'error.token-refused', params: {} } })
      expect(answer.headers['access-token']).toBeUndefined()
      expect((await reasonsOf()).at(-1)).toMatch(reason)
      expect(logged).toContain('a sign-in token was refused')
      expect(logged).not.toContain(token)
    })
  }

  it('in a brand without token sign-in: the operation does not exist', async () => {
    expect((await send(await issuer.sign(), 'quayside.localhost')).json()).toMatchObject({ error: { id: 'error.not-found' } })
  })

  it('after too many attempts from one address', async () => {
    const tries = await Promise.all(Array.from({ length: 31 }, () => send('not.a.token', host, '10.9.9.9')))
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await send(await issuer.sign(), host, '10.9.9.9')).statusCode).toBe(429)
  })
})

describe('a token is valid once', () => {
  it('even if it arrives ten times at the same moment', async () => {
    const token = await issuer.sign({ claims: { sub: 'C-parallel' } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(token)))
    const [came, refused] = [answers.filter(({ statusCode }) => statusCode === 200), answers.filter(({ statusCode }) => statusCode === 401)]
    expect([came.length, refused.length]).toEqual([1, 9])
    const userId = came[0]?.json().data.userId as string
    expect(await portal.test.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute()).toHaveLength(1)
    expect((await reasonsOf()).at(-1)).toBe('used before')
  })

  it('and its hash is kept only until it expires', async () => {
    const token = await issuer.sign({ claims: { jti: 'known-id' } })
    expect((await send(token)).statusCode).toBe(200)
    const rows = await portal.test.db.selectFrom('spent_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('known-id')
    await sweepSpentTokens(portal.test.db, portal.clock.now)
    expect((await send(token)).statusCode).toBe(401)
    pass(2 * minute)
    await sweepSpentTokens(portal.test.db, portal.clock.now)
    expect(await portal.test.db.selectFrom('spent_tokens').selectAll().execute()).toEqual([])
  })
})

describe('a customer', () => {
  it('makes the first customer administrator of the company and later ones members; the company is certified by the site', async () => {
    const company = { code: '91370213MA3T4H6R6T', name: '胶州食品有限公司' }
    const first = await enter({ claims: { sub: 'F-1', company: company, name: '甲', phone_number: '13911110001', email: 'a@f.example' } })
    const later = await enter({ claims: { sub: 'F-2', company: company, name: '乙', phone_number: '13911110002', email: 'b@f.example' } })
    expect([first.actor, later.actor, first.company]).toEqual(['admin', 'member', company.name])
    const row = await portal.test.db.selectFrom('companies').selectAll().where('name', '=', company.name).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ brand: 'yinqiao', status: 'certified', data: { verifiedBy: issuerName } })
    const audited = await portal.test.db.selectFrom('audit').selectAll().where('company_id', '=', row.id).execute()
    expect(audited.map(({ event }) => event)).toEqual(expect.arrayContaining(['certification-approved', 'join-approved', 'signed-in']))
  })

  it('recognises the customer at the next visit, with changed name and contacts', async () => {
    const one = await enter({ claims: { sub: 'R-1', phone_number: '13911110003', email: 'c@f.example' } })
    const again = await enter({ claims: { sub: 'R-1', name: '新名', phone_number: '13911110004', email: 'd@f.example' } })
    expect(again.userId).toBe(one.userId)
    const row = await portal.test.db.selectFrom('users').selectAll().where('id', '=', one.userId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: '新名', phone: '13911110004', email: 'd@f.example', password_hash: null })
  })

  it('ignores a contact that belongs to another account', async () => {
    const one = await enter({ claims: { sub: 'K-1', phone_number: '13911110005', email: 'e@f.example' } })
    const other = await enter({ claims: { sub: 'K-2', phone_number: '13911110005', email: 'E@f.example' } })
    expect(other.userId).not.toBe(one.userId)
    const row = await portal.test.db.selectFrom('users').selectAll().where('id', '=', other.userId).executeTakeFirstOrThrow()
    expect([row.phone, row.email]).toEqual([null, null])
  })

  it('is refused for a disabled customer, and for one who has joined the brand’s staff', async () => {
    const { userId } = await enter({ claims: { sub: 'D-1', phone_number: undefined, email: undefined } })
    const set = (change: { status?: 'active' | 'disabled'; role?: string }) =>
      portal.test.db.updateTable('users').set(change).where('id', '=', userId).execute()
    const ask = async () => (await send(await issuer.sign({ claims: { sub: 'D-1' } }))).statusCode
    await set({ status: 'disabled' })
    expect(await ask()).toBe(401)
    await set({ status: 'active', role: 'staff' })
    expect(await ask()).toBe(401)
    expect((await reasonsOf()).slice(-2)).toEqual(['account disabled', 'account of staff'])
  })

  it('has a session of this brand only, with the rights of a member', async () => {
    const { token } = await enter({ claims: { sub: 'S-1', phone_number: undefined, email: undefined } })
    const call = (url: string, at: string) => portal.app.inject({ url, headers: { host: at, 'access-token': token } })
    expect((await call('/api/account/session', host)).statusCode).toBe(200)
    expect((await call('/api/account/session', 'quayside.localhost')).json()).toMatchObject({ code: 4 })
    expect((await call('/api/audit', 'quayside.localhost')).json()).toMatchObject({ code: 4 })
    expect((await call('/api/desk/orders', host)).statusCode).not.toBe(200)
  })

  it('cannot register, set a password, use codes or apply for certification', async () => {
    const { token, userId } = await enter({ claims: { sub: 'N-1', phone_number: '13911110009', email: 'n@f.example' } })
    const post = (path: string, payload: object, asWho: string | null = token) =>
      portal.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { host, 'content-type': 'application/json', ...(asWho ? { 'access-token': asWho } : {}) },
        payload: JSON.stringify(payload),
      })
    const { operations } = portal.releases.current().release.brands['yinqiao'] ?? {}
    const pathOf = (id: string) => String(operations?.[id]?.path).replace('/api/', '')
    for (const gone of ['register', 'sign-in-by-code', 'apply-certification', 'open-referral'])
      expect((await post(pathOf(gone), {})).json(), gone).toMatchObject({ error: { id: 'error.not-found' } })
    expect((await post(pathOf('change-password'), {})).json()).toMatchObject({ error: { id: 'error.forbidden' } })
    // Even a password that found its way into the account opens nothing.
    const { password_hash } = await portal.test.db
      .selectFrom('users')
      .select('password_hash')
      .where('account', '=', 'member')
      .executeTakeFirstOrThrow()
    await portal.test.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
    expect((await post('account/signIn', { account: 'n@f.example', password: 'Harbour2026' }, null)).json()).toMatchObject({
      error: { id: 'error.wrong-credentials' },
    })
  })
})

describe('the keys of the site', () => {
  it('are fetched once for many sign-ins, and again after ten minutes', async () => {
    pass(hour)
    await enter({ claims: { sub: 'Y-1' } })
    const asked = issuer.asked()
    await enter({ claims: { sub: 'Y-1' } })
    expect(issuer.asked()).toBe(asked)
    pass(10 * minute)
    await enter({ claims: { sub: 'Y-1' } })
    expect(issuer.asked()).toBe(asked + 1)
  })

  it('can be replaced: an unknown key triggers a fetch, but not for every forged token', async () => {
    pass(minute)
    await issuer.rotate()
    await enter({ claims: { sub: 'Y-2' } })
    const asked = issuer.asked()
    for (let n = 0; n < 5; n++) expect((await send(await issuer.sign({ header: { kid: `forged ${n}` } }))).statusCode).toBe(401)
    expect(issuer.asked()).toBe(asked)
    pass(31 * second)
    await send(await issuer.sign({ header: { kid: 'forged' } }))
    expect(issuer.asked()).toBe(asked + 1)
  })

  for (const mode of ['fails', 'redirects', 'floods'] as const) {
    it(`remain valid for twelve hours while its server ${mode}`, async () => {
      pass(13 * hour)
      await enter({ claims: { sub: 'Y-3' } })
      issuer.mode = mode
      pass(11 * hour)
      await enter({ claims: { sub: 'Y-3' } })
      pass(hour)
      expect((await send(await issuer.sign({ claims: { sub: 'Y-3' } }))).statusCode).toBe(401)
      expect((await reasonsOf()).at(-1)).toMatch(/cannot be fetched/)
      issuer.mode = 'serves'
      pass(31 * second)
      await enter({ claims: { sub: 'Y-3' } })
    })
  }
})

function withoutSignature(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

function withClaim(token: string, name: string, value: string): string {
  const [header, claims = '', signature] = token.split('.')
  const changed = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), [name]: value }
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}
