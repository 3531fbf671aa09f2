/** How much people without a certified company can write: each operation has a limit for them, each person and each address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandPlan, OperationPlan } from '#config'
import { askerOf, decide } from '#domain'
import type { TestPortal } from '#server'
import { openSession } from '../../../src/server/accounts/index.ts'
import { openWorldPortal } from '../support.ts'

const host = 'localhost'
const tries = 300
let portal: TestPortal
let brand: BrandPlan
let token: string
let userId: string

beforeAll(async () => {
  portal = await openWorldPortal()
  const { brands, defaultBrand } = portal.releases.current().release
  brand = brands[defaultBrand] as BrandPlan
  const account = portal.test.db.selectFrom('users').where('account', '=', 'new').where('brand', '=', brand.id)
  userId = (await account.select('id').executeTakeFirstOrThrow()).id
  await enter()
})
afterAll(() => portal.close())

async function enter(): Promise<void> {
  token = await openSession(portal.test.db, { userId, brand: brand.id, now: portal.clock.now, device: '' })
}

interface Sent {
  readonly payload?: object
  readonly remoteAddress?: string
  /** Null for a visitor. */
  readonly token?: string | null
}

async function send(
  operation: Pick<OperationPlan, 'method' | 'path'>,
  { payload = {}, remoteAddress = '198.51.100.7', token: as }: Sent = {},
) {
  const caller = as === undefined ? token : as
  return await portal.app.inject({
    method: operation.method,
    url: operation.path.replace(/\{\w+\}/g, 'none'),
    headers: { host, ...(caller === null ? {} : { 'access-token': caller }), 'idempotency-key': crypto.randomUUID() },
    remoteAddress,
    payload,
  })
}

function openToStrangers(): OperationPlan[] {
  const { grid } = portal.releases.current().brands[brand.id] ?? {}
  if (!grid) throw new Error('The brand has no grid')
  const mayCall = (kind: 'visitor' | 'registered', { grid: row, about }: OperationPlan) =>
    decide(grid, row, askerOf({ kind }), about === 'self' ? 'own' : 'none').allow
  return Object.values(brand.operations).filter((plan) => !plan.readsOnly && (mayCall('visitor', plan) || mayCall('registered', plan)))
}

it('each operation that writes refuses the calls above its limit', async () => {
  const operations = openToStrangers()
  expect(operations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['track-page-view', 'create-assistant-feedback', 'create-agent-inquiry']),
  )
  const unlimited: string[] = []
  for (const operation of operations) {
    let isLimited = false
    for (let call = 0; call < tries && !isLimited; call += 1) {
      const answer = await send(operation)
      isLimited = answer.statusCode === 429
      if (isLimited) expect(Number(answer.headers['retry-after']), operation.id).toBeGreaterThan(0)
      // Signing out, for instance, works once.
      if (answer.statusCode === 401 && operation.grid !== 'public') await enter()
    }
    if (!isLimited) unlimited.push(operation.id)
  }
  expect(unlimited).toEqual([])
})

describe('what was stored', () => {
  const count = async (table: 'records' | 'mails' | 'page_views') =>
    Number(
      (
        await portal.test.db
          .selectFrom(table)
          .select((query) => query.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const seldom = () => Number(brand.limits.strangerCallsSeldom)

  it('is no more feedback than one address may give, whoever gives it', async () => {
    const before = await count('records')
    const feedback = brand.operations['create-assistant-feedback'] as OperationPlan
    const payload = { verdict: 'unhelpful', question: 'CNNGB USLAX', answer: 'USD 1,615', tool: 'search' }
    const sent = { payload, remoteAddress: '2001:db8:1:1::7', token: null }
    const statuses = new Set<number>()
    for (let call = 0; call < tries; call += 1)
      statuses.add((await send(feedback, { ...sent, remoteAddress: `2001:db8:1:1::${call}` })).statusCode)
    expect([...statuses]).toEqual([200, 429])
    expect((await count('records')) - before).toBe(Number(brand.limits.strangerCalls))
  })

  it('is no more inquiries than one person may send, from whatever address', async () => {
    const [before, mails] = [await count('records'), await count('mails')]
    const inquiry = brand.operations['create-agent-inquiry'] as OperationPlan
    await portal.test.db.deleteFrom('sign_in_failures').execute()
    await enter()
    const agents = await portal.app.inject({ url: '/api/overseas-agents', headers: { host, 'access-token': token } })
    const payload = {
      overseasAgentId: agents.json().data.rows[0].overseasAgentId,
      goods: 'Furniture',
      volume: '2×40HQ',
      pol: 'CNSHA',
      pod: 'NLRTM',
      contact: 'Li Ming',
      email: 'li@shipper.example',
    }
    const statuses: number[] = []
    for (let call = 0; call < 60; call += 1)
      statuses.push((await send(inquiry, { payload, remoteAddress: `203.0.113.${call}` })).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(seldom())
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await count('records')) - before).toBe(seldom())
    expect((await count('mails')) - mails).toBeLessThanOrEqual(seldom())
  })
})
