import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Record<string, string> }
const files = [...new Set(Object.values(scripts).flatMap((line) => /scripts\/[a-z-]+\.ts/.exec(line) ?? []))]

it('every npm script says with --help what it does, and does nothing', () => {
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) {
    const words = execFileSync(process.execPath, ['-r', './scripts/preflight.cjs', file, '--help'], { cwd: root, encoding: 'utf8' })
    expect(words.trim().length, file).toBeGreaterThan(40)
    expect(words, file).not.toMatch(/\*\/|^import/m)
  }
}, 60_000)
