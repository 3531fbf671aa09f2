/** Starts PGlite in a child process behind a socket, and starts it again where a query holds it for too long. */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import type { EmbeddedMessage } from './embedded-process.ts'
import { DatabaseInUseError } from './lock.ts'
import type { Log } from './open.ts'

export interface Embedded {
  /** Where `pg` finds it. The port may change when the child is started again, so it is read at each connect. */
  readonly address: () => Pick<PoolConfig, 'host' | 'port'>
  readonly pid: () => number
  readonly close: () => Promise<void>
}

export interface OpenEmbeddedOptions {
  readonly folder: string
  /** How long one query may keep the database to itself. */
  readonly queryLimitMs: number
  readonly log: Log
}

const tickMs = 250

export async function openEmbedded({ folder, queryLimitMs, log }: OpenEmbeddedOptions): Promise<Embedded> {
  const data = resolve(folder)
  const socket = chooseSocket(data)
  let running = await startChild(data, socket)
  let silentTicks = 0
  let closing = false
  watch(running.child)

  function watch(child: ChildProcess): void {
    silentTicks = 0
    child.on('message', () => {
      silentTicks = 0
    })
    child.once('exit', (code, signal) => {
      if (closing) return
      log.error({ code, signal }, 'the embedded database ended and is started again')
      void restart()
    })
  }

  async function restart(): Promise<void> {
    try {
      running = await startChild(data, socket)
      watch(running.child)
      log.info({ pid: running.child.pid }, 'the embedded database is back')
    } catch (error) {
      log.error({ error }, 'the embedded database did not start')
      if (!closing) setTimeout(() => void restart(), 1_000).unref()
    }
  }

  // Counted in ticks and not by the clock, so that a laptop that slept does not look like a query that hangs.
  const guard = setInterval(() => {
    silentTicks += 1
    if (silentTicks * tickMs < queryLimitMs || closing) return
    silentTicks = 0
    log.error({ queryLimitMs }, 'a query held the embedded database for too long and is ended with it')
    running.child.kill('SIGKILL')
  }, tickMs)
  guard.unref()

  return {
    address: () => (socket === null ? { host: '127.0.0.1', port: running.port } : { host: socket.folder, port: socket.port }),
    pid: () => running.child.pid ?? 0,
    close: async () => {
      closing = true
      clearInterval(guard)
      const { child } = running
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((done) => child.once('exit', () => done()))
      child.send('close')
      const patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(patience)
      if (socket !== null) rmSync(socket.path, { force: true })
    },
  }
}

interface SocketPlace {
  readonly folder: string
  readonly port: number
  readonly path: string
}

/** A unix socket where there is one: nothing on the network, and only this user may connect. */
function chooseSocket(data: string): SocketPlace | null {
  if (process.platform === 'win32') return null
  // pg makes the name from a number; the address may have 107 characters, so it does not stand in the data directory.
  const port = createHash('sha256').update(`${data}:${process.pid}:${performance.now()}`).digest().readUInt32BE(0)
  const folder = tmpdir()
  return { folder, port, path: join(folder, `.s.PGSQL.${port}`) }
}

function startChild(data: string, socket: SocketPlace | null): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'embedded-process.ts'), [data, socket?.path ?? ''], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => fail(new Error(`the embedded database ended while starting (${code ?? signal})`)))
    child.on('message', function hear(message: EmbeddedMessage) {
      if (message.kind === 'beat') return
      child.off('message', hear)
      child.removeAllListeners('exit')
      child.removeAllListeners('error')
      if (message.kind === 'ready') done({ child, port: message.port })
      else fail(message.inUse === null ? new Error(message.message) : new DatabaseInUseError(data, message.inUse))
    })
  })
}
