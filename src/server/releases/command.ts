/**
 * What the publish, rollback and history commands ask for: through the running server where one holds the database of this
 * machine, else on the database itself. Both ways end in the same steps.
 */

import type { FindingLanguage, ToldFinding } from '#config'
import type { JsonObject } from '#rules'
import { migrateDatabase, openDatabase } from '../db/index.ts'
import type { Env } from '../env.ts'
import { type ControlFile, controlUserHeader, readControlFile } from '../http/control.ts'
import type { createLog } from '../log.ts'
import type { ReleaseContents, ReleaseSwitch, Result } from '../operation.ts'
import { openReleases } from './releases.ts'
import { tellPublished } from './tell.ts'

export interface ReleaseCommands {
  /** Takes over the files below the root. */
  publish(): Promise<Result<PublishAnswer>>
  rollback(steps: number): Promise<Result<{ release: string }>>
  /** The newest first: it is the one that is served. */
  history(): Promise<ReleaseSwitch[]>
  read(release: string): Promise<Result<ReleaseContents>>
  close(): Promise<void>
}

export interface PublishAnswer {
  readonly release: string
  readonly findings: readonly ToldFinding[]
}

export interface OpenReleaseCommandsOptions {
  readonly env: Env
  readonly root: string
  /** Who switches, for the history. */
  readonly who: string
  /** In which findings are told. */
  readonly language: FindingLanguage
  readonly log: ReturnType<typeof createLog>
  readonly now?: () => Date
}

/** An address of PostgreSQL says which database is meant; without one it is the embedded one, which a running server holds alone. */
export async function openReleaseCommands(options: OpenReleaseCommandsOptions): Promise<ReleaseCommands> {
  const { env } = options
  const control = env.databaseUrl === undefined ? readControlFile(env.dataDir) : null
  return control && (await answers(control)) ? overHttp(control, options) : await onDatabase(options)
}

/** Whether a server is there: one that is too busy to answer at once is, and holds the database. */
async function answers({ url }: ControlFile): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}

function overHttp({ url, token }: ControlFile, { who, language }: OpenReleaseCommandsOptions): ReleaseCommands {
  async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result<T>> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'access-token': token,
        cookie: `default-language=${language}`,
        [controlUserHeader]: encodeURIComponent(who),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    })
    const envelope = (await response.json()) as { success: boolean; data: unknown; error?: { id: string; params: JsonObject } }
    if (envelope.success) return { ok: true, value: envelope.data as T }
    return {
      ok: false,
      error: envelope.error?.id ?? 'error.broken',
      params: envelope.error?.params ?? {},
      data: envelope.data as JsonObject,
    }
  }
  return {
    publish: () => call('POST', '/api/releases', {}),
    rollback: (steps) => call('POST', '/api/releases/rollback', { steps }),
    history: async () => {
      const answer = await call<{ releases: ReleaseSwitch[] }>('GET', '/api/releases')
      if (!answer.ok) throw new Error(`the server at ${url} answered ${answer.error}`)
      return answer.value.releases
    },
    read: (release) => call('GET', `/api/releases/${release}`),
    close: () => Promise.resolve(),
  }
}

async function onDatabase(options: OpenReleaseCommandsOptions): Promise<ReleaseCommands> {
  const { env, root, who, language, log, now = () => new Date() } = options
  const database = await openDatabase({ url: env.databaseUrl, folder: `${env.dataDir}/database`, log })
  try {
    await migrateDatabase(database.db)
    // As production does: what is published already is served, and only these commands change it.
    const releases = await openReleases({ database, root, mode: 'production', now, log, watch: false })
    return {
      publish: async () => tellPublished(await releases.publish(who, null), language),
      rollback: (steps) => releases.rollback(who, steps),
      history: releases.history,
      read: releases.read,
      close: async () => {
        await releases.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
