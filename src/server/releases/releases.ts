/**
 * The releases that this process serves. A new one is checked, compiled and stored before it is activated; on errors the last
 * good one stays active. Other servers on the same database follow.
 */

import { type Finding, formatFinding, hashFiles, nameChanges, type Release, readReleaseId, type SourceFile, watchDocuments } from '#config'
import { ensureColumns, ensureRecordIndexes, type Log, type OpenedDatabase } from '../db/index.ts'
import type { PublishedRelease, PublishRequest, ReleaseCalls, Result } from '../kernel/index.ts'
import { type Ahead, type Build, compileAhead, createBuilder } from './build.ts'
import { createComparer } from './compare-releases.ts'
import { toContents } from './contents.ts'
import { followEditions, hasEditionBegun, idAt, isEditionHonoured } from './editions.ts'
import { isHonoured, lastTakenOver, servedStack, undoneSwitches } from './history.ts'
import type { CompiledStore } from './keep-compiled.ts'
import { type LiveRelease, loadAllValidators, makeLive } from './live.ts'
import { createLoadedReleases } from './loaded-releases.ts'
import { createPublishing, type Progress } from './publishing.ts'
import { createQueue } from './queue.ts'
import { type PointerAction, type PointerEntry, readFiles, readLastPointer, readPointers, readPublishing, switchRelease } from './store.ts'
import { type AlongSwitch, createStoredRecords, type RecordPlan, refuseFindings } from './stored-records.ts'

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

/** The documents have errors and there is no earlier release to serve. */
export class NoReleaseError extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    const count = findings.filter((finding) => finding.severity === 'error').length
    super(`The documents have ${count} ${count === 1 ? 'error' : 'errors'}, and there is no earlier release to serve.`)
    this.name = 'NoReleaseError'
    this.findings = findings
  }
}

interface SwitchOptions {
  readonly action: PointerAction
  readonly who: string
  /** The release that must still be served; undefined for whatever is served now. */
  readonly basedOn?: string | undefined
  readonly key?: string | undefined
}

interface SwitchTarget {
  readonly live: LiveRelease
  readonly files: readonly SourceFile[] | null
  /** Hash of the release served before. */
  readonly from: string | undefined
  readonly along: AlongSwitch
}

const conflict = { ok: false, error: 'error.conflict-version' } as const

interface TakeOverOptions extends SwitchOptions {
  readonly reach?: Progress['reach']
}

const pollMs = 1_000

