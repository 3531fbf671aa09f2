/** Rates that staff load from sheets, all or nothing, and exchange rates that are corrected without losing history. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create sequence rate_load_numbers`,
  sql`create table rate_loads (
    id text collate "C" primary key,
    brand text not null,
    company_id text references companies (id),
    state text not null,
    overlap text not null,
    release text not null,
    language text not null,
    file_id text not null references files (id),
    file_name text not null,
    by_user text not null references users (id),
    by_name text not null,
    by_latin text not null,
    by_role text not null,
    request_id text not null,
    version integer not null default 1,
    share integer not null default 0,
    rows_right integer not null default 0,
    rows_wrong integer not null default 0,
    cells_wrong integer not null default 0,
    leave_out boolean not null default false,
    loaded integer not null default 0,
    replaced integer not null default 0,
    failure text,
    failure_params jsonb not null default '{}',
    attempts integer not null default 0,
    claimed_until timestamptz,
    created_at timestamptz not null,
    checked_at timestamptz,
    loaded_at timestamptz,
    undone_at timestamptz,
    undone_by text,
    purged_at timestamptz
  )`,
  sql`create index rate_loads_brand on rate_loads (brand, created_at desc)`,
  // One load per brand is written at a time: the next one is checked against its result.
  sql`create unique index rate_loads_loading on rate_loads (brand) where state = 'loading'`,
  sql`create table rate_load_rows (
    load_id text collate "C" not null references rate_loads (id),
    row integer not null,
    wrong boolean not null,
    offer text collate "C",
    cells jsonb not null,
    data jsonb,
    problems jsonb not null default '[]',
    primary key (load_id, row)
  )`,
  sql`create index rate_load_rows_offer on rate_load_rows (load_id, offer)`,
  sql`create index rate_load_rows_wrong on rate_load_rows (load_id, row) where wrong`,
  // No foreign key: a load has 100,000 rates, and it is never deleted before them.
  sql`alter table rates add column load_id text collate "C", add column replaced_by text collate "C"`,
  sql`create index rates_load on rates (load_id) where load_id is not null`,
  sql`create index rates_replaced on rates (replaced_by) where replaced_by is not null`,
  sql`create index rates_contracts on rates (brand, company_id) where company_id is not null`,
  sql`alter table exchange_rates
    add column revision integer not null default 1,
    add column by_user text,
    add column by_name text not null default '',
    add column by_latin text not null default '',
    add column note text not null default ''`,
  sql`drop index exchange_rates_day`,
  sql`create unique index exchange_rates_revision on exchange_rates (brand, base_currency, currency, valid_from, revision)`,
  sql`create trigger exchange_rates_append_only before update or delete on exchange_rates
    for each row execute function refuse_change()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
