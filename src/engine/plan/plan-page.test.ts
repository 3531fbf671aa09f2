import { expect, test } from 'vitest'
import type { BlockPlan, ListPlan, PageBundle, Shell } from '#config'
import type { TabsPlan } from '#generated/blocks.ts'
import { loadEvaluator } from './expressions.ts'
import { listPrefix, openTab, planRequests, visibleBlocks } from './plan-page.ts'

const everyone = {
  visitor: 'allow',
  registered: 'allow',
  pending: 'allow',
  member: 'allow',
  admin: 'allow',
  staff: 'allow',
  analyst: 'allow',
}
const shell: Pick<Shell, 'calls' | 'grid'> = {
  calls: {
    'query-things': { method: 'GET', path: '/api/things', body: 'json', idempotent: false },
    'read-thing': { method: 'GET', path: '/api/things/{id}', body: 'json', idempotent: false },
  },
  grid: { open: everyone, inside: { ...everyone, visitor: 'login' } },
}
const list = (id: string): ListPlan => ({
  id,
  source: 'query-things',
  rowKey: 'id',
  pageSize: 10,
  pageSizes: [50, 100],
  columns: [],
  details: [],
  filters: [],
  actions: [],
  empty: '',
  notices: [],
})
const bundleOf = (blocks: readonly BlockPlan[], record?: PageBundle['page']['record']): PageBundle => ({
  page: { id: 'p', label: 'P', render: 'server', width: 'page', heading: 'shown', blocks, ...(record ? { record } : {}) },
  forms: {},
  lists: { a: list('a'), b: list('b') },
  options: {},
})
const scope = { query: {}, route: {}, session: { actor: 'visitor', signedIn: false } }

test('requests the lists of rendered blocks, at any depth', () => {
  const blocks: BlockPlan[] = [
    { id: 'hero', block: 'hero', label: 'H', blocks: [{ id: 'one', block: 'list', list: 'a', input: { kind: "'x'" } }] },
    { id: 'hidden', block: 'list', list: 'b', visible: 'query.more' },
    { id: 'private', block: 'list', list: 'b', grid: 'inside' },
  ]
  expect(planRequests(bundleOf(blocks), scope, shell)).toEqual([
    {
      key: 'query-things {"kind":"x","page":1,"pageSize":10}',
      operation: 'query-things',
      input: { kind: 'x', page: 1, pageSize: 10 },
    },
  ])
})

test('makes only the requests of the open tab', () => {
  const blocks: BlockPlan[] = [
    {
      id: 'views',
      block: 'tabs',
      items: [
        { id: 'first', label: '1', blocks: [{ id: 'one', block: 'list', list: 'a', input: { kind: "'x'" } }] },
        { id: 'second', label: '2', blocks: [{ id: 'two', block: 'list', list: 'b', input: { kind: "'y'" } }] },
      ],
    },
  ]
  const asked = (query: Record<string, string>) =>
    planRequests(bundleOf(blocks), { ...scope, query }, shell).map((request) => request.input.kind)
  expect(asked({})).toEqual(['x'])
  expect(asked({ views: 'second' })).toEqual(['y'])
})

test('a tab is the declared start, unless the address names another one that is visible', async () => {
  await loadEvaluator()
  const tab = (id: string, visible?: string) => ({ id, label: id, blocks: [], ...(visible ? { visible } : {}) })
  const tabs: TabsPlan = {
    id: 'part',
    block: 'tabs',
    start: "record.late ? 'fees' : 'life'",
    items: [tab('life'), tab('fees'), tab('notes', 'record.own')],
  }
  const open = (record: object, query: object = {}) => openTab(tabs, { record, query })?.id
  expect(open({ late: false, own: false })).toBe('life')
  expect(open({ late: true, own: false })).toBe('fees')
  expect(open({ late: true, own: true }, { part: 'notes' })).toBe('notes')
  expect(open({ late: true, own: false }, { part: 'notes' })).toBe('fees')
})

test('requests the record first, and not while a part of its address is missing', () => {
  const bundle = bundleOf([{ id: 'one', block: 'list', list: 'a' }], { operation: 'read-thing', input: { id: 'route.id' } })
  const withId = { ...scope, route: { id: '7' } }
  expect(planRequests(bundle, withId, shell).map((request) => request.operation)).toEqual(['read-thing'])
  expect(planRequests(bundle, { ...withId, record: {} }, shell).map((request) => request.operation)).toEqual(['read-thing', 'query-things'])
  expect(planRequests(bundle, scope, shell).map((request) => request.operation)).toEqual(['query-things'])
})

test('waits for the condition of a list', () => {
  const bundle = bundleOf([{ id: 'one', block: 'list', list: 'a', when: 'query.ready' }])
  expect(planRequests(bundle, scope, shell)).toEqual([])
  expect(planRequests(bundle, { ...scope, query: { ready: true } }, shell)).toHaveLength(1)
})

test('a block with a grid row is shown to users whom the row allows; a missing row allows no one', () => {
  const blocks: BlockPlan[] = [
    { id: 'a', block: 'list', list: 'a', grid: 'open' },
    { id: 'b', block: 'list', list: 'a', grid: 'inside' },
    { id: 'c', block: 'list', list: 'a', grid: 'none' },
  ]
  expect(visibleBlocks(blocks, scope, shell.grid).map((block) => block.id)).toEqual(['a'])
  expect(visibleBlocks(blocks, { ...scope, session: { actor: 'member' } }, shell.grid).map((block) => block.id)).toEqual(['a', 'b'])
})

test('the first list of a page owns the plain names of the address', () => {
  const { page } = bundleOf([
    { id: 'h', block: 'hero', label: '', blocks: [{ id: 'one', block: 'list', list: 'a' }] },
    { id: 'two', block: 'list', list: 'b' },
  ])
  expect([listPrefix(page, 'one'), listPrefix(page, 'two')]).toEqual(['', 'two.'])
})
