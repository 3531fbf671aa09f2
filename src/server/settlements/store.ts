/** Settlements of completed orders. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { CompletedRow } from '../orders/index.ts'

/** Time and order id of the last processed change. */
export interface Watermark {
  readonly at: Date
  readonly id: string
}

export type Unsettled = CompletedRow & {
  readonly updated_at: Date
}

/** Completed orders after the watermark that are not settled yet, oldest change first. */
export async function listUnsettled(
  db: Kysely<Database>,
  brand: string,
  { after, limit }: { readonly after: Watermark; readonly limit: number },
): Promise<Unsettled[]> {
  const { rows } = await sql<Unsettled>`
    select o.id, o.company_id, o.data, o.updated_at,
      coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.to_state = 'completed'), o.updated_at) as completed_at
    from orders o
    where o.brand = ${brand} and o.state = 'completed' and (o.updated_at, o.id) > (${after.at}, ${after.id})
      and not exists (select 1 from order_settlements s where s.order_id = o.id)
    order by o.updated_at, o.id limit ${limit}`.execute(db)
  return rows
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
