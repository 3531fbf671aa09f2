import { portalFacts } from './check/facts.ts'
import { type Checker, createChecker } from './check.ts'
import { type CompileMemory, compileRelease, createCompileMemory, type Limits } from './compile/index.ts'
import type { SourceFile } from './documents.ts'
import type { Finding } from './finding.ts'
import { loadDocuments } from './load.ts'
import { createReadingMemory, type ReadingMemory } from './memory.ts'
import type { Release } from './release.ts'
import { readEditionSource, readReleaseSource } from './resolve.ts'
import { limitValues, ownManifest } from './schema.ts'

/** A release where nothing is wrong, or what is wrong. Warnings do not stop a release. */
export interface ReleaseBuild {
  readonly release?: Release
  readonly findings: readonly Finding[]
}

/** What one build leaves for the next, so that it costs only what changed. */
export interface BuildMemory {
  readonly checker: Checker
  readonly reading: ReadingMemory
  readonly compiled: CompileMemory
}

export function createBuildMemory(): BuildMemory {
  const reading = createReadingMemory()
  return { checker: createChecker(portalFacts, reading), reading, compiled: createCompileMemory() }
}

let ofProcess: BuildMemory | undefined

/** One memory for all builds of this process: tests that share it pay for the documents once. */
export function sharedBuildMemory(): BuildMemory {
  ofProcess ??= createBuildMemory()
  return ofProcess
}

/** Load, check, compile: the whole way from a folder to a release. */
export async function buildRelease(root: string, memory: BuildMemory = createBuildMemory()): Promise<ReleaseBuild> {
  return buildReleaseOf(await loadDocuments(root), memory)
}

/** The same from files that were read already, such as those of an earlier release; dated values are those of the instant. */
export function buildReleaseOf(files: readonly SourceFile[], memory: BuildMemory = createBuildMemory(), at = Date.now()): ReleaseBuild {
  const findings = memory.checker.check(files)
  if (findings.some(({ severity }) => severity === 'error')) return { findings }
  return { release: compileFiles(files, memory, at), findings }
}

/**
 * Files that have passed the check: those of an earlier release, which a later check may not judge. An earlier version may
 * have made them, so `newerLimits` supplies the limits they lack.
 */
export function compileFiles(
  files: readonly SourceFile[],
  { reading, compiled }: Omit<BuildMemory, 'checker'>,
  at = Date.now(),
  newerLimits?: Limits,
): Release {
  return compileRelease({ ...readReleaseSource(files, at, reading), ...(newerLimits && { newerLimits }) }, compiled)
}

/** The limits of the default brand, or of the only one. */
export function readLimits(files: readonly SourceFile[], { reading }: Pick<BuildMemory, 'reading'>, at = Date.now()): Limits {
  const { brands } = readReleaseSource(files, at, reading)
  const all = Object.values(brands)
  return limitValues(all.find((documents) => ownManifest(documents).default === true) ?? all[0] ?? {})
}

/** One edition of files that have passed the check; undefined where their dated values have no such edition. */
export function buildEdition(
  files: readonly SourceFile[],
  edition: number,
  { reading, compiled }: Omit<BuildMemory, 'checker'>,
  newerLimits?: Limits,
): Release | undefined {
  const source = readEditionSource(files, edition, reading)
  return source && compileRelease({ ...source, ...(newerLimits && { newerLimits }) }, compiled)
}
