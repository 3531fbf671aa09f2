import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../src/server/db/index.ts'
import { createHasher } from '../../../src/server/people/accounts/index.ts'
import { createStaffHandlers } from '../../../src/server/people/staff/index.ts'
import { brand, joining, openStage, password, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.portal.close())

const join = (code: string, more: object = {}, address?: string) =>
  stage.ask<{ actor: string; staffAdmin: boolean; userId: string }>('/api/staff-invitations/join', {
    body: joining(code, more),
    ...(address === undefined ? {} : { address }),
  })
const met = async (code: string, as?: string) =>
  (await stage.ask<{ state: string }>(`/api/staff-invitations/met/${code}`, as === undefined ? {} : { as })).data

describe('a staff invitation', () => {
  it('is a link at the configured origin with 256 random bits, stored as a hash, mailed and audited', async () => {
    const { code, link, invitationId } = await stage.invite('Link@Portal.example')
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(link).toBe(`https://portal.test/staffInvitation/${code}`)
    const { db } = stage.portal.test
    const row = await db.selectFrom('staff_invitations').selectAll().where('id', '=', invitationId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ brand, email: 'link@portal.example', role: 'staff', invited_by: 'boss' })
    expect(JSON.stringify(row)).not.toContain(code)
    const mail = await db.selectFrom('outbox').selectAll().where('recipient', '=', 'link@portal.example').executeTakeFirstOrThrow()
    // Encrypted until sent, then deleted.
    expect(mail.secret).toBe(true)
    expect(JSON.stringify(mail)).not.toContain(code)
    const [received] = await stage.portal.messagesTo('link@portal.example')
    expect(received?.body).toContain(link)
    expect(await stage.trail('link@portal.example')).toMatchObject([
      { event: 'staff-invited', actor: 'boss', after: { email: 'link@portal.example', role: 'staff' } },
    ])
    expect(JSON.stringify(await stage.trail('link@portal.example'))).not.toContain(code)
  })

  it('can only be created by staff administrators', async () => {
    for (const as of ['staff', 'analyst', 'registered', 'member'])
      expect((await stage.ask('/api/desk/staff-invitations', { as, body: { email: 'x@portal.example', role: 'staff' } })).error, as).toBe(
        'error.forbidden',
      )
  })

  it('lets the user choose name and password, signs them in with the role, and is used up', async () => {
    const { code, invitationId } = await stage.invite('new@portal.example', 'staff-admin')
    expect(await met(code)).toMatchObject({
      state: 'open',
      email: 'new@portal.example',
      role: 'staff-admin',
      hasAccount: false,
      own: false,
    })
    const joined = await join(code)
    expect(joined).toMatchObject({ status: 200, data: { actor: 'staff', staffAdmin: true } })
    expect((await stage.ask('/api/desk/staff', { as: joined.token ?? '' })).status).toBe(200)
    expect(await met(code)).toEqual({ state: 'used' })
    expect(await met(code, joined.token)).toEqual({ state: 'joined' })
    expect((await join(code)).error).toBe('error.staff-invitation-ended')
    const signedIn = await stage.ask('/api/account/signIn', { body: { account: 'new@portal.example', password } })
    expect(signedIn.status).toBe(200)
    const [trail] = await stage.trail(joined.data.userId)
    expect(trail).toMatchObject({
      event: 'staff-joined',
      after: { role: 'staff-admin' },
      detail: { invitation: invitationId, invitedBy: 'boss' },
    })
  })

  it('requires the brand’s password rule, an uncommon password, and both consents', async () => {
    const { code } = await stage.invite('rule@portal.example')
    for (const wrong of [
      { password: 'short1', confirmation: 'short1' },
      { agreement: false },
      { policy: false },
      { confirmation: 'Otherwise12' },
    ])
      expect((await join(code, wrong)).error, JSON.stringify(wrong)).toBe('error.invalid')
    expect((await join(code, { password: 'password1', confirmation: 'password1' })).error).toBe('error.invalid')
    expect(await met(code)).toMatchObject({ state: 'open' })
  })

  it('explains why it is no longer valid', async () => {
    const [late, withdrawn, replaced] = [
      await stage.invite('late@portal.example'),
      await stage.invite('withdrawn@portal.example'),
      await stage.invite('again@portal.example'),
    ]
    const { code: newer } = await stage.invite('again@portal.example')
    const taken = await stage.ask(`/api/desk/staff-invitations/${withdrawn.invitationId}/withdraw`, { as: 'deputy', body: {} })
    expect(taken.status).toBe(200)
    const { clock } = stage.portal
    const start = clock.now
    const expires = await stage.portal.test.db
      .selectFrom('staff_invitations')
      .select('expires_at')
      .where('id', '=', late.invitationId)
      .executeTakeFirstOrThrow()
    clock.now = new Date(expires.expires_at.getTime())
    expect(await met(late.code)).toEqual({ state: 'expired' })
    expect((await join(late.code)).error).toBe('error.staff-invitation-ended')
    clock.now = start
    expect(await met(withdrawn.code)).toEqual({ state: 'withdrawn' })
    expect(await met(replaced.code)).toEqual({ state: 'withdrawn' })
    expect(await met(newer)).toMatchObject({ state: 'open' })
    for (const code of ['x', 'A'.repeat(43)]) expect(await met(code)).toEqual({ state: 'unknown' })
    for (const { code } of [withdrawn, replaced]) expect((await join(code)).error).toBe('error.staff-invitation-ended')
    expect((await stage.trail('withdrawn@portal.example')).at(-1)).toMatchObject({ event: 'staff-invitation-withdrawn', actor: 'deputy' })
  })

  it('is not valid in another brand', async () => {
    const { code } = await stage.invite('brand@portal.example')
    const answer = await stage.portal.app.inject({ url: `/api/staff-invitations/met/${code}`, headers: { host: 'yongjiang.localhost' } })
    expect(answer.json().data).toEqual({ state: 'unknown' })
  })

  it('creates one account for fifty concurrent calls', async () => {
    const { code } = await stage.invite('many@portal.example')
    // Cheap hashing: the sign-in queue is not under test here.
    const hasher = createHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })
    const { 'join-staff': joinStaff } = createStaffHandlers({ hasher })
    const { releases, test, clock } = stage.portal
    const plan = releases.current().release.brands[brand]
    if (!plan) throw new Error('The release lacks the brand')
    const opened: string[] = []
    const call = (address: string) => ({
      db: test.db,
      transaction: <T>(work: (tx: never) => Promise<T>) => inTransaction(test.db, work as never) as Promise<T>,
      actor: { kind: 'visitor' as const, userId: null, companyId: null, name: '', latinName: '' },
      brand: plan,
      language: 'zh',
      now: () => clock.now,
      requestId: 'test',
      remoteAddress: address,
      sessions: { current: null, open: (userId: string) => Promise.resolve(String(opened.push(userId))), close: () => Promise.resolve() },
    })
    const takers = Array.from({ length: 50 }, (_, index) => joinStaff(joining(code) as never, call(`10.0.0.${index}`) as never))
    const answers = await Promise.all(takers)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error])))).toEqual(new Set(['error.staff-invitation-ended']))
    const made = await test.db.selectFrom('users').select('id').where('email', '=', 'many@portal.example').execute()
    expect(made.map(({ id }) => id)).toEqual(opened)
  })
})

