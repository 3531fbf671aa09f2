/** Builds a release from files and collects all findings. */
import {
  assumeChecked,
  type BuildCache,
  compileDocuments,
  compileEdition,
  createBuildCache,
  editionAt,
  type Finding,
  hashFiles,
  type Limits,
  loadDocuments,
  type Release,
  readLimits,
  type SourceFile,
  untilCheckedOut,
} from '#config'
import { type Check, createCheckThread } from './check-thread.ts'
import type { CompiledFiles, MadeFrom } from './compiled-files.ts'
import type { LiveRelease } from './live.ts'

export interface Build {
  readonly files: readonly SourceFile[]
  readonly findings: Finding[]
  /** Null if a finding is an error. */
  readonly release: Release | null
}

export interface Builder {
  readonly readDisk: () => Promise<readonly SourceFile[]>
  readonly fromDisk: () => Promise<Build>
  readonly fromFiles: (files: readonly SourceFile[]) => Promise<Build>
  readonly check: Check
  /** The current files; null if they cannot be read. */
  readonly shipped: () => Promise<Shipped | null>
  /** Compiles published files, adding values for limits that they lack. */
  readonly compile: (files: readonly SourceFile[], newerLimits?: Limits) => Promise<Release>
  /** For a startup that compiles while the check is still running. */
  readonly compileUnchecked: (files: readonly SourceFile[]) => Promise<Release>
  /** Compiles one edition of published files; undefined if they have no such edition. */
  readonly edition: (files: readonly SourceFile[], edition: number, newerLimits?: Limits) => Promise<Release | undefined>
}

export interface Shipped {
  readonly hash: string
  /** Findings of this code version. */
  readonly limits: Limits
}

/** Compiles the current files before checking whether they are new. */
export interface Ahead {
  readonly builder: Builder
  readonly files: readonly SourceFile[]
  /** Null if they do not compile; the check reports why. */
  readonly release: Release | null
  /** The live release, if an earlier server in this process already made it. */
  readonly live?: LiveRelease
}

export interface BuilderOptions {
  /** Folder that contains schemas/ and brands/. */
  readonly root: string
  readonly now: () => Date
  /** Default: the check runs in a worker thread. */
  readonly cache?: BuildCache
  /** Default: compiled releases are only kept in memory. */
  readonly compiled?: CompiledFiles | undefined
}

/**
 * For the demo. Needs no database, so it can run while the database opens. The demo checks in the thread that compiles: an edit
 * goes live sooner than with a worker thread that has to read the documents again.
 */
export async function compileAhead(options: BuilderOptions): Promise<Ahead> {
  const builder = createBuilder({ cache: createBuildCache(), ...options })
  const files = await builder.readDisk()
  try {
    return { builder, files, release: await builder.compileUnchecked(files) }
  } catch {
    return { builder, files, release: null }
  }
}

type CheckedReason = Parameters<typeof assumeChecked>[1]

/** Keeps compiled parts, so that the next release only compiles what changed. */
export function createBuilder({ root, now, cache: shared, compiled }: BuilderOptions): Builder {
  const cache = shared ?? createBuildCache()
  const keeping = new Set<string>()
  const checkAnew: Check = shared ? (files) => Promise.resolve(shared.checker.check(files)) : createCheckThread()

  /** The published release has already been checked; do not check it again. */
  async function check(files: readonly SourceFile[]): Promise<readonly Finding[]> {
    const hash = hashFiles(files)
    const kept = await compiled?.readFindings(hash)
    if (kept) return kept
    const findings = await checkAnew(files)
    void compiled?.keepFindings(hash, findings)
    return findings
  }

  async function fromFiles(files: readonly SourceFile[]): Promise<Build> {
    const findings = await check(files)
    const isBroken = findings.some(({ severity }) => severity === 'error')
    return { files, findings: [...findings], release: isBroken ? null : await compile(files, 'passed elsewhere') }
  }

  function compile(files: readonly SourceFile[], reason: CheckedReason, newerLimits?: Limits): Promise<Release> {
    return unlessKept({ hash: hashFiles(files), newerLimits }, () =>
      compileDocuments(assumeChecked(files, reason, cache), cache, { at: now().getTime(), newerLimits }),
    )
  }

  async function unlessKept<R extends Release | undefined>(made: MadeFrom, compile: () => R): Promise<Release | R> {
    const kept = await compiled?.read(made)
    if (kept && (made.edition !== undefined || editionAt(kept.boundaries, now().getTime()) === kept.edition)) return kept
    const release = compile()
    if (release) keep(made, release)
    return release
  }

  /** Runs in the background; nothing waits for it. A start compiles the same documents twice within a second. */
  function keep(made: MadeFrom, release: Release): void {
    const key = JSON.stringify(made)
    if (!compiled || keeping.has(key)) return
    keeping.add(key)
    void compiled.keep(made, release).finally(() => keeping.delete(key))
  }

  async function readDisk(): Promise<readonly SourceFile[]> {
    await untilCheckedOut(root)
    return await loadDocuments(root)
  }
  async function readShipped(): Promise<Shipped | null> {
    try {
      const files = await loadDocuments(root)
      return { hash: hashFiles(files), limits: readLimits(files, cache, now().getTime()) }
    } catch {
      return null
    }
  }
  return {
    readDisk,
    fromFiles,
    check,
    shipped: readShipped,
    compile: (files, newerLimits) => compile(files, 'published', newerLimits),
    compileUnchecked: (files) => compile(files, 'check follows'),
    edition: (files, edition, newerLimits) =>
      unlessKept({ hash: hashFiles(files), edition, newerLimits }, () =>
        compileEdition(assumeChecked(files, 'published', cache), edition, cache, newerLimits),
      ),
    fromDisk: async () => fromFiles(await readDisk()),
  }
}
