/** Compiled releases in the database, for all servers that share it, or beside an embedded one. */
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database, SharedDatabase } from '../../db/index.ts'
import { createFileShelf } from './file-shelf.ts'
import { type KeptKind, mostKept, type Shelf } from './keep-compiled.ts'

export interface ShelfSettings {
  /** Undefined for an embedded database. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/** An embedded database serves one process only, and takes longer to open than a file. */
export function openShelf({ databaseUrl, dataDir }: ShelfSettings, database: Promise<SharedDatabase> | SharedDatabase): Shelf {
  return databaseUrl === undefined ? createFileShelf(join(dataDir, 'compiled')) : createShelf(database)
}

/** Can be called before the database is open. */
export function createShelf(database: Promise<SharedDatabase> | SharedDatabase): Shelf {
  return {
    async read(key, kind) {
      const { db } = await database
      const row = await selectKind(db, kind).select('content').where('key', '=', key).executeTakeFirst()
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
      const openedDatabase = await database
      if (openedDatabase.kind === 'embedded') return (await work()).result
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
