/** Records which documents are read, so that a result can be reused while they stay the same. */
import type { JsonObject } from '#rules'
import type { Documents } from './documents.ts'
import { answerText, type Find, listen } from './questions.ts'

type OfKind = Readonly<Record<string, JsonObject>>

export interface DocumentNotes {
  /** Documents that were looked at: kind, then id. */
  readonly documents: Map<string, Map<string, JsonObject | undefined>>
  /** Kinds of which all documents were looked at, or that do not exist. */
  readonly kinds: Map<string, OfKind | undefined>
  /** Questions that were asked: how they are answered, and what the answer was. */
  readonly questions: Map<string, { readonly find: Find; readonly text: string }>
  /** Something was looked through that cannot be compared. */
  isOpen: boolean
}

export function createDocumentNotes(): DocumentNotes {
  return { documents: new Map(), kinds: new Map(), questions: new Map(), isOpen: false }
}

export function addDocumentNotes(notes: DocumentNotes, more: DocumentNotes): void {
  notes.isOpen ||= more.isOpen
  for (const [kind, all] of more.kinds) notes.kinds.set(kind, all)
  for (const [question, asked] of more.questions) notes.questions.set(question, asked)
  addEntries(notes.documents, more.documents)
}

/** Merges nested maps. */
export function addEntries<Value>(into: Map<string, Map<string, Value>>, from: ReadonlyMap<string, ReadonlyMap<string, Value>>): void {
  for (const [name, entries] of from) {
    const known = entriesOf(into, name)
    for (const [key, value] of entries) known.set(key, value)
  }
}

export function entriesOf<Value>(maps: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const before = maps.get(name) ?? new Map<string, Value>()
  maps.set(name, before)
  return before
}

/** Whether the same reads of other documents would give the same results. */
export function documentsHold({ documents, kinds, questions, isOpen }: DocumentNotes, others: Documents): boolean {
  if (isOpen) return false
  for (const [kind, all] of kinds) if (others[kind] !== all) return false
  for (const [kind, ids] of documents) {
    const ofKind = others[kind]
    for (const [id, value] of ids) if (ofKind?.[id] !== value) return false
  }
  for (const [question, { find, text }] of questions) if (answerText(others, question, find) !== text) return false
  return true
}

export function watchDocuments(documents: Documents, notes: DocumentNotes): Documents {
  const watchedKinds = new Map<string, OfKind>()
  const watched = new Proxy(documents, {
    get: (target, kind) => {
      if (typeof kind !== 'string') return undefined
      const ofKind = target[kind]
      // Once a whole kind has been read, reading one of its documents adds nothing.
      if (ofKind === undefined || notes.kinds.has(kind)) {
        notes.kinds.set(kind, ofKind)
        return ofKind
      }
      const before = watchedKinds.get(kind) ?? watchKind(kind, ofKind, notes)
      watchedKinds.set(kind, before)
      return before
    },
    ownKeys: (target) => {
      notes.isOpen = true
      return Reflect.ownKeys(target)
    },
  })
  listen(watched, {
    under: documents,
    note: (question, find) => notes.questions.set(question, { find, text: answerText(documents, question, find) }),
  })
  return watched
}

function watchKind(kind: string, ofKind: OfKind, notes: DocumentNotes): OfKind {
  const ids = entriesOf(notes.documents, kind)
  return watchReads(ofKind, { onRead: (id, document) => ids.set(id, document), onIterate: () => notes.kinds.set(kind, ofKind) })
}

interface ReadListeners<Value> {
  /** Gets undefined for a name that the record lacks. */
  readonly onRead: (name: string, value: Value | undefined) => void
  readonly onIterate: () => void
}

/** The same record, reporting which of its own members are read and whether all of them are iterated. */
export function watchReads<Of extends object>(record: Of, { onRead, onIterate }: ReadListeners<Of[keyof Of]>): Of {
  const read = (name: string | symbol): Of[keyof Of] | undefined => {
    const value = Object.hasOwn(record, name) ? record[name as keyof Of] : undefined
    if (typeof name === 'string') onRead(name, value)
    return value
  }
  return new Proxy(record, {
    get: (_, name) => read(name),
    has: (_, name) => read(name) !== undefined,
    getOwnPropertyDescriptor: (target, name) => {
      read(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    ownKeys: (target) => {
      onIterate()
      return Reflect.ownKeys(target)
    },
  })
}
