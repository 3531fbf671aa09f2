import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCommit, readGit } from '../check/git.ts'
import { releaseChanges } from './changelog.ts'
import { listNext } from './versions.ts'

export interface PlanReleaseOptions {
  readonly root: string
  readonly version: string
  readonly now: Date
}

export interface ReleasePlan {
  readonly root: string
  readonly version: string
  /** The unreleased changes from CHANGELOG.md. */
  readonly changes: string
  /** New contents by path. */
  readonly files: Readonly<Record<string, string>>
}

/** Changes nothing. Throws if this version cannot be released from this tree. */
export function planRelease({ root, version, now }: PlanReleaseOptions): ReleasePlan {
  const readText = (path: string) => readFileSync(join(root, path), 'utf8')
  const currentVersion = (JSON.parse(readText('package.json')) as { version: string }).version
  if (!listNext(currentVersion).includes(version))
    throw new Error(`"${version}" cannot follow ${currentVersion}: choose ${listNext(currentVersion).join(' or ')}`)
  const changedFiles = readGit(root, ['status', '--porcelain'])
  if (changedFiles === undefined) throw new Error('A release needs git')
  if (changedFiles !== '') throw new Error(`Commit or remove these changes first:\n${changedFiles}`)
  if (findCommit(root, `refs/tags/v${version}`)) throw new Error(`The tag v${version} already exists`)
  if (existsSync(join(root, imageOf(version)))) throw new Error(`${imageOf(version)} already exists`)
  const { text, changes } = releaseChanges(readText('CHANGELOG.md'), version, now.toISOString().slice(0, 10))
  const packageFiles = ['package.json', 'package-lock.json'].map((path) => [path, setVersion(readText(path), version)])
  return { root, version, changes, files: { ...Object.fromEntries(packageFiles), 'CHANGELOG.md': text } }
}

/** The steps of carryOut, in order. */
export function describePlan({ version, changes, files }: ReleasePlan): string {
  return `1. Write ${Object.keys(files).join(', ')} and commit them as "${subjects.release(version)}", with these changes:

${changes.replaceAll(/^(?=.)/gm, '   ')}

2. Start that commit on an empty database, let simulated users work with it, keep the database as ${imageOf(version)}, and commit
   it as "${subjects.image(version)}".
3. Tag the first commit as v${version}.`
}

export const subjects = {
  release: (version: string) => `Release ${version}`,
  image: (version: string) => `Keep a database of ${version}`,
}

export function imageOf(version: string): string {
  return `tests/images/${version}`
}

/** Sets the version in package.json or package-lock.json, formatted as npm does. */
function setVersion(text: string, version: string): string {
  const file = JSON.parse(text) as { version: string; packages?: Record<string, object> }
  const packages = file.packages && { packages: { ...file.packages, '': { ...file.packages[''], version } } }
  return `${JSON.stringify({ ...file, version, ...packages }, null, 2)}\n`
}
