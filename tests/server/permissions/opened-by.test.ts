/** What someone opened in their own or their company's name ends with the rights under which they opened it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { createVault } from '../../../src/server/kernel/index.ts'
import { tellOrphans } from '../../../src/server/people/orphaned-keys/index.ts'
import { openWorldPortal } from '../support.ts'

const host = 'localhost'
let portal: TestPortal
let admin: string
let adminId: string
let companyId: string
let order: { id: string; mblNo: string }

beforeAll(async () => {
  portal = await openWorldPortal()
  admin = await portal.signIn('admin')
  const { db } = portal.test
  const account = db.selectFrom('users').where('account', '=', 'admin').where('brand', '=', 'quayside')
  const { id, company_id } = await account.select(['id', 'company_id']).executeTakeFirstOrThrow()
  adminId = id
  companyId = String(company_id)
  const rows = await db.selectFrom('orders').selectAll().where('state', '=', 'in-process').where('brand', '=', 'quayside').execute()
  const found = rows.find(({ data }) => data.orderType === 'sea-booking' && data.mblNo)
  if (!found) throw new Error('The demo world has no sea booking in process')
  await db.updateTable('orders').set({ company_id }).where('id', '=', found.id).execute()
  order = { id: found.id, mblNo: String(found.data.mblNo) }
})
afterAll(() => portal.close())

async function send(url: string, payload: object, token = admin) {
  const headers = { host, 'access-token': token, 'idempotency-key': crypto.randomUUID() }
  const answer = (await portal.app.inject({ method: 'POST', url, headers, payload })).json()
  expect(answer.error, url).toBeUndefined()
  return answer.data
}

async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return (await portal.app.inject({ url, headers: { host, ...headers } })).statusCode
}

/** Rows of the outbox that tell systems of a recorded milestone. */
async function tellSystems(): Promise<number> {
  const { db } = portal.test
  await db.deleteFrom('outbox').where('channel', '=', 'webhook').execute()
  const staff = await portal.signIn('service')
  const read = async () =>
    (await portal.app.inject({ url: `/api/orders/${order.id}`, headers: { host, 'access-token': staff } })).json().data
  const { version } = await read()
  const event = { milestone: 'customs-released', classifier: 'EST', at: '2026-12-01T04:00:00.000Z' }
  await send(`/api/desk/orders/${order.id}/milestones`, { version, ...event, note: crypto.randomUUID() }, staff)
  const { count } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('channel', '=', 'webhook')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Each kind, opened by the administrator, with whether it answers now. */
async function openAll(): Promise<Record<string, () => Promise<boolean>>> {
  const { db } = portal.test
  await db.deleteFrom('webhooks').execute()
  await db.deleteFrom('calendars').execute()
  const calendar = async (kind: string) => new URL((await send('/api/integrations/calendars', { kind })).address).pathname
  const [own, whole] = [await calendar('person'), await calendar('company')]
  const { key } = await send('/api/integrations/keys', { name: 'ERP', scopes: ['orders'], days: 30 })
  const receiver = { name: 'ERP', url: 'https://erp.example/hook', events: ['milestone-recorded'], moveHours: 24 }
  await send('/api/integrations/webhooks', receiver)
  const tracking = await send('/api/tracking/links', { numbers: order.mblNo, days: 3 })
  return {
    'a calendar of their own': async () => (await statusOf(own)) === 200,
    'the calendar of the company': async () => (await statusOf(whole)) === 200,
    'a key': async () => (await statusOf(`/api/orders/${order.id}`, { authorization: `Bearer ${key}` })) === 200,
    'a webhook': async () => (await tellSystems()) === 1,
    'a tracking link': async () => (await statusOf(`/api/tracking/shared/${tracking.code}`)) === 200,
  }
}

async function answering(checks: Record<string, () => Promise<boolean>>): Promise<string[]> {
  const found: string[] = []
  for (const [name, answers] of Object.entries(checks)) if (await answers()) found.push(name)
  return found
}

const setPerson = (values: { status?: 'active' | 'disabled'; role?: 'admin' | 'member'; company_id?: string | null }) =>
  portal.test.db.updateTable('users').set(values).where('id', '=', adminId).execute()
const setCompany = (status: 'certified' | 'revoked') =>
  portal.test.db.updateTable('companies').set({ status }).where('id', '=', companyId).execute()

let opened: Record<string, () => Promise<boolean>>
beforeEach(async () => {
  await setPerson({ status: 'active', role: 'admin', company_id: companyId })
  await setCompany('certified')
  opened = await openAll()
  expect(await answering(opened)).toEqual(Object.keys(opened))
})

it('ends for a while with a suspension, and for good with the membership', async () => {
  await setPerson({ status: 'disabled' })
  expect(await answering(opened)).toEqual([])
  await setPerson({ status: 'active' })
  expect(await answering(opened)).toEqual(Object.keys(opened))
  await setPerson({ company_id: null })
  expect(await answering(opened)).toEqual([])
})

it('ends with the certification of the company', async () => {
  await setCompany('revoked')
  expect(await answering(opened)).toEqual([])
})

it('of administrators ends when they are one no longer, and other administrators see why', async () => {
  await setPerson({ role: 'member' })
  expect(await answering(opened)).toEqual(['a calendar of their own', 'a tracking link'])
  const { db } = portal.test
  const colleague = await db
    .selectFrom('users')
    .select(['id', 'account'])
    .where('company_id', '=', companyId)
    .where('id', '!=', adminId)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', colleague.id).execute()
  const token = await portal.signIn(colleague.account)
  const read = async (url: string) => (await portal.app.inject({ url, headers: { host, 'access-token': token } })).json().data.rows
  expect((await read('/api/integrations/keys'))[0]).toMatchObject({ state: 'orphaned' })
  const [webhook] = await read('/api/integrations/webhooks')
  expect(webhook).toMatchObject({ state: 'orphaned' })
  await send(`/api/integrations/webhooks/${webhook.webhookId}/state`, { state: 'active' }, token)
  expect((await read('/api/integrations/webhooks'))[0]).toMatchObject({ state: 'active' })
  expect(await answering({ webhook: opened['a webhook'] as () => Promise<boolean> })).toEqual(['webhook'])
})

it('of administrators is reported to the others once when it stops, in the portal and by e-mail', async () => {
  const { db } = portal.test
  const colleague = await db
    .selectFrom('users')
    .select(['id', 'account', 'email'])
    .where('company_id', '=', companyId)
    .where('id', '!=', adminId)
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ role: 'admin', language: 'en' }).where('id', '=', colleague.id).execute()
  const { release } = portal.releases.current()
  const brand = release.brands[release.defaultBrand]
  if (!brand) throw new Error('There is no default brand')
  const vault = createVault('a key of thirty-two characters!!')
  const tell = () => tellOrphans({ db, originOf: () => `http://${host}`, vault, now: () => portal.clock.now }, brand)
  const read = async () => {
    const token = await portal.signIn(colleague.account)
    const headers = { host, 'access-token': token, cookie: 'default-language=en' }
    const { data } = (await portal.app.inject({ url: '/api/notifications?event=integration-orphaned', headers })).json()
    return data.rows.map(({ subject, route }: { subject: string; route: string }) => `${subject} > ${route}`).sort()
  }
  const mails = async () => (await portal.messagesTo(colleague.email ?? '')).filter(({ subject }) => /stopped: ERP/.test(subject ?? ''))
  await tell()
  expect([await read(), await mails()]).toEqual([[], []])

  await setPerson({ status: 'disabled' })
  await tell()
  const notices = await read()
  // Earlier tests left keys of the same name.
  expect(new Set(notices)).toEqual(new Set(['API key stopped: ERP > integrations', 'Webhook stopped: ERP > integrations']))
  expect(await mails()).toHaveLength(notices.length)
  await tell()
  expect([await read(), (await mails()).length]).toEqual([notices, notices.length])
})
