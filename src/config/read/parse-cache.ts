/** Cache between two reads of the files, by path, because each read creates new objects. Does not affect results. */

import { createInputMemo, type InputMemo } from '../memo/once.ts'
import type { ResolvedDocument } from './documents.ts'
import type { ParsedText } from './parse.ts'

export interface ParseCache extends ReadState {
  /** The state when the check last passed, so that undoing an edit is as cheap as the edit. */
  passed: ReadState
  /** By path: text without secrets. */
  readonly withoutSecrets: Map<string, string>
  /** By owner and kind: documents that follow from others. */
  readonly derived: InputMemo
}

interface ReadState {
  /** By path: parsed text, and the result. */
  readonly parsed: Map<string, { readonly text: string; readonly result: ParsedText }>
  /** By owner (a brand, or the shared documents) and kind: the documents of the kind. */
  readonly kinds: Map<string, ReadonlyMap<string, ResolvedDocument>>
}

/** The last state, and the one before an edit that is undone. */
const mostVariants = 2

export function createParseCache(): ParseCache {
  return {
    parsed: new Map(),
    kinds: new Map(),
    passed: { parsed: new Map(), kinds: new Map() },
    withoutSecrets: new Map(),
    derived: createInputMemo(mostVariants),
  }
}

/** Call this after a check without findings. */
export function rememberPassed(cache: ParseCache): void {
  cache.passed = { parsed: new Map(cache.parsed), kinds: new Map(cache.kinds) }
}
