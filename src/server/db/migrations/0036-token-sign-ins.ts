/** Customers whom another site signs in: who they are there, and the tokens that were used. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table identities (
    brand text not null,
    issuer text not null,
    subject text not null,
    user_id text not null references users (id),
    created_at timestamptz not null,
    primary key (brand, issuer, subject)
  )`.execute(db)
  await sql`create index identities_user on identities (user_id)`.execute(db)
  await sql`create table spent_tokens (
    brand text not null,
    token_hash text collate "C" not null,
    expires_at timestamptz not null,
    primary key (brand, token_hash)
  )`.execute(db)
  await sql`create index spent_tokens_expiry on spent_tokens (expires_at)`.execute(db)
}
