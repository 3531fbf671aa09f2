import { expect, test } from 'vitest'
import { makeOperation, makeParts, makeRelease, send, testToken } from '../testing-requests.ts'
import { enterPreview } from './enter-preview.ts'
import { findBrand, matchOperation } from './find-operation.ts'
import { identifyCaller } from './identify-caller.ts'

const operations = [
  makeOperation({ id: 'read' }),
  makeOperation({ id: 'write', method: 'POST' }),
  makeOperation({ id: 'sign-in', method: 'POST', opensSession: true, ignoresPreview: true }),
  makeOperation({ id: 'track', scope: 'tracking' }),
]
const served = makeRelease('new', operations)
const future = makeRelease('future', operations)
const parts = makeParts([served, future])
const unknownToken = 'a'.repeat(43)

async function call(url: string, headers: Record<string, string>, step = parts) {
  const method = operations.find(({ path }) => path === url)?.method ?? 'GET'
  const { result, response } = await send({ url, method, headers }, async (exchange) => {
    const matched = await matchOperation(step, findBrand(step, exchange))
    const identified = matched.ok ? await identifyCaller(step, matched.value) : matched
    return identified.ok ? await enterPreview(step, identified.value) : identified
  })
  return { result, headers: response.headers }
}

async function callerOf(url: string, headers: Record<string, string>) {
  const { result } = await call(url, headers)
  return result.ok ? result.value.actor.kind : result.error
}

test('a caller without a token is a visitor, and one with an unknown token is refused unless they sign in', async () => {
  expect(await callerOf('/api/read', {})).toBe('visitor')
  expect(await callerOf('/api/read', { 'access-token': unknownToken })).toBe('error.not-signed-in')
  expect(await callerOf('/api/sign-in', { 'access-token': unknownToken })).toBe('visitor')
})

test('a command acts for whom it names, and its page learns the kind of caller', async () => {
  const { result, headers } = await call('/api/read', { 'access-token': testToken, 'control-user': 'ops' })
  expect(result).toMatchObject({ ok: true, value: { actor: { kind: 'analyst', name: 'ops' }, sessionId: null } })
  expect(headers['session-actor']).toBe('analyst')
})

test('an authorization that a proxy adds is ignored, except where systems call with a key', async () => {
  expect(await callerOf('/api/read', { authorization: 'Bearer other' })).toBe('visitor')
  expect(await callerOf('/api/track', { authorization: 'Bearer other' })).toBe('error.api-key')
})

async function releaseOf(headers: Record<string, string>) {
  const { result } = await call('/api/read', headers)
  return result.ok && { validatedBy: result.value.validatedBy.release.id, lapsed: result.value.lapsed }
}

test('a call is validated by the release of its page, and by the served one if that has lapsed', async () => {
  expect(await releaseOf({})).toEqual({ validatedBy: 'new', lapsed: null })
  expect(await releaseOf({ 'config-version': 'future' })).toEqual({ validatedBy: 'future', lapsed: null })
  expect(await releaseOf({ 'config-version': 'unknown' })).toEqual({ validatedBy: 'new', lapsed: 'unknown' })
})

const at = new Date('2027-01-01T00:00:00Z')
const preview = { id: 'p', at, until: new Date('2026-12-01T00:00:00Z') }
const inPreview = makeParts([served, future], {
  previews: { ofVisit: async () => preview, ofCall: async () => preview, enterOrLeave: async () => false },
})

test('a preview answers reads as of its date, refuses writes, and leaves the session alone', async () => {
  const { result: read, headers } = await call('/api/read', {}, inPreview)
  expect(read.ok && [read.value.services.now(), read.value.validatedBy.release.id]).toEqual([at, 'future'])
  expect(headers['config-version']).toBe('future')
  expect((await call('/api/write', {}, inPreview)).result).toMatchObject({ ok: false, error: 'error.preview' })
  const { result: signIn } = await call('/api/sign-in', {}, inPreview)
  expect(signIn.ok && signIn.value.validatedBy.release.id).toBe('new')
})

test('a preview that has ended says so', async () => {
  const ended = makeParts([served], {
    previews: { ofVisit: async () => null, ofCall: async () => 'ended', enterOrLeave: async () => false },
  })
  expect((await call('/api/read', {}, ended)).result).toMatchObject({ ok: false, error: 'error.preview-ended' })
})
