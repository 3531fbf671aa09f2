import { expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { parseDocument } from '../read/parse.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { findRenamed } from './renamed.ts'

function find(former: string, changes: JsonObject, known: JsonObject): string | undefined {
  const [changed, base] = [changes, known].map((value) => parseDocument('', JSON.stringify(value)).tree)
  if (!changed || !base) throw new Error('The documents cannot be read')
  return findRenamed(former, changed, base.members)
}

const blocks = { search: { block: 'form', submit: {} }, offers: { block: 'list', input: { pol: 'x' }, list: 'rates' } }
const limits = {
  contactLongest: { value: 1, unit: 'characters' },
  goodsMax: { value: 1, unit: 'characters' },
  pageSize: { value: 1, unit: 'rows' },
}

test.each([
  { what: 'the only one with what is changed', former: 'rates', changes: { input: { pol: 'y' } }, known: blocks, name: 'offers' },
  { what: 'the one of several with the nearest name', former: 'contactMax', changes: { value: 2 }, known: limits, name: 'contactLongest' },
  { what: 'none if several are as near', former: 'remark', changes: { value: 2 }, known: limits, name: undefined },
  { what: 'none that lacks what is changed', former: 'rates', changes: { input: { pod: 'y' } }, known: blocks, name: undefined },
  { what: 'none for a whole new item', former: 'notice', changes: { block: 'text', submit: {} }, known: blocks, name: undefined },
  {
    what: 'none for an item that only moves',
    former: 'rates',
    changes: { id: 'rates', $before: 'search' },
    known: blocks,
    name: undefined,
  },
])('finds $what', ({ former, changes, known, name }) => {
  expect(find(former, changes, known)).toBe(name)
})

test('the check says where a renamed limit and a renamed item went', () => {
  const files = readSmallWorld()
  for (const [path, file] of files) {
    if (path.startsWith('schemas/') && file.text?.includes('nameMax'))
      files.set(path, { path, text: file.text.replaceAll('nameMax', 'nameLongest') })
  }
  expect(checkSmall(files.values()).map(({ code, path, suggestion }) => [code, path, suggestion])).toEqual([
    ['REQUIRED', 'brands/second/schemas/limits/main.json', 'nameLongest'],
  ])
  const page = 'brands/second/schemas/pages/start.json'
  const change = { $schema: '../../../../.language/page.json', blocks: [{ id: 'road', items: [{ id: 'rates', icon: 'list' }] }] }
  const [finding] = checkSmall(
    readSmallWorld()
      .set(page, { path: page, text: JSON.stringify(change) })
      .values(),
  )
  expect([finding?.code, finding?.path, finding?.suggestion]).toEqual(['OVERLAY-ADD', page, 'ways'])
  expect(finding?.words.en).toContain('"ways" has all that is changed here')
})
