import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueOrderMails } from '../../../src/server/orders/mails.ts'
import { findOrder } from '../../../src/server/orders/store.ts'
import { type Harbour, openHarbour } from '../support.ts'

let harbour: Harbour
beforeAll(async () => {
  harbour = await openHarbour(100)
}, 120_000)
afterAll(() => harbour.close())

const all = ['mail-submitted', 'mail-fees-confirmed', 'mail-order-generated', 'mail-order-cancelled', 'mail-fees-accepted'] as const

it.each([
  ['everything, where nothing was chosen', {}, ['submitted', 'fees-confirmed', 'order-generated', 'order-cancelled', 'fees-accepted']],
  ['what was chosen, and the desk what it must act on', { mail: ['fees-confirmed'] }, ['fees-confirmed', 'fees-accepted']],
  ['nothing, where nothing is wanted', { mail: [] }, ['fees-accepted']],
  ['the progress of an order as one thing', { mail: ['order-progress'] }, ['order-generated', 'fees-accepted']],
])('who ordered is told by mail %s', async (_title, choices, told) => {
  const { db, mails } = harbour
  const call = await harbour.callAs('service')
  const { id } = await db.selectFrom('orders').select('id').where('brand', '=', call.brand.id).executeTakeFirstOrThrow()
  const order = await findOrder(db, call.brand.id, id)
  if (!order) throw new Error('no order')
  const notifications = JSON.stringify(choices)
  await db.updateTable('users').set({ notifications }).where('id', '=', order.data.orderedById).execute()
  mails.length = 0
  await call.transaction((tx) => queueOrderMails(call, tx, { order, mails: all }))
  expect(mails.map(({ subject }) => subject)).toEqual(told.map((mail) => `order.mail.${mail}.subject`))
})
