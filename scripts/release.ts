/**
 * `npm run release -- 0.3.0 [--dry-run]`: releases the checked-out commit as a version: sets the number, dates the changes in
 * CHANGELOG.md, commits, keeps a database that the version wrote, and tags. Pushes nothing. Needs git, pg_dump and the server that
 * DATABASE_URL names, as image:keep does.
 */
import { parseArgs } from 'node:util'
import { keepImage } from './keep-image/keep.ts'
import { carryOut } from './release/carry-out.ts'
import { describePlan, planRelease } from './release/plan.ts'

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const root = process.cwd()
  const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
  const plan = planRelease({ root, version: positionals.join(' '), now: new Date() })
  console.log(describePlan(plan))
  if (values['dry-run']) return console.log('\nNothing was changed.')
  const server = process.env['DATABASE_URL']
  if (!server) throw new Error('DATABASE_URL must name a PostgreSQL server, such as postgres://me:secret@localhost/postgres')
  await carryOut(plan, (name, commit) => keepImage({ root, name, commit, server, report: console.log }))
  console.log(`Released ${plan.version}. To publish it: git push --follow-tags`)
}
