/**
 * Names that note what is looked up in them. A document in which nothing was wrong is not checked again while everything
 * that its check looked up is still the same: in the next brand, and after the next change.
 */
import type { JsonObject } from '#rules'
import type { Documents } from '../documents.ts'
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
  /** Something was looked through that cannot be compared. */
  isOpen: boolean
}

export function watchNames(names: KnownNames): WatchedNames {
  const notes: Notes = { documents: new Map(), kinds: new Map(), members: new Map(), isOpen: false }
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
      memberNotes(notes, kind).set(name, known)
      return known
    },
    namesOf: (kind) => {
      notes.isOpen = true
      return names.namesOf(kind)
    },
  }
  return { names: watched, reads: { holdFor: (others) => holdFor(notes, others) } }
}

function holdFor({ documents, kinds, members, isOpen }: Notes, names: KnownNames): boolean {
  if (isOpen) return false
  for (const [kind, all] of kinds) if (names.documents[kind] !== all) return false
  for (const [kind, ids] of documents) {
    const ofKind = names.documents[kind]
    for (const [id, value] of ids) if (ofKind?.[id] !== value) return false
  }
  for (const [kind, asked] of members) for (const [name, known] of asked) if (names.has(kind, name) !== known) return false
  return true
}

function memberNotes({ members }: Notes, kind: string): Map<string, boolean> {
  const before = members.get(kind)
  if (before) return before
  const asked = new Map<string, boolean>()
  members.set(kind, asked)
  return asked
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
  const ids = new Map<string, JsonObject | undefined>()
  notes.documents.set(kind, ids)
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
