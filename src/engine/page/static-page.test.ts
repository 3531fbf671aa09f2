import { expect, test } from 'vitest'
import type { BlockPlan, ColumnPlan, ListPlan, PageBundle } from '#config'
import { isStaticPage } from './static-page.ts'

const column = (display: string): ColumnPlan => ({ id: display, field: display, label: display, display, sortable: false, phone: 'line' })

function listOf(...displays: string[]): ListPlan {
  const columns = displays.map(column)
  return {
    id: 'l',
    source: 's',
    rowKey: 'id',
    pageSize: 20,
    pageSizes: [50, 100],
    columns,
    details: [],
    filters: [],
    actions: [],
    empty: '',
    notices: [],
  }
}

function pageOf(blocks: readonly BlockPlan[], block = listOf('text'), more: Partial<PageBundle['page']> = {}): PageBundle {
  const page = { id: 'p', label: 'P', render: 'server', width: 'page', heading: 'shown', blocks, ...more } as PageBundle['page']
  return { page, forms: {}, lists: { l: block }, options: {} }
}

const prose = { id: 'prose', block: 'prose', markdown: '' } as unknown as BlockPlan
const list = { id: 'list', block: 'list', list: 'l' } as BlockPlan
const form = { id: 'form', block: 'form', form: 'f', operation: 'o' } as BlockPlan
const hero = (inner: BlockPlan): BlockPlan => ({ id: 'hero', block: 'hero', title: 'T', blocks: [inner] }) as unknown as BlockPlan

test.each([
  ['text', pageOf([prose]), true],
  ['a list of values', pageOf([prose, list]), true],
  ['a list with pictures, which only the browser fetches', pageOf([list], listOf('text', 'picture')), false],
  ['a form', pageOf([prose, form]), false],
  ['a form inside another block', pageOf([hero(form)]), false],
  ['a record', pageOf([prose], undefined, { record: { operation: 'read', input: {} } }), false],
  ['a page that the browser draws', pageOf([prose], undefined, { render: 'browser' }), false],
])('a page with %s', (_, bundle, expected) => {
  expect(isStaticPage(bundle)).toBe(expected)
})
