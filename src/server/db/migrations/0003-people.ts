/** People: codes, requests to join a company, invitations, drafts, second factors, and a readable audit trail. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Separate statements: a prepared query cannot contain two. */
const statements: readonly RawBuilder<unknown>[] = [
  // Users added by staff have no password until they set one.
  sql`alter table users alter column password_hash drop not null`,
  sql`alter table users
    add column version integer not null default 1,
    add column password_changed_at timestamptz,
    add column avatar_file text,
    add column totp_secret text,
    add column totp_since timestamptz,
    add column totp_last_step bigint,
    add column recovery_hashes jsonb not null default '[]',
    add column notifications jsonb not null default '{}',
    add column referral_code text,
    add column invited_by text references users (id),
    add column agreed_at timestamptz`,
  sql`drop index users_phone`,
  sql`create unique index users_phone on users (brand, phone)`,
  sql`create unique index users_email on users (brand, lower(email))`,
  sql`create unique index users_referral on users (referral_code)`,
  sql`alter table companies add column version integer not null default 1`,
  sql`create unique index companies_uscc on companies (brand, (data->>'uscc')) where status = 'certified'`,
  sql`alter table sessions add column device text not null default ''`,
  sql`alter table files add column belongs_to text`,
  sql`alter table mails
    add column channel text not null default 'mail',
    add column secret boolean not null default false`,
  sql`alter table audit
    add column kind text not null default 'act',
    add column actor_name text not null default '',
    add column detail jsonb not null default '{}'`,
  sql`create index audit_brand on audit (brand, id desc)`,
  sql`create index audit_company on audit (brand, company_id, id desc)`,
  sql`create table verification_codes (
    id bigint generated always as identity primary key,
    brand text not null,
    subject text collate "C" not null,
    purpose text not null,
    code_hash text not null,
    tries integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index verification_codes_subject on verification_codes (brand, subject, sent_at desc)`,
  sql`create unique index verification_codes_alive on verification_codes (brand, subject, purpose) where ended_at is null`,
  sql`create table membership_requests (
    id text primary key,
    brand text not null,
    user_id text not null references users (id),
    kind text not null,
    state text not null default 'open',
    version integer not null default 1,
    release text,
    company_id text references companies (id),
    company_name text not null,
    uscc text not null,
    licence_file text references files (id),
    reason text,
    decided_by text references users (id),
    created_at timestamptz not null,
    decided_at timestamptz
  )`,
  // One open request per person: of two sent at once, one wins.
  sql`create unique index membership_requests_open on membership_requests (user_id) where state = 'open'`,
  sql`create index membership_requests_desk on membership_requests (brand, kind, state, created_at desc)`,
  sql`create index membership_requests_company on membership_requests (company_id, state)`,
  sql`create table invitations (
    id text primary key,
    brand text not null,
    company_id text not null references companies (id),
    user_id text not null references users (id),
    code_hash text collate "C" not null unique,
    note text not null default '',
    uses_left integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  sql`create index invitations_company on invitations (brand, company_id, created_at desc)`,
  sql`create table invitation_uses (
    id text primary key,
    invitation_id text references invitations (id),
    inviter_id text not null references users (id),
    user_id text not null references users (id),
    at timestamptz not null,
    unique (invitation_id, user_id)
  )`,
  sql`create index invitation_uses_inviter on invitation_uses (inviter_id, at desc)`,
  sql`create table drafts (
    user_id text not null references users (id),
    form text collate "C" not null,
    release text not null,
    version integer not null default 1,
    data jsonb not null,
    updated_at timestamptz not null,
    primary key (user_id, form)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
