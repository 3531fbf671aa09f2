import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MembershipPortal, makeCreditCode, openMembershipPortal } from './membership-support.ts'

let portal: MembershipPortal
beforeAll(async () => {
  portal = await openMembershipPortal()
  await portal.addPerson('staff1', { role: 'staff' })
})
afterAll(() => portal.close())

let made = 0
/** A separate company for each test, with two members. */
let company: string
let admin: string
let member: string
let other: string
let uscc: string
beforeEach(async () => {
  made += 1
  uscc = makeCreditCode(made)
  company = await portal.addCompany(`c${made}`, uscc)
  admin = `c${made}-admin`
  member = await portal.addPerson(`c${made}-member`, { role: 'member', company, language: 'en' })
  other = await portal.addPerson(`c${made}-other`, { role: 'member', company })
})

interface Row {
  readonly memberId: string
  readonly name: string
  readonly phone?: string
  readonly email?: string
  readonly role: string
  readonly status: string
  readonly version: number
  readonly requestId?: string
  readonly requestVersion?: number
}

const list = async (as: string, query = ''): Promise<Row[]> => (await portal.ask(as, `/api/company/members${query}`)).data.rows
const rowOf = async (id: string) => {
  const row = (await list(admin)).find(({ memberId }) => memberId === id)
  if (!row) throw new Error(`${id} is not listed`)
  return row
}
const change = (as: string, id: string, what: 'role' | 'status' | 'remove', body: object) =>
  portal.ask(as, `/api/company/members/${id}/${what}`, body)
const setRole = async (as: string, id: string, role: string) =>
  change(as, id, 'role', { role, version: (await portal.findUser(id)).version })
const setStatus = async (as: string, id: string, status: string) =>
  change(as, id, 'status', { status, version: (await portal.findUser(id)).version })
const remove = async (as: string, id: string, reason?: string) =>
  change(as, id, 'remove', { version: (await portal.findUser(id)).version, ...(reason ? { reason } : {}) })
async function askToJoin(id: string) {
  await portal.addPerson(id)
  await portal.apply(id, uscc)
  const { requestId = '', requestVersion = 0 } = await rowOf(id)
  return { requestId, version: requestVersion }
}

describe('the list of members', () => {
  it('shows administrators all details, with requests to join first', async () => {
    await askToJoin(`joiner${made}`)
    const rows = await list(admin)
    expect(rows.map(({ memberId, role, status }) => [memberId, role, status])).toEqual([
      [`joiner${made}`, 'pending', 'awaiting'],
      [admin, 'admin', 'active'],
      [member, 'member', 'active'],
      [other, 'member', 'active'],
    ])
    expect(rows[3]).toMatchObject({ email: `${other}@people.example`, phone: expect.stringMatching(/^138\d{8}$/) })
    const { data } = await portal.ask(admin, '/api/company/members?tab=awaiting')
    expect([data.total, data.counts]).toEqual([1, { active: 3, disabled: 0, awaiting: 1 }])
    expect((await list(admin, '?pageSize=2&page=2')).map(({ memberId }) => memberId)).toEqual([member, other])
  })

  it('masks phone and e-mail for colleagues, who cannot search by them and see no requests', async () => {
    await askToJoin(`joiner${made}`)
    const rows = await list(member)
    expect(rows.map(({ memberId }) => memberId)).toEqual([admin, member, other])
    const whole = await rowOf(other)
    const seen = rows.find(({ memberId }) => memberId === other)
    expect(seen).toMatchObject({ email: `${other[0]}***@people.example`, phone: `138****${whole.phone?.slice(-4)}` })
    expect(JSON.stringify(rows)).not.toContain(whole.phone)
    // Their own address is visible to them.
    expect(rows.find(({ memberId }) => memberId === member)?.email).toBe(`${member}@people.example`)
    expect(await list(admin, `?search=${whole.phone}`)).toHaveLength(1)
    expect(await list(member, `?search=${whole.phone}`)).toHaveLength(0)
    expect(await list(member, `?search=${other}@people`)).toHaveLength(0)
    expect(await list(member, `?search=${encodeURIComponent(`${other}甲`)}`)).toHaveLength(1)
  })

  it('is that of the caller’s own company; staff name one', async () => {
    expect((await portal.ask('staff1', '/api/company/members')).error?.id).toBe('error.company-required')
    expect((await list('staff1', `?companyId=${company}`)).map(({ email }) => email)).toContain(`${other}@people.example`)
    expect((await portal.ask('staff1', '/api/company/members?companyId=none')).status).toBe(404)
    expect((await portal.ask(admin, '/api/company/members?companyId=one')).status).toBe(404)
    expect((await portal.ask(member, '/api/company/members?companyId=one')).status).toBe(404)
    const outsider = await portal.addPerson(`out${made}`)
    expect((await portal.ask(outsider, '/api/company/members')).status).toBe(404)
  })
})

