/**
 * Keys with which customers' systems call the API; only hashes are stored. And the positions at which those systems read events:
 * given under a lock when an event was applied to orders, so that they become visible in their order.
 */
import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table api_keys (
    id text collate "C" primary key,
    brand text not null,
    company_id text collate "C" not null references companies (id),
    name text not null,
    key_hash text collate "C" not null unique,
    hint text not null,
    scopes text[] not null,
    expires_at timestamptz not null,
    created_by text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`create index api_keys_company on api_keys (brand, company_id, created_at)`,
  sql`create sequence transport_event_positions`,
  sql`alter table transport_events add column position bigint`,
  sql`update transport_events set position = nextval('transport_event_positions') where applied_at is not null`,
  sql`create index transport_events_positions on transport_events (brand, position)`,
  // An order that gets a number later also gets what was reported under it: the applier opens those events again.
  sql`create table numbers_to_reopen (
    id bigint generated always as identity primary key,
    brand text not null,
    number text not null
  )`,
  sql`create index numbers_to_reopen_brand on numbers_to_reopen (brand, id)`,
  sql`create function note_number_to_reopen() returns trigger language plpgsql as $$
    begin
      insert into numbers_to_reopen (brand, number) values (new.brand, new.number);
      return null;
    end $$`,
  sql`create trigger order_references_reopen after insert on order_references for each row execute function note_number_to_reopen()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
