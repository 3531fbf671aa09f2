import type { Call, Result } from '../kernel/index.ts'
import { findOrder, judgeAccess, type OrderRecord } from '../orders/index.ts'

/** The order where the caller may read it; what is foreign does not exist. */
export async function findReadableOrder(call: Call, omsOrderNo: string): Promise<Result<OrderRecord>> {
  const order = await findOrder(call.db, call.brand.id, omsOrderNo)
  if (!order) return { ok: false, error: 'error.not-found' }
  const access = judgeAccess(call, 'read-order', order)
  return access.ok ? { ok: true, value: order } : access
}
