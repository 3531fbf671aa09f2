/** Compiled releases in the database, for all servers that share it. */
import { type Kysely, sql } from 'kysely'
import type { Database, OpenedDatabase } from '../db/index.ts'
import { type KeptKind, mostKept, type Shelf } from './keep-compiled.ts'

export interface CreateShelfOptions {
  /** The database is empty, so nothing waits for it to open. */
  readonly isNew?: boolean
}

/** Can be called before the database is open. */
export function createShelf(database: Promise<OpenedDatabase> | OpenedDatabase, { isNew = false }: CreateShelfOptions = {}): Shelf {
  let isAwaited = !isNew
  void Promise.resolve(database).then(
    () => {
      isAwaited = true
    },
    () => {},
  )
  const waitForDatabase = async () => (isAwaited ? await database : null)
  return {
    async read(key, kind) {
      const openedDatabase = await waitForDatabase()
      if (!openedDatabase) return null
      const row = await selectKind(openedDatabase.db, kind).select('content').where('key', '=', key).executeTakeFirst()
      return row?.content ?? null
    },
    async write({ content, ...columns }) {
      const { db } = await database
      const newColumns = { content: Buffer.from(content), kept_at: sql<Date>`clock_timestamp()` }
      await db
        .insertInto('compiled_releases')
        .values({ ...columns, ...newColumns })
        .onConflict((conflict) => conflict.columns(['key', 'kind']).doUpdateSet(newColumns))
        .execute()
      await db
        .deleteFrom('compiled_releases')
        .where('kind', '=', columns.kind)
        .where('key', 'not in', selectKind(db, columns.kind).select('key').orderBy('kept_at', 'desc').limit(mostKept))
        .where('hash', 'not in', db.selectFrom('release_pointer').select('hash').orderBy('seq', 'desc').limit(1))
        .execute()
    },
    async alone(key, work) {
      const openedDatabase = await waitForDatabase()
      if (!openedDatabase || openedDatabase.kind === 'embedded') return (await work()).result
      const outcome = Promise.withResolvers<Awaited<ReturnType<typeof work>>['result']>()
      // The session holds the lock, so a server that is killed releases it.
      openedDatabase
        .withoutLimits((patient) =>
          patient.connection().execute(async (session) => {
            await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(session)
            const { result, kept } = await work()
            outcome.resolve(result)
            await kept
          }),
        )
        .catch(outcome.reject)
      return await outcome.promise
    },
  }
}

function selectKind(db: Kysely<Database>, kind: KeptKind) {
  return db.selectFrom('compiled_releases').where('kind', '=', kind)
}
