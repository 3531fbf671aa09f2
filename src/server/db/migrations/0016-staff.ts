/** Administration of a brand's staff: who is staff, how they join, and second factors removed by two administrators. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  sql`alter table users
    add column staff_admin boolean not null default false,
    add constraint users_staff_admin check (not staff_admin or role = 'staff')`,
  // Staff are few among many customers.
  sql`create index users_staff on users (brand, role) where role in ('staff', 'analyst')`,
  sql`create table staff_invitations (
    id text primary key,
    brand text not null,
    email text not null,
    role text not null check (role in ('staff', 'staff-admin', 'analyst')),
    token_hash text collate "C" not null unique,
    invited_by text references users (id),
    invited_by_name text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by text references users (id),
    withdrawn_at timestamptz
  )`,
  // Of two links to the same address, only the newer one works.
  sql`create unique index staff_invitations_open on staff_invitations (brand, email) where used_at is null and withdrawn_at is null`,
  sql`create index staff_invitations_brand on staff_invitations (brand, created_at desc)`,
  sql`create table second_factor_removals (
    id text primary key,
    brand text not null,
    user_id text not null references users (id),
    requested_by text not null references users (id),
    reason text not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    decision text check (decision in ('approved', 'refused', 'withdrawn', 'expired')),
    decided_by text references users (id),
    decided_at timestamptz,
    check (decision is distinct from 'approved' or decided_by not in (requested_by, user_id)),
    check (requested_by <> user_id)
  )`,
  sql`create unique index second_factor_removals_open on second_factor_removals (user_id) where decision is null`,
  // When the user last signed in.
  sql`create index audit_signed_in on audit (subject, at desc) where event = 'signed-in'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
