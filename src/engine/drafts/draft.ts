/** Unsubmitted entries of a form, and merging two versions without losing either. */
import type { FormView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import type { FormerField } from '../plan/compare-forms.ts'
import { toFormerFields } from '../plan/compare-forms.ts'

export type Typed = {
  readonly values: JsonObject
  /** Values that the page passed to the form at that time. */
  readonly given: string
  /** The form's fields at that time. */
  readonly fields: readonly FormerField[]
  /** Time of the last keystroke. */
  readonly at: string
}

/** The copy kept in one browser. */
export interface LocalDraft {
  /** Owner; empty for a visitor. */
  readonly who: string
  readonly typed: Typed
  /** Version of the server's copy it is based on; 0 if none. */
  readonly version: number
  /** Not yet saved on the server. */
  readonly isUnsaved: boolean
  /** Tab that wrote it. */
  readonly writer: string
  /** Older versions that can be restored, newest last. */
  readonly others: readonly Typed[]
}

/** The server's copy as received. Version 0 means that there is none. */
export interface ServerDraft {
  readonly version: number
  readonly typed?: Typed
  readonly others: readonly Typed[]
}

export interface Settled {
  readonly typed: Typed | null
  readonly others: readonly Typed[]
  readonly version: number
  /** Needs to be saved on the server. */
  readonly isUnsaved: boolean
}

const mostOthers = 5
/** One-time entries must not be stored. */
const secretWidgets = new Set(['password', 'code'])

export function typedNow(form: FormView, values: JsonObject, given: string, now: Date): Typed {
  return { values: withoutSecrets(form, values), given, fields: toFormerFields(form.fields), at: now.toISOString() }
}

/** Which draft to continue with: the newer. The other is kept next to it. */
export function settleDrafts(local: LocalDraft | null, server: ServerDraft): Settled {
  const theirs = server.typed
  if (!local) return { typed: theirs ?? null, others: server.others, version: server.version, isUnsaved: false }
  const mine = { typed: local.typed, others: local.others, version: server.version }
  // The server's draft is gone: it was sent or discarded elsewhere.
  if (!theirs) return local.isUnsaved ? { ...mine, isUnsaved: true } : { typed: null, others: [], version: 0, isUnsaved: false }
  if (server.version === local.version) return { ...mine, isUnsaved: local.isUnsaved }
  if (!local.isUnsaved || sameValues(local.typed, theirs)) {
    return { typed: theirs, others: server.others, version: server.version, isUnsaved: false }
  }
  const [newer, older] = local.typed.at >= theirs.at ? [local.typed, theirs] : [theirs, local.typed]
  return {
    typed: newer,
    others: joinOthers([...server.others, ...local.others, older], newer),
    version: server.version,
    isUnsaved: true,
  }
}

/** Older versions, without duplicates and without the current one. */
export function joinOthers(others: readonly Typed[], kept: Typed): readonly Typed[] {
  const joined: Typed[] = []
  for (const other of others) {
    if (sameValues(other, kept) || joined.some((one) => sameValues(one, other))) continue
    joined.push(other)
  }
  return joined.slice(-mostOthers)
}

export function sameValues(left: Typed, right: Typed): boolean {
  return sortedText(left.values) === sortedText(right.values)
}

/** Whether both are the same input: not only the same values, but typed at the same moment. */
export function isSameVersion(left: Typed, right: Typed): boolean {
  return left.at === right.at && sameValues(left, right)
}

/** The data stored on the server, which does not interpret it. */
export function toData(typed: Typed, others: readonly Typed[]): JsonObject {
  return { ...typed, others } as JsonObject
}

/** Data from the server or another tab may have an older format. */
export function fromData(data: unknown): Pick<ServerDraft, 'typed' | 'others'> {
  const { others, ...typed } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return {
    ...(isTyped(typed) ? { typed } : {}),
    others: Array.isArray(others) ? others.filter(isTyped) : [],
  }
}

export function isTyped(value: unknown): value is Typed {
  const typed = value as Partial<Typed> | null
  return (
    typeof typed === 'object' &&
    typed !== null &&
    typeof typed.values === 'object' &&
    typed.values !== null &&
    typeof typed.given === 'string' &&
    typeof typed.at === 'string' &&
    Array.isArray(typed.fields)
  )
}

export function isLocalDraft(value: unknown): value is LocalDraft {
  const draft = value as Partial<LocalDraft> | null | undefined
  return typeof draft === 'object' && draft !== null && typeof draft.who === 'string' && isTyped(draft.typed) && Array.isArray(draft.others)
}

/** Passwords and one-time codes are never stored. */
export function withoutSecrets(form: FormView, values: JsonObject): JsonObject {
  const secret = new Set(form.fields.filter((field) => secretWidgets.has(field.widget)).map((field) => field.name))
  return secret.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)))
}

/** Sorted names: a server may return an object in another order. Absent values are omitted. */
function sortedText(value: Json | undefined): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1))) : inner,
  )
}
