/**
 * The releases that this process serves. A new one is checked, compiled, stored and only then switched to; whatever is
 * wrong with it is told, and the last good one keeps serving. Other servers on the database follow.
 */
import { createHash } from 'node:crypto'
import { type Finding, formatFinding, type SourceFile, watchDocuments } from '#config'
import { ensureColumns, type Log, type OpenedDatabase } from '../db/index.ts'
import type { PublishedRelease, ReleaseCalls, ReleaseContents, Result } from '../operation.ts'
import { type Build, createBuilder } from './build.ts'
import { isHonoured, lastTakenOver, servedStack } from './history.ts'
import { type LiveRelease, makeLive } from './live.ts'
import { type PointerAction, type PointerEntry, readFiles, readLastPointer, readPointers, switchRelease } from './store.ts'

export interface Releases extends ReleaseCalls {
  readonly current: () => LiveRelease
  /** An older release that a page still in use may name; null where it is unknown or too old. */
  readonly find: (hash: string) => Promise<LiveRelease | null>
  readonly close: () => Promise<void>
}

export interface OpenReleasesOptions {
  readonly database: OpenedDatabase
  readonly root: string
  /** demo: changed files are served as soon as they pass; production: only the publish command does that. */
  readonly mode: 'demo' | 'production'
  readonly now: () => Date
  readonly log: Log
  readonly watch?: boolean
}

/** The documents are broken and there is nothing older to serve. */
export class NoReleaseError extends Error {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[]) {
    const count = findings.filter((finding) => finding.severity === 'error').length
    super(`The documents have ${count} ${count === 1 ? 'error' : 'errors'}, and no earlier release is there to serve.`)
    this.name = 'NoReleaseError'
    this.findings = findings
  }
}

const keptInMemory = 6
const pollMs = 1_000

