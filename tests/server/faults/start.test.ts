import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/trial/free-port.ts'
import { ensureDemoData } from '../../support/demo-data.ts'
import { root } from '../../support/documents.ts'
import { portalEnvironment } from '../portal-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
cpSync(await ensureDemoData(), folder, { recursive: true })
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

/** Always on the embedded database, whatever the other tests run on. */
function start(variables: Record<string, string>): Started {
  const env = { ...portalEnvironment(), DATA_DIR: folder, ...variables }
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', done)) }
}

async function untilReady({ output, ended }: Started): Promise<string> {
  let over = false
  void ended.then(() => (over = true))
  for (; !over; await new Promise((done) => setTimeout(done, 50))) {
    const url = /http:\/\/localhost:\d+/.exec(output())?.[0]
    if (url) return url
  }
  throw new Error(`it did not start:\n${output()}`)
}

it('starts, reports how safe its data is, refuses a second start, and stops without losing a call', async () => {
  const metrics = `127.0.0.1:${await findFreePort()}`
  const first = start({ METRICS_ADDRESS: metrics })
  const url = await untilReady(first)
  expect(first.output()).toContain('not a power cut')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const home = await fetch(url)
  expect(home.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]+';/)
  // A response only counts once its body is read.
  await home.text()
  expect(statSync(join(folder, 'control.json')).mode & 0o777).toBe(0o600)

  const measured = await (await fetch(`http://${metrics}/metrics`)).text()
  for (const line of ['database_connections{state="open"} 1', 'database_listening 1', 'database_listening_lost_total 0'])
    expect(measured).toContain(line)
  expect(measured).toContain('job_failures_total{job="sweeps"} 0')
  const countAnswers = async () => await (await fetch(`http://${metrics}/metrics`)).text()
  await expect
    .poll(countAnswers, { timeout: 60_000 })
    .toMatch(/http_request_duration_seconds_count\{method="GET",status="200"\} ([3-9]|\d{2,})$/m)
  await expect.poll(countAnswers, { timeout: 60_000 }).toMatch(/^job_last_success_timestamp_seconds\{job="settlements"\} 1[\d.]+$/m)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)

  const second = start({})
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`is open in process ${first.child.pid}`)
  expect(second.output()).not.toContain('    at ')

  const calls = Array.from({ length: 40 }, () => fetch(`${url}/api/rates/sea?pol=CNNGB&pod=DEHAM&pageSize=50`))
  // Some calls are answered, others are in flight.
  await Promise.race(calls)
  first.child.kill('SIGTERM')
  const answers = await Promise.allSettled(calls)
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status !== 200)).toEqual([])
  expect(await first.ended).toBe(0)
})

it('lists the settings missing for production and does not start', async () => {
  const started = start({ NODE_ENV: 'production' })
  expect(await started.ended).toBe(1)
  for (const name of ['DATABASE_URL', 'PUBLIC_ORIGIN', 'SMTP_URL', 'FILES_DIR']) expect(started.output()).toContain(name)
})
