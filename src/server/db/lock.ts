/**
 * PGlite does not lock its directory, and two processes that open the same one lose rows without an error. So the process that
 * opens it writes its pid there first; a second one refuses, and the lock of a dead process is taken over.
 */
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Holder = Process & {
  /** The server that the holder works for; the holder exits with it. */
  readonly parent?: Process
}

interface Process {
  readonly pid: number
  /** Start time of the process by the system clock, to detect a reused pid. Empty if unknown. */
  readonly started: string
}

export class DatabaseInUseError extends Error {
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(`The database in ${folder} is open in process ${pid}. Stop that process, or give this one another directory with DATA_DIR.`)
    this.name = 'DatabaseInUseError'
    this.pid = pid
  }
}

/** Time for the database process of a dead server to close; killing it afterwards loses nothing. */
const orphanMs = 2_000

/** Throws DatabaseInUseError if a server uses the directory, without locking it, so that a second start fails early. */
export function assertFolderFree(folder: string): void {
  const holder = readHolder(join(folder, 'lock'))
  if (holder && isRunning(holder) && !isOrphan(holder)) throw new DatabaseInUseError(folder, (holder.parent ?? holder).pid)
}

/**
 * Locks the directory for this process; returns a function that releases it. Throws DatabaseInUseError if another process holds
 * it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  for (let waitedMs = 0; !tryLock(folder, path); waitedMs += pauseMs) {
    pause()
    const holder = readHolder(path)
    if (waitedMs >= orphanMs && holder && isRunning(holder) && isOrphan(holder)) process.kill(holder.pid, 'SIGKILL')
  }
  return () => {
    if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true })
  }
}

/** False if the holder is about to exit. */
function tryLock(folder: string, path: string): boolean {
  const gate = `${path}.gate`
  enterGate(gate)
  try {
    const holder = readHolder(path)
    if (holder && isRunning(holder)) {
      if (isOrphan(holder)) return false
      throw new DatabaseInUseError(folder, (holder.parent ?? holder).pid)
    }
    rmSync(path, { force: true })
    const own: Holder = { ...describeProcess(process.pid), parent: describeProcess(process.ppid) }
    writeFileSync(path, JSON.stringify(own), { flag: 'wx' })
    return true
  } finally {
    rmdirSync(gate)
  }
}

function isOrphan({ parent }: Holder): boolean {
  return parent !== undefined && !isRunning(parent)
}

function describeProcess(pid: number): Process {
  return { pid, started: readStarted(pid) }
}

const pauseMs = 50

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
}

/** Check and takeover must be one step, or two starters both find the same dead holder. Creating a folder is atomic. */
function enterGate(gate: string): void {
  for (let tries = 0; tries < 100; tries++) {
    try {
      mkdirSync(gate)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const age = Date.now() - (statSync(gate, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > 5_000) rmSync(gate, { recursive: true, force: true })
      else pause()
    }
  }
  throw new Error(`${gate} cannot be locked; remove it if no server is starting`)
}

function readHolder(path: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>
    return typeof holder.pid === 'number' ? { ...holder, pid: holder.pid, started: holder.started ?? '' } : null
  } catch {
    // No lock, or one truncated mid-write: its writer died inside the gate.
    return null
  }
}

function isRunning({ pid, started }: Process): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === '' || started === readStarted(pid)
}

function readStarted(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A zombie still has a process entry, but uses nothing.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
