import { expect, test } from 'vitest'
import { directFirst, mixedParts } from './parts.ts'
import { readReach } from './reach-table.ts'

const files = [...readReach().keys()].filter((file) => file.endsWith('.test.ts'))

test.each([mixedParts, directFirst])('divides without losing or doubling a file', (divide) => {
  const parts = divide(files, [])
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flatMap((part) => part.files).toSorted()).toEqual(files.toSorted())
})

test('runs what the change reaches first, up to the first failure', () => {
  const reachedFiles = files.filter((file) => file.startsWith('tests/server/')).toReversed()
  const parts = directFirst(files, reachedFiles)
  expect(parts.flatMap(({ firstFiles = [] }) => firstFiles).slice(0, reachedFiles.length)).toEqual(reachedFiles)
  const reach = readReach()
  const seconds = parts
    .flatMap((part) => part.files.slice())
    .slice(reachedFiles.length)
    .map((file) => reach.get(file)?.seconds ?? 0)
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
})
