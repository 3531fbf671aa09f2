import { expect, test } from 'vitest'
import { checkSmall, readSmallWorld } from '../../testing.ts'

const texts = { 'common.greeting': { zh: '欢迎光临', en: 'Welcome' } }

function findingsWith(path: string, document: object) {
  const files = readSmallWorld()
  files.set(path, { path, text: JSON.stringify(document, null, 2) })
  return checkSmall(files.values())
    .filter(({ code }) => code === 'DUPLICATE-ID')
    .map(({ path: at, line }) => ({ at, line }))
}

test('a text that two shared documents declare is reported', () => {
  const path = 'schemas/texts/more.json'
  expect(findingsWith(path, { $schema: '../../.language/texts.json', title: 'More', texts })).toEqual([{ at: path, line: 5 }])
})

test('a brand changes a text in the document that declares it, not in one of its own', () => {
  const ownPath = 'brands/second/schemas/texts/aaa.json'
  const $schema = '../../../../.language/texts.json'
  expect(findingsWith(ownPath, { $schema, $new: true, title: 'Own', texts })).toEqual([{ at: ownPath, line: 6 }])
  expect(findingsWith('brands/second/schemas/texts/common.json', { $schema, title: 'Common', texts })).toEqual([])
})
