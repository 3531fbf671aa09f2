/** From files to a release, with every finding on the way. */
import {
  type BuildMemory,
  buildEdition,
  buildReleaseOf,
  compileFiles,
  createBuildMemory,
  type Finding,
  loadDocuments,
  type Release,
  type SourceFile,
  untilCheckedOut,
} from '#config'
import type { LiveRelease } from './live.ts'

export interface Build {
  readonly files: readonly SourceFile[]
  readonly findings: Finding[]
  /** Null where a finding is an error. */
  readonly release: Release | null
}

export interface Builder {
  readonly readDisk: () => Promise<readonly SourceFile[]>
  readonly fromDisk: () => Promise<Build>
  readonly fromFiles: (files: readonly SourceFile[]) => Build
  /** Files that have passed the check of their day, as they are now. */
  readonly compile: (files: readonly SourceFile[]) => Release
  /** One edition of files that have passed the check; undefined where they have no such edition. */
  readonly edition: (files: readonly SourceFile[], edition: number) => Release | undefined
}

/** What the files beside the server compile to, before anybody has looked whether they are new and have to be checked. */
export interface Ahead {
  readonly builder: Builder
  readonly files: readonly SourceFile[]
  /** Null where they do not compile; why, the check tells. */
  readonly release: Release | null
  /** The release ready to serve, where an earlier server of this process made it. */
  readonly live?: LiveRelease
}

/** Needs no database, so that it can be done while that one opens. */
export async function compileAhead(root: string, now: () => Date, memory: BuildMemory = createBuildMemory()): Promise<Ahead> {
  const builder = createBuilder(root, now, memory)
  const files = await builder.readDisk()
  try {
    return { builder, files, release: builder.compile(files) }
  } catch {
    return { builder, files, release: null }
  }
}

/** Keeps what compiled before, so that the next release costs only what changed. */
export function createBuilder(root: string, now: () => Date, memory: BuildMemory = createBuildMemory()): Builder {
  function fromFiles(files: readonly SourceFile[]): Build {
    const { findings, release = null } = buildReleaseOf(files, memory, now().getTime())
    return { files, findings: [...findings], release }
  }
  async function readDisk(): Promise<readonly SourceFile[]> {
    await untilCheckedOut(root)
    return await loadDocuments(root)
  }
  return {
    readDisk,
    fromFiles,
    compile: (files) => compileFiles(files, memory, now().getTime()),
    edition: (files, edition) => buildEdition(files, edition, memory),
    fromDisk: async () => fromFiles(await readDisk()),
  }
}
