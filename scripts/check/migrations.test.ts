import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMigration } from '../migration-new/create.ts'
import { checkOrder, migrationFolder, nameMigration } from './migrations.ts'

const now = new Date('2027-01-05T09:00:00Z')
const releasedNames = ['0001-start', '0059-conversations', '2027-01-04-090000-seals']

it('names a migration by its UTC time', () => {
  expect(nameMigration('order-notes', new Date('2026-11-27T16:04:52.700Z'))).toBe('2026-11-27-160452-order-notes')
})

describe('the order of migrations', () => {
  const check = (addedNames: string[], commonNames = releasedNames) =>
    checkOrder({ currentNames: [...commonNames, ...addedNames], releasedNames, commonNames, now })

  it('accepts a new migration that is newer than all released ones', () => {
    expect(check([])).toEqual([])
    expect(check(['2027-01-04-090001-weights'])).toEqual([])
  })

  it('refuses one that databases would run late, and says how to rename it', () => {
    expect(check(['2027-01-04-080000-weights'])).toEqual([
      `${migrationFolder}/2027-01-04-080000-weights.ts:1:1: error MIGRATION: is older than 2027-01-04-090000-seals, which databases have already run: rename it to 2027-01-05-090000-weights`,
    ])
  })

  it('refuses one that is named by a number or by a future time', () => {
    expect(check(['0060-weights'])[0]).toContain('npm run migration:new')
    expect(check(['2027-13-04-080000-weights'])[0]).toContain('npm run migration:new')
    expect(check(['2062-01-04-080000-weights'])[0]).toContain('a future time')
  })

  it('refuses to lose one, but a branch may lack those added after it was created', () => {
    expect(checkOrder({ currentNames: releasedNames.slice(1), releasedNames, commonNames: releasedNames, now })).toEqual([
      expect.stringContaining('0001-start.ts:1:1: error MIGRATION: is missing'),
    ])
    expect(check([], releasedNames.slice(0, 2))).toEqual([])
  })
})

describe('the command', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'order-'))
    mkdirSync(join(root, migrationFolder), { recursive: true })
    createMigration({ root, name: 'seals', now: new Date('2020-01-04T09:00:00Z') })
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('compares with the newest commit older than a day, or with a branch', () => {
    git('init', '--quiet', '--initial-branch=main')
    commit('2020-01-05T00:00:00Z')
    const weights = createMigration({ root, name: 'weights', now: new Date('2020-01-06T09:00:00Z') })
    commit(new Date().toISOString())
    const owners = createMigration({ root, name: 'owners', now: new Date('2020-01-05T09:00:00Z') })
    expect(run()).toEqual([0, ''])
    expect(run('main')).toEqual([1, expect.stringMatching(/owners\.ts:1:1: error MIGRATION: is older than 2020-01-06-090000-weights/)])
    rmSync(join(root, owners))
    renameSync(join(root, weights), join(root, migrationFolder, '2020-01-03-090000-weights.ts'))
    expect(run()).toEqual([1, expect.stringContaining('is older than 2020-01-04-090000-seals')])
  })

  it('is skipped with a message if git, an old commit or the branch is missing', () => {
    const skipMessage = expect.stringMatching(/^skipped: git has no commit older than a day/)
    expect(run()).toEqual([0, skipMessage])
    git('init', '--quiet')
    commit(new Date().toISOString())
    expect(run()).toEqual([0, skipMessage])
    expect(run('elsewhere')).toEqual([0, expect.stringContaining('skipped: git has no elsewhere')])
  })

  it('works on a shallow clone', () => {
    git('init', '--quiet')
    commit('2020-01-05T00:00:00Z')
    writeFileSync(join(root, 'README.md'), '')
    commit(new Date().toISOString())
    const clone = join(root, 'clone')
    git('clone', '--quiet', '--depth=1', `file://${root}`, clone)
    expect(run(undefined, clone)).toEqual([0, expect.stringContaining('skipped')])
  })

  function git(...words: string[]): void {
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...words], { cwd: root })
  }

  function commit(at: string): void {
    git('add', '.')
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '--quiet', '-m', 'Change'], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: at },
    })
  }

  /** Exit code and output. */
  function run(revision?: string, cwd = root): [number, string] {
    const script = fileURLToPath(new URL('./migrations.ts', import.meta.url))
    try {
      const output = execFileSync(process.execPath, [script, ...(revision ? [revision] : [])], { cwd, encoding: 'utf8' })
      return [0, output]
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string }
      return [status, stdout]
    }
  }
})

it.each(['', 'Order notes', 'order_notes', 'order--notes', '2027-notes', '../notes'])('does not create a migration named "%s"', (name) => {
  expect(() => createMigration({ root: '/nonexistent', name, now })).toThrow(`"${name}" cannot name a migration: use words in lower case`)
})
