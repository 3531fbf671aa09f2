/**
 * Names that note what is looked up in them. A document in which nothing was wrong is not checked again while everything
 * that its check looked up is still the same: in the next brand, and after the next change.
 */
import { remember } from '../../memory.ts'
import {
  addDocumentNotes,
  addEntries,
  createDocumentNotes,
  type DocumentNotes,
  documentsHold,
  entriesOf,
  watchDocuments,
} from '../../watched-documents.ts'
import type { KnownNames } from './known-names.ts'

export interface NameReads {
  /** Whether another set of names would answer every look-up in the same way. */
  readonly holdFor: (names: KnownNames) => boolean
}

export interface WatchedNames {
  readonly names: KnownNames
  readonly reads: NameReads
}

interface Notes extends DocumentNotes {
  /** Names that were asked for: kind of name, then name. */
  readonly members: Map<string, Map<string, boolean>>
}

function createNotes(): Notes {
  return { ...createDocumentNotes(), members: new Map() }
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
  addDocumentNotes(notes, more)
  addEntries(notes.members, more.members)
}

function watch(names: KnownNames, notes: Notes): KnownNames {
  const documents = watchDocuments(names.documents, notes)
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
      entriesOf(notes.members, kind).set(name, known)
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

function holdFor(notes: Notes, names: KnownNames): boolean {
  if (!documentsHold(notes, names.documents)) return false
  for (const [kind, asked] of notes.members) for (const [name, known] of asked) if (names.has(kind, name) !== known) return false
  return true
}
