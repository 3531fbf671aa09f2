import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationFolder, nameMigration } from '../check/migrations.ts'

export interface CreateMigrationOptions {
  readonly root: string
  readonly name: string
  readonly now: Date
}

/** Returns the path of the new file. */
export function createMigration({ root, name, now }: CreateMigrationOptions): string {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new Error(`"${name}" cannot name a migration: use words in lower case with hyphens between them, such as order-notes`)
  const path = `${migrationFolder}/${nameMigration(name, now)}.ts`
  writeFileSync(join(root, path), template, { flag: 'wx' })
  return path
}

/** The database rejects the statement as generated, so that nothing records a migration that is not written yet. */
const template = `/** What this adds, and why. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table TABLE add column COLUMN text\`.execute(db)
}
`
