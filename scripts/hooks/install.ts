import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readGit } from '../check/git.ts'

const command = 'node scripts/hooks/pre-commit.ts'
/** Node may be installed only in node_modules. Commits older than the script have nothing to run. */
const hook = `#!/bin/sh
# Written by npm run hooks; remove it by npm run hooks -- --off
[ -f scripts/hooks/pre-commit.ts ] || exit 0
PATH="$PWD/node_modules/.bin:$PATH"
exec ${command}
`

/** Returns a line that says what was done. */
export function installHook(root: string): string {
  const path = findHook(root)
  const hooksPath = readGit(root, ['config', 'core.hooksPath'])
  if (hooksPath)
    throw new Error(`git reads its hooks from ${hooksPath} (core.hooksPath), which was left alone; call "${command}" from there`)
  if (existsSync(path) && !isOwnHook(path))
    throw new Error(`${path} is another hook, which was left alone; call "${command}" from it, or move it away`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, hook, { mode: 0o755 })
  return `${path} now checks what you commit; "npm run hooks -- --off" removes it`
}

export function removeHook(root: string): string {
  const path = findHook(root)
  if (!existsSync(path)) return 'There is no hook to remove'
  if (!isOwnHook(path)) throw new Error(`${path} is another hook, which was left alone`)
  rmSync(path)
  return `Removed ${path}`
}

function findHook(root: string): string {
  const folder = readGit(root, ['rev-parse', '--git-path', 'hooks'])
  if (folder === undefined) throw new Error('There is no git repository here')
  return resolve(root, folder, 'pre-commit')
}

/** Also recognises hooks written by earlier versions. */
function isOwnHook(path: string): boolean {
  return readFileSync(path, 'utf8').includes('npm run hooks')
}