describe('an invited user with an account', () => {
  const accept = (code: string, as: string) => stage.ask('/api/staff-invitations/accept', { as, body: { invitation: code } })

  it('signs in and accepts; no second account is created, and no one else can accept', async () => {
    await stage.addPerson('known', { role: 'registered', email: 'Known@portal.example' })
    const { code } = await stage.invite('known@portal.example')
    expect(await met(code)).toMatchObject({ state: 'open', hasAccount: true, own: false })
    expect(await met(code, 'known')).toMatchObject({ own: true })
    expect((await join(code)).error).toBe('error.staff-account-exists')
    expect((await accept(code, 'registered')).error).toBe('error.staff-invitation-address')
    expect((await stage.ask('/api/desk/orders', { as: 'known' })).error).toBe('error.forbidden')
    const took = await Promise.all(Array.from({ length: 50 }, () => accept(code, 'known')))
    expect(took.filter(({ status }) => status === 200)).toHaveLength(1)
    // The existing session gets the role with the next request.
    expect((await stage.ask('/api/desk/orders', { as: 'known' })).status).toBe(200)
    expect((await stage.trail('known')).at(-1)).toMatchObject({
      event: 'staff-joined',
      before: { role: 'registered' },
      after: { role: 'staff' },
    })
  })

  it('cannot become staff while they belong to a company', async () => {
    await stage.portal.test.db.updateTable('users').set({ email: 'member@portal.example' }).where('id', '=', 'member').execute()
    const { code } = await stage.invite('member@portal.example')
    expect((await accept(code, 'member')).error).toBe('error.staff-invitation-customer')
    expect(await met(code)).toMatchObject({ state: 'open' })
  })

  it('cannot be invited again once they are staff', async () => {
    const again = await stage.ask('/api/desk/staff-invitations', { as: 'boss', body: { email: 'deputy@portal.example', role: 'analyst' } })
    expect(again.error).toBe('error.already-staff')
  })
})
