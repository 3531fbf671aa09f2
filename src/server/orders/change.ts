import type { Transaction } from 'kysely'
import type { LifeState, OrderEventType } from '#domain'
import type { JsonObject } from '#rules'
import type { Database } from '../db/tables.ts'
import type { Call, Refusal, Result } from '../operation.ts'
import { judgeAccess } from './access.ts'
import { auditStaff } from './audit.ts'
import { judgeMove } from './life.ts'
import { queueOrderMails } from './mails.ts'
import type { OrderData, OrderRecord } from './record.ts'
import { appendEvent, findLastEvent, findOrder, updateOrder } from './store.ts'

/** What one call wants done to one order. */
export interface OrderChange {
  readonly omsOrderNo: string
  /** The version that the caller saw. */
  readonly version: number
  readonly event: OrderEventType
  /** Row of the permission grid that rules this change. */
  readonly grid: string
  readonly note?: string | undefined
  /** The order's new data and what of it goes into the event log. Called inside the transaction; it may look things up there. */
  readonly apply: (order: OrderRecord, tx: Transaction<Database>) => Promise<Result<AppliedChange>> | Result<AppliedChange>
}
export interface AppliedChange {
  readonly data: OrderData
  readonly changes: JsonObject
}
export interface OrderMoved {
  readonly omsOrderNo: string
  readonly state: LifeState
  readonly version: number
}

/** The one way an order changes: read, ask the machine, write if nobody else has, log, queue mails; all or nothing. */
export async function changeOrder(call: Call, change: OrderChange): Promise<Result<OrderMoved>> {
  // The transaction undoes itself where its answer is a refusal.
  return call.transaction((tx) => moveInside(call, change, tx))
}

async function moveInside(call: Call, change: OrderChange, tx: Transaction<Database>): Promise<Result<OrderMoved>> {
  const order = await findOrder(tx, call.brand.id, change.omsOrderNo)
  if (!order) return { ok: false, error: 'error.not-found' }
  const access = judgeAccess(call, change.grid, order)
  if (!access.ok) return access
  if (order.version !== change.version) return staleVersion(call, tx, order)
  const applied = await change.apply(order, tx)
  if (!applied.ok) return applied
  const moved = judgeMove(call, { order, event: change.event, data: applied.value.data })
  if (!moved.ok) return moved
  const { state, payment, effects } = moved.value
  const at = call.now()
  const data = { ...applied.value.data, payment }
  const written = await updateOrder(tx, { omsOrderNo: order.omsOrderNo, version: order.version, state, data, at })
  if (!written) return staleVersion(call, tx, order)
  await logChange(call, tx, { order, change, changes: applied.value.changes, state, payment })
  if (change.event === 'cancel')
    await auditStaff(call, tx, { event: 'cancel', before: order, after: { ...order, state, baseTotal: data.baseTotal } })
  await queueOrderMails(call, tx, { order: { ...order, state, data }, mails: effects })
  return { ok: true, value: { omsOrderNo: order.omsOrderNo, state, version: order.version + 1 } }
}

interface LoggedChange {
  readonly order: OrderRecord
  readonly change: OrderChange
  readonly changes: JsonObject
  readonly state: string
  readonly payment: string
}

/** One event for what was done; where that completed the order, a second one by the system. */
async function logChange(call: Call, tx: Transaction<Database>, logged: LoggedChange): Promise<void> {
  const { order, change, state, payment } = logged
  const completed = state === 'completed' && order.state !== 'completed'
  const last = await findLastEvent(tx, order.omsOrderNo)
  const seq = (last?.seq ?? 0) + 1
  const paid = payment === order.data.payment ? {} : { payment: { from: order.data.payment, to: payment } }
  const common = { at: call.now(), requestId: call.requestId }
  await appendEvent(tx, order.omsOrderNo, {
    ...common,
    seq,
    event: change.event,
    byUser: call.actor.userId,
    byName: call.actor.name,
    byLatin: call.actor.latinName,
    byRole: call.actor.kind,
    from: order.state,
    to: completed ? order.state : state,
    note: change.note ?? null,
    changes: { ...logged.changes, ...paid },
  })
  if (!completed) return
  const system = { byUser: null, byName: systemName, byLatin: systemName, byRole: 'system' }
  await appendEvent(tx, order.omsOrderNo, {
    ...common,
    ...system,
    seq: seq + 1,
    event: 'complete',
    from: order.state,
    to: state,
    note: null,
    changes: {},
  })
}

/** Who completes an order when its last condition is met; screens show the role. */
const systemName = 'System'

/** Says what the order's version is now and who made it so. */
async function staleVersion({ language }: Call, tx: Transaction<Database>, seen: OrderRecord): Promise<Refusal> {
  const current = (await findOrder(tx, seen.brand, seen.omsOrderNo)) ?? seen
  const last = await findLastEvent(tx, seen.omsOrderNo)
  const params = {
    version: current.version,
    by: (language === 'zh' ? last?.byName : last?.byLatin) ?? '',
    at: (last?.at ?? current.updatedAt).toISOString(),
  }
  return { ok: false, error: 'error.conflict-version', params, data: { version: current.version, by: params.by, at: params.at } }
}
