/** Tasks waiting for customers, and templates for new orders. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create table order_tasks (
    order_id text collate "C" not null references orders (id) on delete cascade,
    task text collate "C" not null,
    brand text not null,
    company_id text,
    user_id text collate "C",
    since timestamptz not null,
    due_at timestamptz,
    primary key (order_id, task)
  )`,
  // Deadlines first, then by waiting time.
  sql`create index order_tasks_company on order_tasks (brand, company_id, due_at, since, order_id)`,
  sql`create index order_tasks_person on order_tasks (brand, company_id, user_id, due_at, since, order_id)`,
  sql`create function note_order_tasks() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.data->'tasks' is not distinct from new.data->'tasks' and old.company_id is not distinct from new.company_id then
          return null;
        end if;
        delete from order_tasks where order_id = new.id;
      end if;
      insert into order_tasks (order_id, task, brand, company_id, user_id, since, due_at)
        select new.id, e->>'task', new.brand, new.company_id, new.data->>'orderedById', (e->>'since')::timestamptz, (e->>'dueAt')::timestamptz
        from jsonb_array_elements(coalesce(new.data->'tasks', '[]'::jsonb)) e;
      return null;
    end $$`,
  sql`create trigger orders_tasks after insert or update on orders for each row execute function note_order_tasks()`,
  sql`create table order_templates (
    id text primary key,
    brand text not null,
    company_id text references companies (id),
    user_id text not null references users (id),
    order_type text not null,
    name text not null,
    release text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    used_at timestamptz,
    removed_at timestamptz,
    data jsonb not null
  )`,
  sql`create index order_templates_person on order_templates (brand, user_id, updated_at desc)`,
  sql`create index order_templates_company on order_templates (brand, company_id, updated_at desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
