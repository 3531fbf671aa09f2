import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { makeOperation, send } from '../testing-requests.ts'
import { readInput } from './read-input.ts'

const input = { properties: { id: { type: 'string' }, count: { type: 'integer' } } }

async function read(request: InjectOptions, parts: { largeBody?: boolean; params?: Record<string, string> } = {}) {
  const { params = { id: 'A1' }, largeBody = false } = parts
  const plan = makeOperation({ id: 'orders', method: request.method === 'POST' ? 'POST' : 'GET', input, largeBody })
  const { result } = await send(request, ({ request: incoming }) =>
    readInput({ request: incoming, url: new URL(incoming.url, 'http://portal'), match: { kind: 'found', plan, params } }),
  )
  return result.ok ? result.value.values : result.error
}

function post(payload: object): InjectOptions {
  return { method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) }
}

test('the query is decoded as the input declares, and the path takes precedence', async () => {
  expect(await read({ url: '/?count=2&id=B2' })).toEqual({ id: 'A1', count: 2 })
  expect(await read(post({ id: 'B2', count: 2 }))).toEqual({ id: 'A1', count: 2 })
})

test('control characters in the path are refused', async () => {
  expect(await read({ url: '/' }, { params: { id: 'A\u00001' } })).toBe('error.invalid')
})

test('only an operation that takes documents may have a large body', async () => {
  const documents = { text: 'x'.repeat(300 * 1024) }
  expect(await read(post(documents))).toBe('error.too-large')
  expect(await read(post(documents), { largeBody: true })).toEqual({ ...documents, id: 'A1' })
})
