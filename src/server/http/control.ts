/** Lets commands on this machine publish through the running server: a token that lives as long as the process. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActorKind } from '#config'
import type { Actor } from '../kernel/index.ts'
import { hostActor } from '../people/staff/index.ts'

export interface Control {
  /** Who a command claims to act for; trusted, because it runs on this machine and holds the token. */
  readonly actorFor: (who: string | null, cells: Readonly<Partial<Record<ActorKind, string>>>) => Actor
  readonly holds: (token: string) => boolean
  /** Writes the server's address to a file that only this user can read. */
  readonly announce: (url: string) => void
  readonly withdraw: () => void
}

export interface ControlFile {
  readonly url: string
  readonly token: string
  readonly pid: number
}

/** Processes that serve one port share a token. */
export function createControl(folder: string, token = `control-${randomBytes(32).toString('base64url')}`): Control {
  const path = join(folder, 'control.json')
  return {
    // The host acts as a staff administrator for staff operations, and as an analyst otherwise.
    actorFor: (who, cells) => {
      const name = who === null ? 'config' : decodeName(who)
      if (cells.staff === 'staff-admin') return hostActor(name)
      return { kind: 'analyst', userId: null, companyId: null, name, latinName: name }
    },
    holds: (given) => {
      const bytes = Buffer.from(given)
      return bytes.length === token.length && timingSafeEqual(bytes, Buffer.from(token))
    },
    announce: (url) => {
      mkdirSync(folder, { recursive: true })
      rmSync(path, { force: true })
      writeFileSync(path, JSON.stringify({ url, token, pid: process.pid } satisfies ControlFile), { mode: 0o600 })
    },
    withdraw: () => {
      if (parseControlFile(folder)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

/** Header in which a command names its user, percent-encoded. */
export const controlUserHeader = 'control-user'

/** Header in which a command names its brand, percent-encoded. Ignored without the token. */
export const controlBrandHeader = 'control-brand'

const longestName = 80

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded).replace(/\p{C}/gu, '').slice(0, longestName)
  } catch {
    return 'config'
  }
}

/** Null if no server is running for this folder; a file left behind by a killed server is ignored. */
export function readControlFile(folder: string): ControlFile | null {
  const file = parseControlFile(folder)
  return file && isRunning(file.pid) ? file : null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function parseControlFile(folder: string): ControlFile | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8')) as ControlFile
  } catch {
    return null
  }
}
