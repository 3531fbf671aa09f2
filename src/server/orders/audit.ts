import type { Transaction } from 'kysely'
import { writeAudit } from '../audit/index.ts'
import type { Database } from '../db/tables.ts'
import type { Call } from '../operation.ts'
import type { OrderRecord } from './record.ts'

export interface AuditOptions {
  readonly event: 'submit' | 'cancel'
  readonly before: OrderRecord | null
  readonly after: Pick<OrderRecord, 'omsOrderNo' | 'companyId' | 'state'> & { readonly baseTotal: string | undefined }
}

/** Creating and cancelling are the customer's; where staff do them for a company, it is written down apart. */
export async function auditStaff(call: Call, tx: Transaction<Database>, { event, before, after }: AuditOptions): Promise<void> {
  if (call.actor.kind !== 'staff') return
  await writeAudit(tx, call, {
    event: `order-${event}`,
    subject: after.omsOrderNo,
    companyId: after.companyId,
    before: before && totalled(before.state, before.data.baseTotal),
    after: totalled(after.state, after.baseTotal),
  })
}

/** An order that is quoted on request has no total at first. */
function totalled(state: string, baseTotal: string | undefined) {
  return baseTotal === undefined ? { state } : { state, baseTotal }
}
