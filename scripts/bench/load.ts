/** What customers do all day, from 1 to 2,000 connections at once: a portal on PostgreSQL, beside a bare Fastify route with the same SQL. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { listDemoAccounts } from '#demo'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import type { BenchContext, Measure, Measured } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'
import { settle } from './settle.ts'

const connections = [1, 16, 200, 2_000] as const
/** Those of the goals. */
const usual = 16
const seconds = 5
const slowestMs = 100

interface Load {
  readonly what: string
  readonly path: string
  readonly body?: object
  /** Requests each second that are demanded with the usual number of connections. */
  readonly goal: number
  /** Whether the bare route has the same query. */
  readonly isCompared?: boolean
}

const lane = { pol: 'CNNGB', pod: 'USLAX' }
export const rateSearchPath = `/api/rates/sea?pol=${lane.pol}&pod=${lane.pod}&pageSize=50`
const loads: readonly Load[] = [
  { what: 'rate search of a lane', path: rateSearchPath, goal: 600, isCompared: true },
  { what: 'all rates', path: '/api/rates/sea?pageSize=50', goal: 400 },
  { what: 'price of a booking', path: '/api/quotes/sea', body: { ...lane, boxes: [{ boxType: '40HQ', quantity: 2 }] }, goal: 800 },
  { what: 'list of orders', path: '/api/orders', goal: 800 },
]

export const load: Measure = {
  name: 'load',
  run: async (context) => {
    const { databaseUrl } = context
    if (databaseUrl === null) throw new Error('set DATABASE_URL: it measures on PostgreSQL')
    const tree = await copyTree()
    try {
      return await onOwnDatabase(databaseUrl, async (_opened, url) => {
        const portal = await startPortal(tree, { DATABASE_URL: url, DATA_DIR: join(tree, '.data-load') })
        try {
          await settle(portal)
          const started = toMemory(portal, 'after its start', 350)
          const rows = await measureLoads(portal, url, context)
          return [started, ...rows, toMemory(portal, 'after these loads', 450)]
        } finally {
          await portal.stop()
        }
      })
    } finally {
      removeTree(tree)
    }
  },
}

async function measureLoads(portal: PortalProcess, database: string, { release }: BenchContext): Promise<Measured[]> {
  const token = await signIn(portal.url, release)
  const child = fork(new URL('bare-search.ts', import.meta.url), [database, JSON.stringify({ ...lane, brand: release.defaultBrand })])
  const [bare] = (await once(child, 'message')) as [string]
  try {
    const rows: Measured[] = []
    for (const one of loads) {
      const headers = { 'access-token': token, 'content-type': 'application/json' }
      const target = { url: portal.url + one.path, headers, ...(one.body && { method: 'POST' as const, body: JSON.stringify(one.body) }) }
      const base = one.isCompared ? await fire({ url: bare }, usual) : null
      for (const count of connections) rows.push(...toRows(one, count, await fire(target, count), base))
    }
    return rows
  } finally {
    child.disconnect()
  }
}

function toMemory(portal: PortalProcess, when: string, limit: number): Measured {
  return { what: `memory ${when}`, where: 'PostgreSQL', unit: 'MB', median: memoryOf(portal), runs: 1, baseline: null, limit }
}

/** Megabytes that the process of the server holds, as the system counts them. Only Linux says so. */
export function memoryOf({ pid }: PortalProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** The token of the demo's shipper. */
export async function signIn(url: string, release: BenchContext['release']): Promise<string> {
  const person = listDemoAccounts(release).find(({ brand, account }) => brand === release.defaultBrand && account === 'shipper')
  const answer = await fetch(`${url}/api/account/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: person?.account, password: person?.password }),
  })
  return answer.headers.get('access-token') ?? ''
}

/** Throws if a request was refused or failed: a quick error is no speed. */
export async function fire(target: autocannon.Options, count: number): Promise<autocannon.Result> {
  await autocannon({ ...target, connections: count, duration: 1 })
  const result = await autocannon({ ...target, connections: count, duration: seconds, timeout: 30 })
  if (result.non2xx + result.errors > 0) throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result
}

function toRows({ what, goal }: Load, count: number, result: autocannon.Result, base: autocannon.Result | null): Measured[] {
  const isUsual = count === usual
  const common = { where: `PostgreSQL, ${count} connections`, runs: result.requests.total }
  const rate = { ...common, what, unit: '/s', median: result.requests.average } as const
  const baseline = base && { of: `bare Fastify, ${usual} connections`, median: base.requests.average }
  const slowest = { ...common, what: `${what}, 99th percentile`, unit: 'ms', median: result.latency.p99, baseline: null } as const
  return [
    { ...rate, baseline, limit: isUsual ? goal : null },
    { ...slowest, limit: isUsual ? slowestMs : null },
  ]
}
