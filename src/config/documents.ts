/** The stages between a file on disk and a release, as types. */
import type { JsonObject } from '#rules'

/** A file as it was read: a document has `text`, an asset of a brand has `bytes`, an unreadable one says why. */
export interface SourceFile {
  /** From the root, with forward slashes: schemas/pages/home.json */
  readonly path: string
  readonly text?: string
  readonly bytes?: Uint8Array
  readonly problem?: { readonly code: 'unreadable' | 'too-large' | 'escapes' | 'not-a-file' | 'not-utf8'; readonly message: string }
}

/** Resolved documents of one brand (or of `schemas/` alone): by kind, then id. The manifest of a brand is kind `brand`. */
export type Documents = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>
