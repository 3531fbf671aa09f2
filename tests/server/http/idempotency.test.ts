import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPortal, type TestPortal } from '#server'

const root = fileURLToPath(new URL('../../../', import.meta.url))

let portal: TestPortal
let token: string
let behaviour: 'write' | 'refuse' | 'fail' = 'write'
let runs = 0

/** A handler that writes: one company per execution. */
beforeAll(async () => {
  portal = await openTestPortal({
    root,
    handlers: {
      'accept-fees': async (_input, call) => {
        runs += 1
        const id = `made-${runs}`
        return await call.transaction(async (tx) => {
          await tx.insertInto('companies').values({ id, brand: call.brand.id, name: id, latin_name: id, status: 'made' }).execute()
          if (behaviour === 'fail') throw new Error('broken')
          if (behaviour === 'refuse') return { ok: false, error: 'error.refused-move' }
          return { ok: true, value: { omsOrderNo: id, version: runs } as never }
        })
      },
    },
  })
  token = await portal.signIn('member')
})
afterAll(() => portal.close())

function accept(key: string | null, version = 1, as = token) {
  return portal.app.inject({
    method: 'POST',
    url: '/api/orders/QS1/acceptFees',
    headers: { 'access-token': as, 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
    payload: JSON.stringify({ version }),
  })
}

async function countMade(): Promise<number> {
  return (await portal.test.db.selectFrom('companies').select('id').where('status', '=', 'made').execute()).length
}

it('twenty parallel submits with one key write once and get the same response', async () => {
  const before = await countMade()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(key)))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.json().data))).size).toBe(1)
  expect(await countMade()).toBe(before + 1)
})

it('another key, another user or another day makes a new call', async () => {
  const before = await countMade()
  const key = randomUUID()
  await accept(key)
  await accept(randomUUID())
  await accept(key, 1, await portal.signIn('admin'))
  portal.clock.now = new Date(portal.clock.now.getTime() + 25 * 3_600_000)
  token = await portal.signIn('member')
  await accept(key)
  expect(await countMade()).toBe(before + 4)
})

it('a key reused with different input is refused', async () => {
  const key = randomUUID()
  await accept(key, 1)
  const answer = await accept(key, 2)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().error.id).toBe('error.idempotency-key-reused')
})

it.each([null, 'short', 'with a space', 'x'.repeat(129)])('the key %j is refused before any work', async (key) => {
  const before = runs
  expect((await accept(key)).json().error.id).toBe('error.idempotency-key-required')
  expect(runs).toBe(before)
})

it('a failed or refused call leaves nothing behind, and its key can be used again', async () => {
  const before = await countMade()
  const key = randomUUID()
  behaviour = 'fail'
  expect((await accept(key)).statusCode).toBe(500)
  behaviour = 'refuse'
  expect((await accept(key)).statusCode).toBe(409)
  expect(await countMade()).toBe(before)
  behaviour = 'write'
  expect((await accept(key)).statusCode).toBe(200)
  expect(await countMade()).toBe(before + 1)
})
