import { expect, test } from 'vitest'
import type { Result } from '../../kernel/index.ts'
import type { CallContext, OperationAnswer } from '../context.ts'
import { runOperation } from '../journey.ts'
import { makeOperation, makeRelease, makeRequest, makeServices, member } from '../testing-requests.ts'
import { filterAnswer, findKeptAnswer } from './filter.ts'
import { handle, prepareCall, runInTime } from './handle.ts'
import { validate } from './validate.ts'

const visibility = { fields: { name: { whole: true }, price: { policy: 'members', whole: true } } } as const
const read = makeOperation({ id: 'read', handler: 'read-health', fixed: true, visibility })
const place = makeOperation({ id: 'place', handler: 'read-health', method: 'POST', idempotent: true })
const queues = { rows: [{ id: 'today' }] }
const served = makeRelease('new', [read, place], [{ documents: { dictionary: { queue: queues, other: {} }, grid: { main: {} } } }])
const older = makeRelease('old', [read, place], [{ documents: { dictionary: { queue: {}, other: { rows: [] } } } }])

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

async function answer(parts: Partial<CallContext['request']>): Promise<OperationAnswer> {
  const prepared = await prepare('read', parts)
  const result = await runInTime(prepared, (tx) => handle(prepared, tx))
  return result.ok ? await filterAnswer(prepared, result.value) : result
}

test('fields leave the server only for those who may see them, and a fixed answer is kept for callers of the same kind', async () => {
  // Answers of the other tests are kept in English.
  const language = 'zh'
  expect(findKeptAnswer(await prepare('read', { language }))).toBeNull()
  expect(await answer({ language })).toMatchObject({ value: { data: { name: 'Ningbo' } } })
  expect(await answer({ language, actor: member })).toMatchObject({ value: { data: { name: 'Ningbo', price: '10' } } })
  expect(findKeptAnswer(await prepare('read', { language }))).toMatchObject({ value: { data: { name: 'Ningbo' } } })
  expect(findKeptAnswer(await prepare('read', { language, validatedBy: older }))).toBeNull()
})
