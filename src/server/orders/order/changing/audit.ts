import type { Transaction } from 'kysely'
import type { Database } from '../../../db/index.ts'
import type { Call } from '../../../kernel/index.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { OrderRecord } from '../record.ts'

/** Steps that are also audited when staff take them: those that end an order, and those that belong to the customer. */
export const auditedSteps = ['cancel', 'reject', 'request-amendment', 'decline-amendment'] as const
export type StaffStep = (typeof auditedSteps)[number]

export interface AuditOptions {
  readonly event: 'submit' | StaffStep
  readonly before: OrderRecord | null
  readonly after: Pick<OrderRecord, 'omsOrderNo' | 'companyId' | 'state'> & { readonly baseTotal: string | undefined }
}

/** Creating and cancelling belong to the customer; when staff do them for a company, they are audited. */
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

/** Prices set by staff are audited with the previous ones. */
export function auditFees(
  call: Call,
  tx: Transaction<Database>,
  { omsOrderNo, companyId, data }: OrderRecord,
  baseTotal: string,
): Promise<void> {
  return writeAudit(tx, call, {
    event: 'fees-confirmed',
    subject: omsOrderNo,
    companyId,
    before: data.baseTotal === undefined ? null : { baseTotal: data.baseTotal },
    after: { baseTotal },
  })
}

/** An order quoted on request has no total at first. */
function totalled(state: string, baseTotal: string | undefined) {
  return baseTotal === undefined ? { state } : { state, baseTotal }
}
