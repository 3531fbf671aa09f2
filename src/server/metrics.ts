/** Metrics for operators, in Prometheus format, on a separate address that is not public. Off unless METRICS_ADDRESS is set. */
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenedDatabase } from './db/index.ts'
import type { RunningJobs, Stoppable } from './kernel/index.ts'
import { countWaiting } from './platform/outbox/index.ts'

export interface Metrics extends Stoppable {
  /** A response has been sent. */
  readonly observeAnswer: (method: string, status: number, seconds: number) => void
}

export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/** Up to the time limit of a call, 20 s. */
const secondsBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** What is read on each scrape. */
export interface MetricsSources {
  readonly database: OpenedDatabase
  readonly jobs: Pick<RunningJobs, 'reports'>
}

/** Serves the metrics at the address; without one, nothing is measured. */
export async function startMetrics(address: MetricsAddress | null, { database, jobs }: MetricsSources): Promise<Metrics> {
  if (address === null) return { observeAnswer: () => {}, stop: () => Promise.resolve() }
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchDatabase(registry, database)
  watchJobs(registry, jobs)
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by method and status',
    labelNames: ['method', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  })
  const server = await serve(registry, address)
  return {
    observeAnswer: (method, status, seconds) => answers.observe({ method, status }, seconds),
    stop: () => new Promise((done) => server.close(() => done()).closeAllConnections()),
  }
}

function watchDatabase(registry: Registry, { db, state }: OpenedDatabase): void {
  const registers = [registry]
  new Gauge({
    name: 'database_connections',
    help: 'Connections in the pool: open, idle, and calls waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = state().pool
      this.set({ state: 'open' }, total)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waited_for' }, waiting)
    },
  })
  new Gauge({
    name: 'database_listening',
    help: '1 while the connection for notifications is open; without it servers poll once a second',
    registers,
    collect() {
      this.set(state().listeners.every(({ connected }) => connected) ? 1 : 0)
    },
  })
  const lost = new Counter({
    name: 'database_listening_lost_total',
    help: 'How often the connection for notifications has been lost',
    registers,
    collect() {
      lost.reset()
      for (const listener of state().listeners) lost.inc(listener.lost)
    },
  })
  new Gauge({
    name: 'outbox_deliveries',
    help: 'E-mails and text messages that are waiting or were given up, by channel; absent while the database is unavailable',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { channel, state: at, count } of await countWaiting(db).catch(() => [])) this.set({ channel, state: at }, count)
    },
  })
}

function watchJobs(registry: Registry, { reports }: Pick<RunningJobs, 'reports'>): void {
  const registers = [registry]
  const labelNames = ['job']
  new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When each background job last ended without an error, on this server; absent before the first time',
    labelNames,
    registers,
    collect() {
      for (const { name, lastSuccessAt } of reports()) if (lastSuccessAt) this.set({ job: name }, lastSuccessAt.getTime() / 1000)
    },
  })
  const failed = new Counter({
    name: 'job_failures_total',
    help: 'Runs of each background job that ended with an error, on this server',
    labelNames,
    registers,
    collect() {
      failed.reset()
      for (const { name, failures } of reports()) failed.inc({ job: name }, failures)
    },
  })
}

async function serve(registry: Registry, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end()
    else
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  return server
}
