/** `npm run migration:new -- order-notes`: writes a migration to fill in, named by the current time. */
import { createMigration } from './migration-new/create.ts'

try {
  const path = createMigration({ root: process.cwd(), name: process.argv.slice(2).join(' '), now: new Date() })
  console.log(`Wrote ${path}; every file of its folder is run, so nothing else registers it. Now edit:
  ${path}: only add tables, indexes, and columns that are nullable or have a default;
    if it must do more, export \`needs\` as well (src/server/db/README.md says when)
  src/server/db/tables.ts and the *-tables.ts beside it: the types of what it adds
  src/server/db/owners.ts: the folder that owns a new table`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
