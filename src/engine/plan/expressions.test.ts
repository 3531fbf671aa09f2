import { expect, test, vi } from 'vitest'
import type { PageBundle } from '#config'
import { evaluate, isMet, loadEvaluator, needsEvaluator, resolveLink, resolveValues } from './expressions.ts'

const scope = { query: { a: 'CN', empty: '' }, session: { signedIn: false }, record: { lines: [{ fee: 'x' }], version: 3 } }

test('names and literals need no evaluator', () => {
  expect(evaluate('query.a', scope)).toEqual({ kind: 'value', value: 'CN' })
  expect(evaluate("'pending'", scope)).toEqual({ kind: 'value', value: 'pending' })
  expect(evaluate('3', scope)).toEqual({ kind: 'value', value: 3 })
  expect(evaluate('record.version', scope)).toEqual({ kind: 'value', value: 3 })
})

test('an absent value is undetermined, and a condition on it is not met', () => {
  expect(evaluate('query.b', scope)).toEqual({ kind: 'undetermined' })
  expect(evaluate('record.lines.length', scope)).toEqual({ kind: 'undetermined' })
  expect(evaluate('query.constructor', scope)).toEqual({ kind: 'undetermined' })
  expect(isMet('query.b', scope)).toBe(false)
  expect(isMet(undefined, scope)).toBe(true)
})

test('an expression with a comparison fails with an error until the evaluator is loaded', async () => {
  // Test files share their modules: another one may have loaded it.
  vi.resetModules()
  const fresh = await import('./expressions.ts')
  expect(fresh.evaluate('!session.signedIn', scope).kind).toBe('failed')
  await fresh.loadEvaluator()
  expect(fresh.isMet('!session.signedIn', scope)).toBe(true)
  await loadEvaluator()
  expect(isMet('!session.signedIn', scope)).toBe(true)
  expect(isMet("has(query.a) && query.a == 'CN'", scope)).toBe(true)
  expect(isMet('query.b == query.a', scope)).toBe(false)
})

test('undetermined and empty inputs are omitted', () => {
  expect(resolveValues({ a: 'query.a', b: 'query.b', c: 'query.empty', v: 'record.version' }, scope)).toEqual({ a: 'CN', v: 3 })
})

test('a link with an undetermined part has no address', () => {
  expect(resolveLink({ route: 'r', params: { id: 'record.id' } }, scope)).toBeUndefined()
  expect(resolveLink({ route: 'r', params: { id: 'record.version' }, query: { a: 'query.a', b: 'query.b' } }, scope)).toEqual({
    params: { id: '3' },
    query: { a: 'CN' },
  })
})

test('a link to another route takes the parts of that route', () => {
  const link = { route: 'r', params: { id: 'record.id' }, routeOf: 'query.a', paramsOf: 'record.parts' }
  const parts = { newsId: 'n1' }
  expect(resolveLink(link, { ...scope, record: { parts } })).toEqual({ params: parts, query: {} })
  const asking = { ...link, queryOf: 'record.asked', query: { a: 'query.a' } }
  expect(resolveLink(asking, { ...scope, record: { parts, asked: { number: 'N1' } } })).toEqual({ params: parts, query: { number: 'N1' } })
  expect(resolveLink(asking, { ...scope, record: { parts } })).toEqual({ params: parts, query: { a: 'CN' } })
  expect(resolveLink(link, { ...scope, query: {}, record: { parts, id: 7 } })).toEqual({ params: { id: '7' }, query: {} })
})

test('a page whose expressions are all plain names needs no evaluator', () => {
  const page = (when: string): PageBundle => ({
    page: {
      id: 'p',
      label: 'P',
      render: 'server',
      width: 'page',
      heading: 'shown',
      blocks: [{ id: 'l', block: 'list', list: 'x', when, input: { a: 'query.a' } }],
    },
    forms: {},
    lists: {},
    options: {},
  })
  expect(needsEvaluator(page('query.a'))).toBe(false)
  expect(needsEvaluator(page('has(query.a)'))).toBe(true)
})
