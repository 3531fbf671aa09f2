/** Differences between two sets of documents, value by value, as a reader would describe them. */
import { isObject, type Json, type JsonObject } from '#rules'

export interface FileChange {
  readonly path: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** Empty for a file that was added, removed or is not JSON. */
  readonly values: readonly ValueChange[]
}

export interface ValueChange {
  /** JSON pointer; list items with an id are named by it. */
  readonly pointer: string
  /** Absent if there was none. */
  readonly before?: Json
  /** Absent if it was removed. */
  readonly after?: Json
}

/** Content by path: the text, or a hash of it. */
export type Files = Readonly<Record<string, string>>

/** Sorted by path. A document that was only reformatted has a change without values. */
export function compareDocuments(before: Files, after: Files): FileChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return paths.flatMap((path): FileChange[] => {
    const [old, now] = [before[path], after[path]]
    if (old === now) return []
    if (old === undefined) return [{ path, kind: 'added', values: [] }]
    if (now === undefined) return [{ path, kind: 'removed', values: [] }]
    return [{ path, kind: 'changed', values: compareTexts(old, now) }]
  })
}

function compareTexts(before: string, after: string): ValueChange[] {
  try {
    return compareValues(JSON.parse(before) as Json, JSON.parse(after) as Json, '')
  } catch {
    // A picture, or a document with problems that the check reports.
    return []
  }
}

function compareValues(before: Json | undefined, after: Json | undefined, pointer: string): ValueChange[] {
  if (before === undefined) return after === undefined ? [] : [{ pointer, after }]
  if (after === undefined) return [{ pointer, before }]
  const [old, now] = [membersOf(before), membersOf(after)]
  if (!old || !now || Array.isArray(before) !== Array.isArray(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ pointer, before, after }]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  const changes = names.flatMap((name) => compareValues(old.get(name), now.get(name), `${pointer}/${escapeName(name)}`))
  const moved = changes.length === 0 && [...old.keys()].join('\n') !== [...now.keys()].join('\n') && Array.isArray(before)
  return moved ? [{ pointer, before: [...old.keys()], after: [...now.keys()] }] : changes
}

/** Null for a plain value. Items are named by their ids, as in overlays, or else by their index. */
function membersOf(value: Json): Map<string, Json> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value as JsonObject))
  const ids = (value as readonly Json[]).map(idOf)
  const named = ids.every((id) => id !== null) && new Set(ids).size === ids.length
  return new Map((value as readonly Json[]).map((item, place) => [named ? (ids[place] ?? '') : String(place), item]))
}

function idOf(item: Json): string | null {
  const id = isObject(item) ? item.id : null
  return typeof id === 'string' ? id : null
}

function escapeName(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
