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
  ['blanks alone', '   ', 'blank'],
  ['wide blanks alone', '\u3000\u3000', 'blank'],
  ['signs alone', '---', 'blank'],
  ['a blank of no width', 'Li\u200bWei', 'unseen'],
  ['a turn of direction', 'Li\u202eieW', 'unseen'],
  ['a filler', '\u3164', 'unseen'],
  ['a new line', 'Li\nWei', 'unseen'],
  ['half a character', 'Li\ud800', 'unseen'],
  ['a Cyrillic letter in a Latin word', 'H\u0430rbour Ltd', 'mixed'],
  ['a Greek letter in a Latin word', '\u0391pple', 'mixed'],
  ['a Latin letter in a Cyrillic word', 'Мoсква', 'mixed'],
])('a name of %s is refused with the reason', (_what, name, reason) => {
  expect(nameFormat(name)).toBe(false)
  expect(nameFormat.explain?.(name)?.id).toBe(`invalid.name.${reason}`)
})
