import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { openSession } from '../../../src/server/people/accounts/index.ts'
import { root } from '../../support/documents.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}
beforeAll(async () => {
  portal = await openTestPortal({ root, trustProxy: '1', publicOrigin: 'https://localhost:8443' })
  for (const actor of ['registered', 'pending', 'member', 'admin', 'other', 'staff', 'analyst']) tokens[actor] = await portal.signIn(actor)
})
afterAll(() => portal.close())

interface Answer {
  readonly code: number
  /** `rows` and `total` for a list, the other fields for a single invitation. */
  readonly data: {
    readonly rows: readonly Readonly<Record<string, unknown>>[]
    readonly total: number
    readonly invitationId: string
    readonly code: string
    readonly state: string
    readonly inviteUser: string
  }
  readonly error?: { readonly id: string }
}

interface Ask {
  readonly as?: string
  readonly body?: object
}

async function ask(url: string, { as, body }: Ask = {}) {
  const headers = as === undefined ? {} : { 'access-token': tokens[as] ?? as }
  const answer = await portal.app.inject({ method: body ? 'POST' : 'GET', url, headers, ...(body ? { payload: body } : {}) })
  return { status: answer.statusCode, headers: answer.headers, ...(answer.json() as Answer) }
}

async function invite(as: string, more: object = {}): Promise<{ invitationId: string; code: string }> {
  const made = await ask('/api/invitations', { as, body: { places: 1, days: 7, ...more } })
  expect(made.status, JSON.stringify(made)).toBe(200)
  return made.data
}

let newcomers = 0
/** A registered user with a session; the password is irrelevant here. */
async function addNewcomer(): Promise<string> {
  newcomers += 1
  const id = `newcomer-${newcomers}`
  const brand = portal.releases.current().release.defaultBrand
  const { password_hash } = await findUser('registered')
  const person = {
    id,
    brand,
    company_id: null,
    account: id,
    role: 'registered',
    name: `新人${newcomers}`,
    latin_name: `Newcomer ${newcomers}`,
  }
  await portal.test.db
    .insertInto('users')
    .values({ ...person, phone: null, email: null, password_hash })
    .execute()
  tokens[id] = await openFor(id)
  return id
}

function openFor(userId: string): Promise<string> {
  const { defaultBrand } = portal.releases.current().release
  return openSession(portal.test.db, { userId, brand: defaultBrand, now: portal.clock.now, device: '' })
}

