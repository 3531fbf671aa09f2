/**
 * What one reading or check of the documents leaves for the next, so that a changed document costs itself and what it
 * touches. Everything here is keyed by what it was made from and may be forgotten at any time: it changes no answer.
 */
import type { ObjectTree, Problem, ResolvedDocument } from './documents.ts'
import type { ParsedText } from './parse.ts'

export interface ReadingMemory extends ReadState {
  /** The state when the check last passed, so that undoing an edit costs no more than the edit did. */
  passed: ReadState
  /** Marks of brands' files found in a shared document. */
  readonly marks: WeakMap<ObjectTree, readonly Problem[]>
  readonly documents: WeakMap<ObjectTree, ResolvedDocument>
  /** By a brand's file and what it lay over: what came of it. */
  readonly overlays: WeakMap<ObjectTree, WeakMap<ObjectTree, { readonly merged: ObjectTree; readonly problems: readonly Problem[] }>>
  /** By path: the text in which no secret was found. */
  readonly withoutSecrets: Map<string, string>
}

interface ReadState {
  /** By path: the text that was parsed, and what it came to. */
  readonly parsed: Map<string, { readonly text: string; readonly result: ParsedText }>
  /** By owner (a brand, or the shared documents) and kind: the documents of the kind. */
  readonly kinds: Map<string, ReadonlyMap<string, ResolvedDocument>>
}

export function createReadingMemory(): ReadingMemory {
  return {
    parsed: new Map(),
    kinds: new Map(),
    passed: { parsed: new Map(), kinds: new Map() },
    marks: new WeakMap(),
    documents: new WeakMap(),
    overlays: new WeakMap(),
    withoutSecrets: new Map(),
  }
}

/** Call this after a check that found nothing. */
export function rememberPassed(memory: ReadingMemory): void {
  memory.passed = { parsed: new Map(memory.parsed), kinds: new Map(memory.kinds) }
}

/** The value made from an object the last time, else made now. */
export function remember<Key extends object, Value>(memory: WeakMap<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const before = memory.get(key)
  if (before !== undefined) return before
  const value = make(key)
  memory.set(key, value)
  return value
}
