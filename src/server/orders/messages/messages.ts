/** Messages between the customer's company and customer service about an order. */
import type { Transaction } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { Database } from '../../db/index.ts'
import { type Call, type Handlers, limitOf, nameIn, type Result, refuse, waitedSince } from '../../kernel/index.ts'
import { claimFile } from '../../platform/files/index.ts'
import { eventOf, findEmail, markEventRead, notifyEvent, type Side } from '../../platform/notifications/index.ts'
import { recallDeliveries } from '../../platform/outbox/index.ts'
import { checkAccess, describeOrder, findOrder, type OrderRecord, staffOf } from '../order/index.ts'
import { holdThread, insertMessage, listMessages, type MessageRow, markRead, readMarks, settleThread } from './store.ts'

type Message = Operations['send-order-message']['output']
type MessageHandlers = Pick<Handlers, 'list-order-messages' | 'send-order-message' | 'mark-messages-read' | 'settle-messages'>
type Tx = Transaction<Database>

const messageEvent = 'message-received'
const excerptLength = 280

export const orderMessageHandlers: MessageHandlers = {
  'list-order-messages': async ({ omsOrderNo, after, before }, call) => {
    const order = await findOwn(call, call.db, omsOrderNo)
    if (!order.ok) return order
    const limit = limitOf(call.brand, 'messagesShown')
    const { rows, more } = await listMessages(call.db, { orderId: omsOrderNo, after, before, limit })
    const { unread, readTo, readBy, waitingSince } = await readMarks(call.db, omsOrderNo, readerOf(call))
    return {
      ok: true,
      value: {
        rows: rows.map((row) => toMessage(row, call)),
        more,
        unread,
        readTo,
        ...(readBy ? { readBy: nameIn(call.language, readBy), readAt: readBy.at.toISOString() } : {}),
        ...(waitingSince ? { waitingSince: waitedSince(waitingSince, call.now()).since } : {}),
      },
    }
  },

  'send-order-message': async ({ omsOrderNo, body, fileId }, call) => {
    if (body.trim() === '') return refuse('error.invalid', { fields: [{ path: '/body', id: 'invalid.required', params: {} }] })
    return await call.transaction((tx) => send(call, tx, { omsOrderNo, body, fileId }))
  },

  'mark-messages-read': async ({ omsOrderNo, upTo }, call) =>
    await call.transaction(async (tx) => {
      const order = await findOwn(call, tx, omsOrderNo)
      if (!order.ok) return order
      await markRead(tx, { orderId: omsOrderNo, ...readerOf(call), upTo, at: call.now() })
      const { unread } = await readMarks(tx, omsOrderNo, readerOf(call))
      if (unread === 0) await noteKnown(call, tx, omsOrderNo)
      return { ok: true as const, value: { unread } }
    }),

  'settle-messages': async ({ omsOrderNo }, call) =>
    await call.transaction(async (tx) => {
      const order = await findOwn(call, tx, omsOrderNo)
      if (!order.ok) return order
      await settleThread(tx, omsOrderNo)
      return { ok: true as const, value: {} }
    }),
}

interface Sending {
  readonly omsOrderNo: string
  readonly body: string
  readonly fileId: string | undefined
}

async function send(call: Call, tx: Tx, { omsOrderNo, body, fileId }: Sending): Promise<Result<Message>> {
  const ownOrder = await findOwn(call, tx, omsOrderNo)
  if (!ownOrder.ok) return ownOrder
  const order = ownOrder.value
  const at = call.now()
  const { userId, side } = readerOf(call)
  await holdThread(tx, { id: omsOrderNo, brand: order.brand, companyId: order.companyId }, at)
  if (fileId !== undefined) {
    const taken = await claimFile(tx, { fileId, userId, brand: call.brand.id, orderId: omsOrderNo, companyId: order.companyId })
    if (!taken) return refuse('error.not-found', { params: { file: fileId } })
  }
  const { name, latinName } = call.actor
  const id = await insertMessage(tx, {
    orderId: omsOrderNo,
    side,
    byUser: userId,
    byName: name,
    byLatin: latinName || name,
    body,
    fileId: fileId ?? null,
    requestId: call.requestId,
    at,
  })
  // The author has read everything above.
  await markRead(tx, { orderId: omsOrderNo, userId, side, upTo: id, at })
  await notifyOtherSide(call, tx, { order, id, side, body })
  const { rows } = await listMessages(tx, { orderId: omsOrderNo, after: id - 1, before: id + 1, limit: 1 })
  return { ok: true, value: toMessage(rows[0] as MessageRow, call) }
}

interface Written {
  readonly order: OrderRecord
  readonly id: number
  readonly side: Side
  readonly body: string
}

async function notifyOtherSide(call: Call, tx: Tx, { order, id, side, body }: Written): Promise<void> {
  const excerpt = body.length > excerptLength ? `${[...body].slice(0, excerptLength).join('')}…` : body
  await notifyEvent(call, tx, eventOf(call.brand, messageEvent), {
    key: `message:${id}`,
    about: order.omsOrderNo,
    companyId: order.companyId,
    owner: order.data.orderedById,
    staffId: staffOf(order),
    actorId: call.actor.userId,
    to: side === 'desk' ? 'customer' : 'desk',
    paramsIn: (language, reader) => ({
      ...describeOrder(call, order, { language, side: reader }),
      by: nameIn(language, call.actor),
      excerpt,
    }),
  })
}

/** Reading the messages clears the bell and cancels the waiting e-mail. */
async function noteKnown(call: Call, tx: Tx, about: string): Promise<void> {
  const userId = call.actor.userId ?? ''
  if (!(await markEventRead(tx, { userId, event: messageEvent, about }, call.now()))) return
  const email = await findEmail(tx, userId)
  if (email) await recallDeliveries(tx, { brand: call.brand.id, event: messageEvent, about, recipient: email })
}

async function findOwn(call: Call, db: Call['db'], omsOrderNo: string): Promise<Result<OrderRecord>> {
  const order = await findOrder(db, call.brand.id, omsOrderNo)
  if (!order) return refuse('error.not-found')
  const access = checkAccess(call, 'order-messages', order)
  return access.ok ? { ok: true, value: order } : access
}

function readerOf({ actor }: Call): { readonly userId: string; readonly side: Side } {
  return { userId: actor.userId ?? '', side: actor.kind === 'staff' ? 'desk' : 'customer' }
}

function toMessage(row: MessageRow, call: Call): Message {
  return {
    messageId: row.id,
    side: row.side,
    by: nameIn(call.language, { name: row.by_name, latinName: row.by_latin }),
    mine: row.by_user === call.actor.userId,
    body: row.body,
    at: row.at.toISOString(),
    ...(row.file_id && row.file ? { fileId: row.file_id, fileName: row.file.name, fileSize: row.file.size } : {}),
  }
}
