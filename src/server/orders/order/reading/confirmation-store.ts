/** SQL of when fees were confirmed. */
import { type RawBuilder, sql } from 'kysely'

/** When each order's fees were first confirmed, and by whom, within the period. */
export function firstConfirmations(from: Date): RawBuilder<unknown> {
  return sql`
    select distinct on (order_id) order_id, at, by_user from order_events e
    where event = 'confirm-fees' and at >= ${from}::timestamptz
      and not exists (
        select 1 from order_events b where b.order_id = e.order_id and b.event = 'confirm-fees' and b.at < ${from}::timestamptz
      )
    order by order_id, at`
}
