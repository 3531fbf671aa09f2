/** Lists of orders: maintained counts, search by part of a number, and saved filters and columns. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * What a change adds to the counts of a company and, without a company, of the whole brand: once without a booking status and
 * once for each status that the order is in.
 */
function countsOf(rows: RawBuilder<unknown>, step: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select o.brand, counted.company_id, coalesce(o.data->>'orderType', '') as order_type, coalesce(o.state, '') as state,
      counted.booking_status, ${step} as step
    from ${rows} o cross join lateral (
      select company_id, booking_status from (values (coalesce(o.company_id, '')), ('')) companies (company_id),
        lateral (select '' union all select jsonb_array_elements_text(
          case jsonb_typeof(o.data->'bookingStatuses') when 'array' then o.data->'bookingStatuses' else '[]'::jsonb end
        )) statuses (booking_status)
    ) counted`
}

const columns = sql.raw('brand, company_id, order_type, state, booking_status')

function addCounts(changes: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into order_counts (brand, company_id, order_type, state, booking_status, count)
    select ${columns}, sum(step) from (${changes}) changes group by ${columns} having sum(step) <> 0`
}

const [before, after] = [sql.raw('rows_before'), sql.raw('rows_after')]
const [one, minusOne] = [sql.raw('1'), sql.raw('-1')]

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  // Rows are only added, and summed on reading: two orders of a company that change at once never wait for the same row, so
  // they cannot deadlock. A sweep folds the increments.
  sql`create table order_counts (
    brand text not null,
    company_id text not null,
    order_type text not null,
    state text not null,
    booking_status text not null default '',
    count bigint not null
  )`,
  sql`create index order_counts_company on order_counts (brand, company_id, booking_status)
    include (order_type, state, count)`,
  sql`create function count_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${addCounts(countsOf(after, one))};
      elsif tg_op = 'DELETE' then
        ${addCounts(countsOf(before, minusOne))};
      else
        ${addCounts(sql`${countsOf(after, one)} union all ${countsOf(before, minusOne)}`)};
      end if;
      return null;
    end $$`,
  sql`create trigger orders_count_new after insert on orders
    referencing new table as rows_after for each statement execute function count_orders()`,
  sql`create trigger orders_count_changed after update on orders
    referencing old table as rows_before new table as rows_after for each statement execute function count_orders()`,
  sql`create trigger orders_count_gone after delete on orders
    referencing old table as rows_before for each statement execute function count_orders()`,
  addCounts(countsOf(sql.raw('orders'), one)),
  // Where the extension is not available, parts of numbers are found by reading the index of a company's orders instead.
  sql`do $$ begin
      create extension if not exists pg_trgm;
    exception when others then
      raise notice 'pg_trgm is not there';
    end $$`,
  sql`do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index orders_id_parts on orders using gin (id gin_trgm_ops);
        create index orders_bill_parts on orders using gin ((data->>'mblNo') gin_trgm_ops);
      end if;
    end $$`,
  sql`create table saved_filters (
    id text collate "C" primary key,
    brand text not null,
    user_id text not null references users (id),
    list text not null,
    name text not null,
    query jsonb not null,
    is_default boolean not null default false,
    created_at timestamptz not null
  )`,
  sql`create index saved_filters_person on saved_filters (user_id, list, created_at)`,
  sql`create unique index saved_filters_name on saved_filters (user_id, list, name)`,
  sql`create unique index saved_filters_default on saved_filters (user_id, list) where is_default`,
  sql`create table list_columns (
    user_id text not null references users (id),
    list text not null,
    columns jsonb not null,
    updated_at timestamptz not null,
    primary key (user_id, list)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
