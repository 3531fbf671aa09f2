/**
 * The stages between files on disk and a release, in order: SourceFile[] (load) -> ReadDocuments (readDocuments) ->
 * CheckedDocuments (the check) -> ReleaseSource (resolveRelease) -> Release (compileRelease). A function takes the stage it
 * relies on, so that no stage can be skipped.
 */
import type { JsonObject } from '#rules'
import type { Documents, Problem, ResolvedDocument, SourceFile } from '../read/documents.ts'
import type { Kind } from './kinds.ts'
import type { Parts } from './parts.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Documents by kind, then id. */
export type DocumentMap = ReadonlyMap<string, ReadonlyMap<string, ResolvedDocument>>

/** Parsed files, with each brand's files merged over the shared ones. Their contents have not been checked yet. */
export interface ReadDocuments {
  readonly files: ReadonlyMap<string, SourceFile>
  readonly kinds: ReadonlyMap<string, Kind>
  /** The language: schemas by path below schemas/meta. */
  readonly meta: Readonly<Record<string, JsonObject>>
  readonly base: DocumentMap
  readonly brands: ReadonlyMap<string, DocumentMap>
  /** Parts that documents name, as written. */
  readonly parts: Parts
  /** What names of fields mean, as written. */
  readonly vocabulary: Vocabulary
  readonly problems: readonly Problem[]
}

/** Why documents count as checked. */
export type CheckedBecause =
  /** The check has just passed them without errors. */
  | 'passed'
  /** A check in another thread, process or test passed these files. */
  | 'passed elsewhere'
  /** Published documents passed the check at the time; a later check must not reject them. */
  | 'published'
  /** Compiled while the check still runs; only served if the check passes. */
  | 'check follows'
  /** Compiled to explain a value; none of it is served. */
  | 'only explained'

const because = Symbol('because')

/** Documents without an error. Only the check and `assumeChecked` create them. */
export interface CheckedDocuments {
  readonly files: readonly SourceFile[]
  readonly documents: ReadDocuments
  readonly [because]: CheckedBecause
}

export function markChecked(files: readonly SourceFile[], documents: ReadDocuments, reason: CheckedBecause): CheckedDocuments {
  return { files, documents, [because]: reason }
}

/** Input of the compiler: every brand resolved at one instant. */
export interface ReleaseSource extends ReleaseParts {
  readonly [because]: CheckedBecause
}

export interface ReleaseParts {
  /** Every source file of the release. Its hash covers them all. */
  readonly files: readonly SourceFile[]
  /** Documents of each brand with overlays applied; the manifest is `brand`, under the brand's id. */
  readonly brands: Readonly<Record<string, Documents>>
  /** The language itself: schemas by path below schemas/meta. */
  readonly meta: Readonly<Record<string, JsonObject>>
  /** The instants at which dated values change; the documents are valid between two of them. */
  readonly boundaries?: readonly number[]
  /** Number of boundaries before these documents. */
  readonly edition?: number
  /** Values for limits missing in documents of an earlier version. */
  readonly newerLimits?: Limits
}

export type Limits = Readonly<Record<string, number | string>>

/** The caller vouches that the parts belong to checked documents. */
export function toReleaseSource({ [because]: reason }: Pick<CheckedDocuments, typeof because>, parts: ReleaseParts): ReleaseSource {
  return { ...parts, [because]: reason }
}
