import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MembershipPortal, makeCreditCode, openMembershipPortal } from './membership-support.ts'

/** PGlite's single connection only interleaves calls; on PostgreSQL (DATABASE_URL) they really run concurrently. */
const rounds = 6

let portal: MembershipPortal
beforeAll(async () => {
  portal = await openMembershipPortal()
  for (const id of ['desk1', 'desk2']) await portal.addPerson(id, { role: 'staff' })
})
afterAll(() => portal.close())
// No daily limit on applications in this test.
beforeEach(() => portal.test.db.deleteFrom('sign_in_failures').execute())

let made = 0
function newPerson(): Promise<string> {
  made += 1
  return portal.addPerson(`racer${made}`)
}
const requestOf = async (id: string) =>
  portal.test.db
    .selectFrom('membership_requests')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow()
async function approve(desk: string, applicant: string) {
  const { id, version } = await requestOf(applicant)
  return await portal.ask(desk, `/api/desk/certifications/${id}/decision`, { version, decision: 'approve' })
}

/** Invariants after any concurrent calls. */
async function expectSound(): Promise<void> {
  const { db } = portal.test
  const { rows: doubled } = await sql<{ uscc: string }>`
    select data->>'uscc' as uscc from companies where status = 'certified' and data ? 'uscc' group by brand, 1 having count(*) > 1`.execute(
    db,
  )
  expect(doubled).toEqual([])
  const { rows: late } = await sql`
    select r.id from membership_requests r join companies c on c.data->>'uscc' = r.uscc and c.brand = r.brand and c.status = 'certified'
    where r.kind = 'certification' and r.state = 'open'`.execute(db)
  expect(late).toEqual([])
  const { rows: lost } = await sql`
    select u.id from users u left join membership_requests r on r.user_id = u.id and r.state = 'open' and r.kind = 'join'
    left join companies c on c.id = u.company_id
    where u.id like 'racer%' and ((u.role = 'pending') <> (r.id is not null) or (u.company_id is not null and c.status <> 'certified')
      or (u.role in ('member', 'admin')) <> (u.company_id is not null and r.id is null))`.execute(db)
  expect(lost).toEqual([])
}

describe('concurrent calls', () => {
  it('two approved applications for one company: one certifies it, the other waits for its administrator', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const code = makeCreditCode(2000 + round)
      const [one, two] = [await newPerson(), await newPerson()]
      await portal.apply(one, code)
      await portal.apply(two, code)
      const answers = await Promise.all([approve('desk1', one), approve('desk2', two)])
      expect(answers.filter(({ data }) => data?.membership === 'certified')).toHaveLength(1)
      const roles = [(await portal.findUser(one)).role, (await portal.findUser(two)).role]
      expect(roles.sort()).toEqual(['admin', 'pending'])
      await expectSound()
    }
  })

  it('a colleague applies while the company is being verified: no application remains that cannot be granted', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const code = makeCreditCode(3000 + round)
      const [one, two] = [await newPerson(), await newPerson()]
      await portal.apply(one, code)
      const licence = await portal.uploadLicence(two)
      const [approved, applied] = await Promise.all([
        approve('desk1', one),
        portal.ask(two, '/api/membership/certification', { companyName: '同时公司', uscc: code, licence }),
      ])
      expect([approved.code, applied.code]).toEqual([0, 0])
      expect((await portal.ask(two, '/api/membership')).data.membership).toBe('awaiting-consent')
      await expectSound()
    }
  })

  it('an application is withdrawn while it is being approved: one of the two takes effect', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const one = await newPerson()
      await portal.apply(one, makeCreditCode(4000 + round))
      const answers = await Promise.all([approve('desk1', one), portal.ask(one, '/api/membership/withdraw', {})])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
      expect((await requestOf(one)).state).toBe(answers[0]?.code === 0 ? 'approved' : 'withdrawn')
      await expectSound()
    }
  })

  it('a request to join a company that loses its certification: the user does not become a member', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const code = makeCreditCode(5000 + round)
      const company = await portal.addCompany(`race${round}`, code)
      const [asking, waiting] = [await newPerson(), await newPerson()]
      await portal.apply(waiting, code)
      const licence = await portal.uploadLicence(asking)
      const { id, version } = await requestOf(waiting)
      const answers = await Promise.all([
        portal.ask(asking, '/api/membership/certification', { companyName: '同时公司', uscc: code, licence }),
        portal.ask('desk1', `/api/desk/companies/${company}/withdrawal`, { version: 1, reason: '执照吊销' }),
        portal.ask(`${company}-admin`, `/api/company/joins/${id}`, { version, decision: 'approve' }),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(answers[1]?.code).toBe(0)
      expect((await portal.ask(waiting, '/api/membership')).data.membership).toBe('not-certified')
      await expectSound()
    }
  })

  it('three concurrent changes to a member: none is half done', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const company = await portal.addCompany(`change${round}`, makeCreditCode(6000 + round))
      const member = await portal.addPerson(`changed${round}`, { role: 'member', company })
      const change = (what: string, body: object) =>
        portal.ask(`${company}-admin`, `/api/company/members/${member}/${what}`, { version: 1, ...body })
      const answers = await Promise.all([change('role', { role: 'admin' }), change('status', { status: 'disabled' }), change('remove', {})])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
      expect((await portal.findUser(member)).version).toBe(2)
      expect(await portal.auditOf(member)).toHaveLength(1)
    }
  })
})
