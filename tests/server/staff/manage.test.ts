import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../../src/server/people/accounts/index.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.portal.close())
beforeEach(async () => {
  // Each test starts with two active administrators.
  await stage.portal.test.db
    .updateTable('users')
    .set({ role: 'staff', staff_admin: true, status: 'active' })
    .where('id', 'in', ['boss', 'deputy'])
    .execute()
})

let people = 0
async function addStaff(more: { role?: string; staff_admin?: boolean } = {}): Promise<string> {
  people += 1
  await stage.addPerson(`person-${people}`, more)
  return `person-${people}`
}

async function change(as: string, id: string, role: string) {
  const version = await stage.versionOf(id)
  return await stage.ask(`/api/desk/staff/${id}/role`, { as, body: { version, role } })
}

async function setStatus(as: string, id: string, status: string) {
  const version = await stage.versionOf(id)
  return await stage.ask(`/api/desk/staff/${id}/status`, { as, body: { version, status } })
}

const desk = (as: string) => stage.ask('/api/desk/orders', { as })
const staffPage = (as: string) => stage.ask<{ rows: Record<string, unknown>[]; counts: Record<string, number> }>('/api/desk/staff', { as })

describe('the staff list', () => {
  it('shows role, two-step verification and last sign-in', async () => {
    const id = await addStaff({ role: 'analyst' })
    const { db } = stage.portal.test
    await db.updateTable('users').set({ totp_since: stage.portal.clock.now, totp_secret: 'sealed' }).where('id', '=', id).execute()
    await stage.portal.signIn('staff')
    const { rows } = (await staffPage('boss')).data
    const rowOf = (userId: string) => rows.find((row) => row.userId === userId)
    expect(rowOf('boss')).toMatchObject({ role: 'staff-admin', status: 'active', own: true, secondFactor: false })
    expect(rowOf('boss')).not.toHaveProperty('lastSignInAt')
    expect(rowOf('staff')).toMatchObject({ role: 'staff', lastSignInAt: stage.portal.clock.now.toISOString() })
    expect(rowOf(id)).toMatchObject({ role: 'analyst', secondFactor: true, email: `${id}@portal.example` })
    expect(rowOf('member')).toBeUndefined()
    expect((await staffPage('staff')).error).toBe('error.forbidden')
  })
})

describe('a staff administrator', () => {
  it('grants and withdraws roles and the right, effective on the next request, with an audit of old and new', async () => {
    const id = await addStaff()
    expect((await desk(id)).status).toBe(200)
    expect((await change('boss', id, 'analyst')).data).toMatchObject({ role: 'analyst', version: 2 })
    expect((await desk(id)).error).toBe('error.forbidden')
    expect((await stage.ask('/api/releases', { as: id })).status).toBe(200)
    await change('boss', id, 'staff-admin')
    expect((await staffPage(id)).status).toBe(200)
    await change('deputy', id, 'staff')
    expect((await staffPage(id)).error).toBe('error.forbidden')
    expect(await stage.trail(id)).toMatchObject([
      { event: 'staff-role-changed', actor: 'boss', before: { role: 'staff' }, after: { role: 'analyst' } },
      { event: 'staff-role-changed', actor: 'boss', before: { role: 'analyst' }, after: { role: 'staff-admin' } },
      { event: 'staff-role-changed', actor: 'deputy', before: { role: 'staff-admin' }, after: { role: 'staff' } },
    ])
  })

  it('suspends a user, which ends their sessions, and restores them', async () => {
    const id = await addStaff()
    expect((await setStatus('boss', id, 'disabled')).status).toBe(200)
    expect((await desk(id)).error).toBe('error.session-ended')
    expect((await setStatus('boss', id, 'active')).status).toBe(200)
    // The ended session stays ended.
    expect((await desk(id)).error).toBe('error.session-ended')
    expect((await stage.trail(id)).map(({ event }) => event)).toEqual(['staff-suspended', 'staff-restored'])
  })

  it('cannot change their own account, customers, a stale version, or anything without the right', async () => {
    expect((await setStatus('boss', 'boss', 'disabled')).error).toBe('error.own-staff-account')
    expect((await change('boss', 'boss', 'staff')).error).toBe('error.own-staff-account')
    expect((await change('boss', 'member', 'staff')).error).toBe('error.not-found')
    const id = await addStaff()
    const stale = await stage.ask(`/api/desk/staff/${id}/role`, { as: 'boss', body: { version: 9, role: 'analyst' } })
    expect(stale).toMatchObject({ status: 409, error: 'error.conflict-version' })
    await change('boss', 'deputy', 'staff')
    expect((await change('deputy', id, 'analyst')).error).toBe('error.forbidden')
    expect(await stage.versionOf(id)).toBe(1)
  })

  it('remains if two withdraw the right from each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([change('boss', 'deputy', 'staff'), setStatus('deputy', 'boss', 'disabled')])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await stage.portal.test.db
        .selectFrom('users')
        .select('id')
        .where('staff_admin', '=', true)
        .where('status', '=', 'active')
        .where('id', 'in', ['boss', 'deputy'])
        .execute()
      expect(left).toHaveLength(1)
      await stage.portal.test.db
        .updateTable('users')
        .set({ staff_admin: true, status: 'active' })
        .where('id', 'in', ['boss', 'deputy'])
        .execute()
      await reopen('boss')
    }
  })

  it('lists and ends staff sessions, but not those of customers', async () => {
    const id = await addStaff()
    const { rows } = (await stage.ask<{ rows: { sessionId: string }[] }>(`/api/desk/staff/${id}/sessions`, { as: 'boss' })).data
    expect(rows).toHaveLength(1)
    const ended = await stage.ask(`/api/desk/staff/${id}/sessions/${rows[0]?.sessionId}/end`, { as: 'boss', body: {} })
    expect(ended.status).toBe(200)
    expect((await desk(id)).error).toBe('error.session-ended')
    await reopen(id)
    await stage.ask(`/api/desk/staff/${id}/sessions/end`, { as: 'boss', body: {} })
    expect((await desk(id)).error).toBe('error.session-ended')
    expect((await stage.trail(id)).map(({ event, actor }) => [event, actor])).toEqual([
      ['staff-sessions-ended', 'boss'],
      ['staff-sessions-ended', 'boss'],
    ])
    expect((await stage.ask('/api/desk/staff/member/sessions', { as: 'boss' })).error).toBe('error.not-found')
    expect((await stage.ask('/api/desk/staff/member/sessions/end', { as: 'boss', body: {} })).error).toBe('error.not-found')
  })
})

