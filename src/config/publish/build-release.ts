import { createChecker, type DocumentChecker } from '../check/check.ts'
import type { Finding } from '../check/findings.ts'
import { portalFacts } from '../check/portal-facts.ts'
import { type CompileCache, compileRelease, createCompileCache } from '../compile/index.ts'
import type { Release } from '../compile/release.ts'
import { readsOf, type SourceFile } from '../read/documents.ts'
import { loadDocuments } from '../read/load.ts'
import { createParseCache, type ParseCache } from '../read/parse-cache.ts'
import { metaFolder } from '../resolve/kinds.ts'
import { nameDocuments, readDocuments } from '../resolve/read-documents.ts'
import { resolveBrands, resolveEdition, resolveRelease } from '../resolve/resolve.ts'
import { limitValues, ownManifest } from '../resolve/schema.ts'
import { type CheckedBecause, type CheckedDocuments, type Limits, markChecked } from '../resolve/stages.ts'

/** A release without errors, or the findings. Warnings do not block a release. */
export interface ReleaseBuild {
  readonly release?: Release
  readonly findings: readonly Finding[]
}

/** State passed from one build to the next, so that only changed parts are built again. */
export interface BuildCache {
  readonly checker: DocumentChecker
  readonly reading: ParseCache
  readonly compiled: CompileCache
}

export function createBuildCache(): BuildCache {
  const reading = createParseCache()
  return { checker: createChecker(portalFacts, reading), reading, compiled: createCompileCache() }
}

let ofProcess: BuildCache | undefined

/** One cache for all builds of this process: tests that share it read the documents once. */
export function sharedBuildCache(): BuildCache {
  ofProcess ??= createBuildCache()
  return ofProcess
}

/** Loads, checks and compiles a folder into a release. */
export async function buildRelease(root: string, buildCache: BuildCache = createBuildCache()): Promise<ReleaseBuild> {
  return buildReleaseOf(await loadDocuments(root), buildCache)
}

/** Builds a release from files already read, such as those of an earlier release; dated values are taken at the given instant. */
export function buildReleaseOf(files: readonly SourceFile[], buildCache: BuildCache = createBuildCache(), at = Date.now()): ReleaseBuild {
  const { findings, checked } = buildCache.checker.pass(files)
  return checked ? { release: compileDocuments(checked, buildCache, { at }), findings } : { findings }
}

/** Compiles files known to pass the check, without checking them again. */
export function assumeChecked(
  files: readonly SourceFile[],
  reason: Exclude<CheckedBecause, 'passed'>,
  { reading }: Pick<BuildCache, 'reading'>,
): CheckedDocuments {
  return markChecked(files, readDocuments(files, reading), reason)
}

export interface CompileOptions {
  /** Instant for dated values; default: now. */
  readonly at?: number
  /** Values for limits missing in documents of an earlier version. */
  readonly newerLimits?: Limits | undefined
}

type Compiled = Pick<BuildCache, 'compiled'>

export function compileDocuments(
  checked: CheckedDocuments,
  { compiled }: Compiled,
  { at = Date.now(), newerLimits }: CompileOptions = {},
): Release {
  return compileRelease({ ...resolveRelease(checked, at), ...(newerLimits && { newerLimits }) }, compiled)
}

/** One edition; undefined if the dated values have no such edition. */
export function compileEdition(
  checked: CheckedDocuments,
  edition: number,
  { compiled }: Compiled,
  newerLimits?: Limits,
): Release | undefined {
  const source = resolveEdition(checked, edition)
  return source && compileRelease({ ...source, ...(newerLimits && { newerLimits }) }, compiled)
}

/** The limits of the default brand, or of the only one. Reads only the documents that can set one: a server does this while it serves. */
export function readLimits(files: readonly SourceFile[], { reading }: Pick<BuildCache, 'reading'>, at = Date.now()): Limits {
  const names = nameDocuments(files)
  const needed = files.filter(({ path }) => path.startsWith(metaFolder) || settingLimits.has(names.get(path)?.kind ?? ''))
  const all = Object.values(resolveBrands(readDocuments(needed, reading), at)).map(readsOf)
  return limitValues(all.find((documents) => ownManifest(documents).default === true) ?? all[0] ?? readsOf({}))
}

/** Kinds of documents that set limits, or say which brand is the default. */
const settingLimits = new Set(['limits', 'brand', 'portal'])
