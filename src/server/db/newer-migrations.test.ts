import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadMigrations } from './load-migrations.ts'
import { migrateDatabase } from './migrate.ts'
import { NewerDatabaseError, type PortalMigration, runMigrations } from './newer-migrations.ts'
import { createTestDatabase } from './testing.ts'
import type { DatabaseImage, TestDatabase } from './testing-images.ts'

const bare: DatabaseImage = { name: 'bare', sources: ['src/server/db/testing-images.ts'], fill: () => Promise.resolve() }

let test: TestDatabase
beforeEach(async () => {
  test = await createTestDatabase(bare)
})
afterEach(() => test.close())

const start: PortalMigration = { up: (db) => sql`create table boxes (id text primary key)`.execute(db).then(() => {}) }
const older = { '0001-start': start }
const adding: PortalMigration = { up: (db) => sql`alter table boxes add column seal text`.execute(db).then(() => {}) }

let warnings: unknown[] = []
const log = { info: () => {}, warn: (data: object) => void warnings.push(data) }

function migrate(migrations: Record<string, PortalMigration>, version: string): Promise<void> {
  warnings = []
  return runMigrations(test.db, { migrations, log, version })
}

it('allows an older version to start after purely additive migrations, and then the newer one again', async () => {
  const newer = { ...older, '0040-seals': adding }
  await migrate(older, '0.2.0')
  await migrate(newer, '0.3.0')
  await migrate(older, '0.2.0')
  await migrate(newer, '0.3.0')
  await sql`insert into boxes (id, seal) values ('MSKU1234565', 'S1')`.execute(test.db)
})

it('refuses a version that is too old for the database, and names the version it needs', async () => {
  const newer = { ...older, '0040-seals': adding, '0041-no-id': { ...adding, up: drop, needs: '0.10.0' } }
  await migrate(newer, '0.11.0')
  await expect(migrate(older, '0.9.0')).rejects.toThrow(NewerDatabaseError)
  await expect(migrate(older, '0.9.0')).rejects.toThrow(/0041-no-id.*version 0\.10\.0 or later; this is 0\.9\.0/)
  await migrate(older, '0.10.0')
  await migrate(newer, '0.11.0')
})

it('considers a database too new only if the migration succeeded', async () => {
  const broken = { ...older, '0040-broken': { up: () => Promise.reject(new Error('disk full')), needs: '0.3.0' } }
  await migrate(older, '0.2.0')
  await expect(migrate(broken, '0.3.0')).rejects.toThrow('disk full')
  await migrate(older, '0.2.0')
})

it('leaves a record that version 0.1.0 accepts: only the first 13 migrations', async () => {
  await migrateDatabase(test.db)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(test.db)
  expect(rows).toHaveLength(13)
  const known = Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.reject(new Error('run again')) }]))
  const migrator = new Migrator({ db: test.db, provider: { getMigrations: () => Promise.resolve(known) } })
  expect(await migrator.migrateToLatest()).toEqual({ results: [] })
})

const columns = {
  '2027-01-04-090000-seals': 'seal',
  '2027-01-05-090000-weights': 'weight',
  '2027-01-06-090000-owners': 'owner',
}
const names = Object.keys(columns)
const [seals = '', weights = '', owners = ''] = names
const orders = [
  [seals, weights, owners],
  [seals, owners, weights],
  [weights, seals, owners],
  [weights, owners, seals],
  [owners, seals, weights],
  [owners, weights, seals],
]

it.each(orders)('accepts %s, then %s, then %s, and warns of each that is older than an earlier one', async (...order) => {
  await migrate(startAndColumns(order[0]), '0.3.0')
  for (const count of [2, 3]) {
    await migrate(startAndColumns(...order.slice(0, count)), '0.3.0')
    const earlierNames = order.slice(0, count - 1)
    const lateNames = order.slice(count - 1, count).filter((name) => earlierNames.some((other) => other > name))
    expect(warnings).toEqual(lateNames.map((migration) => ({ migration })))
  }
  await sql`insert into boxes (id, seal, weight, owner) values ('MSKU1234565', 'S1', '1', 'A')`.execute(test.db)
  expect(await readRecord()).toEqual(['0020-start', ...names])
  await migrate(startAndColumns(...names), '0.3.0')
  expect(warnings).toEqual([])
})

it.each(orders)('accepts all three on a database that ran only %s, or only it and %s', async (one, other) => {
  await migrate(startAndColumns(one), '0.3.0')
  await migrate(startAndColumns(one, other), '0.3.0')
  await migrate(startAndColumns(...names), '0.3.0')
  expect(await readRecord()).toEqual(['0020-start', ...names])
  await migrate(startAndColumns(one), '0.2.0')
})

it('leaves a record that version 0.2.0 accepts after a late migration: its times are in the order of the names', async () => {
  await migrate(startAndColumns(owners), '0.3.0')
  await migrate(startAndColumns(...names), '0.3.0')
  const recordedMigrations = Object.fromEntries(
    (await readRecord()).map((name) => [name, { up: () => Promise.reject(new Error('run again')) }]),
  )
  const strictMigrator = new Migrator({
    db: test.db,
    provider: { getMigrations: async () => recordedMigrations },
    migrationTableName: 'later_migration',
  })
  expect(await strictMigrator.migrateToLatest()).toEqual({ results: [] })
})

it('refuses a version that is too old for a migration that ran late', async () => {
  const lateMigration = { [seals]: { ...adding, needs: '0.3.0' } }
  await migrate(startAndColumns(owners), '0.2.0')
  await migrate({ ...startAndColumns(owners), ...lateMigration }, '0.3.0')
  await expect(migrate(startAndColumns(owners), '0.2.0')).rejects.toThrow(NewerDatabaseError)
})

it('migrates a database that was started before 0046 and 0047 were merged', async () => {
  const { '0046-tracking': tracking, '0047-sailing-watches': watches, ...others } = await loadMigrations()
  expect([tracking, watches]).not.toContain(undefined)
  await migrate(others, '0.2.0')
  await migrateDatabase(test.db, log)
  expect(warnings).toEqual([{ migration: '0046-tracking' }, { migration: '0047-sailing-watches' }])
  await sql`select from tracking_links, sailing_watches`.execute(test.db)
})

/** The migration that creates the table, and those of these names, which add a column each. */
function startAndColumns(...columnNames: (string | undefined)[]): Record<string, PortalMigration> {
  const entries = Object.entries(columns).filter(([name]) => columnNames.includes(name))
  const columnMigrations = entries.map(([name, column]): [string, PortalMigration] => [name, { up: (db) => addColumn(db, column) }])
  return { '0020-start': start, ...Object.fromEntries(columnMigrations) }
}

function addColumn(db: Kysely<unknown>, column: string): Promise<void> {
  return sql`alter table boxes add column ${sql.id(column)} text`.execute(db).then(() => {})
}

/** In the order in which Kysely reads it: by time, then by name. */
async function readRecord(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from later_migration order by timestamp, name`.execute(test.db)
  return rows.map(({ name }) => name)
}

function drop(db: Kysely<unknown>): Promise<void> {
  return sql`alter table boxes drop column seal`.execute(db).then(() => {})
}
