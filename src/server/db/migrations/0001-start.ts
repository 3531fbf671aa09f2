/** The initial schema. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Fields that documents describe live in `data`; only fields the server itself relies on have a column. */
function recordTable(name: string): RawBuilder<unknown> {
  return sql`create table ${sql.table(name)} (
    id text collate "C" primary key,
    company_id text references companies (id),
    brand text not null,
    state text,
    version integer not null default 1,
    release text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    data jsonb not null
  )`
}

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create table releases (
    hash text primary key,
    documents bytea not null,
    published_by text not null,
    published_at timestamptz not null
  )`,
  sql`create table release_pointer (
    seq integer generated always as identity primary key,
    hash text not null references releases (hash),
    action text not null,
    who text not null,
    at timestamptz not null
  )`,
  sql`create table companies (
    id text primary key,
    brand text not null,
    name text not null,
    latin_name text not null,
    status text not null,
    created_at timestamptz not null default now(),
    data jsonb not null default '{}'
  )`,
  sql`create table users (
    id text primary key,
    brand text not null,
    company_id text references companies (id),
    account text not null,
    role text not null,
    status text not null default 'active',
    name text not null,
    latin_name text not null,
    phone text,
    email text,
    language text not null default 'zh',
    password_hash text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index users_account on users (brand, lower(account))`,
  sql`create index users_phone on users (brand, phone)`,
  sql`create index users_company on users (company_id)`,
  sql`create table sessions (
    token_hash text collate "C" primary key,
    family text not null,
    user_id text not null references users (id),
    brand text not null,
    created_at timestamptz not null,
    started_at timestamptz not null,
    used_at timestamptz not null,
    successor_hash text,
    superseded_at timestamptz,
    ended_at timestamptz,
    end_reason text
  )`,
  sql`create index sessions_family on sessions (family)`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create index sessions_started on sessions (started_at)`,
  recordTable('rates'),
  recordTable('orders'),
  sql`create index orders_company on orders (brand, company_id, created_at desc)`,
  sql`create index orders_state on orders (brand, state, created_at desc)`,
  sql`create index orders_created on orders (brand, created_at desc)`,
  sql`create sequence order_numbers`,
  sql`create table exchange_rates (
    id text primary key,
    brand text not null,
    base_currency text not null,
    currency text not null,
    rate numeric not null check (rate > 0),
    valid_from date not null,
    valid_to date,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index exchange_rates_day on exchange_rates (brand, base_currency, currency, valid_from)`,
  sql`create table order_events (
    order_id text collate "C" not null references orders (id),
    seq integer not null,
    event text not null,
    at timestamptz not null,
    by_user text,
    by_name text not null,
    by_role text not null,
    from_state text,
    to_state text not null,
    note text,
    request_id text not null,
    data jsonb not null,
    primary key (order_id, seq)
  )`,
  sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'this table only grows'; end $$`,
  sql`create trigger order_events_append_only before update or delete on order_events
    for each row execute function refuse_change()`,
  sql`create table files (
    id text primary key,
    brand text not null,
    company_id text references companies (id),
    user_id text not null references users (id),
    order_id text references orders (id),
    kind text not null,
    name text not null,
    type text not null,
    size integer not null,
    sha256 text not null,
    key text not null unique,
    created_at timestamptz not null default now()
  )`,
  sql`create index files_order on files (order_id)`,
  sql`create index files_user on files (user_id, created_at)`,
  sql`create table idempotency_keys (
    user_id text not null,
    operation text not null,
    key text not null,
    request_hash text not null,
    answer json not null,
    created_at timestamptz not null,
    primary key (user_id, operation, key)
  )`,
  sql`create index idempotency_keys_age on idempotency_keys (created_at)`,
  sql`create table mails (
    id bigint generated always as identity primary key,
    brand text not null,
    recipient text not null,
    language text not null,
    subject text not null,
    body text not null,
    state text not null default 'queued',
    attempts integer not null default 0,
    due_at timestamptz not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    failure text
  )`,
  sql`create index mails_due on mails (due_at) where state = 'queued'`,
  sql`create table page_views (
    id bigint generated always as identity primary key,
    brand text not null,
    route text not null,
    page text not null,
    language text not null,
    actor text not null,
    at timestamptz not null
  )`,
  sql`create table sign_in_failures (
    subject text primary key,
    failures integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    locked_until timestamptz
  )`,
  sql`create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    brand text not null,
    event text not null,
    actor_id text,
    actor_role text not null,
    company_id text,
    subject text,
    request_id text not null,
    before jsonb,
    after jsonb
  )`,
  sql`create trigger audit_append_only before update or delete on audit
    for each row execute function refuse_change()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
