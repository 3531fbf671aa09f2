import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { createMigrators, NewerDatabaseError, type PortalMigration } from './newer-migrations.ts'
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

async function migrate(migrations: Record<string, PortalMigration>, version: string): Promise<void> {
  for (const migrator of await createMigrators(test.db, migrations, version)) {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  }
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

function drop(db: Kysely<unknown>): Promise<void> {
  return sql`alter table boxes drop column seal`.execute(db).then(() => {})
}
