import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import { openTestPortal, type TestPortal } from '#server'
import { endSessions, openSession, resolveToken, sweepSessions } from '../../../src/server/people/accounts/index.ts'
import { createToken } from '../../../src/server/people/accounts/sessions.ts'
import { until } from '../../support/until.ts'
import { ask, pass } from './person.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const minute = 60_000

let portal: TestPortal
let brand: BrandPlan
beforeAll(async () => {
  portal = await openTestPortal({ root })
  const { brands, defaultBrand } = portal.releases.current().release
  brand = brands[defaultBrand] as BrandPlan
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.test.db.deleteFrom('sign_in_failures').execute()
})

const read = (token: string | null, headers: Record<string, string> = {}) => ask(portal, token, 'GET', '/api/account/session', {}, headers)

describe('a token', () => {
  it('is different each of ten thousand times', () => {
    const tokens = new Set(Array.from({ length: 10_000 }, createToken))
    expect(tokens.size).toBe(10_000)
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('is not stored in the database after sign-in, renewal, calls, a draft and sign-out', async () => {
    const tokens: string[] = []
    for (const account of ['member', 'admin', 'staff']) {
      const token = await portal.signIn(account)
      pass(portal, 11 * 60)
      const renewed = String((await read(token)).headers['access-token'])
      tokens.push(token, renewed)
      await ask(portal, renewed, 'POST', '/api/account/profile', { name: 'Li', language: 'zh' })
      await ask(portal, renewed, 'POST', '/api/common/pageView', { route: '/x', page: 'home' })
      const { release } = portal.releases.current()
      const typed = { values: { goodsName: 'x' }, given: '{}', fields: [], at: '2026-11-21T02:00:00Z' }
      const draft = { place: 'booking', form: 'sea-booking', release: release.id, version: 0, data: typed }
      expect((await ask(portal, renewed, 'POST', '/api/drafts', draft)).code).toBe(0)
      if (account !== 'admin') await ask(portal, renewed, 'POST', '/api/account/signOut')
    }
    expect(tokens.every((token) => /^[A-Za-z0-9_-]{43}$/.test(token))).toBe(true)
    const tables = await portal.test.db.introspection.getTables()
    expect(tables.length).toBeGreaterThan(15)
    for (const { name } of tables) {
      if (name === 'releases') continue
      const { rows } = await sql<{
        text: string
      }>`select coalesce(string_agg(t::text, '\n'), '') as text from ${sql.table(name)} as t`.execute(portal.test.db)
      for (const token of tokens) expect(rows[0]?.text.includes(token), name).toBe(false)
    }
  })
})

describe('the lifetime of a session', () => {
  const limits = { sessionIdleMinutes: 5, sessionAbsoluteHours: 1, sessionRenewalMinutes: 2, sessionGraceSeconds: 5 }
  const ofShort = () => ({ ...brand, limits: { ...brand.limits, ...limits } })

  it('is set by its brand’s limits', async () => {
    const { db } = portal.test
    const start = portal.clock.now.getTime()
    const at = (ms: number) => new Date(start + ms)
    const open = () => openSession(db, { userId: 'other', brand: brand.id, device: '', now: at(0) })
    const [idle, used] = [await open(), await open()]
    expect(await resolveToken(db, idle, ofShort(), at(5 * minute))).toEqual({ kind: 'none' })
    const renewed = await resolveToken(db, used, ofShort(), at(2 * minute))
    if (renewed.kind !== 'open' || renewed.renewed === null) throw new Error('not renewed')
    await resolveToken(db, renewed.renewed, ofShort(), at(3 * minute))
    expect((await resolveToken(db, used, ofShort(), at(3 * minute + 5_000))).kind).toBe('open')
    expect(await resolveToken(db, used, ofShort(), at(3 * minute + 6_000))).toMatchObject({ kind: 'ended', reason: 'reuse' })
    let token = await open()
    for (let ms = 0; ms < 60 * minute; ms += minute) {
      const found = await resolveToken(db, token, ofShort(), at(ms))
      if (found.kind !== 'open') throw new Error(`ended after ${ms} ms`)
      token = found.renewed ?? token
    }
    expect(await resolveToken(db, token, ofShort(), at(60 * minute))).toMatchObject({ kind: 'ended', reason: 'absolute' })
  })

  it('determines when its row is deleted', async () => {
    const { db } = portal.test
    const now = portal.clock.now
    await openSession(db, { userId: 'analyst', brand: brand.id, device: '', now })
    const left = async () => (await db.selectFrom('sessions').select('family').where('user_id', '=', 'analyst').execute()).length
    await sweepSessions(db, { ...ofShort(), id: 'elsewhere' }, new Date(now.getTime() + 3 * 60 * minute))
    expect(await left()).toBe(1)
    await sweepSessions(db, brand, new Date(now.getTime() + 3 * 60 * minute))
    expect(await left()).toBe(1)
    await sweepSessions(db, ofShort(), new Date(now.getTime() + 3 * 60 * minute))
    expect(await left()).toBe(0)
  })
})

/** On PostgreSQL. PGlite has one connection: a statement outside the transaction begins after it. */
async function untilBlocked(db: TestPortal['test']['db']): Promise<void> {
  if (!process.env.DATABASE_URL) return
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until('a statement waits for the row', async () => (await waiting.execute(db)).rows.length > 0)
}

describe('ending sessions', () => {
  it('also ends the successor created by a concurrent renewal', async () => {
    const { db } = portal.test
    const now = portal.clock.now
    await openSession(db, { userId: 'staff', brand: brand.id, device: '', now })
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', 'staff')
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    const ending = await db.transaction().execute(async (tx) => {
      await tx.updateTable('sessions').set({ successor_hash: 'next' }).where('token_hash', '=', row.token_hash).execute()
      const ended = endSessions(db, { userId: 'staff' }, 'password', now)
      await untilBlocked(db)
      await tx
        .insertInto('sessions')
        .values({ ...row, token_hash: 'next', successor_hash: null })
        .execute()
      return { ended }
    })
    expect(await ending.ended).toBe(1)
    const open = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', 'staff').where('ended_at', 'is', null).execute()
    expect(open).toEqual([])
  })
})

describe('the loss of a right', () => {
  const set = (id: string, values: object) => portal.test.db.updateTable('users').set(values).where('id', '=', id).execute()
  const orders = (token: string) => ask(portal, token, 'GET', '/api/orders')

  it.each([
    ['membership, by leaving the company', { role: 'registered', company_id: null }, 'registered', 404],
    ['membership, by the administrator’s decision', { role: 'pending' }, 'pending', 404],
    ['the administrator’s rights', { role: 'member' }, 'member', 200],
  ])('takes effect on the next request: %s', async (_title, values, actor, status) => {
    const token = await portal.signIn('admin')
    expect((await orders(token)).status).toBe(200)
    await set('admin', values)
    expect((await read(token)).data.actor).toBe(actor)
    expect((await orders(token)).status).toBe(status)
    await set('admin', { role: 'admin', company_id: 'one' })
    expect((await orders(token)).status).toBe(200)
  })

  it('with the company’s certification takes effect on the next request of each member', async () => {
    const tokens = [await portal.signIn('admin'), await portal.signIn('member')]
    const certify = (status: string) => portal.test.db.updateTable('companies').set({ status }).where('id', '=', 'one').execute()
    await certify('withdrawn')
    for (const token of tokens) expect((await orders(token)).status).toBe(404)
    await certify('certified')
    for (const token of tokens) expect((await orders(token)).status).toBe(200)
  })

  it('by disabling the user ends every session with code 8, and enabling restores none', async () => {
    const tokens = [await portal.signIn('pending'), await portal.signIn('pending')]
    await set('pending', { status: 'disabled' })
    expect((await read(tokens[0] ?? '')).code).toBe(8)
    await set('pending', { status: 'active' })
    for (const token of tokens) expect((await read(token)).code).toBe(8)
  })
})

describe('the caller', () => {
  it('is identified by the header only, not by cookies, query or other headers', async () => {
    const token = await portal.signIn('member')
    const cookies = { cookie: `access-token=${token}; token=${token}; Authorization=${token}; default-language=en` }
    expect((await read(null, cookies)).code).toBe(4)
    expect((await ask(portal, null, 'GET', `/api/account/session?access-token=${token}&token=${token}`)).code).toBe(4)
    expect((await ask(portal, null, 'POST', '/api/account/profile', { name: 'x', 'access-token': token }, cookies)).code).toBe(4)
    expect((await read(token)).code).toBe(0)
  })

  it.each([
    ['text/plain', '{"account":"member","password":"Harbour2026"}'],
    ['application/x-www-form-urlencoded', 'account=member&password=Harbour2026'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="account"\r\n\r\nmember\r\n--b--\r\n'],
    ['text/json', '{"account":"member","password":"Harbour2026"}'],
  ])('cannot send %s where JSON is expected', async (type, payload) => {
    const token = await portal.signIn('member')
    for (const url of ['/api/account/signIn', '/api/account/profile', '/api/account/changePassword', '/api/drafts']) {
      const reported = await portal.app.inject({ method: 'POST', url, headers: { 'content-type': type, 'access-token': token }, payload })
      expect(reported.statusCode, url).toBe(415)
      expect(reported.json().error.id).toBe('error.unsupported-type')
    }
  })

  it('is signed out on a second server at once after a sign-out, a password change or the end of the session', async () => {
    const there = await openTestPortal({ root, shared: portal.test })
    there.clock.now = portal.clock.now
    const onBoth = async (token: string) => [(await read(token)).code, (await ask(there, token, 'GET', '/api/account/session')).code]
    const [left, ended, other, mine] = await Promise.all(Array.from({ length: 4 }, () => portal.signIn('other')))
    for (const token of [left, ended, other, mine]) expect(await onBoth(token ?? '')).toEqual([0, 0])
    await ask(portal, left ?? '', 'POST', '/api/account/signOut')
    expect(await onBoth(left ?? '')).toEqual([4, 4])
    const { data } = await ask(there, ended ?? '', 'GET', '/api/account/sessions')
    const { sessionId } = data.rows.find(({ current }: { current: boolean }) => current)
    await ask(there, mine ?? '', 'POST', '/api/account/endSession', { sessionId })
    expect(await onBoth(ended ?? '')).toEqual([8, 8])
    const values = { oldPassword: 'Harbour2026', password: 'Quayside2027', confirmation: 'Quayside2027' }
    expect((await ask(there, mine ?? '', 'POST', '/api/account/changePassword', values)).code).toBe(0)
    expect(await onBoth(other ?? '')).toEqual([8, 8])
    expect(await onBoth(mine ?? '')).toEqual([0, 0])
    await there.close()
  })
})
