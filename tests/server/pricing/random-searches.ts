/** Random searches of rates, and the comparison of their kept answers with answers made anew. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestPortal } from '#server'

type Row = Readonly<Record<string, unknown>>

export interface Body {
  readonly data: Row & { readonly rows: Row[]; readonly total: number }
  readonly requestId: string
  readonly error?: { readonly id: string }
}

export interface Searches {
  /** Calls as an account that signed in, or as a visitor. */
  readonly ask: (url: string, account: string | null, payload?: object) => Promise<Body>
  /** Makes random searches, and compares each one's kept answers with an answer made anew; returns how many could be compared. */
  readonly compare: (count: number) => Promise<number>
}

export async function openSearches(portal: TestPortal, accounts: readonly string[]): Promise<Searches> {
  const tokens = new Map<string, string>()
  for (const account of accounts) tokens.set(account, await portal.signIn(account))
  const { rows: lanes } = await sql<Lane>`select distinct pol, pod from rates where brand = 'quayside' order by 1, 2`.execute(
    portal.test.db,
  )
  const random = createRandom(7)
  let fresh = 0

  const ask: Searches['ask'] = async (url, account, payload) => {
    const token = account === null ? {} : { 'access-token': tokens.get(account) }
    const headers = { host: 'localhost', ...token, ...(payload && { 'idempotency-key': randomUUID() }) }
    const answer = await portal.app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
    return answer.json() as Body
  }

  /** The same search under a key that was never used: every rate departs after that day. */
  function anew(url: string): string {
    fresh += 1
    return `${url}&etdFrom=${new Date(Date.UTC(2001, 0, fresh)).toISOString().slice(0, 10)}`
  }

  async function compare(count: number): Promise<number> {
    let compared = 0
    for (let index = 0; index < count; index++) {
      const { url, account } = randomSearch(random, lanes)
      const [first, unkept, again] = [await ask(url, account), await ask(anew(url), account), await ask(url, account)]
      expect(again.requestId).not.toBe(first.requestId)
      // While a machine at its limit publishes, a search may be asked to come back.
      if ([first, unkept, again].some(({ error }) => error?.id === 'error.unavailable')) continue
      // A change between the two: nothing says what the answer in their middle should be.
      if (JSON.stringify(again.data) !== JSON.stringify(first.data)) continue
      expect(unkept.data, url).toEqual(first.data)
      compared += 1
    }
    return compared
  }

  return { ask, compare }
}

interface Lane {
  readonly pol: string
  readonly pod: string
}

type Random = (most: number) => number

/** The same numbers in each run. */
function createRandom(seed: number): Random {
  let next = seed
  return (most) => {
    next = (next * 48_271) % 2_147_483_647
    return next % most
  }
}

function randomSearch(random: Random, lanes: readonly Lane[]): { readonly url: string; readonly account: string | null } {
  const lane = lanes[random(lanes.length)]
  const parts = [
    lane && random(10) > 0 ? `&pol=${lane.pol}` : '',
    lane && random(10) > 1 ? `&pod=${lane.pod}` : '',
    ['', '', '&boxes=20GP*1', '&boxes=20GP*2,40HQ*1&sort=allIn', '&sort=price40HQ&order=descending', '&weekday=4'][random(6)] ?? '',
    `&pageSize=${[10, 20, 50][random(3)]}&page=${[1, 1, 1, 2][random(4)]}`,
  ]
  return { url: `/api/rates/sea?${parts.join('').slice(1)}`, account: random(3) === 0 ? null : 'shipper' }
}
