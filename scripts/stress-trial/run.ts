/** Load for the given time, one fault after another, and a final check. */
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '#rules'
import { verifyLeftovers } from '../trial/leftovers.ts'
import { signInAll } from '../trial/people.ts'
import type { Portal } from '../trial/portal.ts'
import { countOrders, verifyStory } from '../trial/verify-story.ts'
import { openCrowd } from './clients.ts'
import { type Fault, listFaults } from './faults.ts'
import { measureHeapMb } from './heap.ts'
import { createTally } from './tally.ts'
import { openWorld, type World } from './world.ts'

export interface RunStressOptions {
  readonly root: string
  /** PostgreSQL on which databases may be created. */
  readonly server: string
  readonly minutes: number
  readonly clients: number
  readonly seed: number
  /** Run faults whose names contain this; empty for all. */
  readonly only: string
  readonly report: (line: string) => void
}

export interface StressResult {
  readonly minutes: number
  readonly clients: number
  /** By status; `none`: the connection broke or timed out. */
  readonly answers: Readonly<Record<string, number>>
  readonly orders: number
  readonly writes: number
  readonly mails: number
  /** The slowest recovery of each kind of fault in milliseconds, and the number of runs. */
  readonly recoveries: Readonly<Record<string, { readonly times: number; readonly slowestMs: number }>>
  /** Heap of the server that was never killed, after a forced collection: after warm-up and at the end. */
  readonly heapMb: readonly [number, number]
  /** Connections to the database, after warm-up and at the end. */
  readonly connections: readonly [number, number]
  readonly notTried: readonly string[]
  readonly faults: readonly string[]
}

const recoveryMs = 5_000
const heapGrowth = 1.05
const servers = 2
/** Per server: its pool, the listening connection, and one that checks for late queries. */
const mostConnections = servers * 12
/** Pauses between faults: a few minutes, or less in a short run. */
const shortestPauseMs = 20_000
const longestPauseMs = 180_000
/** E-mails claimed by a killed server are sent again when the claim expires, after two minutes. */
const drainMs = 180_000

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a trial is read from its start to its verdict
export async function runStress(options: RunStressOptions): Promise<StressResult> {
  const { root, server, minutes, clients, seed, only, report } = options
  const world = await openWorld(root, server)
  const portals: (Portal | null)[] = []
  const started: Portal[] = []
  const start = async (place: number) => {
    const portal = await world.startServer(place)
    started.push(portal)
    portals[place] = portal
  }
  const faults: string[] = []
  try {
    // Sequential: the first one creates the demo data.
    for (let place = 0; place < servers; place += 1) await start(place)
    let turn = 0
    const urls = () => portals.flatMap((portal) => portal?.url ?? [])
    const nextUrl = () => urls()[turn++ % urls().length] ?? ''
    const random = createRandom(seed)
    const tally = createTally()
    const people = await signInAll({ url: nextUrl, observe: tally.observe })
    const [staff] = people.staff
    const [ask] = (await signInAll({ url: nextUrl })).customers
    if (!staff || !ask) throw new Error('Signing in failed.')
    const before = await countOrders(staff)
    const crowd = openCrowd({ people, size: clients, url: nextUrl, observe: tally.observe, random })
    const end = Date.now() + minutes * 60_000
    const pauseMs = Math.min(Math.max((minutes * 60_000) / 12, shortestPauseMs), longestPauseMs)
    const lasting = () => portals.at(-1) as Portal
    await wait(Math.max(pauseMs, (minutes * 60_000) / 10))
    const heap = [await measureHeapMb(lasting().output())]
    const connections = [await countConnections(world)]
    const kinds = listFaults({
      world,
      urls,
      ask,
      random,
      killServer: async () => {
        await portals[0]?.kill(true)
        portals[0] = null
        return () => start(0)
      },
    }).filter(({ name }) => name.includes(only))
    if (kinds.length === 0) throw new Error(`Unknown fault "${only}".`)
    const recoveries: Record<string, { times: number; slowestMs: number }> = {}
    for (let place = 0; Date.now() < end; place += 1) {
      const fault = kinds[place % kinds.length] as Fault
      const tookMs = await suffer(fault)
      const recovery = recoveries[fault.name] ?? { times: 0, slowestMs: 0 }
      recoveries[fault.name] = { times: recovery.times + 1, slowestMs: Math.max(recovery.slowestMs, tookMs) }
      report(
        `${fault.name}: works again after ${tookMs} ms, ${await countConnections(world)} connections, ${crowd.stories.length} orders started`,
      )
      if (tookMs > recoveryMs) faults.push(`${fault.name}: worked again only after ${tookMs} ms`)
      await wait(pauseMs)
    }
    await crowd.goHome()
    await wait(2_000)
    connections.push(await countConnections(world))
    heap.push(await measureHeapMb(lasting().output()))
    const [warm = 0, last = 0] = heap
    if (last > warm * heapGrowth) faults.push(`the heap grew from ${warm} to ${last} MB`)
    if (Math.max(...connections) > mostConnections) faults.push(`${Math.max(...connections)} connections to the database`)
    if ((await countListening(world)) !== servers)
      faults.push(`${await countListening(world)} listening connections for ${servers} servers`)
    for (const story of crowd.stories) faults.push(...(await verifyStory(story)))
    const acknowledged = crowd.stories.filter(({ omsOrderNo }) => omsOrderNo !== undefined).length
    const count = await countOrders(staff)
    if (count !== before + acknowledged) faults.push(`${before + acknowledged} orders were acknowledged, but ${count} exist`)
    await untilSent(world)
    for (const portal of portals) await portal?.stop()
    const leftovers = await verifyLeftovers({ databaseUrl: world.databaseUrl, dataDir: world.dataDir }, world.mailbox)
    return {
      minutes,
      clients,
      answers: tally.answers(),
      orders: acknowledged,
      writes: crowd.stories.reduce((sum, { done }) => sum + done.length, 0),
      mails: leftovers.mails,
      recoveries,
      heapMb: [warm, last],
      connections: [connections[0] ?? 0, connections.at(-1) ?? 0],
      notTried: [
        ...(world.disk ? [] : ['a full disk: no permission to mount one']),
        ...(world.setClock ? [] : ['a clock jump: no libfaketime']),
      ],
      faults: [...faults, ...tally.wrong(), ...started.flatMap(brokenCalls), ...leftovers.faults],
    }
  } finally {
    for (const portal of portals) await portal?.kill(true)
    await world.close()
  }
}

/** Milliseconds from its end until everything works again. */
async function suffer(fault: Fault): Promise<number> {
  const end = await fault.begin()
  await wait(fault.lastsMs)
  const ended = performance.now()
  await end()
  while (!(await fault.hasRecovered())) await wait(50)
  return Math.round(performance.now() - ended)
}

async function countConnections({ database }: World): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows[0]?.count ?? 0
}

async function countListening({ database }: World): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and (query like 'listen%' or query = 'select 1') and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}

/** Waits until the outbox is empty, up to its time limit. */
async function untilSent({ database }: World): Promise<void> {
  for (const until = Date.now() + drainMs; Date.now() < until; await wait(500)) {
    const { rowCount } = await database.query("select from outbox where state = 'queued' limit 1")
    if (rowCount === 0) return
  }
}

/** Log lines of a server about calls it answered with 500. */
function brokenCalls({ output }: Portal): string[] {
  const lines = output().split('\n')
  return lines.filter((line) => line.includes('"answered":"error.broken"')).map((line) => line.slice(0, 1000))
}
