/** Why a call is refused, by how far the customer's company has come. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../assistant/ask.ts'
import { type MembershipPortal, openMembershipPortal } from './membership-support.ts'

let portal: MembershipPortal
beforeAll(async () => {
  portal = await openMembershipPortal()
  await portal.addPerson('clerk', { role: 'staff' })
  await portal.addCompany('harbour', codes[0])
})
afterAll(() => portal.close())

const codes = ['91310115MA1K4A7B0D', '91330206MA2H8C3D8C', '91440300MA5D2E6F81'] as const
const tracking = '/api/tracking?number=NOSHIP0001&carrier=COSU'

const standingOf = async (as: string) => (await portal.ask(as, '/api/account/session')).data.standing
const errorOf = async (as: string) => (await portal.ask(as, tracking)).error?.id

async function decide(as: string, who: string, decision: object): Promise<void> {
  const { requestId } = (await portal.ask(who, '/api/membership')).data.request
  const { version } = await portal.test.db
    .selectFrom('membership_requests')
    .select('version')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const answer = await portal.ask(as, `/api/desk/certifications/${requestId}/decision`, { version, ...decision })
  expect(answer.code).toBe(0)
}

describe('a customer without a company', () => {
  it('is referred to the open application, or asked to correct a rejected one', async () => {
    await portal.addPerson('lin')
    expect([await standingOf('lin'), await errorOf('lin')]).toEqual(['none', 'error.not-certified'])
    await portal.apply('lin', codes[1])
    expect([await standingOf('lin'), await errorOf('lin')]).toEqual(['under-review', 'error.under-review'])
    await decide('clerk', 'lin', { decision: 'refuse', reason: 'unreadable' })
    expect([await standingOf('lin'), await errorOf('lin')]).toEqual(['refused', 'error.certification-refused'])
  })

  it('who waits for consent is not asked to verify a company', async () => {
    await portal.addPerson('wei')
    await portal.apply('wei', codes[0])
    expect([await standingOf('wei'), await errorOf('wei')]).toEqual(['awaiting-consent', 'error.awaiting-consent'])
    expect((await portal.ask('wei', '/api/orders/sea', {})).error?.id).toBe('error.needs-consent')
    const withdrawn = await portal.ask('wei', '/api/membership/withdraw', {})
    expect(withdrawn.data).toMatchObject({ state: 'withdrawn' })
    expect([await standingOf('wei'), await errorOf('wei')]).toEqual(['none', 'error.not-certified'])
  })

  it('who was a member sees that the membership ended', async () => {
    await portal.addPerson('fan')
    await portal.apply('fan', codes[2])
    await decide('clerk', 'fan', { decision: 'approve' })
    expect(await standingOf('fan')).toBe('none')
    const { company_id } = await portal.findUser('fan')
    const { version } = await portal.test.db
      .selectFrom('companies')
      .select('version')
      .where('id', '=', company_id ?? '')
      .executeTakeFirstOrThrow()
    const ended = await portal.ask('clerk', `/api/desk/companies/${company_id}/withdrawal`, { version, reason: 'licence revoked' })
    expect(ended.code).toBe(0)
    expect([await standingOf('fan'), await errorOf('fan')]).toEqual(['ended', 'error.membership-ended'])
  })
})

describe('anyone else', () => {
  it('sees that signing in is not enough', async () => {
    const answer = await portal.app.inject({ url: tracking, headers: { 'default-language': 'en' } })
    const { error } = answer.json() as { error: { id: string; params: object } }
    expect(error).toMatchObject({
      id: 'error.not-signed-in',
      params: { reason: 'sign-in-certified', purpose: "track your company's shipments" },
    })
  })

  it.each([
    ['pending', 'error.awaiting-consent', "waiting for its administrator's approval"],
    ['registered', 'error.not-certified', 'Verify it to see prices'],
    [null, 'error.not-signed-in', 'members of verified companies'],
  ])('is answered by the assistant, with the button that helps: %s', async (account, refusal, words) => {
    const token = account === null ? undefined : await portal.signIn(account)
    const [part] = (await ask(portal, "why can't I see any prices?", { token })).parts
    expect(part).toMatchObject({ tool: 'certify', refusal })
    expect(part?.text).toContain(words)
  })
})
