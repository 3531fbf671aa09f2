/** What a second process brings: requests for each second of processor time, with one and with two, in production on PostgreSQL. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findFreePort } from '../trial/free-port.ts'
import type { Measure, Measured } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

const connections = 32
const seconds = 8
/** A process that shares the database and the port with another may do this much of the work that it does alone. */
const leastShare = 0.85
/** `ps` and `/proc` count in hundredths of a second. */
const tick = 100

const paths = [
  { what: 'home page', path: '/' },
  { what: 'rate search of a visitor', path: '/api/rates/sea?pol=CNNGB&pod=USLAX&pageSize=50' },
] as const

export const workers: Measure = {
  name: 'workers',
  run: async ({ databaseUrl }) => {
    if (databaseUrl === null) throw new Error('set DATABASE_URL: the embedded database serves one process')
    const tree = await copyTree()
    try {
      return await onOwnDatabase(databaseUrl, async (_opened, url) => {
        // The demo world, which production does not create.
        await (await startPortal(tree, { DATABASE_URL: url, DATA_DIR: join(tree, '.data-demo') })).stop()
        const alone = await measureWith(1, tree, url)
        const both = await measureWith(2, tree, url)
        return paths.map(({ what }, place) => toRow(what, alone[place] ?? 0, both[place] ?? 0))
      })
    } finally {
      removeTree(tree)
    }
  },
}

function toRow(what: string, alone: number, both: number): Measured {
  const common = { where: 'PostgreSQL, two processes', unit: '/s', runs: 1 } as const
  const baseline = { of: 'one process', median: alone }
  return { ...common, what: `${what}, for each second of processor time`, median: both, baseline, limit: alone * leastShare }
}

/** Requests for each second of processor time of the server, by path. */
async function measureWith(count: number, tree: string, database: string): Promise<number[]> {
  const port = await findFreePort()
  const portal = await startPortal(tree, {
    NODE_ENV: 'production',
    WORKERS: String(count),
    DATABASE_URL: database,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://quayside.localhost:${port}`,
    FILES_DIR: join(tree, 'files'),
    SECRET_KEY: 'of-this-benchmark-alone-and-long-enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bench@portal.example',
  })
  try {
    await wait(5_000)
    const results: number[] = []
    for (const { path } of paths) results.push(await measure(portal, path))
    return results
  } finally {
    await portal.stop()
  }
}

async function measure(portal: PortalProcess, path: string): Promise<number> {
  const target = { url: portal.url + path, connections }
  await autocannon({ ...target, duration: 3 })
  const before = processorSeconds(portal)
  const { requests, non2xx, errors } = await autocannon({ ...target, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`)
  return requests.total / (processorSeconds(portal) - before)
}

/** Of the process and its children. Only Linux says so. */
function processorSeconds({ pid }: PortalProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...children].reduce((sum, one) => sum + ticksOf(one) / tick, 0)
}

/** User and system time: fields 14 and 15 of the stat. */
function ticksOf(pid: number): number {
  const fields =
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(/\) (?=[A-Z] )/)[1]
      ?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
