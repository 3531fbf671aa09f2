import { expect, test } from 'vitest'
import { isSameValue } from './example-kind.ts'

test('results are the same in whatever order their members are written, but not their items', () => {
  expect(isSameValue([{ boxType: '40HQ', quantity: 2 }], [{ quantity: 2, boxType: '40HQ' }])).toBe(true)
  expect(isSameValue([{ boxType: '40HQ', quantity: 2 }], [{ boxType: '40HQ', quantity: 3 }])).toBe(false)
  expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameValue(undefined, null)).toBe(false)
})
