/** The only way to change a supplier order: lock, ask the state machine, write, log and queue e-mails in one transaction. */
import type { Transaction } from 'kysely'
import { moveSupplierOrder, type SupplierOrderEventType, type SupplierOrderState } from '#domain'
import type { Database } from '../../db/index.ts'
import { type Call, type Handlers, limitOf, type Result } from '../../kernel/index.ts'
import { type AuditEvent, writeAudit } from '../../platform/audit/index.ts'
import { countFilesOf, giveFile } from '../../platform/files/index.ts'
import { refuseStep } from '../rebates/index.ts'
import { queueSupplierMails } from './mails.ts'
import { belongsTo } from './output.ts'
import { mayUse, relationTo, type SupplierOrderRecord } from './record.ts'
import { appendSupplierEvent, holdSupplierOrder, updateSupplierOrder } from './store.ts'
import { readSupplierData } from './supplier-store.ts'

type Tx = Transaction<Database>

export interface MovedSupplierOrder {
  readonly supplierOrderNo: string
  readonly state: SupplierOrderState
  readonly version: number
}

export interface SupplierOrderChange {
  readonly supplierOrderNo: string
  /** The version that the caller saw; absent if the change concerns no one else. */
  readonly version?: number
  readonly event: SupplierOrderEventType
  readonly audit: AuditEvent
  readonly note?: string | undefined
  /** Returns the changed order; its state is set separately. */
  readonly apply?: (order: SupplierOrderRecord, tx: Tx) => Promise<Result<SupplierOrderRecord>>
}

type MoveHandlers = Pick<
  Handlers,
  'send-supplier-order' | 'confirm-supplier-order' | 'finish-supplier-order' | 'cancel-supplier-order' | 'attach-supplier-file'
>

export const moveHandlers: MoveHandlers = {
  'send-supplier-order': (input, call) =>
    changeSupplierOrder(call, {
      ...input,
      event: 'send-supplier-order',
      audit: 'supplier-order-sent',
      apply: async (order, tx) => {
        const { email } = await readSupplierData(tx, order.supplierId)
        if (typeof email !== 'string' || email === '') return { ok: false, error: 'error.supplier-no-email' }
        return { ok: true, value: { ...order, data: { ...order.data, sentTo: email, sentAt: call.now().toISOString() } } }
      },
    }),

  'confirm-supplier-order': ({ reference, ...input }, call) =>
    changeSupplierOrder(call, {
      ...input,
      event: 'confirm-supplier-order',
      audit: 'supplier-order-confirmed',
      apply: (order) => Promise.resolve({ ok: true, value: reference ? { ...order, data: { ...order.data, reference } } : order }),
    }),

  'finish-supplier-order': (input, call) =>
    changeSupplierOrder(call, { ...input, event: 'finish-supplier-order', audit: 'supplier-order-finished' }),

  'cancel-supplier-order': ({ reason, ...input }, call) =>
    changeSupplierOrder(call, {
      ...input,
      event: 'cancel-supplier-order',
      audit: 'supplier-order-cancelled',
      note: reason,
      apply: (order) => Promise.resolve({ ok: true, value: { ...order, data: { ...order.data, reason } } }),
    }),

  'attach-supplier-file': ({ supplierOrderNo, fileId, note }, call) =>
    changeSupplierOrder(call, {
      supplierOrderNo,
      event: 'attach-supplier-file',
      audit: 'supplier-file-attached',
      note,
      apply: async (order, tx) => {
        const count = await countFilesOf(tx, belongsTo(order.id))
        if (count >= limitOf(call.brand, 'supplierFilesMax')) return { ok: false, error: 'error.limited' }
        const { actor, brand } = call
        const taken = await giveFile(tx, {
          fileId,
          userId: actor.userId ?? '',
          brand: brand.id,
          belongsTo: belongsTo(order.id),
          companyId: order.companyId,
          kind: `${brand.documentPrefix}supplier-document`,
        })
        return taken ? { ok: true, value: order } : { ok: false, error: 'error.not-found' }
      },
    }),
}

export function changeSupplierOrder(call: Call, change: SupplierOrderChange): Promise<Result<MovedSupplierOrder>> {
  return call.transaction((tx) => moveInside(call, tx, change))
}

async function moveInside(call: Call, tx: Tx, change: SupplierOrderChange): Promise<Result<MovedSupplierOrder>> {
  const order = await holdSupplierOrder(tx, call.brand.id, change.supplierOrderNo)
  if (!mayUse(call, 'place-supplier-order', order)) return { ok: false, error: 'error.not-found' }
  if (change.version !== undefined && order.version !== change.version) {
    const current = { version: order.version, state: order.state }
    return { ok: false, error: 'error.conflict-version', params: current, data: current }
  }
  const facts = { state: order.state, priced: order.data.lines.length > 0 }
  const moved = moveSupplierOrder(facts, change.event, { kind: call.actor.kind, relation: relationTo(order, call.actor) })
  if (!moved.ok) return refuseStep(call, moved.reason, moved.params)
  const applied = change.apply ? await change.apply(order, tx) : { ok: true as const, value: order }
  if (!applied.ok) return applied
  const after = { ...applied.value, state: moved.state }
  await updateSupplierOrder(tx, { ...after, version: order.version, at: call.now() })
  await noteMove(call, tx, { before: order, after, change })
  await queueSupplierMails(call, tx, { order: after, effects: moved.effects })
  return { ok: true, value: { supplierOrderNo: order.id, state: moved.state, version: order.version + 1 } }
}

interface Noted {
  readonly before: SupplierOrderRecord
  readonly after: SupplierOrderRecord
  readonly change: SupplierOrderChange
}

async function noteMove(call: Call, tx: Tx, { before, after, change }: Noted): Promise<void> {
  const { actor } = call
  await appendSupplierEvent(tx, before.id, {
    event: change.event,
    at: call.now(),
    byUser: actor.userId,
    byName: actor.name,
    byLatin: actor.latinName,
    byRole: actor.kind,
    to: after.state,
    note: change.note ?? null,
  })
  await writeAudit(tx, call, {
    event: change.audit,
    subject: before.id,
    before: { state: before.state, baseTotal: before.data.baseTotal },
    after: { state: after.state, baseTotal: after.data.baseTotal },
    detail: { order: before.orderId, ...(change.note ? { note: change.note } : {}) },
  })
}
