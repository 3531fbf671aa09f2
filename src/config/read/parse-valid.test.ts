import { expect, test } from 'vitest'
import { explainDocument, parseDocument } from './parse.ts'
import { parseValid } from './parse-valid.ts'

const path = 'schemas/portal/example.page.json'
const whole = '{\n  "a": [1, -2.5, "b", {}, []],\n  "c\\n": { "d": null, "e": true, "f": "\\u4e2d\\"" }\n}\n'

test('reads a document without mistakes as the other parser does', () => {
  expect(parseValid(path, whole, 60)).toEqual(explainDocument(path, whole).tree)
})

test.each([
  ['two members with one name', '{ "a": 1, "a": 2 }'],
  ['a reserved name', '{ "__proto__": 1 }'],
  ['a negative zero', '{ "a": -0 }'],
  ['an exponent', '{ "a": 1e3 }'],
  ['a number that loses digits', '{ "a": 12345678901234567890 }'],
  ['a comment', '{ "a": 1 } // one'],
  ['a comma too many', '{ "a": 1, }'],
  ['a word that is none', '{ "a": nul }'],
  ['an unknown escape', '{ "a": "\\x" }'],
  ['a line break in a string', '{ "a": "b\n" }'],
  ['a string without an end', '{ "a": "b'],
  ['a byte order mark', '\ufeff{}'],
  ['a list instead of an object', '[1]'],
  ['nothing', ' '],
  ['brackets inside brackets', `{ "a": ${'['.repeat(60)}${']'.repeat(60)} }`],
])('leaves %s to the parser that explains it', (_what, text) => {
  expect(parseValid(path, text, 60)).toBeUndefined()
  expect(parseDocument(path, text)).toEqual(explainDocument(path, text))
})

test('reads a document from which any part was cut as the other parser does', () => {
  for (let start = 0; start < whole.length; start += 1) {
    for (const length of [1, 2, 5]) {
      const text = whole.slice(0, start) + whole.slice(start + length)
      expect(parseDocument(path, text)).toEqual(explainDocument(path, text))
    }
  }
})
