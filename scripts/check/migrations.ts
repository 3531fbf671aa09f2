/**
 * `node scripts/check/migrations.ts [REVISION]`: reports new migrations that would run late on existing databases, and released
 * ones that are gone. A migration is new if the revision does not have it; default: the newest commit older than a day.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMain } from '../is-main.ts'
import { dayMs, findCommit, findDayOldCommit, readGit } from './git.ts'

export const migrationFolder = 'src/server/db/migrations'

/** Later migrations are named by time. */
const lastNumberedName = '0059-conversations'
const timePrefix = /^(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})-/

/** As in 2026-11-27-160452-order-notes, in UTC. */
export function nameMigration(name: string, now: Date): string {
  const [day, time = ''] = now.toISOString().split('T')
  return `${day}-${time.slice(0, 8).replaceAll(':', '')}-${name}`
}

export interface CheckOrderOptions {
  /** In the working tree. */
  readonly currentNames: readonly string[]
  /** In the revision: other databases may have run them. */
  readonly releasedNames: readonly string[]
  /** In the merge base of the revision and the current commit. */
  readonly commonNames: readonly string[]
  readonly now: Date
}

/** Names without ".ts". */
export function checkOrder({ currentNames, releasedNames, commonNames, now }: CheckOrderOptions): string[] {
  const newestName = releasedNames.toSorted().at(-1) ?? ''
  const addedNames = currentNames.filter((name) => !releasedNames.includes(name))
  const missingNames = commonNames.filter((name) => !currentNames.includes(name))
  return [
    ...missingNames.map((name) => report(name, 'is missing: databases have run it, so a migration is never renamed or deleted')),
    ...addedNames.flatMap((name) => {
      const createdAt = readTime(name)
      if (!createdAt && name > lastNumberedName)
        return [report(name, 'is not named by its time: create migrations with npm run migration:new -- name')]
      const newName = nameMigration(name.replace(timePrefix, ''), now)
      if (name < newestName) return [report(name, `is older than ${newestName}, which databases have already run: rename it to ${newName}`)]
      if (createdAt && createdAt.getTime() > now.getTime() + dayMs)
        return [report(name, `is named by a future time, so the next ones would be older: rename it to ${newName}`)]
      return []
    }),
  ]
}

function readTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = timePrefix.exec(name) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

function report(name: string, problem: string): string {
  return `${migrationFolder}/${name}.ts:1:1: error MIGRATION: ${problem}`
}

function main(root: string, revision: string | undefined): void {
  const base = revision === undefined ? findDayOldCommit(root) : findCommit(root, revision)
  const releasedNames = base && readReleased(root, base)
  if (!releasedNames) {
    console.log(`skipped: git has no ${revision ?? 'commit older than a day'} to compare with here`)
    return
  }
  const commonNames = readReleased(root, readGit(root, ['merge-base', base, 'HEAD']) ?? base) ?? releasedNames
  const currentNames = listNames(readdirSync(join(root, migrationFolder)))
  const problems = checkOrder({ currentNames, releasedNames, commonNames, now: new Date() })
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}

function readReleased(root: string, commit: string): string[] | undefined {
  const files = readGit(root, ['ls-tree', '--name-only', `${commit}:${migrationFolder}`])
  // Earlier versions listed their migrations in an index.
  return files === undefined ? undefined : listNames(files.split('\n')).filter((name) => name !== 'index')
}

function listNames(files: readonly string[]): string[] {
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''))
}

if (isMain(import.meta.filename)) main(process.cwd(), process.argv[2])
