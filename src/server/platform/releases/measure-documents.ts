import { compareCases, measureImpact, type SourceFile } from '#config'
import type { DocumentsImpact } from '../../kernel/index.ts'

export interface MeasureDocumentsOptions {
  readonly before: readonly SourceFile[]
  readonly after: readonly SourceFile[]
  /** Instant for dated values. */
  readonly at: number
  /** Only documents without errors have worked cases that can be calculated. */
  readonly withCases: boolean
}

/** What documents change for brands, users and worked cases, in the current process. */
export function measureDocuments({ before, after, at, withCases }: MeasureDocumentsOptions): DocumentsImpact {
  return { impact: measureImpact(before, after, at), cases: withCases ? compareCases(before, after, at) : undefined }
}
