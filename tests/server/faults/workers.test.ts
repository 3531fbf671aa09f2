/** Several processes on one port, as production starts them. Needs PostgreSQL: the embedded database serves one process. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/trial/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../../../src/server/db/index.ts'
import { readControlFile } from '../../../src/server/http/index.ts'
import { until } from '../../support/until.ts'
import { copyTree, type PortalProcess, removeTree, startPortal } from '../portal-process.ts'

const count = 2
let database: TestDatabase
let tree: string
let portal: PortalProcess
let metricsPort: number

describe.runIf(process.env.DATABASE_URL && process.platform === 'linux')('processes on one port', () => {
  beforeAll(async () => {
    database = await createTestDatabase()
    tree = await copyTree()
    const port = await findFreePort()
    // The second process has the next port.
    metricsPort = await findFreePort()
    portal = await startPortal(tree, {
      NODE_ENV: 'production',
      WORKERS: String(count),
      DATABASE_URL: database.url ?? '',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://quayside.localhost:${port}`,
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      FILES_DIR: join(tree, 'files'),
      SECRET_KEY: 'of-this-test-alone-and-long-enough-for-it',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'portal@quayside.test',
    })
    await until('both processes serve', async () => childrenOf(portal.pid).length === count && (await figuresOf(1)) !== '')
  })
  afterAll(async () => {
    await portal?.stop()
    if (tree) removeTree(tree)
    await database?.close()
  })

  it('share the requests', async () => {
    await visit(40)
    for (const index of [0, 1])
      expect(await figuresOf(index)).toMatch(/http_request_duration_seconds_count\{method="GET",status="200"\} [1-9]/)
  })

  it('run the background jobs once', async () => {
    expect(await figuresOf(0)).toContain('job_failures_total{job="sweeps"}')
    expect(await figuresOf(1)).not.toContain('job="sweeps"')
  })

  it('all know the commands of this machine', async () => {
    const control = readControlFile(join(tree, '.data'))
    for (let turn = 0; turn < 10; turn++) {
      const answer = await fetch(`${portal.url}/api/releases`, { headers: { 'access-token': control?.token ?? '', connection: 'close' } })
      expect(answer.status).toBe(200)
    }
  })

  it('are replaced when they end, while the others serve', async () => {
    for (const pid of childrenOf(portal.pid)) {
      process.kill(pid, 'SIGKILL')
      await until('it has ended', () => !childrenOf(portal.pid).includes(pid))
      await visit(5)
      await until('another has started', () => childrenOf(portal.pid).length === count)
      await until('both serve again', async () => (await figuresOf(0)) !== '' && (await figuresOf(1)) !== '')
    }
  })

  it('end with the one that started them', async () => {
    const workers = childrenOf(portal.pid)
    await portal.stop()
    await until('all have ended', () => workers.every((pid) => !isRunning(pid)))
    expect(readControlFile(join(tree, '.data'))).toBeNull()
  })
})

async function visit(times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    // A new connection each time: connections are what the processes share.
    const answer = await fetch(`${portal.url}/healthz`, { headers: { connection: 'close' } })
    expect(answer.status).toBe(200)
  }
}

/** Empty while that process does not serve. */
async function figuresOf(index: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort + index}/metrics`).catch(() => null)
  return answer ? await answer.text() : ''
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
