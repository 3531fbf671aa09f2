import { expect, test } from 'vitest'
import { initialsOf } from './Avatar.tsx'

test.each([
  ['周雨桐', '周'],
  ['Yutong Zhou', 'YZ'],
  ['anna maria van der berg', 'AB'],
  ['  Li ', 'L'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
