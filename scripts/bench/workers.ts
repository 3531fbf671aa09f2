/**
 * What a second process brings, in production on PostgreSQL: requests for each second of the servers' processor time, at a rate that
 * one process can serve too, with each process on a core of its own.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../../tests/server/portal-process.ts'
import { findFreePort } from '../trial/free-port.ts'
import type { Measure, Measured } from './measure.ts'
import { onOwnDatabase } from './own-database.ts'

const connections = 32
const seconds = 10
/** A process that shares the database with another may do this much of the work that it does alone. */
const leastShare = 0.85
/** `/proc` counts in hundredths of a second. */
const tick = 100

const paths = [
  { what: 'home page', path: '/', rate: 800 },
  { what: 'rate search of a visitor', path: '/api/rates/sea?pol=CNNGB&pod=USLAX&pageSize=50', rate: 400 },
] as const

/** Servers, and the address under which they are called. */
interface Servers {
  readonly url: string
  readonly portals: readonly PortalProcess[]
  readonly stop: () => Promise<void>
}

export const workers: Measure = {
  name: 'workers',
  run: async ({ databaseUrl }) => {
    if (databaseUrl === null) throw new Error('set DATABASE_URL: the embedded database serves one process')
    const tree = await copyTree()
    try {
      return await onOwnDatabase(databaseUrl, async (_opened, database) => {
        // The demo world, which production does not create.
        await (await startPortal(tree, { DATABASE_URL: database, DATA_DIR: join(tree, '.data-demo') })).stop()
        const alone = await measureOn(() => startOne(tree, database, 1))
        const two = await measureOn(() => startOne(tree, database, 2))
        const rows = paths.map((_, place) => toRow(place, 'two processes on a port', alone, two))
        if (!isInstalled('nginx')) return rows
        const behindProxy = await measureOn(() => startBehindProxy(tree, database))
        return [...rows, ...paths.map((_, place) => toRow(place, 'two servers behind nginx', alone, behindProxy))]
      })
    } finally {
      removeTree(tree)
    }
  },
}

function toRow(place: number, where: string, alone: readonly number[], shared: readonly number[]): Measured {
  const [one, median] = [alone[place] ?? Number.NaN, shared[place] ?? Number.NaN]
  const what = `${paths[place]?.what}, for each second of processor time`
  return { what, where, unit: '/s', runs: 1, median, baseline: { of: 'one process', median: one }, limit: one * leastShare }
}

async function startOne(tree: string, database: string, count: number): Promise<Servers> {
  const portal = await startServer(tree, database, { name: 'port', workers: count, port: await findFreePort() })
  return { url: portal.url, portals: [portal], stop: portal.stop }
}

/** Each with a data folder of its own, as on two machines. */
async function startBehindProxy(tree: string, database: string): Promise<Servers> {
  const [first, second, port] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const portals = [
    await startServer(tree, database, { name: 'first', workers: 1, port: first }),
    await startServer(tree, database, { name: 'second', workers: 1, port: second }),
  ]
  const proxy = await startProxy(join(tree, '.nginx'), port, [first, second])
  return {
    url: `http://127.0.0.1:${port}`,
    portals,
    stop: async () => {
      await proxy.stop()
      for (const { stop } of portals) await stop()
    },
  }
}

async function startProxy(folder: string, port: number, servers: readonly number[]): Promise<{ readonly stop: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  const upstream = servers.map((server) => `server 127.0.0.1:${server};`).join(' ')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      upstream portal { ${upstream} keepalive 32; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; }
      }
    }`,
  )
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await wait(500)
  if (child.exitCode !== null) throw new Error('nginx did not start')
  return {
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined
}

interface ServerOptions {
  readonly name: string
  readonly workers: number
  readonly port: number
}

async function startServer(tree: string, database: string, { name, workers: count, port }: ServerOptions): Promise<PortalProcess> {
  return await startPortal(tree, {
    NODE_ENV: 'production',
    WORKERS: String(count),
    DATABASE_URL: database,
    PORT: String(port),
    DATA_DIR: join(tree, `.data-${name}`),
    PUBLIC_ORIGIN: `http://quayside.localhost:${port}`,
    FILES_DIR: join(tree, 'files'),
    SECRET_KEY: 'of-this-benchmark-alone-and-long-enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bench@portal.example',
  })
}

/** Requests for each second of processor time, by path. */
async function measureOn(start: () => Promise<Servers>): Promise<number[]> {
  const servers = await start()
  try {
    await wait(5_000)
    const pids = servers.portals.flatMap(processesOf)
    // One process for each core, in turn; a process that only supervises others uses none.
    for (const [place, pid] of pids.entries()) pin(pid, place % availableParallelism())
    const results: number[] = []
    for (const { path, rate } of paths) results.push(await measure(servers.url + path, rate, pids))
    return results
  } finally {
    await servers.stop()
  }
}

async function measure(url: string, rate: number, pids: readonly number[]): Promise<number> {
  const target = { url, connections }
  // Each process compiles the code that is used most; it takes some thousands of requests.
  await autocannon({ ...target, duration: 8 })
  const before = processorSeconds(pids)
  const { requests, non2xx, errors } = await autocannon({ ...target, overallRate: rate, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.total / (processorSeconds(pids) - before)
}

/** The processes that answer: those that it supervises, else itself. Only Linux says so. */
function processesOf({ pid }: PortalProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  const answering = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('scripts/start.ts'))
  return answering.length > 0 ? answering : [pid]
}

function pin(pid: number, core: number): void {
  const { status } = spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' })
  if (status !== 0) throw new Error('taskset, of util-linux, could not give a process a core of its own')
}

function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid) / tick, 0)
}

/** User and system time: fields 14 and 15 of the stat. */
function ticksOf(pid: number): number {
  const fields =
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(/\) (?=[A-Z] )/)[1]
      ?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
