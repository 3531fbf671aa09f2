import { expect, test } from 'vitest'
import type { CallerContext, OperationAnswer } from '../context.ts'
import { makeOperation, makeParts, makeRelease, send } from '../testing-requests.ts'
import { answerFailure, answerRequest } from './answer.ts'
import { findBrand, matchOperation } from './find-operation.ts'
import { identifyCaller } from './identify-caller.ts'

const operations = [
  makeOperation({ id: 'read' }),
  makeOperation({ id: 'write', method: 'POST' }),
  makeOperation({ id: 'count', method: 'POST', unseen: true }),
  makeOperation({ id: 'health', answer: 'plain' }),
]
const live = makeRelease('new', operations)
let changes = 0
const parts = makeParts([live], {
  onChange: () => {
    changes += 1
  },
})

async function answered(id: string, respond: (context: CallerContext) => unknown) {
  const method = operations.find((operation) => operation.id === id)?.method ?? 'GET'
  const { response } = await send({ url: `/api/${id}`, method }, async (exchange) => {
    const matched = await matchOperation(parts, findBrand(parts, exchange))
    const identified = matched.ok ? await identifyCaller(parts, matched.value) : matched
    if (identified.ok) await respond(identified.value)
    return identified.ok
  })
  return { status: response.statusCode, body: response.json() }
}

function answer(id: string, result: OperationAnswer) {
  return answered(id, (context) => answerRequest(parts, context, result))
}

test('data is sent in the envelope, or plain if the operation says so', async () => {
  expect((await answer('read', { ok: true, value: { kind: 'data', data: [1] } })).body).toMatchObject({ success: true, data: [1] })
  const down = { status: 'no-database' }
  expect(await answer('health', { ok: true, value: { kind: 'data', data: down } })).toEqual({ status: 503, body: down })
})

test('a refusal has the status of its error', async () => {
  const { status, body } = await answer('read', { ok: false, error: 'error.forbidden' })
  expect([status, body.error.id]).toEqual([403, 'error.forbidden'])
})

test('kept pages are dropped after a write that visitors may see', async () => {
  const done = { ok: true, value: { kind: 'data', data: null } } as const
  for (const id of ['read', 'count', 'write']) await answer(id, done)
  await answer('write', { ok: false, error: 'error.invalid' })
  expect(changes).toBe(1)
})

test('an unexpected error is answered without its message', async () => {
  const { status, body } = await answered('read', (context) => answerFailure(context, new Error('secret')))
  expect([status, body.error.id]).toEqual([500, 'error.broken'])
  expect(JSON.stringify(body)).not.toContain('secret')
})
