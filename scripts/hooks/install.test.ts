import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installHook, removeHook } from './install.ts'

let root: string
let hook: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hooks-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  hook = join(root, '.git/hooks/pre-commit')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('installs a hook that ends a commit if the check fails, and removes it', () => {
  expect(installHook(root)).toContain(hook)
  expect(installHook(root)).toContain(hook)
  expect(commit()).toBe(0)
  mkdirSync(join(root, 'scripts/hooks'), { recursive: true })
  writeFileSync(join(root, 'scripts/hooks/pre-commit.ts'), 'process.exitCode = 1')
  expect(commit()).toBe(1)
  expect(removeHook(root)).toBe(`Removed ${hook}`)
  expect(commit()).toBe(0)
  expect(removeHook(root)).toBe('There is no hook to remove')
})

it('leaves the hook of another tool alone', () => {
  mkdirSync(join(root, '.git/hooks'), { recursive: true })
  writeFileSync(hook, '#!/bin/sh\n')
  expect(() => installHook(root)).toThrow('is another hook, which was left alone')
  expect(() => removeHook(root)).toThrow('is another hook, which was left alone')
  expect(readFileSync(hook, 'utf8')).toBe('#!/bin/sh\n')
})

it('leaves a folder of hooks alone that git shares with other projects', () => {
  execFileSync('git', ['config', 'core.hooksPath', join(root, 'shared')], { cwd: root })
  expect(() => installHook(root)).toThrow('core.hooksPath')
  expect(existsSync(join(root, 'shared'))).toBe(false)
})

it('says that there is no repository', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(() => installHook(root)).toThrow('There is no git repository here')
})

/** Exit code. */
function commit(): number | null {
  const commandArguments = [
    '-c',
    'user.name=Ann',
    '-c',
    'user.email=ann@example.com',
    'commit',
    '--quiet',
    '--allow-empty',
    '--message',
    'Change',
  ]
  return spawnSync('git', commandArguments, { cwd: root, stdio: 'ignore' }).status
}
