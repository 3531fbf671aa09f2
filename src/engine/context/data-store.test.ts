import { expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { dataKey } from '../plan/plan-page.ts'
import type { Answer, Portal } from '../portal.ts'
import { createDataStore } from './data-store.ts'

/** Calls to which the test responds in any order. */
function createCalls() {
  const open: { input: JsonObject; signal: AbortSignal | undefined; answer: (value: unknown) => void; refuse: (code?: number) => void }[] =
    []
  const call = ((_operation: string, input: JsonObject, options?: { signal?: AbortSignal }) =>
    new Promise<Answer>((resolve) => {
      open.push({
        input,
        signal: options?.signal,
        answer: (value) => resolve({ ok: true, value }),
        refuse: (code = 500) =>
          resolve({ ok: false, code, error: { id: 'error.broken', params: {}, fields: [] }, message: 'Broken', data: null }),
      })
    })) as Portal['call']
  return { open, call }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const key = dataKey('read', { id: 1 })

test('starts from server-side data without a request', () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map([[key, { name: 'x' }]]))
  store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  expect(store.read(key)).toEqual({ value: { name: 'x' }, loading: false })
  expect(open).toHaveLength(0)
})

test('makes one request for any number of subscribers', async () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map())
  store.subscribe(key, () => {})
  store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  store.ask('read', { id: 1 }, call)
  expect(open).toHaveLength(1)
  open[0]?.answer('one')
  await settled()
  expect(store.read(key)).toEqual({ value: 'one', loading: false })
})

test('drops a response overtaken by a later request, and keeps the old rows until then', async () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map())
  store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  open[0]?.answer('old')
  await settled()
  void store.refresh(call)
  void store.refresh(call)
  expect(store.read(key)).toEqual({ value: 'old', loading: true })
  expect(open[1]?.signal?.aborted).toBe(true)
  open[2]?.answer('new')
  open[1]?.answer('late')
  await settled()
  expect(store.read(key)).toEqual({ value: 'new', loading: false })
})

test('drops a query when its last subscriber leaves', async () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map())
  const leave = store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  leave()
  await settled()
  expect(open[0]?.signal?.aborted).toBe(true)
})

test('a subscriber that remounts at once, as in development, keeps its request', async () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map())
  store.subscribe(key, () => {})()
  store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  await settled()
  expect(open[0]?.signal?.aborted).toBe(false)
})

test('replaces the previous value when the call fails', async () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map())
  store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  open[0]?.refuse()
  await settled()
  expect(store.read(key)).toMatchObject({ refusal: { message: 'Broken' }, loading: false })
  expect(store.read(key).value).toBeUndefined()
})

test('the same query has the same key regardless of the order of its names', () => {
  expect(dataKey('read', { b: [{ d: 1, c: 2 }], a: undefined as never, e: null })).toBe('read {"b":[{"c":2,"d":1}],"e":null}')
})

test('keeps its data when the session has ended, because forms on the page hold what was typed', async () => {
  const { open, call } = createCalls()
  const store = createDataStore(new Map([[key, 'one']]))
  store.subscribe(key, () => {})
  store.ask('read', { id: 1 }, call)
  for (const code of [4, 8]) {
    const refreshed = store.refresh(call)
    open.at(-1)?.refuse(code)
    await refreshed
    expect(store.read(key)).toEqual({ value: 'one', loading: false })
  }
})