export async function openReleases(options: OpenReleasesOptions): Promise<Releases> {
  const { database, root, mode, now, log } = options
  const { db } = database
  const demo = mode === 'demo'
  const parts = { root, now, compiled: options.compiled }
  const ahead = demo ? (options.ahead ?? (await compileAhead(parts))) : null
  const builder = ahead?.builder ?? createBuilder(parts)
  let pointers: readonly PointerEntry[] = await readPointers(db)
  let live: LiveRelease
  const { keep, load, shipped } = createLoadedReleases({ db, builder, demo, servedId: () => live?.release.id })
  /** Runs switches one at a time, each based on the result of the previous one. */
  const inTurn = createQueue()
  const followInTurn = createQueue()
  const publishing = createPublishing({ db, now })
  const records = createStoredRecords(db, builder.listStoredShapes)
  const compare = createComparer({ db, builder, demo, now })
  let asked = false

  async function toLive(release: Release): Promise<LiveRelease> {
    return (ahead?.release === release ? ahead.live : undefined) ?? (await makeLive(release, demo))
  }

  async function find(id: string): Promise<LiveRelease | null> {
    const named = readReleaseId(id)
    if (named) await lookUp(named.hash)
    const current = editions.current()
    const { release } = current
    if (id === release.id || id === release.hash) return current
    const grace = { now: now(), graceMs: graceOf(release) }
    if (!named || !isHonoured(pointers, named.hash, grace)) return null
    const { edition } = named
    const honours = (boundaries: readonly number[]): boolean => edition === undefined || isEditionHonoured(boundaries, edition, grace)
    // Check before compiling, so that a refused release costs no compile.
    if (named.hash === release.hash && !honours(release.boundaries)) return null
    const found = await load(id)
    return found && honours(found.release.boundaries) ? found : null
  }

  async function remembered(id: string): Promise<LiveRelease | null> {
    const named = readReleaseId(id)
    if (!named || !(await lookUp(named.hash))) return null
    const found = await load(id)
    const { edition } = named
    const hasBegun = !found || edition === undefined || hasEditionBegun(found.release.boundaries, edition, now())
    return hasBegun ? found : null
  }

  /** Adding a column or an index to a table of millions of rows takes minutes. */
  async function addColumns({ columns, recordIndexes }: Release): Promise<void> {
    await database.withoutLimits(async (patient) => {
      await ensureColumns(patient, columns)
      await ensureRecordIndexes(patient, recordIndexes)
    })
  }

  async function serve(next: LiveRelease): Promise<void> {
    await addColumns(next.release)
    live = next
  }

  async function switchTo(next: SwitchOptions & SwitchTarget): Promise<Result<{ release: string }>> {
    const { hash } = next.live.release
    await addColumns(next.live.release)
    // Together with reading `seen` below: a switch by another process in between is refused by the database.
    if (next.basedOn !== undefined && next.basedOn !== live.release.hash) return conflict
    // What happens to the records was planned for the release served then.
    if (next.from !== pointers.at(-1)?.hash) return conflict
    const switched = await switchRelease(db, {
      hash,
      action: next.action,
      who: next.who,
      key: next.key,
      at: now(),
      seen: newestSeq(),
      files: next.files,
      along: next.along,
    })
    if (!switched.ok) {
      await follow()
      return switched
    }
    const entry = switched.value
    // The notification, or that of a newer switch, may have arrived already.
    if (entry.seq > newestSeq()) {
      pointers = [...pointers, entry]
      live = next.live
    }
    log.info({ release: hash, action: next.action, who: next.who }, 'switched to another release')
    return { ok: true, value: { release: hash } }
  }

  /** Follows a switch by another process; one at a time. */
  function follow(): Promise<void> {
    return followInTurn(followLast)
  }

  async function followLast(): Promise<void> {
    const last = await readLastPointer(db)
    if (!last || last.seq <= newestSeq()) return
    const next = await load(last.hash)
    if (!next) throw new Error(`release ${last.hash} is published but not stored`)
    await addColumns(next.release)
    const all = await readPointers(db)
    if (all.at(-1)?.seq !== last.seq) return await followLast()
    // This process may have switched meanwhile.
    if (last.seq <= newestSeq()) return
    pointers = all
    live = next
    log.info({ release: last.hash, action: last.action }, 'switched to the release that another server activated')
  }

  function newestSeq(): number {
    return pointers.at(-1)?.seq ?? 0
  }

  /** Whether any process ever served it: a page may come from one that switched a moment before this one. */
  async function lookUp(hash: string): Promise<boolean> {
    const isKnown = () => pointers.some((entry) => entry.hash === hash)
    if (isKnown() || database.kind !== 'postgres') return isKnown()
    await follow()
    return isKnown()
  }

  /** If two publish at once, one is refused, because it has not seen the other's change; the watcher is never refused. */
  async function exclusively<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (asked) return { ok: false, error: 'error.conflict-version' }
    asked = true
    try {
      return await inTurn(work)
    } finally {
      asked = false
    }
  }

  /** Finds records that the files do not fit; only the database knows them. */
  async function planRecords(files: readonly SourceFile[]): Promise<RecordPlan> {
    const plan = await records.plan(files, pointers.at(-1)?.hash)
    reportFindings(plan.findings, log)
    return plan
  }

  /** Findings that follow from changed parts of documents name what changed them. */
  async function explain(findings: readonly Finding[], files: readonly SourceFile[]): Promise<Finding[]> {
    const isCaused = live !== undefined && findings.some(({ related }) => related !== undefined)
    return isCaused ? nameChanges(findings, files, (await readFiles(db, live.release.hash)) ?? []) : [...findings]
  }

  async function takeOver(build: Build, { reach = () => {}, ...how }: TakeOverOptions): Promise<Result<PublishedRelease>> {
    const plan = build.release ? await planRecords(build.files) : null
    const findings = [...(await explain(build.findings, build.files)), ...(plan?.findings ?? [])]
    if (!build.release || !plan || plan.findings.length > 0) return refuseFindings(findings)
    const { hash } = build.release
    if (hash === live?.release.hash) return { ok: true, value: { release: hash, findings } }
    reach('loading')
    const next = keep(build.release.id, await toLive(build.release))
    // Validators are loaded when first needed; a release whose validators do not load must not replace one that works.
    if (how.action !== 'start') await loadAllValidators(next)
    reach('switching')
    const along = records.carry(plan, next.release.id)
    const switched = await switchTo({ live: next, files: build.files, from: plan.from, along, ...how })
    return switched.ok ? { ok: true, value: { release: hash, findings } } : switched
  }

  async function publish({ documents, ...how }: PublishRequest): Promise<Result<PublishedRelease>> {
    const files = await filesOf(documents)
    const { reach, end } = publishing.start(how.who, files.length)
    try {
      reach('checking')
      const build = await builder.fromFiles(files, () => reach('compiling'))
      return await takeOver(build, { action: 'publish', ...how, reach })
    } finally {
      await end()
    }
  }

  async function filesOf(documents: Readonly<Record<string, string>> | null): Promise<readonly SourceFile[]> {
    if (documents === null) return await builder.readDisk()
    const texts = Object.entries(documents).map(([path, text]) => ({ path, text }))
    // Only documents are sent, as text; pictures are taken from the served release.
    const pictures = ((await readFiles(db, live.release.hash)) ?? []).filter((file) => file.bytes && !(file.path in documents))
    return [...texts, ...pictures]
  }

  /** Releases that were served before passed the check at the time, so later starts need not wait for it. */
  async function checkAhead({ files, release }: Ahead): Promise<Build> {
    const isKnown = release !== null && pointers.some(({ hash }) => hash === release.hash)
    if (isKnown) return { files, release, findings: [] }
    if (!release) return await builder.fromFiles(files)
    const findings = [...(await builder.check(files))]
    return { files, findings, release: findings.some(({ severity }) => severity === 'error') ? null : release }
  }

  async function start(): Promise<void> {
    const served = pointers.at(-1)
    // Production serves the published release; only with an empty database does it publish the files.
    const build = ahead ? await checkAhead(ahead) : served ? null : await builder.fromDisk()
    if (build) reportFindings(build.findings, log)
    const isNews = build?.release && build.release.hash !== lastTakenOver(pointers)
    if (build?.release && isNews) {
      const taken = await takeOver(build, { action: 'start', who: 'start' })
      if (taken.ok || (pointers.length > 0 && taken.error !== 'error.release-rejected')) return
    }
    if (!served) throw new NoReleaseError(build?.findings ?? [])
    if (build?.release && build.release.hash === served.hash) return await serve(keep(build.release.id, await toLive(build.release)))
    const next = await load(served.hash)
    if (!next) throw new Error(`release ${served.hash} is published but not stored`)
    await serve(next)
    if (!ahead) await warnOfUnpublished(served.hash)
    if (build && !build.release) log.warn({ release: served.hash }, 'the documents have errors; the last good release is served')
  }

  /** After an upgrade the earlier release stays active until the new documents are published. */
  async function warnOfUnpublished(served: string): Promise<void> {
    const { hash = served } = (await shipped()) ?? {}
    if (hash !== served) log.warn({ release: served, beside: hash }, 'the documents on disk are not published: npm run config -- publish')
  }

  await start()
  const editions = followEditions({ served: () => live, load, now, log })
  const stops: (() => void | Promise<void>)[] = [editions.close]
  if (database.kind === 'postgres') {
    const attempt = () =>
      void follow().catch((error: unknown) => log.warn({ error: String(error) }, 'the served release could not be looked up'))
    await database.listen('release', attempt)
    const timer = setInterval(attempt, pollMs).unref()
    stops.push(() => clearInterval(timer))
  }
  if (demo && options.watch !== false) {
    const onChange = async () => {
      const build = await builder.fromDisk()
      reportFindings(await explain(build.findings, build.files), log)
      if (!build.release) log.warn({ release: live.release.hash }, 'the change is not served; the last good release stays active')
      else if (build.release.hash !== lastTakenOver(pointers)) await takeOver(build, { action: 'watch', who: 'watch' })
    }
    const watcher = watchDocuments(root, () =>
      inTurn(onChange).catch((error: unknown) => log.error({ error: String(error) }, 'a change could not be processed')),
    )
    stops.push(() => watcher.close())
  }

  return {
    current: editions.current,
    find,
    remembered,
    at: async (instant, named = '') => {
      const current = editions.current()
      const { hash = '' } = readReleaseId(named) ?? {}
      const isOlder = hash !== current.release.hash && isHonoured(pointers, hash, { now: now(), graceMs: graceOf(current.release) })
      const { release } = (isOlder ? await load(hash) : null) ?? current
      return (await load(idAt(release, instant.getTime()))) ?? current
    },
    check: async (documents) => {
      const files = await filesOf(documents)
      const findings = await explain(await builder.check(files), files)
      // The served documents were checked against the records when they were published, and every record since against them.
      return hashFiles(files) === live.release.hash ? findings : [...findings, ...(await planRecords(files)).findings]
    },
    compare: async (documents, reach) => await compare({ served: editions.current().release, files: await filesOf(documents), reach }),
    publish: (request) => publishing.once(request, () => exclusively(() => publish(request))),
    publishing: () => readPublishing(db, now()),
    rollback: (who, steps) =>
      exclusively(async () => {
        const stack = servedStack(pointers)
        const hash = stack[stack.length - 1 - steps]
        const next = hash === undefined ? null : await load(hash)
        if (!next) return { ok: false, error: 'error.no-earlier-release' }
        const along = records.undo(undoneSwitches(pointers, next.release.hash), next.release.id)
        return await switchTo({ live: next, files: null, from: pointers.at(-1)?.hash, along, action: 'rollback', who })
      }),
    history: async () =>
      (await readPointers(db)).toReversed().map(({ hash, action, who, at }) => ({ release: hash, action, who, at: at.toISOString() })),
    read: async (id) => {
      const files = await readFiles(db, readReleaseId(id)?.hash ?? id)
      return files ? { ok: true, value: toContents(files) } : { ok: false, error: 'error.not-found' }
    },
    close: async () => {
      for (const stop of stops) await stop()
    },
  }
}

/** One grace period for the hosts of all brands, taken from the default brand. */
function graceOf({ brands, defaultBrand }: Release): number {
  return Number(brands[defaultBrand]?.limits.releaseGraceMinutes) * 60_000
}

function reportFindings(findings: readonly Finding[], log: Log): void {
  for (const finding of findings) log[finding.severity === 'error' ? 'error' : 'warn']({ finding: formatFinding(finding) }, 'finding')
}
