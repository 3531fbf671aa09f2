/** Builds a release from files and collects all findings. */
import {
  type BuildCache,
  createBuildCache,
  editionAt,
  type Finding,
  hashFiles,
  type Limits,
  loadDocuments,
  packRelease,
  type Release,
  readLimits,
  type SourceFile,
  unpackRelease,
  untilCheckedOut,
} from '#config'
import { type CompileRequest, compileHere } from './compile-here.ts'
import type { CompiledStore, MadeFrom } from './keep-compiled.ts'
import { type LiveRelease, makeLive } from './live.ts'
import { type Check, createCheckThread, createCompileThread } from './worker-thread.ts'

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
  /** The live release, if it could be made before the database opened. */
  readonly live?: LiveRelease
}

export interface BuilderOptions {
  /** Folder that contains schemas/ and brands/. */
  readonly root: string
  readonly now: () => Date
  /** Checks and compiles in this thread; default: in worker threads. */
  readonly cache?: BuildCache
  /** Default: compiled releases are only kept in memory. */
  readonly compiled?: CompiledStore | undefined
}

/** For the demo. Needs no database, so it can run while the database opens. */
export async function compileAhead(options: BuilderOptions): Promise<Ahead> {
  const builder = createBuilder(options)
  const files = await builder.readDisk()
  try {
    const release = await builder.compileUnchecked(files)
    return { builder, files, release, live: makeLive(release, true) }
  } catch {
    return { builder, files, release: null }
  }
}

interface Compiled {
  readonly release: Release
  readonly pack: () => Uint8Array
}

/** Keeps compiled parts, so that the next release only compiles what changed. */
export function createBuilder({ root, now, cache: shared, compiled }: BuilderOptions): Builder {
  const cache = shared ?? createBuildCache()
  const checkAnew: Check = shared ? (files) => Promise.resolve(shared.checker.check(files)) : createCheckThread()
  const compileAnew = shared ? (request: CompileRequest) => Promise.resolve(compileInThisThread(request, shared)) : compileElsewhere()

  const checking = new Map<string, Promise<readonly Finding[]>>()

  /** Once for all concurrent callers. */
  function check(files: readonly SourceFile[]): Promise<readonly Finding[]> {
    const hash = hashFiles(files)
    const running = checking.get(hash) ?? checkHash(hash, files).finally(() => checking.delete(hash))
    checking.set(hash, running)
    return running
  }

  /** The published release has already been checked; do not check it again. */
  async function checkHash(hash: string, files: readonly SourceFile[]): Promise<readonly Finding[]> {
    const kept = await compiled?.readFindings(hash)
    if (kept) return kept
    const findings = await checkAnew(files)
    void compiled?.keepFindings(hash, findings)
    return findings
  }

  async function fromFiles(files: readonly SourceFile[]): Promise<Build> {
    const checked = check(files)
    // In another thread it can compile meanwhile.
    const early = shared ? undefined : compile(files, 'check follows').catch(() => null)
    const findings = await checked
    if (hasErrors(findings)) return { files, findings: [...findings], release: null }
    return { files, findings: [...findings], release: (await early) ?? (await compile(files, 'passed elsewhere')) }
  }

  async function compile(files: readonly SourceFile[], reason: CompileRequest['reason'], newerLimits?: Limits): Promise<Release> {
    const at = now().getTime()
    const release = await makeOnce({ hash: hashFiles(files), newerLimits }, { files, reason, at, newerLimits })
    if (!release) throw new Error('Documents without an edition were not compiled')
    return release
  }

  /** Kept, or compiled by one server while the others wait for it. */
  async function makeOnce(made: MadeFrom, request: CompileRequest): Promise<Release | undefined> {
    const kept = await readKept(made, request.at)
    if (kept) return kept
    if (!compiled) return (await compileAnew(request))?.release
    return await compiled.alone<Release | undefined>(made, async () => {
      const other = await readKept(made, request.at)
      if (other) return { result: other }
      const passed = hasPassed(request)
      const anew = await compileAnew(request)
      return { result: anew?.release, ...(anew && { kept: passed.then((is) => (is ? compiled.keep(made, anew.pack()) : undefined)) }) }
    })
  }

  /** A release that fails its check is not kept. The check begins now, to run beside the compilation. */
  async function hasPassed({ files, reason }: CompileRequest): Promise<boolean> {
    if (shared || reason !== 'check follows') return true
    return await check(files)
      .then((findings) => !hasErrors(findings))
      .catch(() => false)
  }

  async function readKept(made: MadeFrom, at: number): Promise<Release | null> {
    const kept = await compiled?.read(made)
    return kept && (made.edition !== undefined || editionAt(kept.boundaries, at) === kept.edition) ? kept : null
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
    edition: (files, edition, newerLimits) => {
      const request = { files, reason: 'published' as const, at: now().getTime(), edition, newerLimits }
      return makeOnce({ hash: hashFiles(files), edition, newerLimits }, request)
    },
    fromDisk: async () => fromFiles(await readDisk()),
  }
}

function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

function compileInThisThread(request: CompileRequest, cache: BuildCache): Compiled | undefined {
  const release = compileHere(request, cache)
  return release && { release, pack: () => packRelease(release) }
}

function compileElsewhere(): (request: CompileRequest) => Promise<Compiled | undefined> {
  const compileThere = createCompileThread()
  return async (request) => {
    const packed = await compileThere(request)
    return packed && { release: unpackRelease(packed), pack: () => packed }
  }
}
