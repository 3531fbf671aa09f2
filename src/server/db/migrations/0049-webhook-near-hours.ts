/** How many hours before a cut-off each webhook is called; null: the brand's default. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column near_hours integer`.execute(db)
}
