/** A read replica of the database, for answers that can be checked to be current. It may be late, away, or break off a query. */
import type { Kysely } from 'kysely'
import type { Log } from './open.ts'
import { openPool } from './pool.ts'
import type { Database } from './tables.ts'

export interface Replica {
  /** The replica if the check succeeds; null if it is late or away. */
  readonly ifCurrent: (check: (db: Kysely<Database>) => Promise<boolean>) => Promise<Kysely<Database> | null>
  readonly close: () => Promise<void>
}

export interface OpenReplicaOptions {
  readonly url: string
  readonly log: Log
  readonly poolSize: number
  readonly now?: () => number
}

/** A replica that is late is no help to a caller who waits for it longer than for the database itself. */
const patienceMs = 1_000
/** After a failure it is left alone for this time. */
const restMs = 10_000

export function openReplica({ url, log, poolSize, now = Date.now }: OpenReplicaOptions): Replica {
  const limits = { statement_timeout: patienceMs * 10, query_timeout: patienceMs * 10 + 2_000 }
  const pool = openPool({ connectionString: url, application_name: 'freight-portal-reads', max: poolSize, ...limits }, log)
  let restsUntil = 0
  return {
    async ifCurrent(check) {
      if (now() < restsUntil) return null
      try {
        const isCurrent = await withinPatience(check(pool.db))
        return isCurrent ? pool.db : null
      } catch (error) {
        restsUntil = now() + restMs
        log.warn({ error: String(error), seconds: restMs / 1000 }, 'the read replica does not answer; the database is read meanwhile')
        return null
      }
    },
    close: () => pool.db.destroy(),
  }
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
