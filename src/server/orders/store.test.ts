import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, inTransaction, type TestDatabase } from '../db/index.ts'
import type { OrderData } from './record.ts'
import { findOrder, insertOrder, updateOrder } from './store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

const at = new Date('2026-11-21T00:00:00.000Z')
const omsOrderNo = 'QYSEA2611210001'
const write = (version: number, remark: string) =>
  inTransaction(database.db, (tx) =>
    updateOrder(tx, { omsOrderNo, version, state: 'in-process', data: { remark } as unknown as OrderData, at }),
  )

it('an order is written only as the caller saw it: the change of someone else stays', async () => {
  const order = {
    omsOrderNo,
    brand: 'quayside',
    companyId: null,
    state: 'submitted',
    version: 1,
    release: 'r',
    createdAt: at,
    updatedAt: at,
  }
  await inTransaction(database.db, (tx) => insertOrder(tx, { ...order, data: {} } as unknown as Parameters<typeof insertOrder>[1]))
  expect(await write(1, 'first')).toBe(true)
  expect(await write(1, 'second')).toBe(false)
  expect(await findOrder(database.db, 'quayside', omsOrderNo)).toMatchObject({ version: 2, data: { remark: 'first' } })
  expect(await write(2, 'third')).toBe(true)
})
