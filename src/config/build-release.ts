import { checkDocuments } from './check.ts'
import { compileRelease, createValidatorCache, type ValidatorCache } from './compile/index.ts'
import type { SourceFile } from './documents.ts'
import { loadDocuments } from './load.ts'
import type { Finding, Release } from './release.ts'
import { readReleaseSource } from './resolve.ts'

/** A release where nothing is wrong, or what is wrong. Warnings do not stop a release. */
export interface ReleaseBuild {
  readonly release?: Release
  readonly findings: readonly Finding[]
}

/** Load, check, compile: the whole way from a folder to a release. A cache that is kept makes the next one quick. */
export async function buildRelease(root: string, cache: ValidatorCache = createValidatorCache()): Promise<ReleaseBuild> {
  return buildReleaseOf(await loadDocuments(root), cache)
}

/** The same from files that were read already, such as those of an earlier release. */
export function buildReleaseOf(files: readonly SourceFile[], cache: ValidatorCache = createValidatorCache()): ReleaseBuild {
  const findings = checkDocuments(files)
  if (findings.some(({ severity }) => severity === 'error')) return { findings }
  return { release: compileRelease(readReleaseSource(files), cache), findings }
}
