/** Lets the commands of this machine publish through the running server: a token that lives as long as the process. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '../operation.ts'

export interface Control {
  readonly actor: Actor
  readonly holds: (token: string) => boolean
  /** Tells where the server is, for this user only. */
  readonly announce: (url: string) => void
  readonly withdraw: () => void
}

export interface ControlFile {
  readonly url: string
  readonly token: string
  readonly pid: number
}

export function createControl(folder: string): Control {
  const token = `control-${randomBytes(32).toString('base64url')}`
  const path = join(folder, 'control.json')
  return {
    actor: { kind: 'analyst', userId: null, companyId: null, name: 'config', latinName: 'config' },
    holds: (given) => given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token)),
    announce: (url) => {
      mkdirSync(folder, { recursive: true })
      rmSync(path, { force: true })
      writeFileSync(path, JSON.stringify({ url, token, pid: process.pid } satisfies ControlFile), { mode: 0o600 })
    },
    withdraw: () => {
      if (readControlFile(folder)?.pid === process.pid) rmSync(path, { force: true })
    },
  }
}

export function readControlFile(folder: string): ControlFile | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'control.json'), 'utf8')) as ControlFile
  } catch {
    return null
  }
}
