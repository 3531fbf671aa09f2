/** SQL of completed orders, for what is settled afterwards. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/index.ts'
import type { CompletedRow } from '../completed-order.ts'

/** Time and order id of the last processed change. */
export interface Watermark {
  readonly at: Date
  readonly id: string
}

export type CompletedChange = CompletedRow & {
  readonly updated_at: Date
}

export interface CompletedPart {
  readonly after: Watermark
  readonly limit: number
  /** A condition on `orders.id`: orders to leave out. */
  readonly except: RawBuilder<boolean>
}

/** Completed orders after the watermark, oldest change first. */
export async function listCompleted(
  db: Kysely<Database>,
  brand: string,
  { after, limit, except }: CompletedPart,
): Promise<CompletedChange[]> {
  const { rows } = await sql<CompletedChange>`
    select id, company_id, data, updated_at,
      coalesce((select max(at) from order_events e where e.order_id = orders.id and e.to_state = 'completed'), updated_at) as completed_at
    from orders
    where brand = ${brand} and state = 'completed' and (updated_at, id) > (${after.at}, ${after.id}) and not ${except}
    order by updated_at, id limit ${limit}`.execute(db)
  return rows
}
