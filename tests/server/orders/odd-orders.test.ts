/** Orders written by another version, and states that an upgrade removed: they open, are reported, and cannot be changed. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'
import { knownReleases } from '../../../src/server/commands/orders.ts'
import { countStranded, findOddOrders } from '../../../src/server/orders/order/index.ts'
import { root } from '../support.ts'

let portal: TestPortal
let staff: string
const made: string[] = []

const air = {
  from: 'Shanghai PVG',
  to: 'Frankfurt FRA',
  plannedDate: '2026-12-01',
  direction: 'export',
  goodsName: 'Towels',
  cargoType: 'general',
  goodsAmount: '120',
  goodsValue: '50000',
  goodsCurrency: 'USD',
  contact: 'Zhou',
  mobile: '13800000102',
  packages: 4,
  packageUnit: 'cartons',
  grossWeight: '320',
  volume: '1.5',
}

beforeAll(async () => {
  portal = await openTestPortal({ root })
  staff = await portal.signIn('staff')
  const member = await portal.signIn('member')
  for (let count = 0; count < 4; count++) made.push(String((await ask('/api/orders/air', { booking: air }, member)).json().data.omsOrderNo))
})
afterAll(() => portal.close())

function ask(url: string, payload?: object, token = staff) {
  return portal.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      host: 'localhost',
      cookie: 'default-language=en',
      'access-token': token,
      ...(payload ? { 'idempotency-key': randomUUID(), 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
}

async function findOdd(): Promise<string[]> {
  const found: string[] = []
  for await (const { omsOrderNo, problem } of findOddOrders(portal.test.db, knownReleases(portal.releases)))
    found.push(`${omsOrderNo} ${problem}`)
  return found
}

it('opens an order in an unknown state with a notice, and changes neither it nor others', async () => {
  const [odd = '', whole = ''] = made
  await portal.test.db.updateTable('orders').set({ state: 'on-hold' }).where('id', '=', odd).execute()
  const read = (await ask(`/api/orders/${odd}`)).json()
  expect(read).toMatchObject({ code: 0, data: { state: 'on-hold', problem: expect.stringContaining('on-hold') } })
  const refused = await ask(`/api/desk/orders/${odd}/reject`, { reason: 'No space', version: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error.params.reason).toBe('order.refused.unknown-state')
  expect((await ask(`/api/desk/orders/${whole}/reject`, { reason: 'No space', version: 1 })).statusCode).toBe(200)
  expect(await countStranded(portal.test.db)).toMatchObject([{ state: 'on-hold', count: 1 }])
  expect(await findOdd()).toEqual([`${odd} unknown-state`])
})

it('opens an order with data of another version', async () => {
  const [, , old = ''] = made
  await portal.test.db
    .updateTable('orders')
    .set({ data: JSON.stringify({ orderType: 'air', payment: 'unpaid', companyName: 'company one' }) })
    .where('id', '=', old)
    .execute()
  expect((await ask(`/api/orders/${old}`)).json()).toMatchObject({ code: 0, data: { problem: expect.stringMatching(/./) } })
  expect((await ask(`/api/desk/orders/${old}/reject`, { reason: 'No space', version: 1 })).statusCode).toBe(409)
})

it('reports an order whose log leads to another state', async () => {
  const [, , , forged = ''] = made
  await portal.test.db.updateTable('orders').set({ state: 'fees-confirmed' }).where('id', '=', forged).execute()
  expect(await findOdd()).toContain(`${forged} log-elsewhere`)
})

it('counts the checked orders', async () => {
  const search = findOddOrders(portal.test.db, knownReleases(portal.releases))
  let found = await search.next()
  while (!found.done) found = await search.next()
  expect(found.value).toBe((await portal.test.db.selectFrom('orders').select('id').execute()).length)
  expect(found.value).toBeGreaterThanOrEqual(made.length)
})
