import { expect, it } from 'vitest'
import { findBannedWords, readBannedWords } from './words.ts'

const banned = readBannedWords(`# Words

| Term | Chinese | English | Do not use |
|---|---|---|---|
| SOC | 货主自备箱 | Shipper-owned container | 货主箱 |
| sign in | 登录 | Sign in | log in; log on |
| vessel | 船名 | Vessel | |

| Instead of | Write |
|---|---|
| whoever | the noun |
`)

it('reads the words from both kinds of tables', () => {
  expect(banned.map(({ word }) => word)).toEqual(['货主箱', 'log in', 'log on', 'whoever'])
})

it.each([
  ['a variant in Chinese', '{ "label": { "zh": "使用货主箱", "en": "SOC" } }', 'write 货主自备箱 / Shipper-owned container'],
  ['a variant in English, in any case', '{ "zh": "登录", "en": "Log in first" }', 'write 登录 / Sign in'],
  ['a variant in Chinese, in the text of a field', '{ "bodyZh": "使用货主箱" }', 'write 货主自备箱'],
  ['a word banned in both languages', '{ "zh": "谁", "en": { "one": "a", "other": "Whoever comes" } }', 'write the noun'],
])('finds %s', (_what, text, hint) => {
  expect(findBannedWords('schemas/a.json', text, banned)).toEqual([expect.stringContaining(hint)])
})

it('reports the line and column of the word', () => {
  const [problem] = findBannedWords('schemas/a.json', '{\n  "en": "Please log in"\n}', banned)
  expect(problem).toMatch(/^schemas\/a\.json:2:17: error WORD/)
})

it('finds only Chinese variants in the document language, whose English is written for developers', () => {
  const problems = findBannedWords('schemas/meta/a.json', '{ "Log in": "货主箱", "en": "Log in" }', banned)
  expect(problems).toEqual([expect.stringContaining('货主箱')])
})

it.each(['{ "en": "Catalog index" }', '{ "description": "whoever reads this" }', '{ "en": "Sign in" }'])(
  'finds no banned word in %s',
  (text) => {
    expect(findBannedWords('schemas/a.json', text, banned)).toEqual([])
  },
)
