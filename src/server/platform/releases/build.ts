/** Builds a release from files and collects all findings. */
import {
  type BuildCache,
  createBuildCache,
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
import { type Compiled, type CompileFiles, type CompilingParts, compileOnce, hasErrors, type ReadFiles } from './compile-once.ts'
import {
  type Check,
  createCompile,
  createDocumentChecks,
  type DocumentChecks,
  type ListStoredShapes,
  type MeasureDocuments,
  type ProcessOptions,
} from './document-processes.ts'
import type { CompiledStore, MadeFrom } from './keep-compiled.ts'
import { type LiveRelease, makeLive } from './live.ts'
import { measureDocuments } from './measure-documents.ts'

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
  /** Checks and compiles in this process; default: in processes of their own. */
  readonly cache?: BuildCache
  /** Whether requests go before its processes; default: no. */
  readonly givesWay?: boolean
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

/** Keeps compiled parts, so that the next release only compiles what changed. */
export function createBuilder({ root, now, cache: shared, givesWay = false, compiled }: BuilderOptions): Builder {
  const cache = shared ?? createBuildCache()
  const { check: checkAnew, listStoredShapes: listAnew, measure } = shared ? checkHere(shared) : createDocumentChecks({ givesWay })
  const compileFiles: CompileFiles = shared ? (request) => Promise.resolve(compileNow(request, shared)) : compileElsewhere({ givesWay })
  const check = createCheckOnce(checkAnew, compiled)
  const compiling: CompilingParts = { compiled, compileFiles, check, now, isShared: shared !== undefined }

  async function compile(files: readonly SourceFile[], reason: CompileRequest['reason']): Promise<Release> {
    const release = await compileOnce(compiling, { hash: hashFiles(files) }, { reason, readFiles: () => Promise.resolve(files) })
    if (!release) throw new Error('Documents without an edition were not compiled')
    return release
  }

  async function fromFiles(files: readonly SourceFile[], onChecked = () => {}): Promise<Build> {
    const checked = check(files)
    // Another process can compile meanwhile.
    const early = shared ? undefined : compile(files, 'check follows').catch(() => null)
    const findings = await checked
    if (hasErrors(findings)) return { files, findings: [...findings], release: null }
    onChecked()
    return { files, findings: [...findings], release: (await early) ?? (await compile(files, 'passed elsewhere')) }
  }

  async function readDisk(): Promise<readonly SourceFile[]> {
    await untilCheckedOut(root)
    return await loadDocuments(root)
  }
  return {
    readDisk,
    fromFiles,
    check,
    listStoredShapes: listAnew,
    measure,
    shipped: () => readShipped(root, cache, now()),
    stored: (made, readFiles) => compileOnce(compiling, made, { reason: 'published', readFiles }),
    compileUnchecked: (files) => compile(files, 'check follows'),
    fromDisk: async () => fromFiles(await readDisk()),
  }
}

/** Once for all concurrent callers; files whose findings are kept, such as those of a published release, are not checked again. */
function createCheckOnce(checkAnew: Check, compiled: CompiledStore | undefined): Check {
  const checking = new Map<string, Promise<readonly Finding[]>>()
  async function checkHash(hash: string, files: readonly SourceFile[]): Promise<readonly Finding[]> {
    const earlierFindings = await compiled?.readFindings(hash)
    if (earlierFindings) return earlierFindings
    const findings = await checkAnew(files)
    void compiled?.keepFindings(hash, findings)
    return findings
  }
  return (files) => {
    const hash = hashFiles(files)
    const running = checking.get(hash) ?? checkHash(hash, files).finally(() => checking.delete(hash))
    checking.set(hash, running)
    return running
  }
}

async function readShipped(root: string, cache: BuildCache, at: Date): Promise<Shipped | null> {
  try {
    const files = await loadDocuments(root)
    return { hash: hashFiles(files), limits: readLimits(files, cache, at.getTime()) }
  } catch {
    return null
  }
}

function checkHere(cache: BuildCache): DocumentChecks {
  return {
    check: (files) => Promise.resolve(cache.checker.check(files)),
    listStoredShapes: (files) => Promise.resolve(listStoredShapes(files, cache)),
    measure: (options) => Promise.resolve(measureDocuments(options)),
  }
}

function compileNow(request: CompileRequest, cache: BuildCache): Compiled | undefined {
  const release = compileHere(request, cache)
  return release && { release, pack: () => packRelease(release) }
}

function compileElsewhere(options: ProcessOptions): CompileFiles {
  const compileThere = createCompile(options)
  return async (request) => {
    const packed = await compileThere(request)
    return packed && { release: await unpackRelease(packed), pack: () => packed }
  }
}
