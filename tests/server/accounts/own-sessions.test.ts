import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal, testPassword } from '#server'
import { nameDevice } from '../../../src/server/people/accounts/index.ts'
import { ask, pass, trailOf } from './person.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

let portal: TestPortal
beforeAll(async () => {
  portal = await openTestPortal({ root })
})
afterAll(() => portal.close())

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function signIn(account: string, userAgent: string): Promise<string> {
  const payload = { account, password: testPassword }
  const answer = await portal.app.inject({ method: 'POST', url: '/api/account/signIn', headers: { 'user-agent': userAgent }, payload })
  return String(answer.headers['access-token'])
}

const list = (token: string, query = '') => ask(portal, token, 'GET', `/api/account/sessions${query}`)
const end = (token: string, sessionId: string) => ask(portal, token, 'POST', '/api/account/endSession', { sessionId })
const isOpen = async (token: string) => (await ask(portal, token, 'GET', '/api/account/session')).code

interface Row {
  readonly sessionId: string
  readonly device: string
  readonly current: boolean
}

describe('own sessions', () => {
  it('are listed with device and times, without tokens, and with the current one marked', async () => {
    const tokens = [await signIn('member', desk), await signIn('member', phone)]
    const { data } = await list(tokens[1] ?? '')
    expect(data.total).toBe(2)
    expect(data.rows.map(({ device, current }: Row) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome 140 · Windows', false],
        ['Safari 18 · iOS', true],
      ]),
    )
    expect(data.rows[0]).toMatchObject({ startedAt: portal.clock.now.toISOString(), usedAt: expect.stringMatching(/^2026-/) })
    const hashes = await portal.test.db.selectFrom('sessions').select('token_hash').execute()
    const reported = JSON.stringify(data)
    for (const secret of [...tokens, ...hashes.map((row) => row.token_hash)]) expect(reported).not.toContain(secret)
    expect((await list(tokens[0] ?? '', '?page=2&pageSize=1')).data).toMatchObject({ total: 2, page: 2, rows: [{}] })
  })

  it('are listed once, however often their token was renewed, and disappear when idle', async () => {
    const token = await signIn('registered', desk)
    pass(portal, 11 * 60)
    const renewed = String((await ask(portal, token, 'GET', '/api/account/session')).headers['access-token'])
    expect((await list(renewed)).data).toMatchObject({ total: 1, rows: [{ current: true, device: 'Chrome 140 · Windows' }] })
    await signIn('registered', phone)
    pass(portal, 20 * 60)
    expect((await list(renewed)).data.total).toBe(2)
    pass(portal, 15 * 60)
    expect((await list(renewed)).data.total).toBe(1)
  })

  it('can be ended one by one: the next call in an ended one returns code 8', async () => {
    const [mine, lost] = [await signIn('admin', desk), await signIn('admin', phone)]
    const rows: Row[] = (await list(mine)).data.rows
    const other = rows.find(({ current }) => !current)
    expect(await end(mine, other?.sessionId ?? '')).toMatchObject({ code: 0 })
    expect([await isOpen(mine), await isOpen(lost)]).toEqual([0, 8])
    expect((await list(mine)).data.total).toBe(1)
    expect((await trailOf(portal, 'admin'))[0]).toMatchObject({ event: 'session-ended', kind: 'security', actor_id: 'admin' })
    expect(await end(mine, other?.sessionId ?? '')).toMatchObject({ status: 404 })
  })

  it('can all be ended except the current one', async () => {
    const mine = await signIn('staff', desk)
    const others = [await signIn('staff', phone), await signIn('staff', phone), await signIn('staff', desk)]
    expect(await ask(portal, mine, 'POST', '/api/account/endOtherSessions')).toMatchObject({ code: 0, data: {} })
    expect(await isOpen(mine)).toBe(0)
    for (const other of others) expect(await isOpen(other)).toBe(8)
    const [entry] = await trailOf(portal, 'staff')
    expect(entry).toMatchObject({ event: 'sessions-ended', detail: { count: 3 } })
  })

  it('belong to their owner: the id of another user’s session returns the same as an unknown one', async () => {
    const [mine, theirs] = [await signIn('other', desk), await signIn('analyst', desk)]
    const { sessionId } = (await list(theirs)).data.rows[0]
    const foreign = await end(mine, sessionId)
    const missing = await end(mine, '00000000-0000-4000-8000-000000000000')
    expect(foreign).toMatchObject({ status: 404, error: 'error.not-found' })
    expect({ ...foreign, headers: {} }).toEqual({ ...missing, headers: {} })
    expect(await isOpen(theirs)).toBe(0)
    expect((await ask(portal, null, 'GET', '/api/account/sessions')).code).toBe(4)
  })

  it('stay ended if they were being renewed at the same time', async () => {
    const mine = await signIn('pending', desk)
    for (let round = 0; round < 10; round++) {
      const lost = await signIn('pending', phone)
      pass(portal, 11 * 60)
      const keep = await ask(portal, mine, 'GET', '/api/account/session')
      const [answer] = await Promise.all([
        ask(portal, lost, 'GET', '/api/account/session'),
        ask(portal, String(keep.headers['access-token'] ?? mine), 'POST', '/api/account/endOtherSessions'),
      ])
      for (const token of [lost, String(answer.headers['access-token'] ?? lost)]) expect(await isOpen(token)).toBe(8)
      portal.clock.now = new Date(portal.clock.now.getTime() - 11 * 60_000)
    }
  })
})

describe('the name of a device', () => {
  it.each([
    [desk, 'Chrome 140 · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130 · Linux'],
    ['curl/8.5.0', ''],
    ['<script>alert(1)</script>/1.0 (evil)', ''],
    ['Li Ming’s own tool 13800000000/2.0 x', ''],
    ['', ''],
    [`Mozilla/5.0 ${'('.repeat(20_000)}`, ''],
  ])('of %s is %s', (userAgent, name) => {
    expect(nameDevice(userAgent)).toBe(name)
  })
})
