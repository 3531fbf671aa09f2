/** Migrates a database to the current schema, with the same steps on PGlite and PostgreSQL. */
import { type Kysely, sql } from 'kysely'
import * as steps from './migrations/index.ts'
import { createMigrators, type PortalMigration } from './newer-migrations.ts'
import type { Log } from './open.ts'
import type { Database } from './tables.ts'

/** In the order they run; a released name never changes. A migration that does more than add says what it `needs`. */
const migrations: Readonly<Record<string, PortalMigration>> = {
  '0001-start': { up: steps.start },
  '0002-previews': { up: steps.previews },
  '0003-people': { up: steps.people },
  '0004-rate-loads': { up: steps.rateLoads },
  '0005-saved-quotes': { up: steps.savedQuotes },
  '0006-yard-boxes': { up: steps.yardBoxes },
  '0008-order-files': { up: steps.orderFiles },
  '0009-order-lists': { up: steps.orderLists },
  '0010-workbench': { up: steps.workbench },
  '0011-desk': { up: steps.desk },
  '0012-messages': { up: steps.messages },
  '0013-settlements': { up: steps.settlements },
  '0015-desk-messages': { up: steps.deskMessages },
  '0016-staff': { up: steps.staff },
  '0020-file-scans': { up: steps.fileScans },
  '0021-sealed-outbox': { up: steps.sealedOutbox },
  '0030-order-event-supplements': { up: steps.orderEventSupplements },
  '0031-order-number-search': { up: steps.orderNumberSearch },
  '0032-stored-records': { up: steps.storedRecords },
  '0033-approved-suppliers': { up: steps.approvedSuppliers },
  '0036-token-sign-ins': { up: steps.tokenSignIns },
  '0040-transport-events': { up: steps.transportEvents },
  '0042-webhooks': { up: steps.webhooks },
  '0043-calendars': { up: steps.calendars },
  '0044-api-keys': { up: steps.apiKeys },
  '0048-header-search': { up: steps.headerSearch },
  '0049-webhook-near-hours': { up: steps.webhookNearHours },
  '0056-ship-words': { up: steps.shipWords },
  '0057-order-payments': { up: steps.orderPayments },
  '0058-followed-lanes': { up: steps.followedLanes },
  '0059-conversations': { up: steps.conversations },
  '0046-tracking': { up: steps.tracking },
  '0047-sailing-watches': { up: steps.sailingWatches },
}

/**
 * Needs a database without time limits: a table of millions of rows takes minutes. If several servers start at once, one
 * migrates while the others wait.
 */
export async function migrateDatabase(db: Kysely<Database>, log: Pick<Log, 'info'> = { info: () => {} }): Promise<void> {
  // The lock belongs to the session, and the pool may have several.
  await db.connection().execute(async (session) => {
    await takeLock(session, log)
    try {
      for (const migrator of await createMigrators(session, logEach(log))) {
        const { error } = await migrator.migrateToLatest()
        if (error) throw error
      }
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(session)
    }
  })
}

/** Any number that nothing else on this database locks. */
export const migrationLock = 7_829_367

async function takeLock(session: Kysely<Database>, log: Pick<Log, 'info'>): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${migrationLock}) as taken`.execute(session)
  if (rows[0]?.taken) return
  log.info({}, 'another server is migrating the database; waiting for it')
  await sql`select pg_advisory_lock(${migrationLock})`.execute(session)
}

function logEach(log: Pick<Log, 'info'>): Record<string, PortalMigration> {
  const logged = Object.entries(migrations).map(([name, { up, ...rest }]): [string, PortalMigration] => [
    name,
    {
      ...rest,
      up: async (db) => {
        log.info({ migration: name }, 'the database is being migrated')
        const start = performance.now()
        await up(db)
        log.info({ migration: name, ms: Math.round(performance.now() - start) }, 'migrated')
      },
    },
  ])
  return Object.fromEntries(logged)
}
