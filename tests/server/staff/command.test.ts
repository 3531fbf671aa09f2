/** The host command next to a running server: over HTTP if the server holds the embedded database, else directly on PostgreSQL. */

import { userInfo } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import { createLog } from '#server'
import { readControlFile } from '../../../src/server/http/control.ts'
import { warnOfMissingStaff } from '../../../src/server/people/staff/index.ts'
import { root } from '../../support/documents.ts'
import { type Ran, runPeopleHere } from '../../support/run-here.ts'
import { joining, openStage, type Stage } from './stage.ts'

let stage: Stage
let dataDir: string
beforeAll(async () => {
  stage = await openStage()
  dataDir = await stage.portal.listen()
})
afterAll(() => stage.portal.close())

function people(...words: readonly string[]): Promise<Ran> {
  const url = stage.portal.test.url ?? undefined
  return runPeopleHere(root, words, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    NODE_ENV: '',
    PUBLIC_ORIGIN: 'https://portal.test',
    LOG_LEVEL: 'silent',
  })
}

const done = { code: 0, err: '' }
/** On PostgreSQL each command has to compile the served release. Their output is the same, so there the tests only check that they work. */
const onEmbedded = it.skipIf(process.env.DATABASE_URL)

it('prints a link for the first administrator of a brand, only once', async () => {
  const invited = await people('invite', 'staff', 'First@portal.example', '--brand', 'yongjiang', '--administrator')
  expect(invited).toMatchObject(done)
  const link = /https:\/\/\S+/.exec(invited.out)?.[0] ?? ''
  const [, host, token = ''] = /^https:\/\/([^/]+)\/staffInvitation\/([A-Za-z0-9_-]{43})$/.exec(link) ?? []
  expect(host).toBe('yongjiang.localhost')
  // The link is printed instead of mailed: the operator passes it on.
  expect(await stage.portal.test.db.selectFrom('outbox').selectAll().where('recipient', '=', 'first@portal.example').execute()).toEqual([])
  const listed = (await people('list')).out
  expect(listed).toContain('quayside: ')
  expect(listed).toMatch(/first@portal\.example +staff-admin +invited until/)
  expect(listed).not.toContain(token)
  const joined = await stage.portal.app.inject({
    method: 'POST',
    url: '/api/staff-invitations/join',
    headers: { host: 'yongjiang.localhost' },
    payload: joining(token),
  })
  expect(joined.json().data).toMatchObject({ actor: 'staff', staffAdmin: true })
  const [trail] = await stage.portal.test.db.selectFrom('audit').selectAll().where('event', '=', 'staff-invited').execute()
  expect(trail).toMatchObject({ brand: 'yongjiang', actor_id: null, actor_name: userInfo().username, actor_role: 'system' })
})

onEmbedded('grants, revokes, suspends, restores and withdraws, each effective on the next request', async () => {
  await stage.addPerson('worker')
  const of = ['worker@portal.example', '--brand', 'quayside'] as const
  const desk = async () => (await stage.ask('/api/desk/orders', { as: 'worker' })).error
  const staffPage = async () => (await stage.ask('/api/desk/staff', { as: 'worker' })).error
  expect(await staffPage()).toBe('error.forbidden')
  expect(await people('grant', of[0], 'administrator', ...of.slice(1))).toMatchObject(done)
  expect(await staffPage()).toBeUndefined()
  expect(await people('revoke', of[0], 'administrator', ...of.slice(1))).toMatchObject(done)
  expect(await staffPage()).toBe('error.forbidden')
  expect(await people('suspend', ...of)).toMatchObject(done)
  expect(await desk()).toBe('error.session-ended')
  expect(await people('restore', ...of)).toMatchObject(done)
  await people('invite', 'analyst', 'gone@portal.example', '--brand', 'quayside')
  expect(await people('withdraw', 'gone@portal.example', '--brand', 'quayside')).toMatchObject(done)
  expect((await people('withdraw', 'gone@portal.example', '--brand', 'quayside')).code).toBe(1)
  expect((await stage.trail('worker')).map(({ event, role }) => [event, role])).toEqual(
    ['staff-role-changed', 'staff-role-changed', 'staff-suspended', 'staff-restored'].map((event) => [event, 'system']),
  )
})

onEmbedded('turns off two-step verification without a second approval, and reports a brand without a staff administrator', async () => {
  const { db } = stage.portal.test
  await db.updateTable('users').set({ totp_since: stage.portal.clock.now, totp_secret: 'sealed' }).where('id', '=', 'boss').execute()
  const boss = ['boss@portal.example', '--brand', 'quayside'] as const
  expect(await people('reset-second-factor', ...boss)).toMatchObject(done)
  expect((await stage.ask('/api/desk/orders', { as: 'boss' })).error).toBe('error.session-ended')
  expect((await people('reset-second-factor', ...boss)).err).toBe('Two-step verification is not on for this user.\n')
  expect((await people('suspend', ...boss)).out).not.toContain('has no staff administrator left')
  expect((await people('suspend', 'deputy@portal.example', '--brand', 'quayside')).out).toContain(
    'quayside has no staff administrator left',
  )
})

onEmbedded('reports invalid arguments', async () => {
  expect((await people('invite', 'staff', 'x@portal.example', '--brand', 'nowhere')).err).toMatch(
    /^Unknown brand nowhere. Known brands: .*quayside, .*yongjiang\n$/,
  )
  expect((await people('invite', 'staff', 'nonsense', '--brand', 'quayside')).err).toContain('/email')
  expect((await people('invite', 'admin', 'x@portal.example', '--brand', 'quayside')).code).toBe(2)
  expect((await people('invite', 'staff', 'x@portal.example')).err).toContain('name the brand')
  expect((await people('suspend', 'shipper@haichuan.example', '--brand', 'quayside')).err).toContain('is not on the staff of quayside')
})

it('prints its usage when asked for help, without opening anything', async () => {
  const helped = await runPeopleHere(root, ['--help'], { DATA_DIR: '/nowhere' })
  expect(helped).toMatchObject({ code: 0, err: '' })
  expect(helped.out).toMatch(/^ {2}people -- list .*people -- invite /s)
  expect(await runPeopleHere(root, ['invite', '-h'], { DATA_DIR: '/nowhere' })).toEqual(helped)
})

it('can only administer staff: the host’s token has no staff rights elsewhere', async () => {
  const token = readControlFile(dataDir)?.token ?? ''
  expect((await stage.ask('/api/desk/staff', { as: token })).status).toBe(200)
  expect((await stage.ask('/api/desk/orders', { as: token })).error).toBe('error.forbidden')
})

it('is reported at startup for each brand without an active staff account', async () => {
  const { db } = stage.portal.test
  const { quayside, yongjiang } = stage.portal.releases.current().release.brands
  const release = { brands: { quayside, yongjiang } as Record<string, BrandPlan> }
  const warned = async () => {
    const lines: string[] = []
    await warnOfMissingStaff({ db, release, log: createLog('warn', { write: (line) => void lines.push(line) }) })
    return lines.map((line) => JSON.parse(line) as { level: number; command: string })
  }
  expect(await warned()).toEqual([])
  await db.updateTable('users').set({ status: 'disabled' }).where('role', '=', 'staff').where('brand', '=', 'yongjiang').execute()
  expect(await warned()).toMatchObject([{ level: 40, command: 'npm run people -- invite staff <mail> --brand yongjiang --administrator' }])
})