export async function openReleases(options: OpenReleasesOptions): Promise<Releases> {
  const { database, root, mode, now, log } = options
  const { db } = database
  const demo = mode === 'demo'
  const builder = createBuilder(root)
  const kept = new Map<string, Promise<LiveRelease>>()
  let pointers: readonly PointerEntry[] = await readPointers(db)
  let live: LiveRelease
  let turn: Promise<unknown> = Promise.resolve()
  let asked = false

  function keep(hash: string, made: Promise<LiveRelease>): Promise<LiveRelease> {
    kept.delete(hash)
    kept.set(hash, made)
    made.catch(() => kept.delete(hash))
    for (const oldest of kept.keys()) {
      if (kept.size > keptInMemory && oldest !== live?.release.hash && oldest !== hash) kept.delete(oldest)
    }
    return made
  }

  /** From memory, else compiled again from what the database keeps. */
  async function load(hash: string): Promise<LiveRelease | null> {
    const known = kept.get(hash)
    if (known) return await known
    const files = await readFiles(db, hash)
    if (!files) return null
    const build = builder.fromFiles(files)
    if (!build.release) throw new Error(`release ${hash} no longer passes the check`)
    return await keep(hash, makeLive(build.release, demo))
  }

  async function serve(next: LiveRelease): Promise<void> {
    await ensureColumns(db, next.release.columns)
    live = next
  }

  async function switchTo(next: {
    live: LiveRelease
    files: readonly SourceFile[] | null
    action: PointerAction
    who: string
  }): Promise<boolean> {
    const { hash } = next.live.release
    await ensureColumns(db, next.live.release.columns)
    const entry = await switchRelease(db, {
      hash,
      action: next.action,
      who: next.who,
      at: now(),
      seen: pointers.at(-1)?.seq ?? 0,
      files: next.files,
    })
    if (!entry) {
      await follow()
      return false
    }
    pointers = [...pointers, entry]
    live = next.live
    log.info({ release: hash, action: next.action, who: next.who }, 'release switched')
    return true
  }

  /** Serves what another process switched to. */
  async function follow(): Promise<void> {
    const last = await readLastPointer(db)
    if (!last || last.seq === pointers.at(-1)?.seq) return
    const next = await load(last.hash)
    if (!next) throw new Error(`release ${last.hash} is named but not kept`)
    pointers = await readPointers(db)
    await serve(next)
    log.info({ release: last.hash, action: last.action }, 'release followed')
  }

  /** One switch after the other, each from what the one before has left. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  /** Of two people one is refused, for the second has not seen what the first did; the watcher refuses nobody. */
  async function exclusively<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (asked) return { ok: false, error: 'error.conflict-version' }
    asked = true
    try {
      return await inTurn(work)
    } finally {
      asked = false
    }
  }

  async function takeOver(build: Build, action: PointerAction, who: string): Promise<Result<PublishedRelease>> {
    const { findings } = build
    if (!build.release) return { ok: false, error: 'error.release-rejected', params: { count: findings.length }, data: { findings } }
    const { hash } = build.release
    if (hash === live?.release.hash) return { ok: true, value: { release: hash, findings } }
    const next = await keep(hash, makeLive(build.release, demo))
    const switched = await switchTo({ live: next, files: build.files, action, who })
    return switched ? { ok: true, value: { release: hash, findings } } : { ok: false, error: 'error.conflict-version' }
  }

  async function buildGiven(documents: Readonly<Record<string, string>> | null): Promise<Build> {
    if (documents === null) return await builder.fromDisk()
    const texts = Object.entries(documents).map(([path, text]) => ({ path, text }))
    // Documents travel as text; pictures stay those of the release that is served.
    const pictures = ((await readFiles(db, live.release.hash)) ?? []).filter((file) => file.bytes && !(file.path in documents))
    return builder.fromFiles([...texts, ...pictures])
  }

  async function start(): Promise<void> {
    const served = pointers.at(-1)
    // Production serves what was published; only an empty database takes the files beside the server.
    const build = mode === 'production' && served ? null : await builder.fromDisk()
    if (build) reportFindings(build.findings, log)
    const isNews = build?.release && build.release.hash !== lastTakenOver(pointers)
    if (build?.release && isNews) {
      const taken = await takeOver(build, 'start', 'start')
      if (taken.ok || pointers.length > 0) return
    }
    if (!served) throw new NoReleaseError(build?.findings ?? [])
    if (build?.release && build.release.hash === served.hash) return await serve(await keep(served.hash, makeLive(build.release, demo)))
    const next = await load(served.hash)
    if (!next) throw new Error(`release ${served.hash} is named but not kept`)
    await serve(next)
    if (build && !build.release) log.warn({ release: served.hash }, 'the documents are broken; the last good release is served')
  }

  await start()
  const stops: (() => void | Promise<void>)[] = []
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
      reportFindings(build.findings, log)
      if (!build.release) log.warn({ release: live.release.hash }, 'the change is not served; the last good release is')
      else if (build.release.hash !== lastTakenOver(pointers)) await takeOver(build, 'watch', 'watch')
    }
    const watcher = watchDocuments(root, () =>
      inTurn(onChange).catch((error: unknown) => log.error({ error: String(error) }, 'a change was not taken over')),
    )
    stops.push(() => watcher.close())
  }

  return {
    current: () => live,
    find: async (hash) => {
      if (hash === live.release.hash) return live
      return isHonoured(pointers, hash, now()) ? await load(hash) : null
    },
    check: async (documents) => (await buildGiven(documents)).findings,
    publish: (who, documents) => exclusively(async () => takeOver(await buildGiven(documents), 'publish', who)),
    rollback: (who, steps) =>
      exclusively(async () => {
        const stack = servedStack(pointers)
        const hash = stack[stack.length - 1 - steps]
        const next = hash === undefined ? null : await load(hash)
        if (!next) return { ok: false, error: 'error.no-earlier-release' }
        const switched = await switchTo({ live: next, files: null, action: 'rollback', who })
        return switched ? { ok: true, value: { release: next.release.hash } } : { ok: false, error: 'error.conflict-version' }
      }),
    history: async () =>
      (await readPointers(db)).toReversed().map(({ hash, action, who, at }) => ({ release: hash, action, who, at: at.toISOString() })),
    read: async (hash) => {
      const files = await readFiles(db, hash)
      return files ? { ok: true, value: toContents(files) } : { ok: false, error: 'error.not-found' }
    },
    close: async () => {
      for (const stop of stops) await stop()
    },
  }
}

function toContents(files: readonly SourceFile[]): ReleaseContents {
  const documents: Record<string, string> = {}
  const assets: Record<string, string> = {}
  for (const { path, text, bytes } of files) {
    if (text !== undefined) documents[path] = text
    else if (bytes) assets[path] = hashBytes(bytes)
  }
  return { documents, assets }
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function reportFindings(findings: readonly Finding[], log: Log): void {
  for (const finding of findings) log[finding.severity === 'error' ? 'error' : 'warn']({ finding: formatFinding(finding) }, 'finding')
}
