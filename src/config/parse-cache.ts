/** What one reading of files leaves for the next, by path: files are new objects each time that they are read. It changes no answer. */
import type { ResolvedDocument } from './documents.ts'
import type { ParsedText } from './parse.ts'

export interface ParseCache extends ReadState {
  /** The state when the check last passed, so that undoing an edit costs no more than the edit did. */
  passed: ReadState
  /** By path: the text in which no secret was found. */
  readonly withoutSecrets: Map<string, string>
}

interface ReadState {
  /** By path: the text that was parsed, and what it came to. */
  readonly parsed: Map<string, { readonly text: string; readonly result: ParsedText }>
  /** By owner (a brand, or the shared documents) and kind: the documents of the kind. */
  readonly kinds: Map<string, ReadonlyMap<string, ResolvedDocument>>
}

export function createParseCache(): ParseCache {
  return {
    parsed: new Map(),
    kinds: new Map(),
    passed: { parsed: new Map(), kinds: new Map() },
    withoutSecrets: new Map(),
  }
}

/** Call this after a check that found nothing. */
export function rememberPassed(cache: ParseCache): void {
  cache.passed = { parsed: new Map(cache.parsed), kinds: new Map(cache.kinds) }
}
