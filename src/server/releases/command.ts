/**
 * What the publish, rollback and history commands ask for: through the running server where one holds the database of this
 * machine, else on the database itself. Both ways end in the same steps.
 */
import { migrateDatabase, openDatabase } from '../db/index.ts'
import type { Env } from '../env.ts'
import { type ControlFile, readControlFile } from '../http/control.ts'
import type { createLog } from '../log.ts'
import type { ReleaseCalls, ReleaseSwitch, Result } from '../operation.ts'
import { openReleases } from './releases.ts'

export interface ReleaseCommands {
  /** Takes over the files below the root. */
  publish(who: string): Promise<Awaited<ReturnType<ReleaseCalls['publish']>>>
  rollback(who: string, steps: number): Promise<Result<{ release: string }>>
  history(): Promise<ReleaseSwitch[]>
  close(): Promise<void>
}

export interface OpenReleaseCommandsOptions {
  readonly env: Env
  readonly root: string
  readonly log: ReturnType<typeof createLog>
  readonly now?: () => Date
}

export async function openReleaseCommands(options: OpenReleaseCommandsOptions): Promise<ReleaseCommands> {
  const control = readControlFile(options.env.dataDir)
  return control && (await answers(control)) ? overHttp(control) : await onDatabase(options)
}

async function answers({ url }: ControlFile): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

function overHttp({ url, token }: ControlFile): ReleaseCommands {
  async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result<T>> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'access-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    const envelope = (await response.json()) as { success: boolean; data: unknown; error?: { id: string; params: never } }
    if (envelope.success) return { ok: true, value: envelope.data as T }
    return { ok: false, error: envelope.error?.id ?? 'error.broken', params: envelope.error?.params ?? {}, data: envelope.data }
  }
  return {
    publish: () => call('POST', '/api/releases', {}),
    rollback: (_who, steps) => call('POST', '/api/releases/rollback', { steps }),
    history: async () => {
      const answer = await call<{ releases: ReleaseSwitch[] }>('GET', '/api/releases')
      if (!answer.ok) throw new Error(`the server answered ${answer.error}`)
      return answer.value.releases
    },
    close: () => Promise.resolve(),
  }
}

async function onDatabase({ env, root, log, now = () => new Date() }: OpenReleaseCommandsOptions): Promise<ReleaseCommands> {
  const database = await openDatabase({ url: env.databaseUrl, folder: `${env.dataDir}/database`, log })
  await migrateDatabase(database.db)
  // As production does: what is published already is served, and only these commands change it.
  const releases = await openReleases({ database, root, mode: 'production', now, log, watch: false })
  return {
    publish: (who) => releases.publish(who, null),
    rollback: (who, steps) => releases.rollback(who, steps),
    history: () => releases.history(),
    close: async () => {
      await releases.close()
      await database.close()
    },
  }
}
