/** Settlements of completed orders. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/index.ts'
import { type CompletedChange, listCompleted, type Watermark } from '../../orders/order/index.ts'

/** Completed orders after the watermark that are not settled yet, oldest change first. */
export async function listUnsettled(
  db: Kysely<Database>,
  brand: string,
  part: { readonly after: Watermark; readonly limit: number },
): Promise<CompletedChange[]> {
  const isSettled = sql<boolean>`exists (select from order_settlements where order_settlements.order_id = orders.id)`
  return await listCompleted(db, brand, { ...part, except: isSettled })
}

/** Marks an order as settled; returns false if it already is. Waits for another server that is settling it. */
export async function claimSettlement(tx: Transaction<Database>, settlement: Insertable<Database['order_settlements']>): Promise<boolean> {
  const claimed = await tx
    .insertInto('order_settlements')
    .values(settlement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return claimed !== undefined
}
