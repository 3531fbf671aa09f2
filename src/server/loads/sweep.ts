import type { Kysely } from 'kysely'
import type { Database } from '../db/index.ts'

/** A sheet that was checked and never decided on is given up. */
const forgottenAfterMs = 14 * 24 * 3_600_000

export async function sweepLoads(db: Kysely<Database>, at: Date): Promise<void> {
  await db
    .updateTable('rate_loads')
    .set((load) => ({ state: 'dropped', version: load('version', '+', 1) }))
    .where('state', '=', 'checked')
    .where('checked_at', '<', new Date(at.getTime() - forgottenAfterMs))
    .execute()
}
