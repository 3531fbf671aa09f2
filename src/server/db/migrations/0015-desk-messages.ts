/** Messages waiting for a reply are also in the desk queues. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  // What maintains a wait: the order's data, or its messages.
  sql`alter table desk_waits add column source text not null default 'order'`,
  sql`create or replace function note_desk_waits() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.data->'waits' is not distinct from new.data->'waits' and old.data->'ownerId' is not distinct from new.data->'ownerId' then
          return null;
        end if;
        delete from desk_waits where order_id = new.id and source = 'order';
        update desk_waits set owner_id = new.data->>'ownerId' where order_id = new.id;
      end if;
      insert into desk_waits (order_id, queue, brand, since, owner_id, order_type)
        select new.id, e->>'queue', new.brand, (e->>'since')::timestamptz, new.data->>'ownerId', coalesce(new.data->>'orderType', '')
        from jsonb_array_elements(coalesce(new.data->'waits', '[]'::jsonb)) e;
      return null;
    end $$`,
  sql`create function note_thread_waits() returns trigger language plpgsql as $$
    begin
      delete from desk_waits where order_id = new.order_id and source = 'messages';
      if new.waiting_since is not null then
        insert into desk_waits (order_id, queue, brand, since, owner_id, order_type, source)
          select o.id, 'messages', o.brand, new.waiting_since, o.data->>'ownerId', coalesce(o.data->>'orderType', ''), 'messages'
          from orders o where o.id = new.order_id;
      end if;
      return null;
    end $$`,
  sql`create trigger order_threads_desk_waits after insert or update of waiting_since on order_threads
    for each row execute function note_thread_waits()`,
  sql`insert into desk_waits (order_id, queue, brand, since, owner_id, order_type, source)
    select o.id, 'messages', o.brand, t.waiting_since, o.data->>'ownerId', coalesce(o.data->>'orderType', ''), 'messages'
    from order_threads t join orders o on o.id = t.order_id where t.waiting_since is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
