/** What leaves and is of no use after a moment says so, and words that only their recipient may read no longer lie open. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

const statements: readonly RawBuilder<unknown>[] = [
  sql`alter table outbox add column expires_at timestamptz`,
  // Codes of before were good for a quarter of an hour at most.
  sql`update outbox set expires_at = created_at + interval '15 minutes' where secret and state = 'queued'`,
  // Sent and failed mail is not read again; the demo's mailbox shows recent codes.
  sql`update outbox set payload = payload || '{"body": ""}'::jsonb where secret and state <> 'queued'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
