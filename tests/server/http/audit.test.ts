import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { writeAudit } from '../../../src/server/platform/audit/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const minute = 60_000

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openTestPortal({ root })
  for (const account of ['member', 'admin', 'other', 'staff', 'analyst']) tokens[account] = await portal.signIn(account)
})
afterAll(() => portal.close())

interface Entry {
  readonly event: string
  readonly kind: string
  readonly at: string
  readonly actor?: string
  readonly subject?: string
  readonly companyName?: string
  readonly requestId: string
  readonly changes: readonly { field: string; before?: string; after?: string }[]
}

async function list(account: string, query = ''): Promise<{ rows: Entry[]; total: number }> {
  const url = `/api/audit${query && `?${query}`}`
  const headers = { 'access-token': tokens[account] ?? '', cookie: 'default-language=en' }
  const answer = await portal.app.inject({ url, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

function post(account: string, url: string, payload: object) {
  return portal.app.inject({ method: 'POST', url, headers: { 'access-token': tokens[account] ?? '' }, payload })
}

describe('the audit trail', () => {
  it('shows staff the whole brand, and administrators only their own company', async () => {
    const all = await list('staff', 'event=signed-in&pageSize=100')
    expect(new Set(all.rows.map(({ actor }) => actor))).toEqual(new Set(['member', 'admin', 'other', 'staff', 'analyst']))
    const one = await list('admin', 'event=signed-in')
    expect(new Set(one.rows.map(({ actor }) => actor))).toEqual(new Set(['member', 'admin']))
    expect(new Set(one.rows.map(({ companyName }) => companyName))).toEqual(new Set(['Company one']))
    expect((await list('other', 'event=signed-in')).rows.map(({ actor }) => actor)).toEqual(['other'])
  })

  it('records a refusal to a signed-in user, with operation, time and request id', async () => {
    const refused = await post('member', '/api/releases/check', {})
    expect(refused.statusCode).toBe(403)
    const [entry] = (await list('staff', 'event=denied')).rows
    expect(entry).toMatchObject({ event: 'denied', kind: 'security', actor: 'member', requestId: refused.json().requestId })
    expect(entry?.at).toBe(portal.clock.now.toISOString())
    expect(entry?.changes).toContainEqual({ field: 'operation', after: 'check-release' })
    expect(entry?.changes).toContainEqual({ field: 'error', after: 'You are not allowed to do this' })
  })

  it('only logs refusals to visitors, since such calls are unlimited', async () => {
    const before = (await list('staff')).total
    for (let n = 0; n < 5; n++) await portal.app.inject({ method: 'POST', url: '/api/releases/check', payload: {} })
    expect((await list('staff')).total).toBe(before)
  })

  it('shows each change with the old and new values', async () => {
    const answer = await post('admin', '/api/company/members/member/role', { version: 1, role: 'admin' })
    expect(answer.statusCode, answer.body).toBe(200)
    const [entry] = (await list('admin', 'event=member-role-changed')).rows
    expect(entry).toMatchObject({ actor: 'admin', subject: 'member', companyName: 'Company one' })
    expect(entry?.changes).toContainEqual({ field: 'role', before: 'Company member', after: 'Company administrator' })
  })

  it('records a session ended by the portal once', async () => {
    const token = await portal.signIn('analyst')
    await portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'analyst').execute()
    for (let n = 0; n < 2; n++) {
      const answer = await portal.app.inject({ url: '/api/account/session', headers: { 'access-token': token } })
      expect(answer.json().code).toBe(8)
    }
    const { rows } = await list('staff', 'event=session-cut')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ subject: 'analyst', changes: expect.arrayContaining([{ field: 'reason', after: 'disabled' }]) })
    await portal.test.db.updateTable('users').set({ status: 'active' }).where('id', '=', 'analyst').execute()
    tokens.analyst = await portal.signIn('analyst')
  })

  it('records who published and who rolled back', async () => {
    const published = await post('analyst', '/api/releases', {})
    expect(published.statusCode, published.body).toBe(200)
    const [entry] = (await list('staff', 'event=release-published')).rows
    expect(entry).toMatchObject({ actor: 'analyst', kind: 'act', subject: published.json().data.release })
  })

  it('can be searched by day, person and subject; wildcards are escaped', async () => {
    const today = '2026-11-21'
    expect((await list('staff', `from=${today}&to=${today}`)).total).toBe((await list('staff')).total)
    expect((await list('staff', 'to=2026-11-20')).total).toBe(0)
    expect((await list('staff', 'actor=%25')).total).toBe(0)
    expect((await list('staff', 'subject=membe&event=member-role-changed')).total).toBe(1)
    expect((await list('staff', 'subject=_embe&event=member-role-changed')).total).toBe(0)
    const wrong = await portal.app.inject({ url: '/api/audit?event=nonsense', headers: { 'access-token': tokens.staff ?? '' } })
    expect(wrong.statusCode).toBe(400)
  })

  it('shows names in the reader’s script, and finds them in either', async () => {
    await portal.test.db.updateTable('users').set({ latin_name: 'Li Ming' }).where('id', '=', 'other').execute()
    expect(new Set((await list('staff', 'actor=li ming')).rows.map(({ actor }) => actor))).toEqual(new Set(['Li Ming']))
    expect((await list('staff', 'actor=other')).total).toBe((await list('staff', 'actor=li ming')).total)
  })

  it('is read page by page, newest first', async () => {
    const first = await list('staff', 'pageSize=2')
    const second = await list('staff', 'pageSize=2&page=2')
    expect(first.rows).toHaveLength(2)
    expect([...first.rows, ...second.rows].map(({ at }) => at)).toEqual(
      [...first.rows, ...second.rows].map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)),
    )
    expect(second.rows.map(({ requestId }) => requestId)).not.toEqual(first.rows.map(({ requestId }) => requestId))
  })

  it('is append-only', async () => {
    const { db } = portal.test
    await expect(db.updateTable('audit').set({ event: 'signed-out' }).execute()).rejects.toThrow(/only grows/)
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/only grows/)
  })

  it('is rolled back with the change it records', async () => {
    const { db } = portal.test
    const before = (await list('staff')).total
    const { release } = portal.releases.current()
    const brand = release.brands[release.defaultBrand]
    const actor = { kind: 'staff', userId: 'staff', companyId: null, name: 'staff', latinName: 'staff' } as const
    const undone = db.transaction().execute(async (tx) => {
      if (brand) await writeAudit(tx, { actor, brand, now: () => portal.clock.now, requestId: 'undone' }, { event: 'limited' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await list('staff')).total).toBe(before)
    portal.clock.now = new Date(portal.clock.now.getTime() + minute)
  })
})
