import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MembershipPortal, makeCreditCode, openMembershipPortal } from './membership-support.ts'

let portal: MembershipPortal
const uscc = makeCreditCode(901)
beforeAll(async () => {
  portal = await openMembershipPortal()
  await portal.addPerson('staff1', { role: 'staff' })
  await portal.addCompany('c901', uscc)
  await portal.addPerson('c901-member', { role: 'member', company: 'c901' })
  await portal.addPerson('c901-waiting', { role: 'pending', company: 'c901' })
})
afterAll(() => portal.close())

it('customer service sees the number of members of a company and who can administer it', async () => {
  const { data } = await portal.ask('staff1', '/api/desk/companies/c901')
  expect(data).toMatchObject({ companyId: 'c901', uscc, status: 'certified', members: 2, admins: 1, version: 1 })
  const { data: list } = await portal.ask('staff1', `/api/desk/companies?search=${uscc}`)
  expect(list.rows).toEqual([data])
})

it('a disabled administrator counts as a member, but cannot administer the company', async () => {
  await portal.addCompany('c902', makeCreditCode(902))
  await portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'c902-admin').execute()
  expect((await portal.ask('staff1', '/api/desk/companies/c902')).data).toMatchObject({ members: 1, admins: 0 })
})

it('a company without certification shows the reason, and has no members', async () => {
  await portal.addCompany('c903', makeCreditCode(903))
  await portal.ask('staff1', '/api/desk/companies/c903/withdrawal', { version: 1, reason: 'The licence was revoked' })
  expect((await portal.ask('staff1', '/api/desk/companies/c903')).data).toMatchObject({
    status: 'withdrawn',
    members: 0,
    admins: 0,
    reason: 'The licence was revoked',
    version: 2,
  })
})

it('the company’s administrator cannot use the desk, and a company of another brand is not found', async () => {
  expect((await portal.ask('c901-admin', '/api/desk/companies/c901')).error?.id).toBe('error.forbidden')
  await portal.test.db
    .insertInto('companies')
    .values({ id: 'c904', brand: 'yongjiang', name: '别家', latin_name: 'Elsewhere', status: 'certified', data: '{}' })
    .execute()
  expect((await portal.ask('staff1', '/api/desk/companies/c904')).error?.id).toBe('error.not-found')
  expect((await portal.ask('staff1', '/api/desk/companies/nobody')).error?.id).toBe('error.not-found')
})
