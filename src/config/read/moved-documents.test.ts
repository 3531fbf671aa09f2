import { expect, test } from 'vitest'
import { readDocuments } from '../resolve/read-documents.ts'
import { readSmallWorld } from '../testing.ts'
import type { SourceFile } from './documents.ts'
import { createParseCache } from './parse-cache.ts'

const world = [...readSmallWorld().values()]

/** All values of the shared documents, by kind and id. */
function readValues(files: readonly SourceFile[], caches = createParseCache()): ReadonlyMap<string, object> {
  const { base } = readDocuments(files, caches)
  return new Map([...base].flatMap(([kind, ofKind]) => [...ofKind].map(([id, { value }]) => [`${kind}/${id}`, value] as const)))
}

function edit(change: (text: string, path: string) => string): SourceFile[] {
  return world.map(({ path, text, ...file }) => ({ ...file, path, ...(text === undefined ? {} : { text: change(text, path) }) }))
}

test('documents that have moved in their files keep their values, however often', () => {
  const caches = createParseCache()
  const values = readValues(world, caches)
  const moved = edit((text, path) => (path.startsWith('schemas/meta/') ? text : `\n${text}`))
  expect(readValues(moved, caches)).toEqual(values)
  for (const files of [moved, [...moved], [...world], world]) {
    const now = readValues(files, caches)
    for (const [name, value] of values) expect(now.get(name), name).toBe(value)
  }
})

test('documents with other values or another order of members have new ones', () => {
  const caches = createParseCache()
  const before = readValues(world, caches)
  const files = edit((text) => text.replace(/"title": "/, '"title": "New '))
  const now = readValues(files, caches)
  expect(now).toEqual(readValues(files))
  const changed = [...now].filter(([name, value]) => value !== before.get(name))
  expect(changed.length).toBeGreaterThan(0)
  for (const [name, value] of changed) expect(value, name).not.toEqual(before.get(name))
})
