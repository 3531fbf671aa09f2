/** Starts PGlite in a child process behind a socket, and restarts it if a query blocks it for too long. */
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PoolConfig } from 'pg'
import type { EmbeddedMessage } from './embedded-process.ts'
import { assertFolderFree, DatabaseInUseError } from './lock.ts'
import type { Log } from './open.ts'
import { makeSocketFolder, removeDeadFolders } from './socket-folders.ts'

export interface Embedded {
  /** Where `pg` finds it. The port may change when the child restarts, so it is read on each connection. */
  readonly address: () => Pick<PoolConfig, 'host' | 'port'>
  readonly pid: () => number
  /** Disables the query time limit while this work runs. */
  readonly withoutLimit: <T>(work: () => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

export interface OpenEmbeddedOptions {
  readonly folder: string
  /** How long a single query may block the database. */
  readonly queryLimitMs: number
  readonly log: Log
}

const tickMs = 250

export async function openEmbedded({ folder, queryLimitMs, log }: OpenEmbeddedOptions): Promise<Embedded> {
  const data = resolve(folder)
  assertFolderFree(data)
  const socket = chooseSocket()
  const removeSocket = () => socket && rmSync(socket.folder, { recursive: true, force: true })
  let running = await startChild(data, socket).catch((error: unknown) => {
    removeSocket()
    throw error
  })
  let silentTicks = 0
  let closing = false
  let unlimited = 0
  watch(running.child)

  function watch(child: ChildProcess): void {
    silentTicks = 0
    child.on('message', () => {
      silentTicks = 0
    })
    child.once('exit', (code, signal) => {
      if (closing) return
      log.error({ code, signal }, 'the embedded database exited and is being restarted')
      void restart()
    })
  }

  async function restart(): Promise<void> {
    try {
      running = await startChild(data, socket)
      watch(running.child)
      log.info({ pid: running.child.pid }, 'the embedded database was restarted')
    } catch (error) {
      log.error({ error }, 'the embedded database could not be restarted')
      if (!closing) setTimeout(() => void restart(), 1_000).unref()
    }
  }

  // Counted in ticks rather than by the clock, so that a laptop waking from sleep does not look like a hanging query.
  const guard = setInterval(() => {
    silentTicks += 1
    if (silentTicks * tickMs < queryLimitMs || closing || unlimited > 0) return
    silentTicks = 0
    log.error({ queryLimitMs }, 'a query blocked the embedded database for too long; the database is being restarted')
    running.child.kill('SIGKILL')
  }, tickMs)
  guard.unref()

  return {
    address: () => (socket === null ? { host: '127.0.0.1', port: running.port } : { host: socket.folder, port: socket.port }),
    pid: () => running.child.pid ?? 0,
    withoutLimit: async (work) => {
      unlimited += 1
      return await work().finally(() => {
        unlimited -= 1
        silentTicks = 0
      })
    },
    close: async () => {
      closing = true
      clearInterval(guard)
      const { child } = running
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise<void>((done) => child.once('exit', () => done()))
        child.send('close')
        const patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
        await ended
        clearTimeout(patience)
      }
      removeSocket()
    },
  }
}

interface SocketPlace {
  readonly folder: string
  readonly port: number
  readonly path: string
}

/** A unix socket where available: nothing on the network, and only this user may connect. */
function chooseSocket(): SocketPlace | null {
  if (process.platform === 'win32') return null
  removeDeadFolders(tmpdir())
  const folder = makeSocketFolder(tmpdir())
  // pg derives the file name from the port.
  const port = 5432
  return { folder, port, path: join(folder, `.s.PGSQL.${port}`) }
}

interface RunningChild {
  readonly child: ChildProcess
  readonly port: number
}

/** In a new directory the first process only creates the database. */
async function startChild(data: string, socket: SocketPlace | null): Promise<RunningChild> {
  return (await forkChild(data, socket)) ?? (await forkChild(data, socket)) ?? Promise.reject(new Error('the embedded database is missing'))
}

/** glibc keeps what the threads that compile PGlite's program have freed: 100 MB with its defaults. */
const allocation = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) }

/** Resolves to null if it has created the database. */
function forkChild(data: string, socket: SocketPlace | null): Promise<RunningChild | null> {
  const child = fork(join(import.meta.dirname, 'embedded-process.ts'), [data, socket?.path ?? ''], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...allocation },
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
      // It has released its lock, but would still take a moment to end.
      else if (message.kind === 'created') child.once('exit', () => done(null))
      else fail(message.inUse === null ? new Error(message.message) : new DatabaseInUseError(data, message.inUse))
    })
  })
}
