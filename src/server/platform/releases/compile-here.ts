/** Compiles documents in the current process. */
import { assumeChecked, type BuildCache, compileDocuments, compileEdition, type Limits, type Release, type SourceFile } from '#config'

export interface CompileRequest {
  readonly files: readonly SourceFile[]
  readonly reason: Parameters<typeof assumeChecked>[1]
  /** Instant for dated values. */
  readonly at: number
  /** Default: the edition of that instant. */
  readonly edition?: number | undefined
  readonly newerLimits?: Limits | undefined
}

export function compileHere({ files, reason, at, edition, newerLimits }: CompileRequest, parts: BuildCache): Release | undefined {
  const checked = assumeChecked(files, reason, parts)
  if (edition !== undefined) return compileEdition(checked, edition, parts, newerLimits)
  return compileDocuments(checked, parts, { at, newerLimits })
}
