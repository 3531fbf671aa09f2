/**
 * Reuses compiled parts of a release while nothing they were compiled from has changed: on the next page, in the next brand,
 * and after the next edit.
 */
import type { Documents } from '../documents.ts'
import {
  addDocumentNotes,
  addEntries,
  createDocumentNotes,
  type DocumentNotes,
  documentsHold,
  entriesOf,
  watchDocuments,
  watchReads,
} from '../watched-documents.ts'
import { deepFreeze } from './freeze.ts'
import type { BrandContext } from './source.ts'

/** By key, most recently used first. */
export type MadeParts = Map<string, Made[]>

export interface Made {
  readonly value: unknown
  readonly notes: Notes
}

/** Members of a context that are read by name. */
const records = ['texts', 'limits', 'manifest', 'meta'] as const
type RecordName = (typeof records)[number]

interface Notes extends DocumentNotes {
  /** What was read from each record, by name; a record that was iterated is kept whole, under the name `whole`. */
  readonly records: Map<string, Map<string, unknown>>
  /** The brand's id, if it was read. */
  brand?: string
}

const whole = ''

/** Variants kept of each part. Brands differ little, so a few are enough. */
const mostVariants = 6

type Watched = Pick<BrandContext, RecordName | 'documents' | 'brand'>
const watchers = new WeakMap<Documents, { readonly under: Watched; readonly notes: Notes }>()

/**
 * Returns the part for a key, reusing it if nothing it was made from has changed. A key always comes with the same maker, which
 * reads only its context; its reads also count as reads of the enclosing part.
 */
export function partOf<Context extends BrandContext, Value>(context: Context, key: string, make: (context: Context) => Value): Value {
  const watcher = watchers.get(context.documents)
  const under = watcher ? { ...context, ...watcher.under } : context
  const made = under.current.get(key) ?? findMade(under, key) ?? makeNow(under, key, make)
  under.current.set(key, made)
  if (watcher) addNotes(watcher.notes, made.notes)
  return made.value as Value
}

function findMade(context: BrandContext, key: string): Made | undefined {
  const variants = context.parts.get(key)
  const place = variants?.findIndex(({ notes }) => notesHold(notes, context)) ?? -1
  if (!variants || place < 0) return undefined
  const [found] = variants.splice(place, 1)
  if (found) variants.unshift(found)
  return found
}

function makeNow<Context extends BrandContext>(context: Context, key: string, make: (context: Context) => unknown): Made {
  const notes: Notes = { ...createDocumentNotes(), records: new Map() }
  const made = { value: deepFreeze(make(watch(context, notes))), notes }
  const variants = context.parts.get(key) ?? []
  context.parts.set(key, [made, ...variants.slice(0, mostVariants - 1)])
  return made
}

function addNotes(notes: Notes, more: Notes): void {
  addDocumentNotes(notes, more)
  addEntries(notes.records, more.records)
  if (more.brand !== undefined) notes.brand = more.brand
}

function notesHold(notes: Notes, context: BrandContext): boolean {
  if (notes.brand !== undefined && notes.brand !== context.brand) return false
  for (const name of records) {
    const record: Readonly<Record<string, unknown>> = context[name]
    for (const [key, value] of notes.records.get(name) ?? []) if (!isSame(key === whole ? record : record[key], value)) return false
  }
  return documentsHold(notes, context.documents)
}

/** Editing a file replaces the objects of all its texts, including those that still say the same. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function watch<Context extends BrandContext>(context: Context, notes: Notes): Context {
  const documents = watchDocuments(context.documents, notes)
  const watched = { ...context, documents }
  for (const name of records) Object.assign(watched, { [name]: watchRecord(context[name], entriesOf(notes.records, name)) })
  Object.defineProperty(watched, 'brand', {
    enumerable: true,
    get: () => {
      notes.brand = context.brand
      return context.brand
    },
  })
  const { texts, limits, manifest, meta, brand } = context
  watchers.set(documents, { under: { documents: context.documents, texts, limits, manifest, meta, brand }, notes })
  return watched
}

function watchRecord(record: object, read: Map<string, unknown>): object {
  return watchReads(record, { onRead: (name, value) => read.set(name, value), onIterate: () => read.set(whole, record) })
}
