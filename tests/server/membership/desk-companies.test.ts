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

describe('customer service and companies', () => {
  const companyRow = async () =>
    (await portal.ask('staff1', `/api/desk/companies?search=${company}`)).data.rows.find(
      ({ companyId }: { companyId: string }) => companyId === company,
    )

  it('revoke a certification: the company’s users lose their rights on the next request', async () => {
    const joiner = `joiner${made}`
    await portal.addPerson(joiner)
    await portal.apply(joiner, uscc)
    expect((await portal.ask(member, '/api/orders')).status).toBe(200)
    expect(await companyRow()).toMatchObject({ status: 'certified', uscc, members: 3, admins: 1 })
    const url = `/api/desk/companies/${company}/withdrawal`
    expect((await portal.ask('staff1', url, { version: 1 })).status).toBe(400)
    expect((await portal.ask('staff1', url, { version: 1, reason: '执照吊销' })).data).toEqual({
      companyId: company,
      status: 'withdrawn',
      version: 2,
    })
    for (const id of [admin, member, other, joiner]) {
      expect((await portal.ask(id, '/api/orders')).status, id).toBe(404)
      expect((await portal.ask(id, '/api/membership')).data.membership, id).toBe('not-certified')
    }
    expect((await portal.ask(joiner, '/api/membership')).data.request).toMatchObject({ state: 'ended', reason: '执照吊销' })
    expect((await portal.mailsTo(member)).at(-1)).toBe(`Company verification withdrawn: ${company} Ltd.`)
    expect(await companyRow()).toMatchObject({ status: 'withdrawn', reason: '执照吊销', members: 0 })
    expect((await portal.ask('staff1', url, { version: 1, reason: '又一次' })).error?.id).toBe('error.conflict-version')
    expect((await portal.ask('staff1', url, { version: 2, reason: '又一次' })).error?.id).toBe('error.refused-membership')
    expect(await portal.auditOf(company)).toEqual(['certification-withdrawn'])
  })

  it('certify a company again under the same id, with the new applicant as its administrator', async () => {
    await portal.ask('staff1', `/api/desk/companies/${company}/withdrawal`, { version: 1, reason: '执照过期' })
    await portal.apply(member, uscc, '换证后的公司')
    const { requestId } = (await portal.ask(member, '/api/membership')).data.request
    await portal.ask('staff1', `/api/desk/certifications/${requestId}/decision`, { version: 1, decision: 'approve' })
    expect(await portal.findUser(member)).toMatchObject({ role: 'admin', company_id: company })
    expect((await portal.findUser(admin)).role).toBe('registered')
    expect((await portal.ask(member, '/api/membership')).data).toMatchObject({ membership: 'certified', companyName: '换证后的公司' })
  })

  it('appoint an administrator only if none is left', async () => {
    const url = `/api/desk/companies/${company}/administrator`
    expect((await portal.ask('staff1', url, { version: 1, memberId: member })).error?.id).toBe('error.refused-membership')
    await portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', admin).execute()
    expect((await portal.ask('staff1', url, { version: 1, memberId: 'other' })).status).toBe(404)
    expect((await portal.ask('staff1', url, { version: 1, memberId: admin })).error?.id).toBe('error.refused-membership')
    expect((await portal.ask('staff1', url, { version: 1, memberId: member })).code).toBe(0)
    expect((await portal.ask(member, '/api/account/session')).data.actor).toBe('admin')
    expect(await portal.auditOf(member)).toEqual(['administrator-appointed'])
    expect((await portal.ask('staff1', url, { version: 1, memberId: other })).error?.id).toBe('error.conflict-version')
  })

  it('cannot see those of another brand', async () => {
    const applicant = await portal.addPerson(`applicant${made}`)
    await portal.apply(applicant, makeCreditCode(900 + made))
    const { requestId } = (await portal.ask(applicant, '/api/membership')).data.request
    const stranger = await portal.addPerson(`elsewhere${made}`, { role: 'staff', brand: 'yongjiang' })
    const ask = (url: string, body?: object) => portal.ask(stranger, url, body, 'yongjiang.localhost')
    expect((await ask('/api/desk/certifications')).data).toMatchObject({ rows: [], total: 0 })
    expect((await ask('/api/desk/companies')).data.total).toBe(0)
    const version = 1
    for (const answer of [
      await ask(`/api/desk/certifications/${requestId}`),
      await ask(`/api/desk/certifications/${requestId}/licence`),
      await ask(`/api/desk/certifications/${requestId}/decision`, { version, decision: 'approve' }),
      await ask(`/api/desk/companies/${company}/withdrawal`, { version, reason: '别家' }),
      await ask(`/api/desk/companies/${company}/administrator`, { version, memberId: member }),
      await ask(`/api/company/members?companyId=${company}`),
    ])
      expect([answer.status, answer.error?.id]).toEqual([404, 'error.not-found'])
    expect((await portal.ask(applicant, '/api/membership')).data.membership).toBe('under-review')
  })
})
