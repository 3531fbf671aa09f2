import type { Transaction } from 'kysely'
import type { Database } from '../../../db/index.ts'
import { findOrderType } from '../../../freight/quotes/index.ts'
import type { Call, Result } from '../../../kernel/index.ts'
import { claimFile } from '../../../platform/files/index.ts'
import type { OrderRecord } from '../record.ts'

export interface TakingFiles {
  readonly call: Call
  readonly tx: Transaction<Database>
}

/** Links the files that a form names to the order. Files of other users or other orders are reported as not found. */
export async function takeFiles(order: OrderRecord, { call, tx }: TakingFiles): Promise<Result<null>> {
  for (const fileId of listFiles(call, order)) {
    const taken = await claimFile(tx, {
      fileId,
      userId: call.actor.userId ?? '',
      brand: call.brand.id,
      orderId: order.omsOrderNo,
      companyId: order.companyId,
    })
    if (!taken) return { ok: false, error: 'error.not-found', params: { file: fileId } }
  }
  return { ok: true, value: null }
}

/** Values of the form's file fields. */
function listFiles({ brand }: Call, { data }: OrderRecord): string[] {
  const form = String(findOrderType(brand, data.orderType).form)
  return (brand.forms[form]?.files ?? []).flatMap((name) => {
    const value = data.booking[name]
    return typeof value === 'string' ? [value] : []
  })
}
