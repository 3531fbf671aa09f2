import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPortal } from '#server'
import { requeueOrders } from '../../../src/server/orders/order/index.ts'
import { buildShippedRelease, openWorldPortal } from '../support.ts'

let portal: TestPortal
const tokens: Record<string, string> = {}

beforeAll(async () => {
  const release = await buildShippedRelease()
  portal = await openWorldPortal()
  for (const account of ['service', 'service2', 'shipper', 'other']) tokens[account] = await portal.signIn(account)
  const brand = release.brands[release.defaultBrand]
  if (brand) await requeueOrders({ db: portal.test.db, brand, now: () => portal.clock.now })
})
afterAll(() => portal.close())

type Row = Record<string, unknown>
type Body = { code: number; data: Row & { rows: Row[]; counts: Record<string, number> }; error?: { id: string; params: Row } }

async function ask(method: 'GET' | 'POST', url: string, payload?: object, account = 'service', more: object = {}): Promise<Body> {
  const headers = { host: 'localhost', cookie: 'default-language=en', 'access-token': tokens[account] ?? '', ...more }
  const answer = await portal.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return answer.json() as Body
}

const waits = (query = '', account = 'service') => ask('GET', `/api/desk/waits?pageSize=100${query}`, undefined, account)

describe('desk queues', () => {
  it('list waiting orders, longest first, with counts that match the orders', async () => {
    const { data } = await waits()
    const submitted = await portal.test.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where('state', '=', 'submitted')
      .where('brand', '=', 'quayside')
      .executeTakeFirstOrThrow()
    expect(data.counts.fees).toBe(Number(submitted.n))
    const since = data.rows.map((row) => String(row.since))
    expect(since).toEqual([...since].sort())
    const one = await waits('&queue=fees')
    expect(one.data.rows.every(({ queue, state }) => queue === 'fees' && state === 'submitted')).toBe(true)
    expect(data.rows.every(({ age, waitingHours }) => Number(waitingHours) >= 24 === (age === 'overdue'))).toBe(true)
    expect((await waits('&queue=nothing')).data.rows).toEqual([])
    expect((await waits(`&search=${one.data.rows[0]?.omsOrderNo}`)).data.rows.length).toBeGreaterThan(0)
  })

  it('finds orders in every state by number, waiting ones first', async () => {
    const { db } = portal.test
    const done = await db
      .selectFrom('orders')
      .select('id')
      .where('brand', '=', 'quayside')
      .where('state', '=', 'completed')
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('desk_waits').select('queue').whereRef('order_id', '=', 'orders.id'))))
      .executeTakeFirstOrThrow()
    const { data } = await waits(`&search=${done.id}`)
    expect(data.rows.map(({ omsOrderNo, state, queue }) => [omsOrderNo, state, queue])).toEqual([[done.id, 'completed', undefined]])
    expect(data.counts).toEqual({ all: 1 })
    expect((await waits(`&search=${done.id}&queue=fees`)).data.rows).toEqual([])
    const { rows } = (await waits(`&search=${done.id.slice(0, 4)}`)).data
    const outside = rows.findIndex(({ queue }) => queue === undefined)
    expect(outside).toBeGreaterThan(0)
    expect(rows.slice(outside).every(({ queue }) => queue === undefined)).toBe(true)
    expect((await ask('GET', `/api/desk/waits?search=${done.id}`, undefined, 'shipper')).error?.id).toBe('error.forbidden')
  })

  it('do not show waits that begin in the future, whether in the list, on the order or for messages', async () => {
    const { db } = portal.test
    const ahead = new Date(portal.clock.now.getTime() + 5 * 3_600_000).toISOString()
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('state', '=', 'in-process')
      .where('brand', '=', 'quayside')
      .executeTakeFirstOrThrow()
    const data = { ...(order.data as Row), waits: [{ queue: 'overdue', since: ahead }] }
    await db
      .updateTable('orders')
      .set({ data: JSON.stringify(data) })
      .where('id', '=', order.id)
      .execute()
    // A customer's message with the clock of another server, which is ahead.
    const [thread] = await db
      .insertInto('order_threads')
      .values({ order_id: order.id, brand: order.brand, company_id: order.company_id ?? '', messages: 1, last_id: 0, last_at: ahead })
      .returningAll()
      .execute()
    if (!thread) throw new Error('The thread was not created')
    const message = {
      order_id: order.id,
      side: 'customer' as const,
      by_user: 'x',
      by_name: 'x',
      by_latin: 'x',
      body: 'x',
      request_id: 'x',
      at: ahead,
    }
    const { id: last_id } = await db.insertInto('order_messages').values(message).returning('id').executeTakeFirstOrThrow()
    await db.updateTable('order_threads').set({ last_id }).where('order_id', '=', order.id).execute()
    const setWait = (since: Date | string | null) =>
      db.updateTable('order_threads').set({ waiting_since: since }).where('order_id', '=', thread.order_id).execute()
    await setWait(ahead)
    try {
      expect((await waits(`&search=${order.id}`)).data.rows.map(({ queue }) => queue)).toEqual([undefined])
      expect((await ask('GET', `/api/orders/${order.id}`)).data.waits).toEqual([])
      const { waitingSince } = (await ask('GET', `/api/orders/${thread.order_id}/messages`)).data
      expect(waitingSince).toBe(portal.clock.now.toISOString())
      const threads = (await ask('GET', '/api/messages?pageSize=100')).data.rows
      expect(threads.find(({ omsOrderNo }) => omsOrderNo === thread.order_id)?.waitingHours).toBe(0)
    } finally {
      await setWait(null)
      await db.deleteFrom('order_messages').where('order_id', '=', order.id).execute()
      await db.deleteFrom('order_threads').where('order_id', '=', order.id).execute()
      await db
        .updateTable('orders')
        .set({ data: JSON.stringify(order.data) })
        .where('id', '=', order.id)
        .execute()
    }
  })

  it('assign an order to one of two concurrent users, and show the other one who', async () => {
    const [row] = (await waits('&queue=fees&owner=nobody')).data.rows
    const url = `/api/desk/orders/${row?.omsOrderNo}`
    const answers = await Promise.all([
      ask('POST', `${url}/take`, {}, 'service'),
      ask('POST', `${url}/take`, {}, 'service2'),
      ask('POST', `${url}/take`, {}, 'service'),
      ask('POST', `${url}/take`, {}, 'service2'),
    ])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const refused = answers.filter(({ code }) => code !== 0)
    expect(refused.map(({ error }) => error?.id)).toEqual(['error.order-taken', 'error.order-taken', 'error.order-taken'])
    const order = (await ask('GET', `/api/orders/${row?.omsOrderNo}`)).data
    expect(new Set(refused.map(({ error }) => error?.params.by))).toEqual(new Set([order.owner]))
    const mine = [await waits('&owner=mine', 'service'), await waits('&owner=mine', 'service2')]
    expect(mine.map(({ data }) => data.rows.some(({ omsOrderNo }) => omsOrderNo === row?.omsOrderNo)).filter(Boolean)).toHaveLength(1)
  })

  it('allow an order to be handed over and returned, from the current owner only', async () => {
    const [row] = (await waits('&queue=fees&owner=nobody')).data.rows
    const url = `/api/desk/orders/${row?.omsOrderNo}`
    await ask('POST', `${url}/take`, {})
    const order = (await ask('GET', `/api/orders/${row?.omsOrderNo}`)).data
    const [colleague] = order.colleagues as { userId: string; name: string }[]
    const handing = { from: order.ownerId, to: colleague?.userId, note: 'The customer calls at three' }
    expect((await ask('POST', `${url}/handOver`, { ...handing, to: 'nobody' })).error?.id).toBe('error.invalid')
    expect((await ask('POST', `${url}/handOver`, handing)).code).toBe(0)
    expect((await ask('POST', `${url}/handOver`, handing)).error?.id).toBe('error.order-taken')
    const handed = (await ask('GET', `/api/orders/${row?.omsOrderNo}`)).data
    expect(handed).toMatchObject({ ownerId: colleague?.userId, owner: colleague?.name })
    expect((handed.events as Row[])[0]).toMatchObject({ event: 'hand-over', note: handing.note })
    const reported = async (account: string) =>
      (await ask('GET', `/api/notifications?about=${row?.omsOrderNo}`, undefined, account)).data.rows
    expect(await reported('service2')).toMatchObject([{ event: 'order-handed-over', subject: `Order handed over: ${row?.omsOrderNo}` }])
    expect(String((await reported('service2'))[0]?.line)).toMatch(
      /^He Jing handed the order over to Xu Li: .+\. The customer calls at three$/,
    )
    expect(await reported('service')).toEqual([])
    expect((await ask('POST', `${url}/putBack`, { from: handed.ownerId })).code).toBe(0)
    const back = (await ask('GET', `/api/orders/${row?.omsOrderNo}`)).data
    expect(back.ownerId).toBeUndefined()
    expect((await ask('POST', `${url}/putBack`, { from: handed.ownerId })).error?.id).toBe('error.order-free')
  })

  it('show a stale writer the owner’s name, and never an id', async () => {
    const [row] = (await waits('&queue=fees&owner=nobody')).data.rows
    const url = `/api/desk/orders/${row?.omsOrderNo}`
    await ask('POST', `${url}/take`, {})
    const { owner } = (await ask('GET', `/api/orders/${row?.omsOrderNo}`)).data
    const stale = await ask('POST', `${url}/reject`, { version: row?.version, reason: 'No space left' })
    expect(stale.error?.id).toBe('error.conflict-version')
    const changed = stale.data.changed as Row[]
    expect(changed).toContainEqual(expect.objectContaining({ field: 'owner', new: owner }))
    expect(changed.map(({ field }) => field)).not.toContain('ownerId')
    expect(JSON.stringify(changed.map(({ new: now }) => now))).not.toMatch(/T\d\d:\d\d/)
  })

  it('drop an order that has moved on, and are invisible to customers', async () => {
    const row = (await waits('&queue=payments')).data.rows[0]
    const url = `/api/desk/orders/${row?.omsOrderNo}`
    expect(
      (await ask('POST', `${url}/confirmPayment`, { version: row?.version }, 'service', { 'idempotency-key': 'desk-payment-0001' })).code,
    ).toBe(0)
    const left = (await waits(`&search=${row?.omsOrderNo}`)).data.rows.map(({ queue }) => queue)
    expect(left).not.toContain('payments')
    expect(left).toContain('to-generate')
    expect((await waits('', 'shipper')).error?.id).toBe('error.forbidden')
    for (const account of ['shipper', 'other']) {
      const seen = await ask('GET', `/api/orders/${row?.omsOrderNo}`, undefined, account)
      for (const name of ['owner', 'ownerId', 'waits', 'colleagues', 'nextDueAt']) expect(seen.data?.[name]).toBeUndefined()
    }
  })
})

