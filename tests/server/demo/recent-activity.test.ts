/** Recent activity in the demo data: performed by the real operations, with something for every kind of user. */

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoFacts, seedWorld } from '#demo'
import { lifeStates } from '#domain'
import { validateForm } from '#rules'
import { createTestDatabase } from '#server'
import { ensureColumns } from '../../../src/server/db/index.ts'
import { findOddOrders, type OrderData } from '../../../src/server/orders/order/index.ts'
import { createDiskStore } from '../../../src/server/platform/files/index.ts'
import { makeLive } from '../../../src/server/platform/releases/index.ts'
import { buildShippedRelease, today } from '../support.ts'

let opened: Awaited<ReturnType<typeof createTestDatabase>>
let release: Awaited<ReturnType<typeof buildShippedRelease>>
beforeAll(async () => {
  release = await buildShippedRelease()
  opened = await createTestDatabase()
  await ensureColumns(opened.db, release.columns)
  const files = await createDiskStore(await mkdtemp(join(tmpdir(), 'recent-activity-')))
  await seedWorld(opened.db, release, { seed: 1, today, rates: 600, files, recentActivity: true })
})
afterAll(() => opened.close())

test('every step finds its order in the default brand, and its log matches the order', async () => {
  const { db } = opened
  const { scenes } = readDemoFacts(release)
  const orders = await db.selectFrom('orders').select(['id', 'data']).where('brand', '=', release.defaultBrand).execute()
  const count = (step: string) => scenes.filter(({ steps }) => steps.some(({ operation }) => operation === step)).length
  const having = (is: (data: OrderData) => unknown) => orders.filter(({ data }) => is(data as OrderData)).length
  expect(having(({ ownerId }) => ownerId)).toBe(count('take-order'))
  expect(having(({ holds = [] }) => holds.length > 0)).toBe(count('hold-order'))
  expect(having(({ billDraft }) => billDraft)).toBe(count('issue-bill-draft'))
  expect(having(({ openChange }) => openChange)).toBe(count('request-amendment'))
  expect(having(({ payment }) => payment === 'part-paid')).toBeGreaterThan(0)
  expect(having(({ payment }) => payment === 'overpaid')).toBeGreaterThan(0)
  expect(having(({ feeDispute }) => feeDispute?.lines?.length === 1)).toBe(count('dispute-fees'))
  const threads = await db.selectFrom('order_threads').select('order_id').where('brand', '=', release.defaultBrand).execute()
  expect(threads).toHaveLength(count('send-order-message'))
  expect(await Array.fromAsync(findOddOrders(db, { served: release, find: () => Promise.resolve(null) }))).toEqual([])
})

test('both sides have unread messages or notifications in each brand', async () => {
  const { db } = opened
  const unread = await db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['users.account', 'users.brand', 'event'])
    .where('read_at', 'is', null)
    .execute()
  for (const brand of ['quayside', 'yongjiang']) {
    const of = (account: string) => unread.filter((row) => row.brand === brand && row.account === account).map(({ event }) => event)
    expect(of('shipper')).toEqual(expect.arrayContaining(['message-received', 'bill-drafted']))
    // Whose order has new fees depends on the orders that the seed makes.
    expect(['shipper', 'shipper2', 'other', 'admin'].flatMap(of)).toContain('fees-confirmed')
    expect(of('service')).toEqual(expect.arrayContaining(['message-received', 'amendment-requested', 'order-handed-over']))
    expect(of('service2')).toEqual(expect.arrayContaining(['message-received', 'bill-change-requested', 'order-handed-over']))
  }
  const times = (await db.selectFrom('notifications').select(['created_at', 'brand']).orderBy('id').execute()).filter(
    ({ brand }) => brand === release.defaultBrand,
  )
  expect(times.map(({ created_at }) => created_at.getTime())).toEqual(
    times.map(({ created_at }) => created_at.getTime()).toSorted((one, other) => one - other),
  )
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
})

test('a requested change is valid in its form', async () => {
  const { brands } = await makeLive(release, true)
  const orders = await opened.db.selectFrom('orders').select(['id', 'brand', 'data']).execute()
  const asked = orders.filter(({ data }) => data.openChange !== undefined)
  expect(asked.length).toBeGreaterThan(0)
  for (const { id, brand, data } of asked) {
    const live = brands[brand]
    const { orderType, openChange } = data as OrderData
    const { rules } = live?.plan.forms[String(live.plan.documents['order-type']?.[orderType]?.form)] ?? {}
    const validate = rules && live?.validators[rules.validator]
    if (!live || !rules || !validate) throw new Error(`${orderType} has no form`)
    const checked = validateForm({ rules, validate, values: openChange?.booking ?? {}, session: {}, today, limits: live.plan.limits })
    expect([id, checked.errors]).toEqual([id, []])
    expect([id, checked.values]).toEqual([id, openChange?.booking])
  }
})

test('a brand with ports of its own has orders of each of their services in every state, with valid forms', async () => {
  const { brands } = await makeLive(release, true)
  const { ownPlaces } = readDemoFacts(release)
  expect(ownPlaces.length).toBeGreaterThan(0)
  for (const { brand, orderType, places } of ownPlaces) {
    const live = brands[brand]
    const { rules } = live?.plan.forms[String(live.plan.documents['order-type']?.[orderType]?.form)] ?? {}
    const validate = rules && live?.validators[rules.validator]
    if (!live || !rules || !validate) throw new Error(`${brand} offers no ${orderType}`)
    const orders = await opened.db.selectFrom('orders').selectAll().where('brand', '=', brand).execute()
    const ofType = orders.filter(({ data }) => data.orderType === orderType)
    expect([orderType, new Set(ofType.map(({ state }) => state))]).toEqual([orderType, new Set(lifeStates)])
    for (const { id, data, created_at } of ofType) {
      const { booking } = data as OrderData
      expect(places.map(({ form }) => form)).toContainEqual(
        Object.fromEntries(Object.keys(places[0]?.form ?? {}).map((name) => [name, booking[name]])),
      )
      const day = created_at.toISOString().slice(0, 10)
      const checked = validateForm({ rules, validate, values: booking, session: {}, today: day, limits: live.plan.limits })
      expect([id, checked.errors]).toEqual([id, []])
    }
  }
})