async function reopen(id: string): Promise<void> {
  const { db } = stage.portal.test
  stage.tokens[id] = await openSession(db, { userId: id, brand: 'quayside', now: stage.portal.clock.now, device: '' })
}

describe('removing a lost second factor', () => {
  async function addLost(): Promise<string> {
    const id = await addStaff()
    const on = { totp_since: stage.portal.clock.now, totp_secret: 'sealed' }
    await stage.portal.test.db.updateTable('users').set(on).where('id', '=', id).execute()
    return id
  }
  const request = (as: string, id: string) =>
    stage.ask(`/api/desk/staff/${id}/second-factor/removal`, { as, body: { reason: 'phone lost, seen in person' } })
  const decide = (as: string, removal: string, what: string) =>
    stage.ask(`/api/desk/second-factor-removals/${removal}/${what}`, { as, body: {} })
  const waiting = async (as: string, name: string) =>
    (
      await stage.ask<{ rows: { removalId: string; name: string; mayApprove: boolean; own: boolean }[] }>(
        '/api/desk/second-factor-removals',
        { as },
      )
    ).data.rows.find((row) => row.name === name)
  async function hasFactor(id: string): Promise<boolean> {
    const row = await stage.portal.test.db.selectFrom('users').select('totp_since').where('id', '=', id).executeTakeFirstOrThrow()
    return row.totp_since !== null
  }

  it('is removed with the approval of a second administrator, which signs the user out everywhere', async () => {
    const id = await addLost()
    expect((await request('boss', id)).data).toEqual({ state: 'requested' })
    expect((await request('deputy', id)).error).toBe('error.removal-open')
    const seen = await waiting('deputy', id)
    expect([seen?.mayApprove, seen?.own, (await waiting('boss', id))?.own]).toEqual([true, false, true])
    const removal = seen?.removalId ?? ''
    expect((await decide('boss', removal, 'approve')).error).toBe('error.second-person-required')
    expect((await decide('staff', removal, 'approve')).error).toBe('error.forbidden')
    expect(await hasFactor(id)).toBe(true)
    const answers = await Promise.all([decide('deputy', removal, 'approve'), decide('deputy', removal, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await hasFactor(id)).toBe(false)
    expect((await desk(id)).error).toBe('error.session-ended')
    expect(await stage.trail(id)).toMatchObject([
      { event: 'second-factor-removal-requested', actor: 'boss' },
      {
        event: 'second-factor-removed',
        actor: 'deputy',
        before: { secondFactor: true },
        after: { secondFactor: false },
        detail: { requestedBy: 'boss' },
      },
    ])
    const reported = await stage.portal.test.db.selectFrom('outbox').selectAll().where('recipient', '=', `${id}@portal.example`).execute()
    expect(reported).toHaveLength(1)
  })

  it('cannot be approved by the user concerned, even as a staff administrator', async () => {
    const { db } = stage.portal.test
    await db.updateTable('users').set({ totp_since: stage.portal.clock.now, totp_secret: 'sealed' }).where('id', '=', 'deputy').execute()
    expect((await request('deputy', 'deputy')).error).toBe('error.own-staff-account')
    await request('boss', 'deputy')
    const removal = (await waiting('deputy', 'deputy'))?.removalId ?? ''
    expect((await decide('deputy', removal, 'approve')).error).toBe('error.second-person-required')
    // The person concerned can refuse: they did not make the request.
    expect((await decide('deputy', removal, 'refuse')).status).toBe(200)
    expect(await hasFactor('deputy')).toBe(true)
    await db.updateTable('users').set({ totp_since: null, totp_secret: null }).where('id', '=', 'deputy').execute()
  })

  it('is not removed if the request has expired, or the requester is suspended or lost the right', async () => {
    const [late, left] = [await addLost(), await addLost()]
    const helper = await addStaff({ staff_admin: true })
    await request('boss', late)
    await request(helper, left)
    const removal = (await waiting('deputy', left))?.removalId ?? ''
    await setStatus('boss', helper, 'disabled')
    expect((await decide('deputy', removal, 'approve')).error).toBe('error.removal-decided')
    expect(await waiting('deputy', left)).toBeUndefined()
    const expired = (await waiting('deputy', late))?.removalId ?? ''
    await stage.portal.test.db
      .updateTable('second_factor_removals')
      .set({ expires_at: stage.portal.clock.now })
      .where('id', '=', expired)
      .execute()
    expect((await decide('deputy', expired, 'approve')).error).toBe('error.removal-decided')
    expect([await hasFactor(late), await hasFactor(left)]).toEqual([true, true])
    // It can be requested again.
    for (const id of [late, left]) expect((await request('boss', id)).data).toEqual({ state: 'requested' })
  })
})
