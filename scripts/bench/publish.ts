/**
 * Publishing while two servers on one PostgreSQL answer 50 clients: how long their event loops stand still, how long requests
 * take, and the time until both serve the new release.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTree, type PortalProcess, removeTree, saveFile, startPortal } from '../../tests/server/portal-process.ts'
import { findFreePort } from '../trial/free-port.ts'
import { findMedian, type Measure, type Measured } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'
import { settle } from './settle.ts'

const clients = 50
/** Pause of a client between two requests: the servers are busy, but not overloaded before the publish. */
const thinkMs = 1_500
const paths = ['/', '/route/newShipping', '/logistics/boxCost', '/api/rates/sea?pol=CNNGB&pod=DEHAM&pageSize=20', '/healthz']
const runs = 5
const restMs = 10_000
const patienceMs = 300_000
const demanded = { loopMs: 50, bothSeconds: 5 }
const document = 'schemas/sea/booking.limits.json'

export const publish: Measure = {
  name: 'publish',
  run: async ({ databaseUrl }) => {
    if (databaseUrl === null) throw new Error('it needs a PostgreSQL in DATABASE_URL')
    return await onOwnDatabase(databaseUrl, async (_, url) => {
      const first = await openServer(url)
      const other = await openServer(url)
      try {
        await Promise.all([first, other].map(({ portal }) => settle(portal)))
        return await measurePublishes(first, other)
      } finally {
        for (const { portal, tree } of [first, other]) {
          await portal.stop()
          removeTree(tree)
        }
      }
    })
  },
}

interface Server {
  readonly tree: string
  readonly portal: PortalProcess
  readonly metrics: string
}

/** Each in a tree of its own, so that only the first one sees the changed document. */
async function openServer(databaseUrl: string): Promise<Server> {
  const tree = await copyTree()
  const address = `127.0.0.1:${await findFreePort()}`
  const portal = await startPortal(tree, { DATABASE_URL: databaseUrl, METRICS_ADDRESS: address, DEMO_RATES: '2000' })
  return { tree, portal, metrics: `http://${address}/metrics` }
}

interface Period {
  readonly requestsMs: readonly number[]
  /** Of the first server, which publishes, and the other. */
  readonly loopsMs: readonly [number, number]
  readonly longestMs: readonly [number, number]
}

async function measurePublishes(first: Server, other: Server): Promise<Measured[]> {
  const crowd = openCrowd([first.portal.url, other.portal.url])
  const original = await readFile(join(first.tree, document), 'utf8')
  const measureDuring = (work: () => Promise<unknown>) => measurePeriod([first, other], crowd, work)
  const before: Period[] = []
  const during: Period[] = []
  const seconds: number[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      before.push(await measureDuring(() => wait(restMs)))
      const text = original.replace(/"value": (\d+)/, (_, value: string) => `"value": ${Number(value) + run + 1}`)
      during.push(
        await measureDuring(async () => {
          seconds.push(await measurePublish([first, other], () => saveFile(join(first.tree, document), text)))
        }),
      )
    }
  } finally {
    await crowd.goHome()
  }
  return toRows({ before, during, seconds })
}

async function measurePublish(servers: readonly Server[], save: () => void): Promise<number> {
  const readServed = () =>
    Promise.all(servers.map(async ({ portal }) => (await fetch(`${portal.url}/healthz`)).headers.get('config-version')))
  const served = await readServed()
  const start = performance.now()
  save()
  for (let now = served; now.some((release, place) => release === served[place]); now = await readServed()) {
    if (performance.now() - start > patienceMs) throw new Error('the change was not served')
    await wait(20)
  }
  return (performance.now() - start) / 1_000
}

async function measurePeriod(servers: readonly [Server, Server], crowd: Crowd, work: () => Promise<unknown>): Promise<Period> {
  const [first, other] = servers
  // Reading the metrics resets them.
  await Promise.all(servers.map(readLoop))
  const from = crowd.requestsMs.length
  await work()
  const [one, two] = [await readLoop(first), await readLoop(other)]
  return {
    requestsMs: crowd.requestsMs.slice(from),
    loopsMs: [one.p99, two.p99],
    longestMs: [one.max, two.max],
  }
}

/** Delay of the server's event loop since the last reading, in milliseconds. */
async function readLoop({ metrics }: Server): Promise<{ readonly p99: number; readonly max: number }> {
  const text = await (await fetch(metrics)).text()
  const read = (name: string) => Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]) * 1_000
  return { p99: read('p99'), max: read('max') }
}

interface Crowd {
  /** In the order of the responses. */
  readonly requestsMs: readonly number[]
  readonly goHome: () => Promise<void>
}

function openCrowd(urls: readonly string[]): Crowd {
  const requestsMs: number[] = []
  let isClosing = false
  async function visit(place: number): Promise<void> {
    await wait((thinkMs * place) / clients)
    for (let turn = place; !isClosing; turn += 1) {
      const start = performance.now()
      const response = await fetch(`${urls[turn % urls.length]}${paths[turn % paths.length]}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
      requestsMs.push(performance.now() - start)
      await wait(thinkMs)
    }
  }
  const visits = Promise.all(Array.from({ length: clients }, (_, place) => visit(place)))
  // goHome reports a failure.
  visits.catch(() => {})
  return {
    requestsMs,
    goHome: async () => {
      isClosing = true
      await visits
    },
  }
}

interface Periods {
  readonly before: readonly Period[]
  readonly during: readonly Period[]
  readonly seconds: readonly number[]
}

function toRows({ before, during, seconds }: Periods): Measured[] {
  const common = { where: 'two servers, PostgreSQL', runs } as const
  const figures: [string, (period: Period) => number, number | null][] = [
    ['request, p99', ({ requestsMs }) => p99Of(requestsMs), null],
    ['event loop of the server that publishes, p99', ({ loopsMs }) => loopsMs[0], demanded.loopMs],
    ['event loop of the other server, p99', ({ loopsMs }) => loopsMs[1], demanded.loopMs],
    ['longest stop of the server that publishes', ({ longestMs }) => longestMs[0], null],
    ['longest stop of the other server', ({ longestMs }) => longestMs[1], null],
  ]
  return [
    {
      ...common,
      what: 'published until both serve it',
      unit: 's',
      median: findMedian(seconds),
      baseline: null,
      limit: demanded.bothSeconds,
    },
    ...figures.map(([what, read, limit]): Measured => {
      const [usual, median] = [findMedian(before.map(read)), findMedian(during.map(read))]
      return {
        ...common,
        what: `publishing under ${clients} clients: ${what}`,
        unit: 'ms',
        median,
        baseline: { of: 'before', median: usual },
        limit,
      }
    }),
  ]
}

function p99Of(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
