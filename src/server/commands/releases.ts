/**
 * Runs publish, rollback and history: through the running server if one holds this machine's database, otherwise directly. Both
 * ways end in the same steps.
 */

import type { DescribedFinding, FindingLanguage } from '#config'
import type { JsonObject } from '#rules'
import { type MeasuredRelease, measureRelease } from '../content/impact/index.ts'
import type { Env } from '../env.ts'
import type { ControlFile } from '../http/index.ts'
import type { createLog, ReleaseContents, ReleaseProgress, ReleaseSwitch, Result } from '../kernel/index.ts'
import { describeFindings, describePublished } from '../platform/releases/index.ts'
import { callRunningServer, findRunningServer } from './call-running-server.ts'
import { openPortal } from './open-portal.ts'

export type { MeasuredRelease }

export interface ReleaseCommands {
  /** What the check finds in the files below the root, also about existing records. */
  check(): Promise<readonly DescribedFinding[]>
  /** What a publish of the files below the root would change. */
  impact(): Promise<MeasuredRelease>
  /** Publishes the files below the root. */
  publish(): Promise<Result<PublishAnswer>>
  /** The publish in progress on any server that uses the database; null if there is none. */
  publishing(): Promise<Pick<ReleaseProgress, 'stage' | 'documents'> | null>
  rollback(steps: number): Promise<Result<{ release: string }>>
  /** Newest first: the first one is live. */
  history(): Promise<ReleaseSwitch[]>
  read(release: string): Promise<Result<ReleaseContents>>
  close(): Promise<void>
}

export interface PublishAnswer {
  readonly release: string
  readonly findings: readonly DescribedFinding[]
}

export interface OpenReleaseCommandsOptions {
  readonly env: Env
  readonly root: string
  /** User name for the history. */
  readonly who: string
  /** Language of findings. */
  readonly language: FindingLanguage
  readonly log: ReturnType<typeof createLog>
  readonly now?: () => Date
}

export async function openReleaseCommands(options: OpenReleaseCommandsOptions): Promise<ReleaseCommands> {
  const running = await findRunningServer(options.env)
  return running ? overHttp(running, options) : await onDatabase(options)
}

function overHttp(running: ControlFile, { who, language }: OpenReleaseCommandsOptions): ReleaseCommands {
  async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result<T>> {
    const envelope = await callRunningServer(running, { method, path, body, who, language })
    if (envelope.success) return { ok: true, value: envelope.data as T }
    return {
      ok: false,
      error: envelope.error?.id ?? 'error.broken',
      params: envelope.error?.params ?? {},
      data: envelope.data as JsonObject,
    }
  }
  return {
    check: async () => {
      const answer = await call<Pick<PublishAnswer, 'findings'>>('POST', '/api/releases/check', {})
      if (!answer.ok) throw new Error(`the server at ${running.url} responded with ${answer.error}`)
      return answer.value.findings
    },
    impact: async () => {
      const answer = await call<MeasuredRelease>('POST', '/api/releases/impact', {})
      if (!answer.ok) throw new Error(`the server at ${running.url} responded with ${answer.error}`)
      return answer.value
    },
    publish: () => call('POST', '/api/releases', {}),
    publishing: async () => {
      const answer = await call<Partial<ReleaseProgress>>('GET', '/api/releases/publishing')
      if (!answer.ok) return null
      const { stage, documents } = answer.value
      return stage === undefined || documents === undefined ? null : { stage, documents }
    },
    rollback: (steps) => call('POST', '/api/releases/rollback', { steps }),
    history: async () => {
      const answer = await call<{ releases: ReleaseSwitch[] }>('GET', '/api/releases')
      if (!answer.ok) throw new Error(`the server at ${running.url} responded with ${answer.error}`)
      return answer.value.releases
    },
    read: (release) => call('GET', `/api/releases/${release}`),
    close: () => Promise.resolve(),
  }
}

async function onDatabase(options: OpenReleaseCommandsOptions): Promise<ReleaseCommands> {
  const { env, root, who, language, log, now = () => new Date() } = options
  const { database, releases, close } = await openPortal({ env, root, log, now })
  return {
    check: async () => describeFindings(await releases.check(null), language),
    impact: () => measureRelease(null, { db: database.db, releases, now, language }),
    publish: async () => describePublished(await releases.publish({ who, documents: null }), language),
    publishing: releases.publishing,
    rollback: (steps) => releases.rollback(who, steps),
    history: releases.history,
    read: releases.read,
    close,
  }
}
