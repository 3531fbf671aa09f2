/** Builds a release from files and collects all findings. */
import {
  type BuildCache,
  createBuildCache,
  editionAt,
  type Finding,
  hashFiles,
  type Limits,
  listStoredShapes,
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
import { measureDocuments } from './measure-documents.ts'
import {
  type Check,
  type CheckThread,
  createCheckThread,
  createCompileThread,
  type ListStoredShapes,
  type MeasureDocuments,
} from './worker-thread.ts'

export interface Build {
  readonly files: readonly SourceFile[]
  readonly findings: Finding[]
  /** Null if a finding is an error. */
  readonly release: Release | null
}

export interface Builder {
  readonly readDisk: () => Promise<readonly SourceFile[]>
  readonly fromDisk: () => Promise<Build>
  /** `onChecked`: called when the files have passed the check, if they are not compiled yet. */
  readonly fromFiles: (files: readonly SourceFile[], onChecked?: () => void) => Promise<Build>
  readonly check: Check
  readonly listStoredShapes: ListStoredShapes
  readonly measure: MeasureDocuments
  /** The current files; null if they cannot be read. */
  readonly shipped: () => Promise<Shipped | null>
  /** A published release: kept, else compiled from its files, which are only read then. Undefined without files, or such an edition. */
  readonly stored: (made: MadeFrom, readFiles: ReadFiles) => Promise<Release | undefined>
  /** For a startup that compiles while the check is still running. */
  readonly compileUnchecked: (files: readonly SourceFile[]) => Promise<Release>
}

type ReadFiles = () => Promise<readonly SourceFile[] | null>

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
    return { builder, files, release, live: await makeLive(release, true) }
  } catch {
    return { builder, files, release: null }
  }
}

/** How a release is made if it is not kept. */
interface Making {
  readonly reason: CompileRequest['reason']
  readonly readFiles: ReadFiles
}

interface Compiled {
  readonly release: Release
  readonly pack: () => Uint8Array
}

/** Keeps compiled parts, so that the next release only compiles what changed. */
export function createBuilder({ root, now, cache: shared, compiled }: BuilderOptions): Builder {
  const cache = shared ?? createBuildCache()
  const { check: checkAnew, listStoredShapes: listAnew, measure } = shared ? checkInThisThread(shared) : createCheckThread()
  const compileFiles = shared ? (request: CompileRequest) => Promise.resolve(compileInThisThread(request, shared)) : compileElsewhere()

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

  async function fromFiles(files: readonly SourceFile[], onChecked = () => {}): Promise<Build> {
    const checked = check(files)
    // In another thread it can compile meanwhile.
    const early = shared ? undefined : compile(files, 'check follows').catch(() => null)
    const findings = await checked
    if (hasErrors(findings)) return { files, findings: [...findings], release: null }
    onChecked()
    return { files, findings: [...findings], release: (await early) ?? (await compile(files, 'passed elsewhere')) }
  }

  async function compile(files: readonly SourceFile[], reason: CompileRequest['reason']): Promise<Release> {
    const release = await makeOnce({ hash: hashFiles(files) }, { reason, readFiles: () => Promise.resolve(files) })
    if (!release) throw new Error('Documents without an edition were not compiled')
    return release
  }

  /** Kept, or compiled by one server while the others wait for it. */
  async function makeOnce(made: MadeFrom, making: Making): Promise<Release | undefined> {
    const at = now().getTime()
    const kept = await readKept(made, at)
    if (kept) return kept
    if (!compiled) return (await compileAnew(made, making, at))?.release
    return await compiled.alone<Release | undefined>(made, async () => {
      const other = await readKept(made, at)
      if (other) return { result: other }
      const passed = hasPassed(making)
      const anew = await compileAnew(made, making, at)
      return { result: anew?.release, ...(anew && { kept: passed.then((is) => (is ? compiled.keep(made, anew.pack()) : undefined)) }) }
    })
  }

  async function compileAnew({ edition, newerLimits }: MadeFrom, { reason, readFiles }: Making, at: number): Promise<Compiled | undefined> {
    const files = await readFiles()
    return files ? await compileFiles({ files, reason, at, edition, newerLimits }) : undefined
  }

  /** A release that fails its check is not kept. The check begins now, to run beside the compilation. */
  async function hasPassed({ reason, readFiles }: Making): Promise<boolean> {
    if (shared || reason !== 'check follows') return true
    return await readFiles()
      .then((files) => check(files ?? []))
      .then((findings) => !hasErrors(findings))
      .catch(() => false)
  }

  /** Added limits make no difference to documents that lack none: most releases are kept without them. */
  async function readKept(made: MadeFrom, at: number): Promise<Release | null> {
    const { newerLimits, ...plain } = made
    for (const source of newerLimits ? [plain, made] : [plain]) {
      const kept = await compiled?.read(source)
      if (kept && hasLimits(kept, newerLimits) && (made.edition !== undefined || editionAt(kept.boundaries, at) === kept.edition))
        return kept
    }
    return null
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
    listStoredShapes: listAnew,
    measure,
    shipped: readShipped,
    stored: (made, readFiles) => makeOnce(made, { reason: 'published', readFiles }),
    compileUnchecked: (files) => compile(files, 'check follows'),
    fromDisk: async () => fromFiles(await readDisk()),
  }
}

function hasLimits({ brands }: Release, limits: Limits = {}): boolean {
  return Object.values(brands).every((brand) => Object.keys(limits).every((name) => Object.hasOwn(brand.limits, name)))
}

function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}

function checkInThisThread(cache: BuildCache): CheckThread {
  return {
    check: (files) => Promise.resolve(cache.checker.check(files)),
    listStoredShapes: (files) => Promise.resolve(listStoredShapes(files, cache)),
    measure: (options) => Promise.resolve(measureDocuments(options)),
  }
}

function compileInThisThread(request: CompileRequest, cache: BuildCache): Compiled | undefined {
  const release = compileHere(request, cache)
  return release && { release, pack: () => packRelease(release) }
}

function compileElsewhere(): (request: CompileRequest) => Promise<Compiled | undefined> {
  const compileThere = createCompileThread()
  return async (request) => {
    const packed = await compileThere(request)
    return packed && { release: await unpackRelease(packed), pack: () => packed }
  }
}
