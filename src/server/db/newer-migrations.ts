/**
 * Runs migrations, also on a database that a newer version has migrated. That is fine if the newer migrations only add; one that
 * does not records the version it needs in the database itself, because the older code does not know the newer migrations.
 */
import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Log } from './open.ts'
import type { Database } from './tables.ts'

export interface PortalMigration extends Migration {
  /** The oldest version of the portal that can use the database afterwards; default: this migration only adds. */
  readonly needs?: string
}
type Migrations = Readonly<Record<string, PortalMigration>>

/** This version is too old for the database. */
export class NewerDatabaseError extends Error {
  constructor(name: string, needs: string, own: string) {
    super(
      `A newer version of the portal has migrated this database (${name}). It needs version ${needs} or later; this is ${own}. ` +
        'Start that version, or restore the backup from before the upgrade.',
    )
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Version 0.1.0 refuses a database whose record names an unknown migration, so its record ends here and later migrations have a
 * record of their own: 0.1.0 still starts on a database that this version has migrated.
 */
const lastOfFirstRecord = '0015-desk-messages'
const laterRecord = 'later_migration'

export interface RunMigrationsOptions {
  readonly migrations: Migrations
  readonly log: Pick<Log, 'warn'>
  /** The version that runs them; default: this one. */
  readonly version?: string
}

/** Runs what the database has not run. Throws a NewerDatabaseError if this version cannot use the database. */
export async function runMigrations(
  db: Kysely<Database>,
  { migrations, log, version = ownVersion() }: RunMigrationsOptions,
): Promise<void> {
  for (const migrator of await createMigrators(db, migrations, version)) {
    const lateNames = await listLate(migrator)
    for (const name of lateNames) log.warn({ migration: name }, 'running a migration that is older than one this database has already run')
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
    if (lateNames.length > 0) await sortRecord(db)
  }
}

async function createMigrators(db: Kysely<Database>, migrations: Migrations, own: string): Promise<readonly Migrator[]> {
  const newer = await readNewer(db, migrations)
  for (const { name, needs } of newer) if (needs !== null && isOlder(own, needs)) throw new NewerDatabaseError(name, needs, own)
  const all = Object.entries(migrations)
  const first = all.filter(([name]) => name <= lastOfFirstRecord)
  const later = all.filter(([name]) => name > lastOfFirstRecord).map(([name, migration]) => [name, withNeeds(name, migration)] as const)
  const unknown = newer.map(({ name }) => [name, { up: refuseToRun }] as const)
  return [
    new Migrator({ db, provider: provide(first) }),
    // Branches may be merged in a different order than their migrations were created, and a database may be migrated in between.
    new Migrator({ db, provider: provide([...later, ...unknown]), migrationTableName: laterRecord, allowUnorderedMigrations: true }),
  ]
}

/** Migrations that have not run although a newer one has. */
async function listLate(migrator: Migrator): Promise<string[]> {
  const migrations = await migrator.getMigrations()
  const newestIndex = migrations.findLastIndex(({ executedAt }) => executedAt !== undefined)
  return migrations.flatMap(({ name, executedAt }, index) => (index < newestIndex && executedAt === undefined ? [name] : []))
}

/** Version 0.2.0 refuses a record whose times are not in the order of the names: a late migration gets the time of the next one. */
async function sortRecord(db: Kysely<Database>): Promise<void> {
  await sql`update ${sql.table(laterRecord)} as one set timestamp =
    (select min(timestamp) from ${sql.table(laterRecord)} as other where other.name collate "C" >= one.name collate "C")`.execute(db)
}

function provide(migrations: Iterable<readonly [string, Migration]>) {
  const names = Object.fromEntries(migrations)
  return { getMigrations: () => Promise.resolve(names) }
}

/** Applied migrations that this version does not know. */
async function readNewer(db: Kysely<Database>, migrations: Migrations): Promise<{ name: string; needs: string | null }[]> {
  if (!(await hasTable(db, laterRecord))) return []
  const run = await sql<{ name: string }>`select name from ${sql.table(laterRecord)} order by name`.execute(db)
  const names = run.rows.map(({ name }) => name).filter((name) => !(name in migrations))
  if (names.length === 0 || !(await hasTable(db, 'migration_needs'))) return names.map((name) => ({ name, needs: null }))
  const needs = await sql<{ name: string; version: string }>`select name, version from migration_needs`.execute(db)
  const versions = new Map(needs.rows.map(({ name, version }) => [name, version]))
  return names.map((name) => ({ name, needs: versions.get(name) ?? null }))
}

async function hasTable(db: Kysely<Database>, name: string): Promise<boolean> {
  const existing = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  return existing.rows[0]?.there === true
}

/** Written in the migration's own transaction, so that its effects and its requirement appear together. */
function withNeeds(name: string, { needs, ...migration }: PortalMigration): Migration {
  if (needs === undefined) return migration
  return {
    ...migration,
    up: async (db) => {
      await migration.up(db)
      await sql`create table if not exists migration_needs (name text primary key, version text not null)`.execute(db)
      await sql`insert into migration_needs (name, version) values (${name}, ${needs})`.execute(db)
    },
  }
}

/** Placeholder for a migration of a newer version, which has already run. */
function refuseToRun(): never {
  throw new Error('A migration of a newer version cannot be run by this one.')
}

function isOlder(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  for (const place of [0, 1, 2]) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

function ownVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
