import { expect, it } from 'vitest'
import { compareDocuments } from './compare-documents.ts'

function changesOf(before: unknown, after: unknown) {
  const [change] = compareDocuments({ 'a.json': JSON.stringify(before) }, { 'a.json': JSON.stringify(after) })
  return change?.values
}

it('lists added, removed and unchanged files', () => {
  const changes = compareDocuments({ 'a.json': '{}', 'b.json': '{}', 'c.svg': 'x' }, { 'b.json': '{}', 'c.svg': 'y', 'd.json': '{}' })
  expect(changes.map(({ path, kind }) => `${path} ${kind}`)).toEqual(['a.json removed', 'c.svg changed', 'd.json added'])
})

it('names each value by its pointer, with its old and new value', () => {
  expect(changesOf({ limits: { a: { value: 10 }, 'b/c': 1 } }, { limits: { a: { value: 12 }, d: null } })).toEqual([
    { pointer: '/limits/a/value', before: 10, after: 12 },
    { pointer: '/limits/b~1c', before: 1 },
    { pointer: '/limits/d', after: null },
  ])
})

it('follows an item by its id, not its position', () => {
  const rows = [{ id: 'one', n: 1 }, { id: 'two' }]
  expect(changesOf({ rows }, { rows: [{ id: 'new' }, { id: 'one', n: 2 }, { id: 'two' }] })).toEqual([
    { pointer: '/rows/one/n', before: 1, after: 2 },
    { pointer: '/rows/new', after: { id: 'new' } },
  ])
  expect(changesOf({ rows }, { rows: rows.toReversed() })).toEqual([{ pointer: '/rows', before: ['one', 'two'], after: ['two', 'one'] }])
})

it('lists no values for a document that was only reformatted or is unreadable', () => {
  expect(compareDocuments({ 'a.json': '{"a":1}' }, { 'a.json': '{ "a": 1 }' })).toEqual([{ path: 'a.json', kind: 'changed', values: [] }])
  expect(compareDocuments({ 'a.json': '{"a":1}' }, { 'a.json': '{' })[0]?.values).toEqual([])
})
