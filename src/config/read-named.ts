/** What files name instead of writing it: parts, fields of the vocabulary, and fields that are shown. */
import type { ObjectTree, Problem } from './documents.ts'
import type { ReadFile } from './file-problems.ts'
import { say } from './messages.ts'
import { expandItems } from './named-items.ts'
import { orderWords } from './order-operations.ts'
import { findUnusedParts, type Parts, placeParts, withoutItems } from './parts.ts'
import { findUnusedWords, findWordsTwice, nameFields, vocabularyOf } from './vocabulary.ts'

export interface ReadNamed {
  readonly read: ReadFile[]
  readonly parts: Parts
}

/** The files with all of it in its place. */
export function readNamed(files: readonly ReadFile[], problems: Problem[]): ReadNamed {
  const parts = partsOf(files, problems)
  return { read: withNamedFields(withPlacedParts(files, parts, problems), problems), parts }
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

/** Documents with the fields that they name from the vocabulary; one with an unknown name is not read completely. */
function withNamedFields(read: readonly ReadFile[], problems: Problem[]): ReadFile[] {
  const documents = read.flatMap(({ name, tree }) => (tree && name.kind === 'vocabulary' ? [tree] : []))
  const vocabulary = vocabularyOf(documents)
  const isReadable = !read.some(({ name, broken }) => broken && name.kind === 'vocabulary')
  problems.push(...findWordsTwice(documents))
  const used = new Set<string>()
  const named = read.map((file) => {
    if (!file.tree) return file
    const { tree: withFields, problems: unknown, words } = nameFields(file.name.kind, file.tree, vocabulary)
    const tree = expandItems(file.name.kind, withFields)
    // What seems to be missing may be in the part that cannot be read.
    if (!file.broken) problems.push(...unknown.filter(({ code }) => isReadable || code !== 'REFERENCE'))
    for (const word of words.keys()) used.add(word)
    return tree === file.tree ? file : { ...file, tree, broken: file.broken || unknown.some(({ code }) => code === 'REFERENCE') }
  })
  if (read.some(({ name, tree }) => name.kind === 'order-type' && tree?.members.has('create')))
    for (const word of orderWords) used.add(word)
  if (!named.some(({ broken }) => broken)) problems.push(...findUnusedWords(vocabulary, used))
  return named
}
