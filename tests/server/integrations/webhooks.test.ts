/** Messages to customers' systems: signed, in sequence for each order, and complete even after the receiver was down. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { createLog } from '../../../src/server/kernel/index.ts'
import { remindAhead } from '../../../src/server/orders/order/index.ts'
import { openWorldPortal } from '../support.ts'
import { openReceiver, type Receiver } from './receiver.ts'

let portal: TestPortal
let receiver: Receiver
const tokens = new Map<string, { token: string; at: number }>()
let orders: string[]
const start = new Date('2026-11-21T02:00:00Z')
const minuteMs = 60_000

beforeAll(async () => {
  portal = await openWorldPortal()
  receiver = await openReceiver()
  const account = portal.test.db.selectFrom('users').where('account', '=', 'admin').where('brand', '=', 'quayside')
  const { company_id } = await account.select('company_id').executeTakeFirstOrThrow()
  // The demo spreads few orders over many companies.
  const rows = await portal.test.db
    .updateTable('orders')
    .set({ company_id })
    .where('state', '=', 'in-process')
    .where('brand', '=', 'quayside')
    .returningAll()
    .execute()
  orders = rows.flatMap(({ id, data }) => (data.orderType === 'sea-booking' ? [id] : [])).sort()
  expect(orders.length).toBeGreaterThan(2)
})
afterAll(async () => {
  receiver.close()
  await portal.close()
})
beforeEach(async () => {
  await portal.test.db.deleteFrom('outbox').where('channel', '=', 'webhook').execute()
  await portal.test.db.deleteFrom('webhooks').execute()
  Object.assign(receiver, { status: 204, calls: 0 })
  receiver.received.length = 0
  receiver.secrets.length = 0
  portal.clock.now = start
})

/** Sessions end when the clock moves: sign in again. */
async function tokenOf(account: string): Promise<string> {
  const at = portal.clock.now.getTime()
  const known = tokens.get(account)
  if (known && Math.abs(known.at - at) < 20 * minuteMs) return known.token
  const token = await portal.signIn(account)
  tokens.set(account, { token, at })
  return token
}

async function call(method: 'GET' | 'POST', url: string, payload?: object, account = 'admin') {
  const token = await tokenOf(account)
  const headers = { host: 'localhost', 'access-token': token, 'idempotency-key': crypto.randomUUID() }
  const answer = await portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return answer.json()
}

async function addWebhook(more: object = {}): Promise<string> {
  const input = { name: 'ERP', url: receiver.url, events: ['milestone-recorded', 'eta-moved'], moveHours: 24, ...more }
  const { data } = await call('POST', '/api/integrations/webhooks', input)
  expect(data).toMatchObject({ secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) })
  receiver.secrets.push(data.secret)
  return data.webhookId
}

async function readOrder(id: string) {
  return (await call('GET', `/api/orders/${id}`, undefined, 'service')).data as { version: number; [field: string]: unknown }
}

async function recordMilestone(id: string, at: string): Promise<void> {
  const { version } = await readOrder(id)
  const milestone = { milestone: 'gate-in', classifier: 'ACT', at, version }
  expect(await call('POST', `/api/desk/orders/${id}/milestones`, milestone, 'service')).toMatchObject({ code: 0 })
}

async function listDeliveries() {
  return (await call('GET', '/api/integrations/deliveries')).data.rows as Record<string, unknown>[]
}

it('reports what happens to orders, without prices, once per change', async () => {
  const [order = ''] = orders
  await addWebhook()
  await recordMilestone(order, '2026-11-20T08:00:00.000Z')
  expect(await portal.sendWebhooks()).toBe(1)
  expect(await portal.sendWebhooks()).toBe(0)
  expect(receiver.received).toHaveLength(1)
  const { message } = receiver.received[0] ?? {}
  expect(message).toMatchObject({ type: 'order.milestone-recorded', timestamp: start.toISOString() })
  expect(message?.data).toMatchObject({
    omsOrderNo: order,
    sequence: (await readOrder(order)).version,
    state: 'in-process',
    milestone: { milestone: 'gate-in', classifier: 'ACT', at: '2026-11-20T08:00:00.000Z' },
  })
  expect(JSON.stringify(message)).not.toMatch(/total|price|amount|fees/i)
  expect(await listDeliveries()).toMatchObject([{ event: 'milestone-recorded', omsOrderNo: order, state: 'sent', attempts: 1 }])
})

