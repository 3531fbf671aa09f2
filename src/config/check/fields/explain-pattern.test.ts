import { expect, test } from 'vitest'
import { explainPattern } from './explain-pattern.ts'

test.each([
  ['^[A-Z]{4}\\d{7}$', '4 capital letters, then 7 digits'],
  ['^[a-z][a-z0-9-]*$', '1 character (lower-case letters), then any number of lower-case letters or digits or "-"'],
  ['^[A-Za-z]{2,}$', 'at least 2 letters'],
  ['^\\d{4}-\\d{1,2}[A-Z]?$', '4 digits, then "-", then 1 to 2 digits, then at most 1 character (capital letters)'],
])('%s is "%s"', (pattern, words) => {
  expect(explainPattern(pattern)?.en).toBe(words)
  expect(explainPattern(pattern)?.zh).toMatch(/\p{Script=Han}/u)
})

test.each(['^[a-z]+(-[a-z]+)*$', '^(a|b)$', '[a-z]+', '^[^a]$', '^.*$', '^$'])('%s is not clearer in words', (pattern) => {
  expect(explainPattern(pattern)).toBeUndefined()
})