describe('requests to join', () => {
  it('are approved or rejected by the administrator, effective on the next call', async () => {
    const joiner = `joiner${made}`
    const { requestId, version } = await askToJoin(joiner)
    const url = `/api/company/joins/${requestId}`
    expect((await portal.ask(joiner, '/api/orders')).status).toBe(404)
    expect((await portal.ask(admin, url, { version, decision: 'refuse' })).status).toBe(400)
    expect((await portal.ask(admin, url, { version, decision: 'approve' })).data).toMatchObject({
      state: 'approved',
      membership: 'certified',
    })
    expect((await portal.ask(joiner, '/api/orders')).status).toBe(200)
    expect((await portal.ask(joiner, '/api/account/session')).data.actor).toBe('member')
    expect(await portal.mailsTo(joiner)).toEqual([`您已加入 ${company}公司`])
    expect(await portal.auditOf(joiner)).toEqual(['join-requested', 'join-approved'])
    const again = await portal.ask(admin, url, { version, decision: 'refuse', reason: '晚了' })
    expect(again).toMatchObject({ status: 409, error: { id: 'error.conflict-version' }, data: { state: 'approved', version: version + 1 } })
    expect((await portal.ask(admin, url, { version: version + 1, decision: 'approve' })).error?.id).toBe('error.refused-membership')
  })

  it('can be rejected with a reason and repeated, or withdrawn', async () => {
    const joiner = `joiner${made}`
    const { requestId, version } = await askToJoin(joiner)
    await portal.ask(admin, `/api/company/joins/${requestId}`, { version, decision: 'refuse', reason: '不认识' })
    const { data } = await portal.ask(joiner, '/api/membership')
    expect(data).toMatchObject({ membership: 'not-certified', role: 'registered', request: { state: 'refused', reason: '不认识' } })
    expect((await portal.apply(joiner, uscc)).data.membership).toBe('awaiting-consent')
    expect((await portal.ask(joiner, '/api/membership/withdraw', {})).data.state).toBe('withdrawn')
    expect((await portal.findUser(joiner)).company_id).toBeNull()
    expect((await portal.ask(joiner, '/api/membership/withdraw', {})).error?.id).toBe('error.refused-membership')
  })

  it('can only be decided by administrators of the company', async () => {
    const joiner = `joiner${made}`
    const { requestId, version } = await askToJoin(joiner)
    const url = `/api/company/joins/${requestId}`
    const body = { version, decision: 'approve' }
    const strangers = await Promise.all(
      ['other', 'one-admin'].map((id) => portal.addPerson(`${id}${made}`, { role: 'admin', company: id === 'other' ? 'two' : 'one' })),
    )
    for (const stranger of strangers) expect((await portal.ask(stranger, url, body)).status).toBe(404)
    expect((await portal.ask(member, url, body)).status).toBe(403)
    expect((await portal.ask('staff1', url, body)).status).toBe(403)
    expect((await portal.ask(joiner, url, body)).status).toBe(404)
    // Not even if the requester has become an administrator meanwhile.
    await portal.test.db.updateTable('users').set({ role: 'admin' }).where('id', '=', joiner).execute()
    expect((await portal.ask(joiner, url, body)).status).toBe(403)
    expect((await portal.findUser(joiner)).role).toBe('admin')
  })

  it('are decided once if two administrators decide at the same time', async () => {
    const second = await portal.addPerson(`second${made}`, { role: 'admin', company })
    const { requestId, version } = await askToJoin(`joiner${made}`)
    const url = `/api/company/joins/${requestId}`
    const answers = await Promise.all([
      portal.ask(admin, url, { version, decision: 'approve' }),
      portal.ask(second, url, { version, decision: 'refuse', reason: '不认识' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('managing members', () => {
  it('changes roles, effective on the next call', async () => {
    expect((await setRole(admin, member, 'admin')).data).toMatchObject({ role: 'admin', version: 2 })
    expect((await portal.ask(member, '/api/account/session')).data.actor).toBe('admin')
    expect((await setRole(member, admin, 'member')).code).toBe(0)
    expect((await portal.ask(admin, '/api/account/session')).data.actor).toBe('member')
    expect((await setRole(admin, other, 'admin')).error?.id).toBe('error.forbidden')
    expect(await portal.mailsTo(member)).toEqual([`You are now an administrator of ${company} Ltd.`])
    expect(await portal.auditOf(member)).toEqual(['member-role-changed'])
    const [row] = await portal.test.db.selectFrom('audit').selectAll().where('subject', '=', member).execute()
    expect(row).toMatchObject({
      actor_id: admin,
      company_id: company,
      before: { role: 'member', status: 'active' },
      after: { role: 'admin', status: 'active' },
      request_id: expect.stringMatching(/./),
    })
  })

  it('accepts only two roles, and only the current version', async () => {
    for (const role of ['staff', 'analyst', 'pending', 'registered']) expect((await setRole(admin, member, role)).status, role).toBe(400)
    const seen = await change(admin, member, 'role', { role: 'admin', version: 7 })
    expect(seen).toMatchObject({
      status: 409,
      error: { id: 'error.conflict-version' },
      data: { version: 1, role: 'member', status: 'active' },
    })
    expect((await portal.findUser(member)).role).toBe('member')
  })

  it('ends the sessions of a disabled user with code 8, and allows no new ones until enabled', async () => {
    expect((await portal.ask(member, '/api/account/session')).code).toBe(0)
    expect((await setStatus(admin, member, 'disabled')).data).toMatchObject({ status: 'disabled' })
    expect((await portal.ask(member, '/api/account/session')).code).toBe(8)
    expect((await rowOf(member)).status).toBe('disabled')
    expect((await setStatus(admin, member, 'active')).data).toMatchObject({ status: 'active' })
    // Ended sessions stay ended.
    expect((await portal.ask(member, '/api/account/session')).code).toBe(8)
    await setRole(admin, other, 'admin')
    expect((await setStatus(admin, admin, 'disabled')).error?.id).toBe('error.refused-membership')
    expect(await portal.auditOf(member)).toEqual(['member-disabled', 'member-enabled'])
  })

  it('respects notification choices, except for the loss of access', async () => {
    const silent = { kind: 'person', event: 'membership', portal: true, mail: false, threshold: null, only: null, scope: 'own' } as const
    const rows = [member, admin].map((holder) => ({ holder, ...silent, changed_at: portal.clock.now }))
    await portal.test.db.insertInto('subscriptions').values(rows).execute()
    await askToJoin(`joiner${made}`)
    await setRole(admin, member, 'admin')
    expect([await portal.mailsTo(admin), await portal.mailsTo(member)]).toEqual([[], []])
    await setRole(admin, member, 'member')
    expect(await portal.mailsTo(member)).toEqual([`Your role at ${company} Ltd. has changed`])
  })

  it('removes a member, who remains registered and can apply again', async () => {
    await setStatus(admin, member, 'disabled')
    expect((await remove(admin, member, '已离职')).data).toEqual({ memberId: member })
    expect(await portal.findUser(member)).toMatchObject({ role: 'registered', company_id: null, status: 'active' })
    expect((await list(admin)).map(({ memberId }) => memberId)).not.toContain(member)
    expect((await portal.mailsTo(member)).at(-1)).toBe(`You have been removed from ${company} Ltd.`)
    expect((await remove(admin, other)).code).toBe(0)
    expect((await portal.ask(other, '/api/account/session')).data.actor).toBe('registered')
    expect((await portal.apply(other, uscc)).data.membership).toBe('awaiting-consent')
  })

  it('tells a removed member who had joined by request the reason', async () => {
    const joiner = `joiner${made}`
    const { requestId, version } = await askToJoin(joiner)
    await portal.ask(admin, `/api/company/joins/${requestId}`, { version, decision: 'approve' })
    await remove(admin, joiner, '岗位调整')
    expect((await portal.ask(joiner, '/api/membership')).data).toMatchObject({
      membership: 'not-certified',
      openRequest: false,
      request: { state: 'ended', reason: '岗位调整' },
    })
  })

  it('always leaves an administrator, even if two demote each other at once', async () => {
    expect((await setRole(admin, admin, 'member')).error?.id).toBe('error.last-admin')
    expect((await remove(admin, admin)).error?.id).toBe('error.last-admin')
    for (let round = 0; round < 5; round += 1) {
      await portal.test.db.updateTable('users').set({ role: 'admin' }).where('id', 'in', [admin, member]).execute()
      const answers = await Promise.all([setRole(admin, member, 'member'), setRole(member, admin, 'member')])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
      const left = (await list('staff1', `?companyId=${company}`)).filter(({ role }) => role === 'admin')
      expect(left).toHaveLength(1)
    }
    await portal.test.db.updateTable('users').set({ role: 'admin' }).where('id', 'in', [admin, member]).execute()
    const both = await Promise.all([remove(admin, admin), setStatus(admin, member, 'disabled')])
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  it('does not reach users of another company or unknown users', async () => {
    for (const id of ['other', 'registered', 'pending', 'staff', 'no-such-person']) {
      for (const answer of [
        await change(admin, id, 'role', { role: 'admin', version: 1 }),
        await change(admin, id, 'status', { status: 'disabled', version: 1 }),
        await change(admin, id, 'remove', { version: 1 }),
      ])
        expect([answer.status, answer.error?.id], id).toEqual([404, 'error.not-found'])
    }
    expect(await portal.findUser('other')).toMatchObject({ role: 'admin', status: 'active', company_id: 'two', version: 1 })
  })
})
