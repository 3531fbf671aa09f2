import type { Transaction } from 'kysely'
import { effectsOfFacts, type LifeState, type OrderDetails, type OrderEffect, type OrderEventType, type OrderStates } from '#domain'
import type { JsonObject } from '#rules'
import type { Database } from '../../../db/index.ts'
import type { Call, Result } from '../../../kernel/index.ts'
import { problemOf } from '../checking/problems.ts'
import { planMove, refuseUnknown } from '../life.ts'
import { queueOrderNotifications } from '../notifying/notifications.ts'
import { checkAccess, type OrderData, type OrderRecord, toJson } from '../record.ts'
import { appendEvent, findLastEvent, findOrder, lockOrder, updateOrder } from '../store.ts'
import { withDerivedFields } from '../waiting/derived-fields.ts'
import { withSettledChange } from './amend.ts'
import { auditedSteps, auditStaff } from './audit.ts'
import { isOnlyPublished, refuseStale } from './conflict.ts'
import { listDifferences } from './differences.ts'
import { withBookedEtd } from './expected-dates.ts'
import { signatureOf } from './papers.ts'
import { withSailingTimes } from './sailing-times.ts'

/** What one call does to one order. */
export interface OrderChange {
  readonly omsOrderNo: string
  /**
   * The version that the caller saw. Latest: for calls that only add something, such as a file, and rely on nothing that was
   * shown.
   */
  readonly version: number | 'latest'
  readonly event: OrderEventType
  /** Row of the permission grid that governs this change. */
  readonly grid: string
  readonly note?: string | undefined
  /** The change sets the dates of the sailing itself, so that they are not looked up. */
  readonly isDated?: boolean
  /** The order's new data and its event log entry. Called inside the transaction; it may query there. */
  readonly apply: (order: OrderRecord, tx: Transaction<Database>) => Promise<Result<AppliedChange>> | Result<AppliedChange>
}
export interface AppliedChange {
  readonly data: OrderData
  readonly changes: JsonObject
  /** A requested amendment, with what the machine needs to know about it. */
  readonly change?: Pick<OrderDetails, 'changePriced'>
  /** Effects of the change itself, in addition to the machine's. */
  readonly effects?: readonly OrderEffect[]
}
export interface OrderMoved {
  readonly omsOrderNo: string
  readonly state: LifeState
  readonly version: number
}

/** The only way to change an order: read, ask the machine, compare and set, log, queue notifications; all or nothing. */
export async function changeOrder(call: Call, change: OrderChange): Promise<Result<OrderMoved>> {
  // A returned refusal rolls the transaction back.
  return call.transaction((tx) => moveInside(call, change, tx))
}

async function moveInside(call: Call, change: OrderChange, tx: Transaction<Database>): Promise<Result<OrderMoved>> {
  const find = change.version === 'latest' ? lockOrder : findOrder
  const order = await find(tx, call.brand.id, change.omsOrderNo)
  if (!order) return { ok: false, error: 'error.not-found' }
  const access = checkAccess(call, change.grid, order)
  if (!access.ok) return access
  if (change.version !== 'latest' && order.version !== change.version) {
    const mayGoOn = change.event !== 'change-facts' && (await isOnlyPublished(tx, order, change.version))
    if (!mayGoOn) return refuseStale(call, tx, order, change.version)
  }
  // Fields that this version does not understand are kept.
  if (problemOf(order)) return refuseUnknown(call, order, change.event)
  const applied = await change.apply(order, tx)
  if (!applied.ok) return applied
  const moved = planMove(call, { order, event: change.event, data: applied.value.data, change: applied.value.change })
  if (!moved.ok) return moved
  const { state, effects } = moved.value
  const at = call.now()
  const timed = change.isDated ? applied.value.data : await withSailingTimes(call, tx, applied.value.data, order.data)
  const dated = withBookedEtd(timed, order.data, applied.value.data)
  const changed = withdrawChange(call, { ...dated, ...asStored(moved.value) })
  const data = withDerivedFields(call.brand, { ...order, state, updatedAt: at, data: changed })
  const written = await updateOrder(tx, { omsOrderNo: order.omsOrderNo, version: order.version, state, data, at })
  if (!written) return refuseStale(call, tx, order, order.version)
  const changes = {
    ...applied.value.changes,
    ...regionChanges(order.data, moved.value),
    fields: listDifferences(toJson(order.data), toJson(data)).map(toJson),
  }
  await logChange(call, tx, { order, change, changes, state })
  const audited = auditedSteps.find((step) => step === change.event)
  if (audited) await auditStaff(call, tx, { event: audited, before: order, after: { ...order, state, baseTotal: data.baseTotal } })
  const allEffects = [...effects, ...effectsOfFacts(toJson(order.data), toJson(data)), ...(applied.value.effects ?? [])]
  const after = { ...order, state, data, version: order.version + 1, updatedAt: at }
  await queueOrderNotifications(call, tx, { order: after, before: order, effects: allEffects, changes, note: change.note })
  return { ok: true, value: { omsOrderNo: order.omsOrderNo, state, version: order.version + 1 } }
}

interface LoggedChange {
  readonly order: OrderRecord
  readonly change: OrderChange
  readonly changes: JsonObject
  readonly state: string
}

/** In addition to the state, which is a column; `none` is omitted. */
function asStored({ payment, amendment, bill }: Pick<OrderStates, 'payment' | 'amendment' | 'bill'>) {
  return { payment, amendment: amendment === 'none' ? undefined : amendment, bill: bill === 'none' ? undefined : bill }
}

/** When the order has ended, an open amendment is void. */
function withdrawChange(call: Call, data: OrderData): OrderData {
  return data.amendment === undefined ? withSettledChange(data, { outcome: 'withdrawn', ...signatureOf(call) }) : data
}

/** Payment, change and bill of lading, if they changed. */
function regionChanges(before: OrderData, after: OrderStates): JsonObject {
  const regions = [
    ['payment', before.payment, after.payment],
    ['amendment', before.amendment ?? 'none', after.amendment],
    ['bill', before.bill ?? 'none', after.bill],
  ] as const
  return Object.fromEntries(regions.flatMap(([region, from, to]) => (from === to ? [] : [[region, { from, to }]])))
}

/** One event for the change; if it completed the order, a second one by the system. */
async function logChange(call: Call, tx: Transaction<Database>, logged: LoggedChange): Promise<void> {
  const { order, change, state } = logged
  const completed = state === 'completed' && order.state !== 'completed'
  const last = await findLastEvent(tx, order.omsOrderNo)
  const seq = (last?.seq ?? 0) + 1
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
    changes: logged.changes,
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

/** The actor when the last condition of an order is met; screens show the role. */
const systemName = 'System'
