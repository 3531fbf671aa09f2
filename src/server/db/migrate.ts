/** Brings a database to the present shape; the same steps on PGlite and PostgreSQL. */
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as steps from './migrations/index.ts'
import type { Database } from './tables.ts'

/** In the order in which they run; a name, once released, never changes. */
const migrations = {
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
}

export async function migrateDatabase(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
