/** Webhooks: where a company wants to be called about its orders. The deliveries themselves wait in the outbox. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

const statements: readonly RawBuilder<unknown>[] = [
  sql`create table webhooks (
    id text collate "C" primary key,
    brand text not null,
    company_id text collate "C" not null references companies (id),
    name text not null,
    url text not null,
    events text[] not null,
    move_hours integer not null,
    state text not null default 'active' check (state in ('active', 'paused', 'gone')),
    sealed_secret text not null,
    sealed_old_secret text,
    old_secret_until timestamptz,
    created_by text not null,
    created_at timestamptz not null
  )`,
  sql`create index webhooks_company on webhooks (brand, company_id, created_at)`,
  // The value last reported, against which small changes add up.
  sql`create table webhook_marks (
    webhook_id text collate "C" not null references webhooks (id) on delete cascade,
    about text not null,
    event text not null,
    value text not null,
    at timestamptz not null,
    primary key (webhook_id, about, event)
  )`,
  // What waits for a receiver about one order, in sequence.
  sql`create index outbox_sequence on outbox (recipient, about, id) where channel = 'webhook' and state = 'queued'`,
  sql`create index outbox_webhooks on outbox (recipient, id desc) where channel = 'webhook'`,
  sql`create index outbox_webhooks_sent on outbox (created_at) where channel = 'webhook' and state <> 'queued'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
