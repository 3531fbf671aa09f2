import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, inTransaction, type TestDatabase } from '../../db/index.ts'
import type { OrderData, OrderRecord } from './record.ts'
import { findOrder, insertOrder, updateOrder } from './store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const company = { id: order.companyId, brand: order.brand, name: data.companyName, latin_name: data.companyLatin, status: 'certified' }
  await database.db.insertInto('companies').values(company).execute()
})
afterAll(() => database?.close())

const at = new Date('2026-11-21T00:00:00.000Z')
const data: OrderData = {
  orderType: 'truck',
  payment: 'unpaid',
  paymentTerms: 'after-departure',
  companyName: '宁波外运',
  companyLatin: 'Ningbo Export',
  orderedBy: '李敏',
  orderedByLatin: 'Li Min',
  orderedById: 'shipper',
  booking: {},
  milestones: [],
  baseCurrency: 'CNY',
}
const order: OrderRecord = {
  omsOrderNo: 'QYTRK2611210001',
  brand: 'quayside',
  companyId: 'ningbo-export',
  state: 'submitted',
  version: 1,
  release: 'r',
  createdAt: at,
  updatedAt: at,
  data,
}

it('an order is written only as the caller saw it: the change of someone else stays', async () => {
  const write = (version: number, goods: string) =>
    inTransaction(database.db, (tx) => updateOrder(tx, { ...order, version, data: { ...data, goods }, at }))
  await inTransaction(database.db, (tx) => insertOrder(tx, order))
  expect(await write(1, 'first')).toBe(true)
  expect(await write(1, 'second')).toBe(false)
  expect(await findOrder(database.db, 'quayside', order.omsOrderNo)).toMatchObject({ version: 2, data: { goods: 'first' } })
  expect(await write(2, 'third')).toBe(true)
})
