/**
 * The releases that this process serves. A new one is checked, compiled and stored before it is activated; on errors the last
 * good one stays active. Other servers on the same database follow.
 */

import { type Release, watchDocuments } from '#config'
import type { Log, OpenedDatabase } from '../../db/index.ts'
import type { ReleaseCalls } from '../../kernel/index.ts'
import { type Ahead, compileAhead, createBuilder } from './build.ts'
import { followEditions } from './editions.ts'
import { findRelease, findReleaseAt, findRemembered } from './find-release.ts'
import { lastTakenOver } from './history.ts'
import type { CompiledStore } from './keep-compiled.ts'
import { type LiveRelease, makeLive } from './live.ts'
import { createLoadedReleases } from './loaded-releases.ts'
import { createQueue } from './queue.ts'
import { createReleaseCalls } from './release-calls.ts'
import { createServing, type Serving, servedBy } from './serving.ts'
import { type StartServingParts, startServing } from './start-serving.ts'
import { createStoredRecords } from './stored-records.ts'
import { explainFindings, reportFindings, takeOver } from './take-over.ts'

export interface Releases extends ReleaseCalls {
  readonly current: () => LiveRelease
  /** An older release or edition that an open page may still name; null if unknown or too old. */
  readonly find: (id: string) => Promise<LiveRelease | null>
  /** Every release or edition ever served: records created under it still need it. */
  readonly remembered: (id: string) => Promise<LiveRelease | null>
  /** The release at any instant, past or future: the one that a page names while it is still valid, else the served one. */
  readonly at: (instant: Date, named: string | undefined) => Promise<LiveRelease>
  readonly close: () => Promise<void>
}

export interface OpenReleasesOptions {
  readonly database: OpenedDatabase
  readonly root: string
  /** demo: changed files are served as soon as they pass the check; production: only the publish command does that. */
  readonly mode: 'demo' | 'production'
  readonly now: () => Date
  readonly log: Log
  readonly watch?: boolean
  /** Demo: compiled before the database was open. */
  readonly ahead?: Ahead
  readonly compiled?: CompiledStore
}

const pollMs = 1_000

export async function openReleases(options: OpenReleasesOptions): Promise<Releases> {
  const parts = await openParts(options)
  await startServing(parts)
  const { now, log } = options
  const { serving, load } = parts
  const { current, close } = followEditions({ served: () => servedBy(serving), load, now, log })
  const inTurn = createQueue()
  const stops = [close, await followOthers(options, serving), serveChanges(options, parts, inTurn)]
  const lookup = { serving, current, load, now }
  return {
    current,
    find: (id) => findRelease(lookup, id),
    remembered: (id) => findRemembered(lookup, id),
    at: (instant, named = '') => findReleaseAt(lookup, instant, named),
    ...createReleaseCalls({ ...parts, current, now, demo: options.mode === 'demo', inTurn }),
    close: async () => {
      for (const stop of stops) await stop()
    },
  }
}

async function openParts({ database, root, mode, now, log, ...options }: OpenReleasesOptions): Promise<StartServingParts> {
  const { db } = database
  const demo = mode === 'demo'
  const building = { root, now, compiled: options.compiled }
  const ahead = demo ? (options.ahead ?? (await compileAhead(building))) : null
  // In the demo someone waits for a saved document; in production, a publish must not slow down what customers do.
  const builder = ahead?.builder ?? createBuilder({ ...building, givesWay: true })
  // Loading must know what is served, and serving how to load.
  let serving: Serving | undefined
  const { keep, load, shipped } = createLoadedReleases({ db, builder, demo, servedId: () => serving?.live()?.release.id })
  serving = await createServing({ database, now, log, load })
  const makeAnew = (release: Release) => (ahead?.release === release && ahead.live ? Promise.resolve(ahead.live) : makeLive(release, demo))
  const toLive = async (release: Release) => keep(release.id, await makeAnew(release))
  return { db, serving, records: createStoredRecords(db, builder.listStoredShapes), log, toLive, load, shipped, builder, ahead }
}

/** Learns of switches by other servers; returns what ends that. */
async function followOthers({ database, log }: OpenReleasesOptions, serving: Serving): Promise<() => void> {
  if (database.kind !== 'postgres') return () => {}
  const attempt = () =>
    void serving.follow().catch((error: unknown) => log.warn({ error: String(error) }, 'the served release could not be looked up'))
  await database.listen('release', attempt)
  const timer = setInterval(attempt, pollMs).unref()
  return () => clearInterval(timer)
}

/** Serves changed documents of a demo as soon as they pass the check; returns what ends that. */
function serveChanges(
  { root, mode, watch = true, log }: OpenReleasesOptions,
  parts: StartServingParts,
  inTurn: ReturnType<typeof createQueue>,
): () => void | Promise<void> {
  if (mode !== 'demo' || !watch) return () => {}
  const { builder, serving } = parts
  const onChange = async () => {
    const build = await builder.fromDisk()
    reportFindings(await explainFindings(parts, build), log)
    if (!build.release) log.warn({ release: serving.live()?.release.hash }, 'the change is not served; the last good release stays active')
    else if (build.release.hash !== lastTakenOver(serving.pointers())) await takeOver(parts, build, { action: 'watch', who: 'watch' })
  }
  const watcher = watchDocuments(root, () =>
    inTurn(onChange).catch((error: unknown) => log.error({ error: String(error) }, 'a change could not be processed')),
  )
  return () => watcher.close()
}
