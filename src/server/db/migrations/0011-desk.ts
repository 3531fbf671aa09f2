/** Desk queues, and milestone sheets beside rate sheets. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create table desk_waits (
    order_id text collate "C" not null references orders (id),
    queue text collate "C" not null,
    brand text not null,
    since timestamptz not null,
    owner_id text collate "C",
    order_type text collate "C" not null,
    primary key (order_id, queue)
  )`,
  sql`create index desk_waits_queue on desk_waits (brand, queue, since)`,
  sql`create index desk_waits_owner on desk_waits (brand, owner_id, queue, since)`,
  sql`create index desk_waits_since on desk_waits (brand, since)`,
  sql`create function note_desk_waits() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.data->'waits' is not distinct from new.data->'waits' and old.data->'ownerId' is not distinct from new.data->'ownerId' then
          return null;
        end if;
        delete from desk_waits where order_id = new.id;
      end if;
      insert into desk_waits (order_id, queue, brand, since, owner_id, order_type)
        select new.id, e->>'queue', new.brand, (e->>'since')::timestamptz, new.data->>'ownerId', coalesce(new.data->>'orderType', '')
        from jsonb_array_elements(coalesce(new.data->'waits', '[]'::jsonb)) e;
      return null;
    end $$`,
  sql`create trigger orders_desk_waits after insert or update of data on orders for each row execute function note_desk_waits()`,
  sql`create table desk_plans (
    brand text primary key,
    hash text not null,
    reached text collate "C",
    at timestamptz not null default now()
  )`,
  // Customers' waiting time for fees is computed from these rows alone.
  sql`create index order_events_confirmed on order_events (at, order_id) where event = 'confirm-fees'`,
  // A sheet contains either rates or milestones of orders.
  sql`alter table rate_loads add column kind text not null default 'rates', add column origin text not null default ''`,
  sql`drop index rate_loads_loading`,
  sql`create unique index rate_loads_loading on rate_loads (brand, kind) where state = 'loading'`,
  sql`drop index rate_loads_brand`,
  sql`create index rate_loads_brand on rate_loads (brand, kind, created_at desc)`,
  // Outcome of a row that is applied individually.
  sql`alter table rate_load_rows add column outcome jsonb`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
