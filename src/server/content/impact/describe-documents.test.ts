import { expect, test } from 'vitest'
import { toAccessRows, toCaseRows, toDocumentRows } from './describe-documents.ts'

test('brands that change alike share a row', () => {
  const shared = { kind: 'page', added: ['b'], removed: [], changed: ['a'] }
  const rows = toDocumentRows([
    { brand: 'first', ...shared },
    { brand: 'second', ...shared },
    { brand: 'third', ...shared, added: [] },
  ])
  expect(rows).toEqual([
    { kind: 'page', change: 'changed', brands: ['first', 'second', 'third'], count: 1, names: ['a'], first: ['a'] },
    { kind: 'page', change: 'added', brands: ['first', 'second'], count: 1, names: ['b'], first: ['b'] },
  ])
})

test('a row names the first five of many documents', () => {
  const [row] = toDocumentRows([{ brand: 'first', kind: 'form', added: [], removed: [...'abcdefg'], changed: [] }])
  expect(row).toMatchObject({ change: 'removed', count: 7, first: [...'abcde'], names: [...'abcdefg'] })
})

test('users who gain and lose have a row for each', () => {
  const rows = toAccessRows([{ actor: 'visitor', more: ['operation/a#/grid'], less: ['operation/b#/grid', 'operation/c#/grid'] }])
  expect(rows.map(({ access, count }) => [access, count])).toEqual([
    ['more', 1],
    ['less', 2],
  ])
})

test('a worked case without a price names the fees', () => {
  const before = { amounts: { CNY: '180', USD: '12' }, refused: [] }
  const changed = [{ brand: 'first', tariff: 'haul', example: 'waits', before, after: { amounts: {}, refused: ['freight'] } }]
  expect(toCaseRows({ compared: 3, changed })).toEqual([
    { brand: 'first', tariff: 'haul', example: 'waits', before: 'CNY 180 + USD 12', after: '', refused: ['freight'] },
  ])
})
