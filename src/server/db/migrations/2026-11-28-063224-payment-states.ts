/**
 * Part payments and overpayments become states of payment: an unpaid order with receipts is paid in part, and one that received more
 * than its fees is overpaid. Bank references also get the spelling in which they are compared.
 */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set data = jsonb_set(data, '{payment}', '"part-paid"')
    where data->>'payment' = 'unpaid' and jsonb_path_exists(data, '$.payments[*].credits[0]')`.execute(db)
  await markOverpaid(db)
  await sql`
    with keyed as (
      select o.id, jsonb_agg(
        report || jsonb_build_object('referenceKey',
          upper(regexp_replace(normalize(report->>'reference', NFKC), '[[:space:][:punct:]]', '', 'g'))) order by no) as payments
      from orders o, jsonb_array_elements(o.data->'payments') with ordinality as p(report, no)
      where jsonb_typeof(o.data->'payments') = 'array' and report ? 'reference'
      group by o.id
    )
    update orders o set data = jsonb_set(o.data, '{payments}', k.payments) from keyed k
    where k.id = o.id and jsonb_array_length(k.payments) = jsonb_array_length(o.data->'payments')`.execute(db)
  await sql`create index orders_payment_references on orders using gin ((data->'payments') jsonb_path_ops)`.execute(db)
}

/**
 * Each currency is first settled by receipts in it; what is left of them, and other currencies, settle the rest at the rates of the
 * fees. Only the first credit of a payment was received, the others were waived.
 */
async function markOverpaid(db: Kysely<unknown>): Promise<void> {
  await sql`
    with paid as (
      select o.id, o.data->'confirmed' as fees, scale((o.data->'confirmed'->>'baseTotal')::numeric) as places,
        o.data->'confirmed'->>'baseCurrency' as base, p->'credits'->0->>'currency' as currency,
        (p->'credits'->0->>'amount')::numeric as amount, (p->'credits'->0->>'exchangeRate')::numeric as rate
      from orders o, jsonb_array_elements(o.data->'payments') as p
      where o.data->>'payment' = 'received' and o.data ? 'confirmed' and p->'credits'->0 is not null
    ), totals as (
      select distinct on (paid.id, total->>'currency') paid.id, total->>'currency' as currency, (total->>'amount')::numeric as due, places,
        (select count(*) from paid own where own.id = paid.id and own.currency = total->>'currency') as receipts,
        coalesce((select sum(own.amount) from paid own where own.id = paid.id and own.currency = total->>'currency'), 0) as received,
        case when total->>'currency' = base then 1 else coalesce((
          select (line->>'exchangeRate')::numeric from jsonb_array_elements(fees->'lines') as line
          where line->>'currency' = total->>'currency' limit 1), 1) end as rate,
        (select sum((line->>'baseAmount')::numeric) from jsonb_array_elements(fees->'lines') as line
          where line->>'currency' = total->>'currency') as whole
      from paid, jsonb_array_elements(fees->'totals') as total
    ), sums as (
      select id, round(sum(greatest(received - due, 0) * rate)
          + coalesce((select sum(paid.amount * paid.rate) from paid where paid.id = totals.id and not exists (
              select 1 from totals own where own.id = paid.id and own.currency = paid.currency)), 0), max(places)) as surplus,
        sum(case when received >= due then 0 when receipts = 0 then whole else round((due - received) * rate, places) end) as rest
      from totals group by id
    )
    update orders o set data = jsonb_set(o.data, '{payment}', '"overpaid"') from sums s where s.id = o.id and s.surplus > s.rest`.execute(
    db,
  )
}
