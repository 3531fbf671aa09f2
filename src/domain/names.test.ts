import { expect, it } from 'vitest'
import type { FormatCheck } from '#rules'
import { identifierFormats } from './identifiers.ts'

const nameFormat = identifierFormats.name as FormatCheck

it.each([
  '李伟',
  'Li Wei',
  'Jean-Luc O’Brien',
  'Ł. Müller',
  'Александр Петров',
  'Αλέξης',
  '宁波ABC国际货运有限公司',
  'COSCO 中远海运（上海）',
  '3M 中国',
  'Petrov Александр',
  'ヤマト運輸 Ltd.',
  '',
])('%j is a name', (name) => {
  expect(nameFormat(name)).toBe(true)
})

it.each([
  ['spaces only', '   ', 'blank'],
  ['wide spaces only', '\u3000\u3000', 'blank'],
  ['punctuation only', '---', 'blank'],
  ['a zero-width space', 'Li\u200bWei', 'unseen'],
  ['a direction mark', 'Li\u202eieW', 'unseen'],
  ['a filler character', '\u3164', 'unseen'],
  ['a line break', 'Li\nWei', 'unseen'],
  ['a lone surrogate', 'Li\ud800', 'unseen'],
  ['a Cyrillic letter in a Latin word', 'H\u0430rbour Ltd', 'mixed'],
  ['a Greek letter in a Latin word', '\u0391pple', 'mixed'],
  ['a Latin letter in a Cyrillic word', 'Мoсква', 'mixed'],
])('rejects a name with %s and gives the reason', (_what, name, reason) => {
  expect(nameFormat(name)).toBe(false)
  expect(nameFormat.explain?.(name)?.id).toBe(`invalid.name.${reason}`)
})
