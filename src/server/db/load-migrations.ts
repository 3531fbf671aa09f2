/** Reads the migrations. Every file of a folder is one, so two branches that add migrations do not edit the same line. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PortalMigration } from './newer-migrations.ts'

/** Named by the UTC time of creation, as in 2026-11-27-160452-order-notes; the first 33 are named by number. */
const migrationFile = /^(?:\d{4}|\d{4}-\d{2}-\d{2}-\d{6})(?:-[a-z][a-z0-9]*)+\.ts$/

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** By name, which is also the order in which they run. Throws if a file is not a migration. */
export async function loadMigrations(folder = migrationsFolder): Promise<Readonly<Record<string, PortalMigration>>> {
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))
  const entries = files.toSorted().map(async (file) => [file.replace(/\.ts$/, ''), await loadMigration(folder, file)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function loadMigration(folder: string, file: string): Promise<PortalMigration> {
  if (!migrationFile.test(file)) throw new Error(`${file} is not named like a migration; create one with npm run migration:new -- name`)
  // Checked below, as far as a type can be at run time.
  const { up, needs } = (await import(pathToFileURL(join(folder, file)).href)) as Partial<PortalMigration>
  if (typeof up !== 'function') throw new Error(`The migration ${file} does not export a function up.`)
  return needs === undefined ? { up } : { up, needs }
}
