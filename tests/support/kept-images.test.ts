import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { follows } from '../../scripts/release/versions.ts'
import { root } from './documents.ts'
import { keptImages } from './kept-images.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const newest = keptImages.at(-1)

it('there is a database of every version before the one in package.json', () => {
  const steps = [...new Set([...keptImages.map((kept) => kept.version), version])].map(
    (next, index, all) => [all[index - 1] ?? '0.0.0', next] as const,
  )
  for (const [before, next] of steps)
    expect(follows(before, next), `${next} does not follow ${before}: keep an image of the version between (tests/README.md)`).toBe(true)
})

it('a skipped version differs from the next one', () => {
  const after = (next: string) => follows('1.4.2', next)
  expect(['1.4.3', '1.5.0', '2.0.0'].filter(after)).toHaveLength(3)
  expect(['1.4.2', '1.4.1', '1.4.4', '1.5.1', '1.6.0', '2.1.0', '2.0.1', '3.0.0'].filter(after)).toEqual([])
})

it('the databases are small', () => {
  expect(keptImages.length).toBeGreaterThan(1)
  for (const { name, bytes } of keptImages) expect(bytes, name).toBeLessThan(5_000_000)
  expect(newest?.commit).toMatch(/^[0-9a-f]{40}$/)
})
