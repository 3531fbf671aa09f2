import { expect, it } from 'vitest'
import type { FieldError } from '#rules'
import { toErrorLines } from './error-lines.ts'

const error = (path: string, id = 'invalid.required', params = {}): FieldError => ({ path, id, params })
const short = (errors: readonly FieldError[]) =>
  toErrorLines(errors).map(({ path, rows, errors: own }) => [path.join('.'), rows, own.length])

it('names every row with errors, and rows with the same errors together', () => {
  const errors = [
    error('/contact'),
    ...[0, 1, 4].flatMap((row) => [error(`/crates/${row}/weight`), error(`/crates/${row}/mark`)]),
    error('/crates/2/weight'),
    error('/crates/3/weight', 'invalid.most', { limit: '20' }),
    error('/crates/5/weight', 'invalid.most', { limit: '20' }),
  ]
  expect(short(errors)).toEqual([
    ['contact', [], 1],
    ['crates.0.weight', [0, 1, 4], 2],
    ['crates.2.weight', [2], 1],
    ['crates.3.weight', [3, 5], 1],
  ])
})

it('keeps lists apart, errors of a whole list or row, and of fields in groups', () => {
  const errors = [error('/crates'), error('/crates/0'), error('/drums/0'), error('/route/from'), error('/drums/0/cells/1/value')]
  expect(short(errors)).toEqual([
    ['crates', [], 1],
    ['crates.0', [0], 1],
    ['drums.0', [0], 2],
    ['route.from', [], 1],
  ])
})
