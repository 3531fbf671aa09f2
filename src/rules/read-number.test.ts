import { expect, test } from 'vitest'
import { readWrittenNumber } from './read-number.ts'

test.each([
  ['1,520', '1520'],
  ['1.520,5', '1520.5'],
  ['1 520', '1520'],
  ['1\u00a0520', '1520'],
  ["1'520", '1520'],
  ['1，520', '1520'],
  ['１５２０', '1520'],
  ['１，５２０．５', '1520.5'],
  ['1,234,567.89', '1234567.89'],
  ['-1,520', '-1520'],
  [' 1520 ', '1520'],
  // A point alone is a decimal point, as it is everywhere in the portal.
  ['1.520', '1.520'],
  ['12,5', 'ambiguous 12.5'],
  ['1,25,0', null],
  ['1,520 000', null],
  ['1520,000', null],
  ['0,520', null],
  ['1e3', null],
  ['', null],
])('%j is read as %j', (text, expected) => {
  const read = readWrittenNumber(text)
  expect(read.kind === 'none' ? null : read.kind === 'number' ? read.value : `ambiguous ${read.meant}`).toBe(expected)
})