describe('desk figures', () => {
  it('match the waiting orders', async () => {
    const { data } = await waits()
    const figures = (await ask('GET', '/api/desk/statistics?period=365')).data
    expect(figures.waiting).toBe(data.counts.all)
    const ages = (await ask('GET', '/api/desk/statistics/ages')).data.rows
    expect(ages.reduce((sum, { orders }) => sum + Number(orders), 0)).toBe(data.counts.all)
    const owners = (await ask('GET', '/api/desk/statistics/owners')).data.rows
    expect(owners.reduce((sum, { waiting }) => sum + Number(waiting), 0)).toBe(data.counts.all)
    expect(Number(figures.medianHours)).toBeLessThanOrEqual(Number(figures.mostHours))
    expect((await ask('GET', '/api/desk/statistics', undefined, 'shipper')).error?.id).toBe('error.forbidden')
  })
})

describe('acting for a company', () => {
  const booking = {
    pol: 'CNSHA',
    terminal: 'CNSHA-YS',
    boxes: [{ boxType: '40HQ', quantity: 1 }],
    points: [{ area: '310115', address: 'Century Avenue 100' }],
  }

  it('is only allowed for customer service', async () => {
    const company = await portal.test.db
      .selectFrom('companies')
      .select(['id'])
      .where('brand', '=', 'quayside')
      .where('status', '=', 'certified')
      .executeTakeFirstOrThrow()
    const search = '/api/rates/sea?pageSize=100'
    const asShipper = await ask('GET', search, undefined, 'shipper')
    const pretending = await ask('GET', search, undefined, 'shipper', { 'acting-for': company.id })
    expect(pretending.data.total).toBe(asShipper.data.total)
    const nobody = await ask('POST', '/api/orders/truck', { booking }, 'service', { 'idempotency-key': 'desk-acting-0001' })
    expect(['error.company-required', 'error.invalid']).toContain(nobody.error?.id)
  })
})

