import { expect, test } from 'vitest'
import type { ColumnPlan } from '#config'
import { cellsOf } from '../display/cells.ts'
import { pagesAround } from './ListPages.tsx'

const price = (id: string): ColumnPlan => ({ id, field: id, label: id, display: 'money', hidden: 'why' })
const columns: ColumnPlan[] = [{ id: 'name', field: 'name', label: 'Name', display: 'text' }, price('small'), price('large')]

test('neighbours hidden for the same reason become one cell', () => {
  expect(cellsOf(columns, { name: 'x', why: 'login' }).map(({ column, span, hidden }) => [column.id, span, hidden])).toEqual([
    ['name', 1, undefined],
    ['small', 2, 'login'],
  ])
})

test('an existing value is shown even if a reason is given', () => {
  expect(cellsOf(columns, { name: 'x', small: '1', why: 'login' }).map(({ span, hidden }) => [span, hidden])).toEqual([
    [1, undefined],
    [1, undefined],
    [1, 'login'],
  ])
})

test('pages beside the current one have links, gaps of one page are filled', () => {
  expect(pagesAround(1, 1)).toEqual([1])
  expect(pagesAround(1, 9)).toEqual([1, 2, null, 9])
  expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
  expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pagesAround(9, 9)).toEqual([1, null, 8, 9])
})