async function findUser(id: string) {
  return await portal.test.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const met = (code: string, as?: string) => ask(`/api/invitations/met/${code}`, as === undefined ? {} : { as })
const accept = (code: string, as: string) => ask('/api/invitations/accept', { as, body: { invitation: code } })

describe('a link', () => {
  it('contains 192 random bits, of which only the hash is stored', async () => {
    const { code, invitationId } = await invite('admin')
    expect(code).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const row = await portal.test.db.selectFrom('invitations').selectAll().where('id', '=', invitationId).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
    const audit = await portal.test.db.selectFrom('audit').selectAll().where('subject', '=', invitationId).execute()
    expect(audit.map(({ event, actor_id, company_id }) => ({ event, actor_id, company_id }))).toEqual([
      { event: 'invitation-created', actor_id: 'admin', company_id: 'one' },
    ])
    expect(JSON.stringify(audit)).not.toContain(code)
  })

  it('shows a visitor the inviter and the company, in both languages', async () => {
    const { code } = await invite('member')
    expect((await met(code)).data).toMatchObject({ state: 'open', companyName: 'company one', invitedBy: 'member', consented: false })
    const answer = await portal.app.inject({ url: `/api/invitations/met/${code}`, headers: { cookie: 'default-language=en' } })
    expect((answer.json() as Answer).data).toMatchObject({ companyName: 'Company one' })
  })

  it('returns the same whether it is unknown, expired, used up or revoked, or its author has left', async () => {
    const [over, used, taken, orphan] = [
      await invite('admin', { days: 1 }),
      await invite('admin'),
      await invite('admin'),
      await invite('member'),
    ]
    expect((await accept(used.code, await addNewcomer())).status).toBe(200)
    expect((await ask(`/api/invitations/${taken.invitationId}/revoke`, { as: 'admin', body: {} })).status).toBe(200)
    await portal.test.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', 'member').execute()
    await portal.test.db.updateTable('invitations').set({ expires_at: portal.clock.now }).where('id', '=', over.invitationId).execute()
    const newcomer = await addNewcomer()
    const codes = ['x', 'A'.repeat(32), over.code, used.code, taken.code, orphan.code]
    for (const code of codes) {
      expect((await met(code)).data, code).toEqual({ state: 'ended' })
      const refused = await accept(code, newcomer)
      expect({ status: refused.status, id: refused.error?.id }, code).toEqual({ status: 409, id: 'error.invitation-ended' })
    }
    await portal.test.db.updateTable('users').set({ status: 'active' }).where('id', '=', 'member').execute()
    tokens.member = await openFor('member')
    expect((await findUser(newcomer)).role).toBe('registered')
  })

  it('is valid only in its brand', async () => {
    const { code } = await invite('admin')
    const answer = await portal.app.inject({ url: `/api/invitations/met/${code}`, headers: { host: 'yongjiang.localhost' } })
    expect((answer.json() as Answer).data).toEqual({ state: 'ended' })
  })

  it.each([
    ['its own host and port', { host: 'evil.example:31337' }],
    ['the port of another program', { host: 'quayside.localhost:31337' }],
    ['a host through a proxy', { 'x-forwarded-host': 'evil.example:31337', 'x-forwarded-proto': 'ftp' }],
  ])('is mailed with the declared address even if the caller sends %s', async (what, claimed) => {
    const to = `${what.replaceAll(' ', '-')}@address.example`
    const headers = { 'access-token': tokens.admin ?? '', ...claimed }
    const payload = { places: 1, days: 2, email: to }
    expect((await portal.app.inject({ method: 'POST', url: '/api/invitations', headers, payload })).statusCode).toBe(200)
    const [mail] = await portal.messagesTo(to)
    const body = mail?.body ?? ''
    expect(/\S+(?=\/invitation\/)/.exec(body)?.[0]).toBe('https://quayside.localhost:8443')
    expect(body).not.toMatch(/evil|31337/)
  })

  it('is mailed to the address that its author enters', async () => {
    const { code } = await invite('admin', { email: 'colleague@people.example', mailLanguage: 'en' })
    const headers = { 'access-token': tokens.admin ?? '' }
    const payload = { places: 1, days: 2, email: 'second@people.example' }
    const made = await portal.app.inject({ method: 'POST', url: '/api/invitations', headers, payload })
    expect(made.statusCode).toBe(200)
    const mails = await portal.test.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', 'like', '%@people.example')
      .orderBy('id')
      .execute()
    expect(mails.map(({ language, secret }) => ({ language, secret }))).toEqual([
      { language: 'en', secret: true },
      { language: 'zh', secret: true },
    ])
    expect((await portal.messagesTo('colleague@people.example'))[0]?.body).toContain(`/invitation/${code}`)
    expect(JSON.stringify(mails)).not.toContain(code)
  })

  it('has the brand’s limits', async () => {
    for (const body of [{ places: 0, days: 7 }, { places: 11, days: 7 }, { places: 1, days: 15 }, { places: '1', days: 7 }, { days: 7 }]) {
      expect((await ask('/api/invitations', { as: 'admin', body })).status, JSON.stringify(body)).toBe(400)
    }
    const made = Array.from({ length: 40 }, (_, index) => ({
      id: `flood-${index}`,
      brand: portal.releases.current().release.defaultBrand,
      company_id: 'two',
      user_id: 'other',
      code_hash: `flood-${index}`,
      uses_left: 1,
      created_at: portal.clock.now,
      expires_at: portal.clock.now,
    }))
    await portal.test.db.insertInto('invitations').values(made).execute()
    const refused = await ask('/api/invitations', { as: 'other', body: { places: 1, days: 1 } })
    expect({ status: refused.status, id: refused.error?.id }).toEqual({ status: 429, id: 'error.limited' })
    await portal.test.db.deleteFrom('invitations').where('user_id', '=', 'other').execute()
  })
})

describe('joining by a link', () => {
  it('makes the user a member on the next request if an administrator invited them', async () => {
    const { code } = await invite('admin')
    const newcomer = await addNewcomer()
    const accepted = await accept(code, newcomer)
    expect(accepted.data).toMatchObject({ state: 'joined', companyName: 'company one', consented: true })
    const { role, company_id, version } = await findUser(newcomer)
    expect({ role, company_id, version }).toEqual({ role: 'member', company_id: 'one', version: 2 })
    const next = await met(code, newcomer)
    expect(next.data.state).toBe('joined')
    expect(next.headers['session-actor']).toBe('member')
    expect((await met(code)).data).toEqual({ state: 'ended' })
    const trail = await portal.test.db.selectFrom('audit').selectAll().where('subject', '=', newcomer).executeTakeFirstOrThrow()
    expect(trail).toMatchObject({
      event: 'invitation-accepted',
      company_id: 'one',
      before: { membership: 'not-certified' },
      after: { membership: 'certified' },
    })
  })

  it('asks the administrator if a plain member invited them', async () => {
    const { code } = await invite('member')
    const newcomer = await addNewcomer()
    expect((await accept(code, newcomer)).data).toMatchObject({ state: 'awaiting', consented: false })
    expect(await findUser(newcomer)).toMatchObject({ role: 'pending', company_id: 'one' })
    const requests = await portal.test.db.selectFrom('membership_requests').selectAll().where('user_id', '=', newcomer).execute()
    expect(requests).toMatchObject([{ kind: 'join', state: 'open', company_id: 'one' }])
    expect((await met(code, newcomer)).data.state).toBe('awaiting')
  })

  it('requires a user without a company or an open request', async () => {
    const { code } = await invite('admin', { places: 5 })
    for (const [actor, status, id] of [
      ['member', 409, 'error.already-member'],
      ['other', 409, 'error.already-member'],
      ['pending', 409, 'error.already-applied'],
      ['staff', 403, 'error.forbidden'],
      ['analyst', 403, 'error.forbidden'],
    ] as const) {
      const refused = await accept(code, actor)
      expect({ status: refused.status, id: refused.error?.id }, actor).toEqual({ status, id })
    }
    expect((await ask('/api/invitations/accept', { body: { invitation: code } })).code).toBe(4)
    expect((await met(code)).data.state).toBe('open')
  })

  it('does not bring back a removed member', async () => {
    const { code } = await invite('admin', { places: 5 })
    const newcomer = await addNewcomer()
    await accept(code, newcomer)
    await portal.test.db.updateTable('users').set({ role: 'registered', company_id: null }).where('id', '=', newcomer).execute()
    expect((await accept(code, newcomer)).error?.id).toBe('error.invitation-ended')
    expect((await findUser(newcomer)).role).toBe('registered')
  })

  it('gives the last place to one of fifty concurrent users', async () => {
    const { code, invitationId } = await invite('admin', { places: 1 })
    const takers: string[] = []
    for (let taker = 0; taker < 50; taker += 1) takers.push(await addNewcomer())
    const answers = await Promise.all(takers.map((taker) => accept(code, taker)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.id === 'error.invitation-ended')).toHaveLength(49)
    const members = await portal.test.db.selectFrom('users').select('id').where('id', 'in', takers).where('role', '=', 'member').execute()
    expect(members).toHaveLength(1)
    const uses = await portal.test.db.selectFrom('invitation_uses').selectAll().where('invitation_id', '=', invitationId).execute()
    expect(uses.map(({ user_id }) => user_id)).toEqual(members.map(({ id }) => id))
  })

  it('takes one place per user, however often they click', async () => {
    const { code, invitationId } = await invite('admin', { places: 5 })
    const newcomer = await addNewcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(code, newcomer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const row = await portal.test.db.selectFrom('invitations').selectAll().where('id', '=', invitationId).executeTakeFirstOrThrow()
    expect(row.uses_left).toBe(4)
  })
})

describe('who sees which invitations', () => {
  const idsOf = (answer: Answer) => answer.data.rows.map((row) => String(row.invitationId))

  it('members their own, administrators those of the company, staff all, others none', async () => {
    const [mine, ours, theirs] = [await invite('member'), await invite('admin'), await invite('other')]
    const seenBy = async (as: string) => idsOf(await ask('/api/invitations?pageSize=100', { as }))
    const [member, admin, other, staff] = [await seenBy('member'), await seenBy('admin'), await seenBy('other'), await seenBy('staff')]
    expect(member).toContain(mine.invitationId)
    expect(member).not.toContain(ours.invitationId)
    expect(admin).toEqual(expect.arrayContaining([mine.invitationId, ours.invitationId]))
    expect(admin).not.toContain(theirs.invitationId)
    expect(other).toEqual([theirs.invitationId])
    expect(staff).toEqual(expect.arrayContaining([mine.invitationId, ours.invitationId, theirs.invitationId]))
    for (const [as, status] of [
      ['registered', 404],
      ['pending', 404],
      ['analyst', 403],
    ] as const) {
      expect((await ask('/api/invitations', { as })).status, as).toBe(status)
      expect((await ask('/api/invitations/people', { as })).status, as).toBe(status)
    }
    expect((await ask('/api/invitations')).code).toBe(4)
  })

  it('the list shows who joined and when, and filters by state', async () => {
    const { code, invitationId } = await invite('admin', { places: 2, note: 'documents' })
    const newcomer = await addNewcomer()
    await accept(code, newcomer)
    const open = await ask('/api/invitations?pageSize=100&state=open', { as: 'admin' })
    const row = open.data.rows.find((each) => each.invitationId === invitationId)
    const { name } = await findUser(newcomer)
    const came = { name, kind: 'invitation', standing: 'joined', at: portal.clock.now.toISOString() }
    expect(row).toMatchObject({ note: 'documents', state: 'open', came: 1, places: 2, people: [came] })
    const people = await ask('/api/invitations/people?pageSize=1', { as: 'admin' })
    expect(people.data.total).toBeGreaterThan(1)
    expect((await ask('/api/invitations/people', { as: 'other' })).data.rows).toEqual([])
    expect(open.data.rows.every((each) => each.state === 'open')).toBe(true)
    expect(JSON.stringify(open)).not.toContain(code)
  })

  it('only their creator or an administrator of the company can revoke them', async () => {
    const [mine, ours] = [await invite('member'), await invite('admin')]
    const take = (id: string, as: string) => ask(`/api/invitations/${id}/revoke`, { as, body: {} })
    for (const [id, as, status] of [
      [ours.invitationId, 'member', 404],
      [ours.invitationId, 'other', 404],
      ['no-such-invitation', 'admin', 404],
      [ours.invitationId, 'staff', 403],
      [ours.invitationId, 'analyst', 403],
      [ours.invitationId, 'registered', 404],
      [mine.invitationId, 'member', 200],
      [mine.invitationId, 'member', 409],
      [ours.invitationId, 'admin', 200],
    ] as const) {
      expect((await take(id, as)).status, `${id} ${as}`).toBe(status)
    }
    expect((await ask('/api/invitations', { as: 'staff', body: { places: 1, days: 1 } })).status).toBe(403)
  })
})

describe('a personal link', () => {
  it('is created once, reveals only the name, and records who registered with it', async () => {
    const first = await Promise.all([1, 2, 3].map(() => ask('/api/invitations/referral', { as: 'member', body: {} })))
    const codes = new Set(first.map(({ data }) => data.inviteUser))
    expect(codes.size).toBe(1)
    const [code = ''] = codes
    expect((await ask(`/api/inviters/${code}`)).data).toEqual({ state: 'open', name: 'member' })
    expect((await ask('/api/inviters/nobody')).data).toEqual({ state: 'ended' })
    const newcomer = await register({ inviter: code })
    expect(await findUser(newcomer)).toMatchObject({ invited_by: 'member', role: 'registered', company_id: null })
    const people = await ask('/api/invitations/people', { as: 'member' })
    const referred = people.data.rows.filter((row) => row.kind === 'referral')
    expect(referred).toMatchObject([{ standing: 'registered', invitedBy: 'member' }])
  })

  it('of an invitation lets the new user join, and an expired one does not block registration', async () => {
    const { code } = await invite('admin')
    const first = await register({ invitation: code })
    expect(await findUser(first)).toMatchObject({ invited_by: 'admin', role: 'member', company_id: 'one' })
    const second = await register({ invitation: code })
    expect(await findUser(second)).toMatchObject({ invited_by: null, role: 'registered', company_id: null })
  })

  it('of a plain member adds the new user to the administrator’s requests', async () => {
    const { code } = await invite('member')
    expect(await findUser(await register({ invitation: code }))).toMatchObject({ invited_by: 'member', role: 'pending', company_id: 'one' })
  })
})

let registrations = 0
/** Registers like the dialog, with the code from the mailbox. */
async function register(links: { invitation?: string; inviter?: string }): Promise<string> {
  registrations += 1
  const account = `registration-${registrations}@people.example`
  expect((await ask('/api/account/sendCode', { body: { account, purpose: 'register' } })).status).toBe(200)
  const [mail] = await portal.messagesTo(account)
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? ''
  const passwords = { password: 'Quay2026side', confirmation: 'Quay2026side' }
  const body = { account, code, name: 'New Person', ...passwords, agreement: true, policy: true, ...links }
  const made = await ask('/api/account/register', { body })
  expect(made.status, JSON.stringify(made)).toBe(200)
  return (await portal.test.db.selectFrom('users').select('id').where('email', '=', account).executeTakeFirstOrThrow()).id
}