describe('page views', () => {
  const report = (path: string, account = 'service') => ask('GET', `/api/desk/page-views${path}`, undefined, account)

  it('are counted by page and day, for staff of the brand', async () => {
    const view = (page: string) => ask('POST', '/api/common/pageView', { route: '/', page }, 'shipper')
    for (const page of ['home', 'home', 'news', 'https://example.com/?phone=13800000000']) await view(page)
    const old = { brand: 'quayside', day: '2020-01-01', page: 'home', views: 9 }
    await portal.test.db
      .insertInto('page_view_counts')
      .values([old, { ...old, brand: 'bank', day: '2026-11-21' }])
      .execute()
    const { rows, total } = (await report('?period=365')).data
    expect(rows.map(({ name, page, views }) => [name, page, views])).toEqual([
      ['Sea rates and online booking', 'home', 2],
      ['News', 'news', 1],
      ['unknown', 'unknown', 1],
    ])
    expect(total).toBe(3)
    expect((await report('/figures')).data).toEqual({ views: 4, pages: 3, days: 1 })
    expect((await report('/figures?pageName=hOm')).data).toEqual({ views: 2, pages: 1, days: 1 })
    expect((await report('/months')).data.rows[0]).toEqual({
      month: String(rows[0]?.day).slice(0, 7),
      name: 'Sea rates and online booking',
      views: 2,
    })
    expect((await report('', 'shipper')).error?.id).toBe('error.forbidden')
  })
})
