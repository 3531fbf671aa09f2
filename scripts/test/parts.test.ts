import { expect, test } from 'vitest'
import { mixedParts, quickestFirst } from './parts.ts'
import { readReach } from './reach-table.ts'

const files = [...readReach().keys()].filter((file) => file.endsWith('.test.ts'))

test.each([mixedParts, quickestFirst])('divides without losing or doubling a file', (divide) => {
  const parts = divide(files, [])
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flatMap((part) => part.files).toSorted()).toEqual(files.toSorted())
})

test('runs up to the first failure what the change reaches, and the quickest of it first', () => {
  const reach = readReach()
  const reachedFiles = files.filter((file) => file.startsWith('tests/server/'))
  const [first] = quickestFirst(files, reachedFiles)
  const seconds = first?.firstFiles?.map((file) => reach.get(file)?.seconds ?? 0) ?? []
  expect(first?.firstFiles?.every((file) => reachedFiles.includes(file))).toBe(true)
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
})