it('adds small changes of ETA up until they reach the threshold', async () => {
  const [order = ''] = orders
  const days = ['2027-01-10', '2027-01-11', '2027-01-12']
  await changeEta(order, '2027-01-10')
  await addWebhook({ moveHours: 48 })
  for (const eta of days.slice(1)) await changeEta(order, eta)
  await portal.sendWebhooks()
  expect(receiver.received.map(({ message }) => message.data.moved)).toEqual([{ field: 'eta', from: days[0], to: days[2], hours: 48 }])
})

async function setCutOff(order: string, at: string | undefined): Promise<void> {
  const { db } = portal.test
  const { data } = await db.selectFrom('orders').select('data').where('id', '=', order).executeTakeFirstOrThrow()
  const { cyCutOffAt: _before, ...others } = data
  const changed = JSON.stringify({ ...others, ...(at && { cyCutOffAt: at }) })
  await db.updateTable('orders').set({ data: changed }).where('id', '=', order).execute()
}

async function remind(): Promise<void> {
  const { db } = portal.test
  await remindAhead({
    ...{ db, releases: portal.releases, now: () => portal.clock.now, originOf: () => 'https://portal.test' },
    ...{ log: createLog('silent'), vault: { seal: () => '' } },
  })
}

const hoursOn = (hours: number) => new Date(start.getTime() + hours * 60 * minuteMs).toISOString()

/** Cut-offs of an order that the receiver was notified of. */
function listNear(order: string) {
  return receiver.received.filter(({ message }) => message.data.omsOrderNo === order).map(({ message }) => message.data.cutOff)
}

it('announces a cut-off as early as each webhook wants', async () => {
  const [order = ''] = orders
  const early = await addWebhook({ events: ['cut-off-near'], nearHours: 60 })
  const usual = await addWebhook({ events: ['cut-off-near'] })
  const rows = (await call('GET', '/api/integrations/webhooks')).data.rows
  const hoursOf = (id: string) => rows.find(({ webhookId }: { webhookId: string }) => webhookId === id)?.nearHours
  expect([hoursOf(early), hoursOf(usual)]).toEqual([60, 24])
  await setCutOff(order, hoursOn(70))
  for (const [passed, count] of [
    [0, 0],
    [11, 1],
    [40, 1],
    [47, 2],
  ] as const) {
    portal.clock.now = new Date(start.getTime() + passed * 60 * minuteMs)
    await remind()
    while ((await portal.sendWebhooks()) > 0);
    expect([passed, listNear(order)]).toEqual([passed, Array(count).fill({ field: 'cyCutOffAt', at: hoursOn(70) })])
  }
  const tooEarly = { name: 'ERP', url: receiver.url, events: ['cut-off-near'], moveHours: 24, nearHours: 10_000 }
  expect(await call('POST', '/api/integrations/webhooks', tooEarly)).toMatchObject({ error: { fields: [{ path: '/nearHours' }] } })
  await setCutOff(order, undefined)
})

it('announces a cut-off once, by two servers at once too, and again if it moves', async () => {
  const [order = ''] = orders
  await addWebhook({ events: ['cut-off-near'] })
  const near = () => listNear(order)
  // Later than the default number of hours.
  await setCutOff(order, hoursOn(200))
  await remind()
  await portal.sendWebhooks()
  expect(near()).toEqual([])
  await setCutOff(order, hoursOn(10))
  await Promise.all([remind(), remind()])
  await remind()
  while ((await portal.sendWebhooks()) > 0);
  expect(near()).toEqual([{ field: 'cyCutOffAt', at: hoursOn(10) }])
  await setCutOff(order, hoursOn(12))
  await remind()
  while ((await portal.sendWebhooks()) > 0);
  expect(near()).toEqual([hoursOn(10), hoursOn(12)].map((at) => ({ field: 'cyCutOffAt', at })))
  await setCutOff(order, undefined)
})

async function changeEta(id: string, eta: string): Promise<void> {
  const { version, carrier } = await readOrder(id)
  const facts = { carrier, vessel: 'EVER GIVEN', voyage: '062E', etd: '2026-12-09', eta, mblNo: 'EGLV1' }
  const found = await call('POST', `/api/desk/orders/${id}/facts`, { group: 'facts-sailing', facts, version }, 'service')
  expect(found.error).toBeUndefined()
}

