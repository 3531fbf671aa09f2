/** What files name instead of writing it: parts, fields of the vocabulary, and fields that are shown. */
import type { ObjectTree, Problem } from '../read/documents.ts'
import { say } from '../read/messages.ts'
import type { ReadFile } from './file-problems.ts'
import { nameFields } from './named-fields.ts'
import { expandItems } from './named-items.ts'
import { orderWords } from './order-operations.ts'
import { findUnusedParts, type Parts, placeParts, withoutItems } from './parts.ts'
import { findUnusedWords, findWordsTwice, type Vocabulary, vocabularyOf } from './vocabulary.ts'

export interface ReadNamed {
  readonly read: ReadFile[]
  readonly parts: Parts
  readonly vocabulary: Vocabulary
}

/** The files with all of it in its place. */
export function readNamed(files: readonly ReadFile[], problems: Problem[]): ReadNamed {
  const parts = partsOf(files, problems)
  const placed = withPlacedParts(files, parts, problems)
  const vocabulary = vocabularyIn(placed)
  return { read: withNamedFields(placed, vocabulary, problems), parts, vocabulary }
}

/** Parts are placed before a brand's differences are laid over a document: a brand changes what they say there, not in the part. */
function partsOf(read: readonly ReadFile[], problems: Problem[]): Parts {
  const parts = new Map<string, ObjectTree>()
  for (const { name, path, tree } of read) {
    if (name.kind !== 'part' || !tree) continue
    const other = parts.get(name.id)
    if (other) problems.push({ path, offset: 0, ...say('DUPLICATE-ID/file', { name: name.id, path: other.place.path }) })
    else parts.set(name.id, tree)
  }
  return parts
}

/** Documents with the items of the parts that they name; one with an unknown name is not read completely. */
function withPlacedParts(read: readonly ReadFile[], parts: Parts, problems: Problem[]): ReadFile[] {
  const isReadable = !read.some(({ name, broken }) => broken && name.kind === 'part')
  const used = new Set<string>()
  const placed = read.map((file): ReadFile => {
    if (!file.tree) return file
    if (file.name.kind === 'part') return { ...file, tree: withoutItems(file.tree) }
    const { tree, problems: found, lists } = placeParts(file.name.kind, file.tree, parts)
    // What seems to be missing may be in the part that cannot be read.
    if (!file.broken && isReadable) problems.push(...found)
    for (const list of lists) used.add(list)
    return tree === file.tree ? file : { ...file, tree, broken: file.broken || found.some(({ code }) => code === 'REFERENCE') }
  })
  if (!placed.some(({ broken }) => broken)) problems.push(...findUnusedParts(parts, used))
  return placed
}

/** A brand's changes to an entity hold for the entity only. */
function vocabularyIn(read: readonly ReadFile[]): Vocabulary {
  const entities = read.flatMap(({ name, tree }) => (tree && name.kind === 'entity' ? [{ ...name, tree }] : []))
  const shared = [...entities.filter(({ brand }) => brand !== undefined), ...entities.filter(({ brand }) => brand === undefined)]
  return vocabularyOf(treesOf(read), new Map(shared.map(({ id, tree }) => [id, tree])))
}

function treesOf(read: readonly ReadFile[]): ObjectTree[] {
  return read.flatMap(({ name, tree }) => (tree && name.kind === 'vocabulary' ? [tree] : []))
}

/** Kinds of documents that declare what others name. */
const declaring: ReadonlySet<string> = new Set(['vocabulary', 'entity'])

/** Documents with the fields that they name; one with an unknown name is not read completely. */
function withNamedFields(read: readonly ReadFile[], vocabulary: Vocabulary, problems: Problem[]): ReadFile[] {
  const isReadable = !read.some(({ name, broken }) => broken && declaring.has(name.kind))
  problems.push(...findWordsTwice(treesOf(read)))
  const used = new Set<string>()
  const named = read.map((file) => {
    if (!file.tree) return file
    const { tree: withFields, problems: unknown, words, isPartial } = nameFields(file.name.kind, file.tree, vocabulary)
    const tree = expandItems(file.name.kind, withFields)
    // What seems to be missing may be in the document that cannot be read.
    if (!file.broken) problems.push(...unknown.filter(({ code }) => isReadable || code !== 'REFERENCE'))
    for (const word of words.keys()) used.add(word)
    return tree === file.tree
      ? file
      : { ...file, tree, broken: file.broken || isPartial || unknown.some(({ code }) => code === 'REFERENCE') }
  })
  if (read.some(({ name, tree }) => name.kind === 'order-type' && tree?.members.has('create')))
    for (const word of orderWords) used.add(word)
  if (!named.some(({ broken }) => broken)) problems.push(...findUnusedWords(vocabulary, used))
  return named
}
