/** The only place that opens a transaction; a plain `begin` would mix with other queries on the same connection. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { CommitUnknown, isRefusedByDatabase } from './errors.ts'
import type { Database } from './tables.ts'

/** Carries a value out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly value: unknown
  constructor(value: unknown) {
    super('rolled back')
    this.value = value
  }
}

/**
 * Runs the work in one transaction. It is rolled back if the work throws or returns a refusal: a refused move never leaves half
 * a write. Throws CommitUnknown if it is unknown whether it was written. Inside, use only `tx`: with a single connection, the
 * outer `db` would wait forever.
 */
export async function inTransaction<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  let isCommitting = false
  try {
    return await db.transaction().execute(async (tx) => {
      const value = await work(tx)
      if (isRefusal(value)) throw new RolledBack(value)
      isCommitting = true
      return value
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.value as T
    throw isCommitting && !isRefusedByDatabase(error) ? new CommitUnknown(error) : error
  }
}

/** The same inside an open transaction: a savepoint. */
export async function inSavepoint<T>(tx: Transaction<Database>, name: string, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  const point = sql.id(name)
  await sql`savepoint ${point}`.execute(tx)
  try {
    const value = await work(tx)
    await (isRefusal(value) ? sql`rollback to savepoint ${point}` : sql`release savepoint ${point}`).execute(tx)
    return value
  } catch (error) {
    await sql`rollback to savepoint ${point}`.execute(tx)
    throw error
  }
}

/** Locks a user's row until the transaction ends, so that parallel calls cannot jointly exceed a limit. */
export async function holdUser(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}
