/**
 * Names that note what is looked up in them. A document in which nothing was wrong is not checked again while everything
 * that its check looked up is still the same: in the next brand, and after the next change.
 */
import type { JsonObject } from '#rules'
import type { Documents } from '../documents.ts'
import { remember } from '../memory.ts'
import { answerText, type Find, listen } from '../questions.ts'
import type { KnownNames } from './known-names.ts'

export interface NameReads {
  /** Whether another set of names would answer every look-up in the same way. */
  readonly holdFor: (names: KnownNames) => boolean
}

export interface WatchedNames {
  readonly names: KnownNames
  readonly reads: NameReads
}

type OfKind = Readonly<Record<string, JsonObject>>

interface Notes {
  /** Documents that were looked at: kind, then id. */
  readonly documents: Map<string, Map<string, JsonObject | undefined>>
  /** Kinds of which all documents were looked at, or that do not exist. */
  readonly kinds: Map<string, OfKind | undefined>
  /** Names that were asked for: kind of name, then name. */
  readonly members: Map<string, Map<string, boolean>>
  /** Questions that were asked: how they are answered, and what the answer was. */
  readonly questions: Map<string, { readonly find: Find; readonly text: string }>
  /** Something was looked through that cannot be compared. */
  isOpen: boolean
}

function createNotes(): Notes {
  return { documents: new Map(), kinds: new Map(), members: new Map(), questions: new Map(), isOpen: false }
}

export function watchNames(names: KnownNames): WatchedNames {
  const notes = createNotes()
  return { names: watch(names, notes), reads: { holdFor: (others) => holdFor(notes, others) } }
}

interface Derived {
  readonly value: unknown
  readonly notes: Notes
}

const watchers = new WeakMap<KnownNames, { readonly under: KnownNames; readonly notes: Notes }>()
const derivations = new WeakMap<KnownNames, Map<string, Derived>>()

/**
 * What many documents need that is made from names alone, such as the schema of an answer: made once, and whoever asks
 * for it has looked at everything that it was made from. A key always comes with the same maker.
 */
export function derive<Value>(names: KnownNames, key: string, make: (names: KnownNames) => Value): Value {
  const watcher = watchers.get(names)
  const under = watcher?.under ?? names
  const known = remember(derivations, under, () => new Map<string, Derived>())
  const found = known.get(key) ?? deriveNow(under, make)
  known.set(key, found)
  if (watcher) addNotes(watcher.notes, found.notes)
  return found.value as Value
}

function deriveNow<Value>(names: KnownNames, make: (names: KnownNames) => Value): Derived {
  const notes = createNotes()
  return { value: make(watch(names, notes)), notes }
}

function addNotes(notes: Notes, more: Notes): void {
  notes.isOpen ||= more.isOpen
  for (const [kind, all] of more.kinds) notes.kinds.set(kind, all)
  for (const [question, asked] of more.questions) notes.questions.set(question, asked)
  for (const [kind, ids] of more.documents) {
    const known = remembered(notes.documents, kind)
    for (const [id, value] of ids) known.set(id, value)
  }
  for (const [kind, asked] of more.members) {
    const known = remembered(notes.members, kind)
    for (const [name, isKnown] of asked) known.set(name, isKnown)
  }
}

function remembered<Value>(notes: Map<string, Map<string, Value>>, kind: string): Map<string, Value> {
  const before = notes.get(kind) ?? new Map<string, Value>()
  notes.set(kind, before)
  return before
}

function watch(names: KnownNames, notes: Notes): KnownNames {
  const documents = watchDocuments(names.documents, notes)
  listen(documents, {
    under: names.documents,
    note: (question, find) => notes.questions.set(question, { find, text: answerText(names.documents, question, find) }),
  })
  const watched: KnownNames = {
    brand: names.brand,
    documents,
    get routes() {
      notes.kinds.set('routes', names.documents.routes)
      return names.routes
    },
    isKind: names.isKind,
    has: (kind, name) => {
      const known = names.has(kind, name)
      remembered(notes.members, kind).set(name, known)
      return known
    },
    namesOf: (kind) => {
      notes.isOpen = true
      return names.namesOf(kind)
    },
  }
  watchers.set(watched, { under: names, notes })
  return watched
}

function holdFor({ documents, kinds, members, questions, isOpen }: Notes, names: KnownNames): boolean {
  if (isOpen) return false
  for (const [kind, all] of kinds) if (names.documents[kind] !== all) return false
  for (const [kind, ids] of documents) {
    const ofKind = names.documents[kind]
    for (const [id, value] of ids) if (ofKind?.[id] !== value) return false
  }
  for (const [question, { find, text }] of questions) if (answerText(names.documents, question, find) !== text) return false
  for (const [kind, asked] of members) for (const [name, known] of asked) if (names.has(kind, name) !== known) return false
  return true
}

function watchDocuments(documents: Documents, notes: Notes): Documents {
  const watched = new Map<string, OfKind>()
  return new Proxy(documents, {
    get: (target, kind) => {
      if (typeof kind !== 'string') return undefined
      const ofKind = target[kind]
      // Of a kind that was looked through as a whole, single look-ups say nothing more.
      if (ofKind === undefined || notes.kinds.has(kind)) {
        notes.kinds.set(kind, ofKind)
        return ofKind
      }
      const before = watched.get(kind) ?? watchKind(kind, ofKind, notes)
      watched.set(kind, before)
      return before
    },
    ownKeys: (target) => {
      notes.isOpen = true
      return Reflect.ownKeys(target)
    },
  })
}

function watchKind(kind: string, ofKind: OfKind, notes: Notes): OfKind {
  const ids = remembered(notes.documents, kind)
  const look = (id: string | symbol): JsonObject | undefined => {
    if (typeof id !== 'string' || !Object.hasOwn(ofKind, id)) {
      if (typeof id === 'string') ids.set(id, undefined)
      return undefined
    }
    ids.set(id, ofKind[id])
    return ofKind[id]
  }
  return new Proxy(ofKind, {
    get: (_, id) => look(id),
    has: (_, id) => look(id) !== undefined,
    getOwnPropertyDescriptor: (target, id) => {
      look(id)
      return Reflect.getOwnPropertyDescriptor(target, id)
    },
    ownKeys: (target) => {
      notes.kinds.set(kind, ofKind)
      return Reflect.ownKeys(target)
    },
  })
}
