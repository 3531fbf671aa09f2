/** The outbox, messages on orders, notifications and notification settings. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

const statements: readonly RawBuilder<unknown>[] = [
  // Outgoing messages of all channels wait in one table; the payload depends on the channel.
  sql`alter table mails rename to outbox`,
  sql`alter index mails_due rename to outbox_due`,
  sql`alter table outbox rename column sent_at to delivered_at`,
  sql`alter table outbox
    add column event text not null default '',
    add column about text collate "C",
    add column payload jsonb not null default '{}'`,
  sql`update outbox set payload = jsonb_build_object('language', language, 'subject', subject, 'body', body)`,
  sql`alter table outbox drop column language, drop column subject, drop column body`,
  sql`alter table outbox alter column channel drop default`,
  sql`create index outbox_brand on outbox (brand, id desc)`,
  sql`create index outbox_failed on outbox (brand, id desc) where state = 'failed'`,
  // Waiting e-mails can be cancelled, such as one about a message that has since been read.
  sql`create index outbox_about on outbox (about, recipient) where state = 'queued' and about is not null`,
  // For the demo's mailbox, and for searching sent e-mail.
  sql`create view mails as
    select id, brand, channel, recipient, payload->>'language' as language, payload->>'subject' as subject, payload->>'body' as body,
      state, attempts, due_at, created_at, delivered_at as sent_at, failure, secret
    from outbox where channel in ('mail', 'sms')`,
  sql`create table order_messages (
    id bigint generated always as identity primary key,
    order_id text collate "C" not null references orders (id),
    side text not null check (side in ('customer', 'desk')),
    by_user text not null,
    by_name text not null,
    by_latin text not null,
    body text not null,
    file_id text references files (id),
    request_id text not null,
    at timestamptz not null
  )`,
  sql`create index order_messages_order on order_messages (order_id, id)`,
  // One row per order with messages: writers lock it, which puts messages in order.
  sql`create table order_threads (
    order_id text collate "C" primary key references orders (id),
    brand text not null,
    company_id text not null,
    messages integer not null default 0,
    last_id bigint not null default 0,
    last_at timestamptz not null,
    waiting_since timestamptz
  )`,
  sql`create index order_threads_waiting on order_threads (brand, waiting_since) where waiting_since is not null`,
  sql`create table message_reads (
    order_id text collate "C" not null references orders (id),
    user_id text not null references users (id),
    side text not null,
    last_id bigint not null,
    at timestamptz not null,
    primary key (order_id, user_id)
  )`,
  sql`create table notifications (
    id bigint generated always as identity primary key,
    brand text not null,
    user_id text not null references users (id),
    company_id text,
    event text not null,
    about text collate "C" not null,
    key text collate "C" not null,
    params jsonb not null,
    in_portal boolean not null,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  // Each user is notified once, however often and by however many servers it is queued.
  sql`create unique index notifications_once on notifications (user_id, key)`,
  sql`create index notifications_person on notifications (user_id, id desc) where in_portal`,
  sql`create index notifications_unread on notifications (user_id) where in_portal and read_at is null`,
  sql`create index notifications_about on notifications (user_id, about) where in_portal and read_at is null`,
  // The value last reported to the user, so that small changes add up.
  sql`create table notification_marks (
    user_id text not null references users (id),
    about text collate "C" not null,
    event text not null,
    value text not null,
    at timestamptz not null,
    primary key (user_id, about, event)
  )`,
  sql`create table subscriptions (
    holder text collate "C" not null,
    kind text not null check (kind in ('person', 'company')),
    event text not null,
    portal boolean not null,
    mail boolean not null,
    threshold integer,
    "only" jsonb,
    scope text not null default 'own' check (scope in ('own', 'all')),
    changed_at timestamptz not null,
    primary key (holder, kind, event)
  )`,
  // Earlier settings: a list of events sent by e-mail. Some order steps that were one event are now several.
  sql`insert into subscriptions (holder, kind, event, portal, mail, scope, changed_at)
    select users.id, 'person', events.event, true, coalesce(users.notifications->'mail' ? events.before, false), 'own', now()
    from users cross join (values
      ('order-submitted', 'order-submitted'), ('fees-confirmed', 'fees-confirmed'), ('order-cancelled', 'order-cancelled'),
      ('membership', 'membership'), ('payment-received', 'order-progress'), ('order-generated', 'order-progress'),
      ('order-completed', 'order-progress')
    ) events (event, before)
    where jsonb_typeof(users.notifications->'mail') = 'array'`,
  sql`alter table users drop column notifications`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
