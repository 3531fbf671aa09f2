import { expect, test } from 'vitest'
import type { RequestParts } from '../context.ts'
import { makeOperation, makeParts, makeRelease, send, testToken } from '../testing-requests.ts'
import { findBrand, matchOperation, refuseUnknownBrand } from './find-operation.ts'

const listOrders = makeOperation({ id: 'list-orders', path: '/api/orders/list' })
const served = makeRelease(
  'new',
  [listOrders],
  [
    { id: 'one', hosts: ['one.test'] },
    { id: 'two', hosts: ['two.test'] },
  ],
)
const older = makeRelease('old', [makeOperation({ id: 'list-orders', path: '/api/orders' }), makeOperation({ id: 'gone' })])
const parts = makeParts([served, older])

async function brandOf(headers: Record<string, string>) {
  const { result } = await send({ url: '/', headers }, (exchange) => findBrand(parts, exchange))
  return { brand: result.brand.plan.id, refusal: refuseUnknownBrand(result) }
}

test('a request is for the brand of its host, and for the default brand at an unknown host', async () => {
  expect(await brandOf({ host: 'TWO.test' })).toEqual({ brand: 'two', refusal: null })
  expect(await brandOf({ host: 'elsewhere.test' })).toEqual({ brand: 'one', refusal: null })
})

test('a command names its brand, and learns which ones there are; the name is ignored without the token', async () => {
  expect(await brandOf({ 'access-token': testToken, 'control-brand': 'two' })).toEqual({ brand: 'two', refusal: null })
  expect((await brandOf({ 'access-token': testToken, 'control-brand': 'three' })).refusal).toMatchObject({
    error: 'error.unknown-brand',
    params: { brand: 'three', brands: 'one, two' },
  })
  expect(await brandOf({ 'access-token': 'guess', 'control-brand': 'two' })).toEqual({ brand: 'one', refusal: null })
})

async function match(
  url: string,
  { method = 'GET', page, at = parts }: { method?: 'GET' | 'POST'; page?: string; at?: typeof parts } = {},
) {
  const headers = page === undefined ? {} : { 'config-version': page }
  const { result, response } = await send({ url, method, headers }, (exchange) => matchOperation(at, findBrand(at, exchange)))
  return { answer: result.ok ? result.value.operation.path : result.error, allow: response.headers.allow }
}

test('a page keeps the address that an operation had when it was loaded', async () => {
  expect((await match('/api/orders/list')).answer).toBe('/api/orders/list')
  expect((await match('/api/orders', { page: 'old' })).answer).toBe('/api/orders/list')
  expect((await match('/api/orders')).answer).toBe('error.not-found')
})

test('an operation that is gone tells the page that it is out of date', async () => {
  expect((await match('/api/gone', { page: 'old' })).answer).toBe('error.form-changed')
})

test('another method of a known address names the allowed ones', async () => {
  expect(await match('/api/orders/list', { method: 'POST' })).toEqual({ answer: 'error.method-not-allowed', allow: 'GET' })
})

test('an operation of the demo has no address in production', async () => {
  const demo = makeRelease('new', [], [{ operations: { demo: makeOperation({ id: 'demo', demoOnly: true }) } }])
  const before = makeRelease('old', [makeOperation({ id: 'demo', demoOnly: true })])
  const production: Omit<RequestParts, 'handlers'> = makeParts([demo, before])
  expect((await match('/api/demo', { page: 'old', at: production })).answer).toBe('error.form-changed')
})