it('delivers everything in sequence for each order after the receiver was down for an hour', async () => {
  await addWebhook()
  receiver.status = 503
  const expected: Record<string, number[]> = {}
  for (let round = 0; round < 6; round += 1) {
    for (const order of orders.slice(0, 3)) {
      await recordMilestone(order, `2026-11-1${round % 2}T0${round}:00:00.000Z`)
      expected[order] = [...(expected[order] ?? []), (await readOrder(order)).version]
    }
    portal.clock.now = new Date(portal.clock.now.getTime() + 10 * minuteMs)
    await portal.sendWebhooks()
  }
  expect(receiver.received).toHaveLength(0)
  expect(receiver.calls).toBeGreaterThan(3)
  receiver.status = 200
  for (let waited = 0; waited < 60; waited += 5) {
    portal.clock.now = new Date(portal.clock.now.getTime() + 5 * minuteMs)
    await portal.sendWebhooks()
  }
  const found: Record<string, unknown[]> = {}
  for (const { message } of receiver.received) {
    const { omsOrderNo, sequence } = message.data
    found[String(omsOrderNo)] = [...(found[String(omsOrderNo)] ?? []), sequence]
  }
  expect(found).toEqual(expected)
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(18)
})

it('gives up after three days, and sends the same message again on request', async () => {
  const [order = ''] = orders
  await addWebhook()
  receiver.status = 500
  await recordMilestone(order, '2026-11-20T09:00:00.000Z')
  for (let hours = 0; hours <= 80; hours += 1) {
    await portal.sendWebhooks()
    portal.clock.now = new Date(portal.clock.now.getTime() + 60 * minuteMs)
  }
  const [failed] = await listDeliveries()
  expect(failed).toMatchObject({ state: 'failed', attempts: 14, failure: 'not-accepted', status: 500 })
  receiver.status = 200
  expect(await call('POST', `/api/integrations/deliveries/${failed?.deliveryId}/replay`)).toMatchObject({ code: 0 })
  await portal.sendWebhooks()
  expect(receiver.received.map(({ id }) => id)).toEqual([failed?.messageId])
}, 20_000)

it('signs with the old and the new secret for a day after it was replaced', async () => {
  const [order = ''] = orders
  const id = await addWebhook()
  const rotated = (await call('POST', `/api/integrations/webhooks/${id}/secret`)).data
  // The receiver still knows only the old one.
  await recordMilestone(order, '2026-11-20T10:00:00.000Z')
  await portal.sendWebhooks()
  expect(receiver.received).toMatchObject([{ signatures: 2 }])
  portal.clock.now = new Date(start.getTime() + 24 * 60 * minuteMs)
  await recordMilestone(order, '2026-11-20T11:00:00.000Z')
  await portal.sendWebhooks()
  expect(receiver.received).toHaveLength(1)
  receiver.secrets.splice(0, 1, rotated.secret)
  portal.clock.now = new Date(portal.clock.now.getTime() + minuteMs)
  await portal.sendWebhooks()
  expect(receiver.received).toMatchObject([{ signatures: 2 }, { signatures: 1 }])
})

it('stops calling a receiver that responds 410, and one that was paused', async () => {
  const [order = ''] = orders
  const id = await addWebhook()
  receiver.status = 410
  await recordMilestone(order, '2026-11-20T12:00:00.000Z')
  await portal.sendWebhooks()
  expect((await call('GET', '/api/integrations/webhooks')).data.rows).toMatchObject([{ webhookId: id, state: 'gone' }])
  await recordMilestone(order, '2026-11-20T13:00:00.000Z')
  expect(await portal.sendWebhooks()).toBe(0)
  expect(await call('POST', `/api/integrations/webhooks/${id}/state`, { state: 'active' })).toMatchObject({ code: 0 })
  receiver.status = 200
  await call('POST', `/api/integrations/webhooks/${id}/test`)
  await portal.sendWebhooks()
  expect(receiver.received.map(({ message }) => message.type)).toEqual(['test'])
})

it('belongs to the administrators of one company', async () => {
  const id = await addWebhook()
  expect((await call('GET', '/api/integrations/webhooks', undefined, 'other')).data.rows).toEqual([])
  for (const step of ['secret', 'remove', 'test'])
    expect(await call('POST', `/api/integrations/webhooks/${id}/${step}`, {}, 'other')).toMatchObject({ error: { id: 'error.not-found' } })
  expect(await call('GET', '/api/integrations/webhooks', undefined, 'shipper')).toMatchObject({ error: { id: 'error.forbidden' } })
  const wrong = { name: 'ERP', url: 'ftp://example.com', events: ['eta-moved'], moveHours: 24 }
  expect(await call('POST', '/api/integrations/webhooks', wrong)).toMatchObject({
    error: { id: 'error.webhook-address', fields: [{ path: '/url' }] },
  })
})
