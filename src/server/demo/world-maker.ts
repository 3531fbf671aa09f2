/**
 * Creates the demo world in a process of its own, when a server starts and in the background afterwards: in the server it would leave
 * 300 MB, which only the end of a process gives back.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import type { Release } from '#config'
import { dayIn } from '#rules'
import type { Log, OpenedDatabase } from '../db/index.ts'
import type { Env } from '../env.ts'
import type { Stoppable } from '../kernel/index.ts'
import type { CompiledStore } from '../platform/releases/index.ts'
import type { SeedWorldOptions } from './seed.ts'
import { isWorldOpen } from './seed.ts'
import { hasPeople, readBacklog } from './store.ts'

export interface OpenWorldMakerOptions {
  readonly env: Pick<Env, 'databaseUrl' | 'dataDir' | 'filesDir' | 'clamavSocket' | 'demoRates'>
  readonly root: string
  readonly database: OpenedDatabase
  readonly compiled: CompiledStore
  readonly now: () => Date
  readonly log: Log
}

export interface WorldMaker {
  /** Creates what is missing before the default brand's first pages can be shown. */
  readonly seed: (release: Release) => Promise<void>
  /** Creates the rest in the background; it stops after the current step. */
  readonly startBacklog: (release: Release) => Stoppable
}

/** What the process needs to open what the server has open. */
export interface WorldPlace extends Pick<Env, 'databaseUrl' | 'dataDir' | 'filesDir'> {
  readonly isScanned: boolean
  readonly root: string
  /** Of the documents of the served release. */
  readonly hash: string
}

export type WorldTask =
  | { readonly kind: 'seed'; readonly place: WorldPlace; readonly plan: Pick<SeedWorldOptions, 'seed' | 'today' | 'rates'> }
  | { readonly kind: 'complete'; readonly place: WorldPlace }
  | { readonly kind: 'stop'; readonly place?: never }

export type WorldAnswer =
  | { readonly kind: 'log'; readonly level: keyof Log; readonly data: object; readonly text: string }
  /** The brands to which something was added. */
  | { readonly kind: 'done'; readonly brands: readonly string[] }
  | { readonly kind: 'failed'; readonly error: Error }

const startSeed = 1

/** On an empty database the process starts at once, and loads its code while the documents are checked. */
export async function openWorldMaker({ env, root, database, compiled, now, log }: OpenWorldMakerOptions): Promise<WorldMaker> {
  const { db } = database
  let running = (await hasPeople(db)) ? undefined : openProcess(database, log)
  const placeOf = ({ hash }: Release): WorldPlace => {
    const { databaseUrl, dataDir, filesDir, clamavSocket } = env
    return { databaseUrl, dataDir, filesDir, isScanned: clamavSocket !== undefined, root, hash }
  }

  async function ask(task: Exclude<WorldTask, { kind: 'stop' }>): Promise<readonly string[]> {
    // The process reads the release where it is kept.
    await compiled.settled()
    running ??= openProcess(database, log)
    return await answerOf(running, task)
  }

  function end(): void {
    if (running?.connected) running.disconnect()
    running = undefined
  }

  async function seed(release: Release): Promise<void> {
    const timeZone = release.brands[release.defaultBrand]?.timeZone ?? 'UTC'
    const today = dayIn(timeZone, now())
    if (await isWorldOpen(db, release, today)) return
    const brands = await ask({ kind: 'seed', place: placeOf(release), plan: { seed: startSeed, today, rates: env.demoRates } })
    if (brands.length > 0) log.info({ brands }, 'demo data created')
  }

  async function complete(release: Release, isStopped: () => boolean): Promise<void> {
    if ((await readBacklog(db)).length === 0 || isStopped()) return
    const start = performance.now()
    // Statistics for the first pages, and a shorter log of an embedded database.
    await database.maintain()
    if (isStopped()) return
    await ask({ kind: 'complete', place: placeOf(release) })
    if (isStopped()) return
    await database.maintain()
    log.info({ ms: Math.round(performance.now() - start) }, 'the demo world is whole')
  }

  function startBacklog(release: Release): Stoppable {
    let isStopped = false
    const finished = complete(release, () => isStopped)
      .catch((error: unknown) => log.error({ err: error }, 'the rest of the demo world could not be added; the next start tries again'))
      .finally(end)
    return {
      stop: async () => {
        isStopped = true
        if (running?.connected) running.send({ kind: 'stop' } satisfies WorldTask)
        await finished
      },
    }
  }

  return { seed, startBacklog }
}

function openProcess(database: OpenedDatabase, log: Log): ChildProcess {
  const child = fork(join(import.meta.dirname, 'world-process.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() ?? process.env.NODE_COMPILE_CACHE },
  })
  // Its exit reports a failure.
  child.on('error', () => {})
  child.on('message', (answer: WorldAnswer) => {
    if (answer.kind === 'log') log[answer.level](answer.data, answer.text)
  })
  database.shareWith(child)
  return child
}

async function answerOf(child: ChildProcess, task: WorldTask): Promise<readonly string[]> {
  const abortController = new AbortController()
  const { signal } = abortController
  const ended = once(child, 'exit', { signal }).then(([code, killedBy]) => {
    throw new Error(`The process that creates the demo world has ended (${code ?? killedBy})`)
  })
  try {
    const answered = untilAnswer(child)
    child.send(task)
    return await Promise.race([answered, ended])
  } finally {
    ended.catch(() => {})
    abortController.abort()
  }
}

function untilAnswer(child: ChildProcess): Promise<readonly string[]> {
  return new Promise((done, fail) => {
    child.on('message', function hear(answer: WorldAnswer) {
      if (answer.kind !== 'done' && answer.kind !== 'failed') return
      child.off('message', hear)
      if (answer.kind === 'done') done(answer.brands)
      else fail(answer.error)
    })
  })
}
