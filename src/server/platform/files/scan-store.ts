/** Files waiting for a scan. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, userFacts } from '../../db/index.ts'
import type { FileRow } from './store.ts'

/**
 * Claims the file that has waited longest, hiding it from other servers for `claimMs`; undefined if none is due. The attempt is
 * counted with the claim, so that a file that crashes the server does not stay first in line.
 */
export async function claimScan(db: Kysely<Database>, at: Date, claimMs: number): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    update files set scan_due_at = ${new Date(at.getTime() + claimMs)}::timestamptz, scan_attempts = scan_attempts + 1
    where id = (
      select id from files where scan = 'pending' and scan_due_at <= ${at}::timestamptz
      order by scan_due_at, id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

/** Schedules the next attempt, unless another server has claimed the file since. */
export async function postponeScan(db: Kysely<Database>, file: FileRow, until: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ scan_due_at: until })
    .where('id', '=', file.id)
    .where('scan', '=', 'pending')
    .where('scan_attempts', '=', file.scan_attempts)
    .execute()
}

/** Saves the verdict, null for clean; returns false if there already is one. */
export async function settleScan(tx: Transaction<Database>, fileId: string, threat: string | null): Promise<boolean> {
  const done = await tx
    .updateTable('files')
    .set({ scan: threat === null ? 'clean' : 'quarantined', threat, scan_due_at: null })
    .where('id', '=', fileId)
    .where('scan', '=', 'pending')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Who uploaded a file; undefined if the account is gone. */
export async function findSender(tx: Transaction<Database>, userId: string) {
  return await tx.selectFrom(userFacts.as('users')).selectAll().where('id', '=', userId).executeTakeFirst()
}
