/** How much people without a certified company can write: each operation has a limit for them, each person and each address. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BrandPlan, OperationPlan } from '#config'
import { askerOf, decide } from '#domain'
import type { JsonObject } from '#rules'
import { openSession } from '../../../src/server/people/accounts/index.ts'
import { type HostileWorld, openHostileWorld, requestWith } from '../hostile/callers.ts'
import { people } from './world.ts'

const tries = 300
let hostile: HostileWorld
let brand: BrandPlan
let token: string
let userId: string

beforeAll(async () => {
  hostile = await openHostileWorld()
  const { brands, defaultBrand } = hostile.world.portal.releases.current().release
  brand = brands[defaultBrand] as BrandPlan
  const account = hostile.world.db.selectFrom('users').where('account', '=', String(people.R)).where('brand', '=', brand.id)
  userId = (await account.select('id').executeTakeFirstOrThrow()).id
  await enter()
})
afterAll(() => hostile.close())
beforeEach(() => hostile.world.db.deleteFrom('sign_in_failures').execute())

async function enter(): Promise<void> {
  token = await openSession(hostile.world.db, { userId, brand: brand.id, now: hostile.world.portal.clock.now, device: '' })
}

/** Where no valid input can be generated. */
const inputs: Readonly<Record<string, JsonObject>> = {
  'save-draft': {
    place: 'sea-booking',
    form: 'sea-booking',
    release: 'a'.repeat(64),
    version: 0,
    data: { values: {}, given: '{}', fields: [], at: '2026-11-21T02:00:00Z' },
  },
}

interface Sent {
  readonly input?: JsonObject
  readonly remoteAddress?: string
  readonly isVisitor?: boolean
}

async function send(operation: OperationPlan, { input = {}, remoteAddress = '198.51.100.7', isVisitor = false }: Sent = {}) {
  const { headers, ...request } = requestWith(operation, { ...hostile.inputOf(operation), ...inputs[operation.id], ...input }, null, {
    text: '',
  })
  const caller = isVisitor ? {} : { 'access-token': token }
  return await hostile.world.portal.app.inject({
    ...request,
    remoteAddress,
    headers: { host: 'quayside.localhost', ...headers, ...caller },
  })
}

function openToStrangers(): OperationPlan[] {
  const { grid } = hostile.world.portal.releases.current().brands[brand.id] ?? {}
  if (!grid) throw new Error('The brand has no grid')
  const mayCall = (kind: 'visitor' | 'registered', { grid: row, about }: OperationPlan) =>
    decide(grid, row, askerOf({ kind }), about === 'self' ? 'own' : 'none').allow
  return Object.values(brand.operations).filter(
    (plan) => !plan.readsOnly && plan.pace !== 'beacon' && (mayCall('visitor', plan) || mayCall('registered', plan)),
  )
}

it('each operation that writes refuses the calls above its limit', async () => {
  const operations = openToStrangers()
  const ids = operations.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['save-draft', 'create-assistant-feedback', 'create-agent-inquiry']))
  const unlimited: string[] = []
  for (const operation of operations) {
    const statuses = new Set<number>()
    for (let call = 0; call < tries && !statuses.has(429); call += 1) {
      const answer = await send(operation)
      statuses.add(answer.statusCode)
      // Signing out, for instance, works once.
      if (answer.statusCode === 401 && operation.grid !== 'public') await enter()
    }
    if (!statuses.has(429)) unlimited.push(`${operation.id} ${[...statuses].join(' ')}`)
  }
  expect(unlimited).toEqual([])
})

describe('what was stored', () => {
  const count = async (table: 'records' | 'mails') =>
    Number(
      (
        await hostile.world.db
          .selectFrom(table)
          .select((query) => query.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const operationOf = (id: string) => brand.operations[id] as OperationPlan
  const countViews = async () => {
    const rows = await hostile.world.db.selectFrom('page_view_counts').select('views').where('brand', '=', brand.id).execute()
    return rows.reduce((sum, { views }) => sum + Number(views), 0)
  }
  const viewPages = async (more: Sent = {}) => {
    const input = { route: '/', page: 'home' }
    for (let call = 0; call < tries; call += 1)
      expect((await send(operationOf('track-page-view'), { ...more, input })).statusCode).toBe(200)
  }

  it('is no more feedback than one network may give', async () => {
    const before = await count('records')
    const statuses = new Set<number>()
    for (let call = 0; call < tries; call += 1) {
      const answer = await send(operationOf('create-assistant-feedback'), { remoteAddress: `2001:db8:1:1::${call}`, isVisitor: true })
      statuses.add(answer.statusCode)
    }
    expect([...statuses]).toEqual([200, 429])
    expect((await count('records')) - before).toBe(Number(brand.limits.strangerCalls))
  })

  it('is no more page views than the limit, and the page does not notice', async () => {
    const before = await countViews()
    await viewPages({ isVisitor: true })
    expect((await countViews()) - before).toBe(Number(brand.limits.strangerCallsOften))
  })

  it('counts the page views of people by person: they may share their address with a whole office', async () => {
    await viewPages({ isVisitor: true })
    const before = await countViews()
    await enter()
    await viewPages()
    expect((await countViews()) - before).toBe(Number(brand.limits.strangerCallsOften))
  })

  it('is no more inquiries than one person may send, from whatever address', async () => {
    const [before, mails] = [await count('records'), await count('mails')]
    const most = Number(brand.limits.strangerCallsSeldom)
    await enter()
    const statuses: number[] = []
    for (let call = 0; call < 3 * most; call += 1)
      statuses.push((await send(operationOf('create-agent-inquiry'), { remoteAddress: `203.0.113.${call}` })).statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200)).toHaveLength(most)
    expect((await count('records')) - before).toBe(most)
    expect((await count('mails')) - mails).toBeLessThanOrEqual(most)
  })
})
