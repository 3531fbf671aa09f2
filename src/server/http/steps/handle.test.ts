import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Result, Shared } from '../../kernel/index.ts'
import type { Services } from '../call.ts'
import type { CallContext } from '../context.ts'
import { runOperation } from '../journey.ts'
import { makeOperation, makeRelease, makeRequest, makeServices, member } from '../testing-requests.ts'
import { prepareCall, runInTime } from './handle.ts'
import { validate } from './validate.ts'

const visibility = { fields: { name: { whole: true }, price: { policy: 'members', whole: true } } } as const
const read = makeOperation({ id: 'read', handler: 'read-health', fixed: true, visibility })
const shared = makeOperation({ id: 'shared', handler: 'read-health', visibility })
const place = makeOperation({ id: 'place', handler: 'read-health', method: 'POST', idempotent: true })
const queues = { rows: [{ id: 'today' }] }
const served = makeRelease('new', [read, shared, place], [{ documents: { dictionary: { queue: queues, other: {} }, grid: { main: {} } } }])
const older = makeRelease('old', [read, shared, place], [{ documents: { dictionary: { queue: {}, other: { rows: [] } } } }])

const handlers: CallContext['handlers'] = {
  'read-health': async () => ({ ok: true, value: { status: 'ok', name: 'Ningbo', price: '10' } }),
}

async function prepare(operation: string, parts: Partial<CallContext['request']> = {}) {
  const services = makeServices([served, older], { servedDictionaries: ['queue'] })
  const request = makeRequest(served, operation, parts)
  const validated = await validate({ services, handlers, request }, { values: {}, upload: null })
  if (!validated.ok) throw new Error(validated.error)
  return prepareCall(validated.value, runOperation)
}

test('under an older release, permissions and the named dictionaries are those of today', async () => {
  const { facts } = await prepare('read', { validatedBy: older })
  expect(facts.live.release.id).toBe('old')
  expect(facts.brand.documents).toEqual({ dictionary: { queue: queues, other: { rows: [] } }, grid: { main: {} } })
})

test('a handler may only ask operations that read', async () => {
  const { facts } = await prepare('read')
  expect(await facts.ask('read', {})).toEqual({ ok: true, value: { name: 'Ningbo' } })
  await expect(facts.ask('place', {})).rejects.toThrow('only reads')
})

test('an operation that runs once requires a key, and its handler is not called without', async () => {
  const prepared = await prepare('place')
  const work = (): Promise<Result<unknown>> => Promise.reject(new Error('called'))
  expect(await runInTime(prepared, work)).toMatchObject({ ok: false, error: 'error.idempotency-key-required' })
})

test('an error of the handler is known to have come after the work began', async () => {
  const work = (): Promise<Result<unknown>> => Promise.reject(new Error('broken'))
  await expect(runInTime(await prepare('read'), work)).rejects.toMatchObject({ name: 'WorkFailed', isKeyed: false, isOnce: false })
})

/** The answers of the handler are numbered, so that a kept one shows. */
const sharedBy = (key: string): Shared => ({ key, isCurrentIn: async () => true })

function numbering(sharing: Services['sharing'] = {}) {
  let calls = 0
  const numbered: CallContext['handlers'] = {
    'read-health': async () => {
      calls += 1
      return { ok: true, value: { status: 'ok', name: `Ningbo ${calls}`, price: '10' } }
    },
  }
  const services = makeServices([served, older], { servedDictionaries: ['queue'], sharing })
  return (operation: string, parts: Partial<CallContext['request']> = {}) =>
    runOperation(services, numbered, makeRequest(served, operation, parts))
}

test('the answer of a fixed operation is kept for each language and kind of caller, unless an older release validates', async () => {
  const ask = numbering()
  const language = 'zh'
  expect(await ask('read', { language })).toMatchObject({ value: { data: { name: 'Ningbo 1' } } })
  expect(await ask('read', { language, actor: member })).toMatchObject({ value: { data: { name: 'Ningbo 2', price: '10' } } })
  expect(await ask('read', { language })).toMatchObject({ value: { data: { name: 'Ningbo 1' } } })
  expect(await ask('read', { language, validatedBy: older })).toMatchObject({ value: { data: { name: 'Ningbo 3' } } })
})

test('an answer that callers share is kept for the same text only, and is made once for calls at the same time', async () => {
  let share: Shared | null = sharedBy('1')
  const ask = numbering({ 'read-health': async () => share })
  const both = await Promise.all([ask('shared'), ask('shared')])
  expect(both).toMatchObject([{ value: { data: { name: 'Ningbo 1' } } }, { value: { data: { name: 'Ningbo 1' } } }])
  share = sharedBy('2')
  expect(await ask('shared')).toMatchObject({ value: { data: { name: 'Ningbo 2' } } })
  share = null
  expect(await ask('shared')).toMatchObject({ value: { data: { name: 'Ningbo 3' } } })
  expect(await ask('shared')).toMatchObject({ value: { data: { name: 'Ningbo 4' } } })
})

test('a kept answer is sent with the id of each request, as text and as gzip', async () => {
  const answer = await numbering()('read', { language: 'de' })
  const bytes = answer.ok && answer.value.kind === 'data' ? answer.value.bytes : undefined
  const body = { code: 0, success: true, data: { name: 'Ningbo 1' }, requestId: 'r-7' }
  expect(JSON.parse(String(bytes?.plain('r-7')))).toEqual(body)
  expect(JSON.parse(String(bytes && gunzipSync(bytes.gzip('r-7'))))).toEqual(body)
})
