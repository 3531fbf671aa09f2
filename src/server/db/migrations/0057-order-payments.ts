/**
 * Payments of an order become a list. Earlier versions kept one report, counted the whole as received once it was confirmed, and
 * moved it to `earlierPayments` when an amendment made more due.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The received total is credited to the last confirmed payment, in the base currency, as it was counted.
  await sql`
    with listed as (
      select o.id, p.payment, p.no,
        p.payment ? 'confirmedAt' and p.no = max(p.no) filter (where p.payment ? 'confirmedAt') over (partition by o.id) as counts,
        o.data->>'baseCurrency' as base_currency,
        coalesce(o.data->>'receivedTotal', o.data->>'baseTotal') as received
      from orders o, jsonb_array_elements(
        coalesce(o.data->'earlierPayments', '[]') || jsonb_build_array(o.data->'paymentReport')
      ) with ordinality as p(payment, no)
      where (o.data ? 'paymentReport' or o.data ? 'earlierPayments') and jsonb_typeof(p.payment) = 'object'
    ), lists as (
      select id, jsonb_agg(
        payment || jsonb_build_object('no', no)
          || case when payment ? 'confirmedAt' then jsonb_build_object('received', payment->'amount') else '{}' end
          || case when counts and received is not null then jsonb_build_object('credits', jsonb_build_array(jsonb_build_object(
               'currency', base_currency, 'amount', received, 'exchangeRate', '1'))) else '{}' end
        order by no) as payments
      from listed group by id
    )
    update orders o
    set data = (o.data - 'paymentReport' - 'earlierPayments' - 'receivedTotal' - 'balance') || jsonb_build_object('payments', l.payments)
    from lists l where l.id = o.id`.execute(db)
}
