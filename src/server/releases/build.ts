/** From files to a release, with every finding on the way. */
import { buildReleaseOf, createValidatorCache, type Finding, loadDocuments, type Release, type SourceFile } from '#config'

export interface Build {
  readonly files: readonly SourceFile[]
  readonly findings: Finding[]
  /** Null where a finding is an error. */
  readonly release: Release | null
}

export interface Builder {
  readonly fromDisk: () => Promise<Build>
  readonly fromFiles: (files: readonly SourceFile[]) => Build
}

/** Keeps what compiled before, so that the next release costs only what changed. */
export function createBuilder(root: string): Builder {
  const cache = createValidatorCache()
  function fromFiles(files: readonly SourceFile[]): Build {
    const { findings, release = null } = buildReleaseOf(files, cache)
    return { files, findings: [...findings], release }
  }
  return { fromFiles, fromDisk: async () => fromFiles(await loadDocuments(root)) }
}
