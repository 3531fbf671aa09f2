import { expect, test } from 'vitest'
import type { ListPlan } from '#config'
import { listInput, readListState, writeListState } from './list-state.ts'

const list: ListPlan = {
  id: 'things',
  source: 'query-things',
  rowKey: 'id',
  pageSize: 20,
  pageSizes: [50, 100],
  sort: { field: 'price', order: 'ascending' },
  columns: [
    { id: 'price', field: 'price', label: 'Price', display: 'money', sortable: true },
    { id: 'name', field: 'name', label: 'Name', display: 'text' },
  ],
  details: [],
  filters: [{ id: 'maker', input: 'maker', label: 'Maker', widget: 'select' }],
  tabs: {
    input: 'state',
    items: [
      { id: 'open', label: 'Open' },
      { id: 'done', label: 'Done' },
    ],
  },
  actions: [],
  empty: 'Nothing',
  notices: [],
}

test('an address without parameters shows the first page in the order of the list', () => {
  expect(readListState(list, {})).toEqual({ page: 1, pageSize: 20, sort: list.sort, tab: 'open', filters: {} })
})

test('invalid values in an address are ignored', () => {
  const state = readListState(list, { page: '-3', size: '7', sort: 'name', tab: 'secret', maker: '' })
  expect(state).toEqual({ page: 1, pageSize: 20, sort: list.sort, tab: 'open', filters: {} })
})

test('a change returns to the first page and keeps the rest of the address', () => {
  const query = { pol: 'A', page: '4', size: '50' }
  expect(writeListState(list, query, { filters: { maker: 'x' } })).toEqual({ pol: 'A', size: '50', maker: 'x' })
  expect(writeListState(list, query, { page: 5 })).toEqual({ pol: 'A', page: '5', size: '50' })
  expect(writeListState(list, query, { tab: 'done' })).toEqual({ pol: 'A', size: '50', tab: 'done' })
})

test("the list's defaults are not written into the address", () => {
  const query = { sort: 'price', order: 'descending', tab: 'done', size: '50' }
  expect(writeListState(list, query, { sort: { field: 'price', order: 'ascending' }, tab: 'open', pageSize: 20 })).toEqual({})
})

test('an address is read back as written', () => {
  const query = writeListState(
    list,
    {},
    { sort: { field: 'price', order: 'descending' }, page: 3, pageSize: 50, tab: 'done', filters: { maker: 'x' } },
    'b.',
  )
  expect(Object.keys(query).every((name) => name.startsWith('b.'))).toBe(true)
  expect(readListState(list, query, 'b.')).toEqual({
    page: 3,
    pageSize: 50,
    sort: { field: 'price', order: 'descending' },
    tab: 'done',
    filters: { maker: 'x' },
  })
  expect(readListState(list, query)).toEqual(readListState(list, {}))
})

test("the selected filter takes precedence over the block's input", () => {
  const state = readListState(list, { maker: 'x' })
  expect(listInput(list, { maker: 'y', pol: 'A' }, state)).toEqual({
    maker: 'x',
    pol: 'A',
    state: 'open',
    sort: 'price',
    order: 'ascending',
    page: 1,
    pageSize: 20,
  })
})

test('a list with several views opens in the default one; any other is in the address', () => {
  const both: ListPlan = { ...list, looks: ['cards', 'table'] }
  expect(readListState(both, {}).look).toBe('cards')
  expect(readListState(both, { look: 'map' }).look).toBe('cards')
  const query = writeListState(both, { page: '2' }, { look: 'table', page: 2 })
  expect(query).toEqual({ look: 'table', page: '2' })
  expect(readListState(both, query).look).toBe('table')
  expect(writeListState(both, query, { look: 'cards' })).toEqual({})
})

test('a list without pages requests rows in hundreds, if declared', () => {
  const endless = { ...list, scroll: 5000 }
  expect(readListState(endless, { size: 'all', page: '7' })).toMatchObject({ page: 1, pageSize: 100, scroll: true })
  expect(readListState(list, { size: 'all' })).toMatchObject({ pageSize: 20 })
  expect(writeListState(endless, { page: '3' }, { pageSize: 100, scroll: true })).toEqual({ size: 'all' })
  expect(writeListState(endless, { size: 'all' }, { tab: 'done' })).toEqual({ size: 'all', tab: 'done' })
  expect(writeListState(endless, { size: 'all' }, { pageSize: 50, scroll: false })).toEqual({ size: '50' })
})
