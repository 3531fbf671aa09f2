/** Conversations of signed-in users with the assistant. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversations (
    id text collate "C" primary key,
    brand text not null,
    user_id text not null references users (id) on delete cascade,
    title text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db)
  await sql`create index conversations_of_user on conversations (user_id, brand, updated_at desc)`.execute(db)
  await sql`create table conversation_turns (
    conversation_id text collate "C" not null references conversations (id) on delete cascade,
    turn integer not null,
    words text not null,
    parts jsonb not null,
    said text not null,
    at timestamptz not null,
    primary key (conversation_id, turn)
  )`.execute(db)
}
