import { expect, test } from 'vitest'
import type { SourceFile } from '../read/documents.ts'
import { readSmallWorld } from '../testing.ts'
import { measureImpact } from './impact.ts'

interface SmallDocument {
  title: string
  readonly rows: readonly { readonly id: string; readonly cells: Record<string, string> }[]
}

type Edit = (document: SmallDocument) => void

function withEdit(path: string, edit: Edit): SourceFile[] {
  const files = readSmallWorld()
  const document = JSON.parse(files.get(path)?.text ?? '')
  edit(document)
  files.set(path, { path, text: JSON.stringify(document, null, 2) })
  return [...files.values()]
}

const before = [...readSmallWorld().values()]

test('the same documents, however they are written, change nothing', () => {
  expect(
    measureImpact(
      before,
      withEdit('schemas/pages/start.json', () => {}),
    ),
  ).toEqual({ brands: [], access: [] })
})

test('a shared document counts for each brand, and what a brand overlays for that brand alone', () => {
  const shared = withEdit('schemas/pages/start.json', (edited) => {
    edited.title = 'Welcome page'
  })
  const page = { kind: 'page', added: [], removed: [], changed: ['start'] }
  expect(measureImpact(before, shared).brands).toEqual([
    { brand: 'first', ...page },
    { brand: 'second', ...page },
  ])
  const files = readSmallWorld()
  const path = 'brands/second/schemas/pages/start.json'
  files.set(path, { path, text: JSON.stringify({ $schema: '../../../../.language/page.json', title: 'Second' }) })
  expect(measureImpact(before, [...files.values()]).brands).toEqual([{ brand: 'second', ...page }])
})

test('a cell of the grid that changes gives its places to some users and takes them from others', () => {
  const after = withEdit('schemas/permissions/grid.json', ({ rows }) => {
    for (const { id, cells } of rows) if (id === 'public') cells.visitor = 'deny'
  })
  const { brands, access } = measureImpact(before, after)
  expect(brands.map(({ brand, kind }) => [brand, kind])).toEqual([
    ['first', 'grid'],
    ['second', 'grid'],
  ])
  expect(access).toEqual([{ actor: 'visitor', more: [], less: expect.arrayContaining(['operation/query-rates#/grid']) }])
  expect(measureImpact(after, before).access).toEqual([{ actor: 'visitor', more: access[0]?.less, less: [] }])
})

test('a document that is not JSON is compared as far as it can be read', () => {
  const files = readSmallWorld()
  const path = 'schemas/pages/start.json'
  files.set(path, { path, text: '{ "title": ' })
  expect(measureImpact(before, [...files.values()]).brands).toMatchObject([
    { brand: 'first', kind: 'page', changed: ['start'] },
    { brand: 'second', kind: 'page', changed: ['start'] },
  ])
})
