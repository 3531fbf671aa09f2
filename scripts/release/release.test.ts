import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { carryOut } from './carry-out.ts'
import { releaseChanges } from './changelog.ts'
import { describePlan, planRelease } from './plan.ts'

const now = new Date('2027-01-05T09:00:00Z')
const changelog = `# Changes

## Unreleased

### For operators

- A new setting.

## 0.2.0 (2026-11-27)

- Old.
`

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  const file = { name: 'portal', version: '0.2.0' }
  write('package.json', `${JSON.stringify(file, null, 2)}\n`)
  write(
    'package-lock.json',
    `${JSON.stringify({ ...file, packages: { '': { ...file, license: 'MIT' }, 'node_modules/pg': {} } }, null, 2)}\n`,
  )
  write('CHANGELOG.md', changelog)
  git('init', '--quiet')
  git('config', 'user.name', 'Ann')
  git('config', 'user.email', 'ann@example.com')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Start')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const plan = (version: string) => planRelease({ root, version, now })

async function keepImage(name: string, commit: string): Promise<void> {
  mkdirSync(join(root, 'tests/images', name), { recursive: true })
  write(`tests/images/${name}/commit`, `${commit}\n`)
}

it('sets the version, dates the changes, keeps an image of the released commit and tags that commit', async () => {
  await carryOut(plan('0.3.0'), keepImage)
  expect(git('log', '--format=%s')).toBe('Keep a database of 0.3.0\nRelease 0.3.0\nStart')
  const releaseCommit = git('rev-parse', 'v0.3.0^{commit}')
  expect(releaseCommit).toBe(git('rev-parse', 'HEAD~1'))
  expect(read('tests/images/0.3.0/commit').trim()).toBe(releaseCommit)
  expect(git('status', '--porcelain')).toBe('')
  const versionLines = git('diff', '--unified=0', 'HEAD~2', 'HEAD', '--', '*.json').match(/^[+-] .*/gm) ?? []
  expect(versionLines.map((line) => line.replace(/ +/, ' '))).toEqual([
    // The lockfile has it twice.
    ...['-', '+', '-', '+'].map((sign) => `${sign} "version": "${sign === '-' ? '0.2.0' : '0.3.0'}",`),
    '- "version": "0.2.0"',
    '+ "version": "0.3.0"',
  ])
  expect(read('CHANGELOG.md')).toContain('## Unreleased\n\n## 0.3.0 (2027-01-05)\n\n### For operators\n\n- A new setting.\n\n## 0.2.0')
  expect(git('log', '-1', '--format=%b', 'v0.3.0')).toContain('### For operators\n\n- A new setting.')
})

it('releases again only after more changes', async () => {
  await carryOut(plan('0.3.0'), keepImage)
  expect(() => plan('0.3.1')).toThrow('no unreleased changes')
  write('CHANGELOG.md', read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- More.\n'))
  git('commit', '--all', '--quiet', '--message', 'More')
  await carryOut(plan('0.3.1'), keepImage)
  expect(git('tag')).toBe('v0.3.0\nv0.3.1')
})

it.each(['', '0.2.0', '0.2.2', '0.4.0', 'v0.3.0', '1.0'])('refuses "%s" after 0.2.0', (version) => {
  expect(() => plan(version)).toThrow(`"${version}" cannot follow 0.2.0: choose 0.2.1 or 0.3.0 or 1.0.0`)
})

it('refuses a dirty tree, and a tag, an image or a changelog entry that already exists', () => {
  write('draft', '')
  expect(() => plan('0.3.0')).toThrow('Commit or remove these changes first:\n?? draft')
  rmSync(join(root, 'draft'))
  git('tag', 'v0.3.0')
  expect(() => plan('0.3.0')).toThrow('The tag v0.3.0 already exists')
  git('tag', '--delete', 'v0.3.0')
  mkdirSync(join(root, 'tests/images/0.3.0'), { recursive: true })
  expect(() => plan('0.3.0')).toThrow('tests/images/0.3.0 already exists')
  expect(() => releaseChanges(changelog, '0.2.0', '2027-01-05')).toThrow('already has a part for 0.2.0')
})

it('refuses a changelog without unreleased changes or without their heading', () => {
  const emptyChangelog = changelog.replace('- A new setting.\n', '')
  expect(() => releaseChanges(emptyChangelog, '0.3.0', '2027-01-05')).toThrow('no unreleased changes')
  expect(() => releaseChanges('# Changes\n', '0.3.0', '2027-01-05')).toThrow('no part "## Unreleased"')
})

it('describes what it would do, and changes nothing', () => {
  const text = describePlan(plan('0.3.0'))
  expect(text).toContain('"Release 0.3.0"')
  expect(text).toContain('   - A new setting.')
  expect(git('status', '--porcelain')).toBe('')
})

it('explains how to undo a release whose image could not be kept', async () => {
  const release = carryOut(plan('0.3.0'), () => Promise.reject(new Error('no pg_dump')))
  await expect(release).rejects.toThrow(/^no pg_dump\n.*git reset --hard HEAD~1/)
  expect(git('tag')).toBe('')
})

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
}

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
