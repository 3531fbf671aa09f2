/** What follows from completed orders: rebates and partner shares; and purchase orders to suppliers. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`create sequence rebate_numbers`,
  sql`create sequence supplier_order_numbers`,
  // Follow-up of a completed order runs once, however many servers look for such orders.
  sql`create table order_settlements (
    order_id text collate "C" primary key references orders (id),
    brand text not null,
    completed_at timestamptz not null,
    settled_at timestamptz not null
  )`,
  sql`create index orders_completed on orders (brand, updated_at) where state = 'completed'`,
  sql`create table rebate_rules (
    id text collate "C" primary key,
    brand text not null,
    company_id text references companies (id),
    valid_from date not null,
    valid_to date,
    version integer not null default 1,
    by_user text,
    by_name text not null default '',
    by_latin text not null default '',
    created_at timestamptz not null,
    data jsonb not null,
    check (valid_to is null or valid_to >= valid_from - 1)
  )`,
  sql`create index rebate_rules_brand on rebate_rules (brand, valid_from desc)`,
  sql`create table rebate_months (
    id text collate "C" primary key,
    brand text not null,
    company_id text not null references companies (id),
    month text collate "C" not null,
    state text not null,
    version integer not null default 1,
    currency text not null,
    amount numeric not null default 0,
    orders integer not null default 0,
    requested_at timestamptz,
    requested_by text references users (id),
    updated_at timestamptz not null,
    data jsonb not null default '{}',
    unique (brand, company_id, month)
  )`,
  sql`create index rebate_months_state on rebate_months (brand, state, month desc)`,
  sql`create table rebates (
    order_id text collate "C" primary key references orders (id),
    brand text not null,
    company_id text not null references companies (id),
    orderer_id text,
    month_id text collate "C" not null references rebate_months (id),
    amount numeric not null check (amount > 0),
    completed_at timestamptz not null,
    data jsonb not null
  )`,
  sql`create index rebates_month on rebates (month_id, completed_at desc)`,
  sql`create index rebates_company on rebates (brand, company_id, completed_at desc)`,
  sql`create table profit_agreements (
    id text collate "C" primary key,
    brand text not null,
    company_id text not null references companies (id),
    valid_from date not null,
    valid_to date,
    version integer not null default 1,
    by_user text,
    by_name text not null default '',
    by_latin text not null default '',
    updated_at timestamptz not null,
    data jsonb not null,
    check (valid_to is null or valid_to >= valid_from - 1)
  )`,
  sql`create index profit_agreements_company on profit_agreements (brand, company_id, valid_from desc)`,
  sql`create table profit_lines (
    id text collate "C" primary key,
    brand text not null,
    company_id text not null references companies (id),
    order_id text collate "C" not null references orders (id),
    orderer_id text,
    agreement_id text collate "C" not null references profit_agreements (id),
    state text not null,
    amount numeric not null default 0,
    completed_at timestamptz not null,
    data jsonb not null,
    unique (order_id, agreement_id)
  )`,
  sql`create index profit_lines_company on profit_lines (brand, company_id, completed_at desc)`,
  sql`create table suppliers (
    id text collate "C" primary key,
    brand text not null,
    company_id text not null references companies (id),
    name text not null,
    kind text not null,
    active boolean not null default true,
    version integer not null default 1,
    updated_at timestamptz not null,
    data jsonb not null
  )`,
  sql`create unique index suppliers_name on suppliers (company_id, lower(name))`,
  sql`create table supplier_orders (
    id text collate "C" primary key,
    brand text not null,
    company_id text not null references companies (id),
    order_id text collate "C" not null references orders (id),
    supplier_id text collate "C" not null references suppliers (id),
    placed_by text not null references users (id),
    service text not null,
    state text not null,
    version integer not null default 1,
    release text not null,
    base_total numeric not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    data jsonb not null
  )`,
  sql`create index supplier_orders_company on supplier_orders (brand, company_id, state, created_at desc)`,
  sql`create index supplier_orders_order on supplier_orders (order_id)`,
  sql`create table supplier_order_events (
    supplier_order_id text collate "C" not null references supplier_orders (id),
    seq integer not null,
    event text not null,
    at timestamptz not null,
    by_user text,
    by_name text not null,
    by_latin text not null,
    by_role text not null,
    to_state text not null,
    note text,
    primary key (supplier_order_id, seq)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
