/**
 * Fields that a document names instead of declaring them: "fields": ["pol", { "name": "etd", "hint": ... }]. A name is one of the
 * document's own properties, or a word of the vocabulary with what differs from it. Everything that reads documents sees
 * properties only. What comes from a word has the position in the vocabulary.
 */
import { findingTerms } from '#generated/findings.ts'
import { nearestName } from '#rules'
import { withMembers } from './derived-tree.ts'
import type { ListTree, ObjectTree, Place, Problem, Tree } from './documents.ts'
import { say } from './messages.ts'
import { once, onceForPair } from './once.ts'
import { mergeOverlay, withoutNames } from './overlay.ts'

/** The declarations of fields by name, as written. */
export type Vocabulary = ReadonlyMap<string, ObjectTree>

export interface NamedFields {
  readonly tree: ObjectTree
  readonly problems: readonly Problem[]
  /** The words that the document names, with their declarations. */
  readonly words: ReadonlyMap<string, ObjectTree | undefined>
}

/** The words of all vocabulary documents: the same map for the same documents. */
export function vocabularyOf(documents: readonly ObjectTree[]): Vocabulary {
  return documents.reduce<Vocabulary>((words, document) => addWords(words, document), noWords)
}

const noWords: Vocabulary = new Map()

const addWords = onceForPair((words: Vocabulary, document: ObjectTree): Vocabulary => new Map([...words, ...wordsOf(document)]))

const wordsOf = once((document: ObjectTree): ReadonlyMap<string, ObjectTree> => {
  const words = document.members.get('words')
  const declared = words?.kind === 'object' ? [...words.members] : []
  return new Map(declared.flatMap(([name, word]) => (word.kind === 'object' ? [[name, word] as const] : [])))
})

/** Words that two documents declare: the second place is the problem. */
export function findWordsTwice(documents: readonly ObjectTree[]): Problem[] {
  const places = new Map<string, Place>()
  return documents.flatMap((document) =>
    [...wordsOf(document)].flatMap(([name, { place }]): Problem[] => {
      const first = places.get(name)
      places.set(name, first ?? place)
      return first ? [{ path: place.path, offset: place.nameOffset, ...say('DUPLICATE-ID/word', { name, path: first.path }) }] : []
    }),
  )
}

/** Words that no document names. */
export function findUnusedWords(vocabulary: Vocabulary, used: ReadonlySet<string>): Problem[] {
  return [...vocabulary].flatMap(([name, { place }]): Problem[] =>
    used.has(name)
      ? []
      : [
          {
            path: place.path,
            offset: place.nameOffset,
            ...say('UNUSED/nowhere', { kind: findingTerms.word, name }),
            severity: 'warning',
          },
        ],
  )
}

/** The document with properties in place of named fields. */
export function nameFields(kind: string, tree: ObjectTree, vocabulary: Vocabulary): NamedFields {
  return holders[kind] === undefined ? { tree, problems: [], words: noWords } : nameOnce(tree, vocabulary, kind)
}

/** Where the documents of a kind have fields. */
const holders: Readonly<Record<string, (document: ObjectTree, naming: Naming) => ObjectTree>> = {
  entity: nameShape,
  form: nameShape,
  operation: (document, naming) =>
    ['input', 'output'].reduce((whole, member) => changeObject(whole, member, (shape) => nameShape(shape, naming)), document),
  vocabulary: (document, naming) => changeObject(document, 'words', (words) => changeEach(words, (word) => nameWord(word, naming))),
}

const lastNamings = new WeakMap<ObjectTree, NamedFields>()

/** A changed vocabulary changes only the documents that name a changed word. */
const nameOnce = onceForPair((tree: ObjectTree, vocabulary: Vocabulary, kind: string): NamedFields => {
  const before = lastNamings.get(tree)
  if (before && [...before.words].every(([name, word]) => vocabulary.get(name) === word)) return before
  const naming: Naming = { vocabulary, isForm: kind === 'form', words: new Map(), problems: [], inside: [] }
  const result = { tree: holders[kind]?.(tree, naming) ?? tree, problems: naming.problems, words: naming.words }
  lastNamings.set(tree, result)
  return result
})

/** An item of a list of fields, with the place of its word's name, and the names that are declared beside the list. */
export interface NamedWord {
  readonly item: Tree
  readonly word: string
  readonly place: Place
  readonly properties: readonly string[]
}

/** The names in the lists of fields of a document as written. */
export function listNamedWords(kind: string, tree: ObjectTree): NamedWord[] {
  return holders[kind] === undefined ? [] : listIn(tree)
}

function listIn(tree: Tree): NamedWord[] {
  if (tree.kind === 'value') return []
  if (tree.kind === 'list') return tree.items.flatMap(listIn)
  const fields = tree.members.get('fields')
  const declared = tree.members.get('properties')
  const properties = declared?.kind === 'object' ? [...declared.members.keys()] : []
  // In a layout, fields are named by id.
  const items = fields?.kind === 'list' && !tree.members.has('id') ? fields.items : []
  const named = items.flatMap((item): NamedWord[] => {
    const { word, place } = readName(item) ?? {}
    return word === undefined || place === undefined ? [] : [{ item, word, place, properties }]
  })
  return [...named, ...[...tree.members.values()].flatMap(listIn)]
}

interface Naming {
  readonly vocabulary: Vocabulary
  /** Only forms take what a word says about typing it in. */
  readonly isForm: boolean
  readonly words: Map<string, ObjectTree | undefined>
  readonly problems: Problem[]
  /** Names of the words around, to detect one that contains itself. */
  readonly inside: readonly string[]
}

function nameShape(shape: ObjectTree, naming: Naming): ObjectTree {
  const fields = shape.members.get('fields')
  const whole = fields?.kind === 'list' ? withFields(shape, fields, naming) : shape
  const properties = changeObject(whole, 'properties', (declared) => changeEach(declared, (field) => nameShape(field, naming)))
  const rows = changeObject(properties, 'items', (row) => nameShape(row, naming))
  return changeObject(rows, 'additionalProperties', (value) => nameShape(value, naming))
}

function nameWord(word: ObjectTree, naming: Naming): ObjectTree {
  return changeObject(nameShape(word, naming), 'entry', (entry) => nameShape(entry, { ...naming, isForm: true }))
}

/** Properties in the order of the names; those that are not named follow. */
function withFields(shape: ObjectTree, fields: ListTree, naming: Naming): ObjectTree {
  const declared = shape.members.get('properties')
  const own = declared?.kind === 'object' ? declared.members : new Map<string, Tree>()
  const members = new Map<string, Tree>()
  for (const item of fields.items) {
    const named = readName(item)
    if (!named) continue
    if (members.has(named.name)) addProblem(naming, named.place, say('DUPLICATE-ID/field', { name: named.name }))
    else members.set(named.name, own.get(named.name) ?? fieldOf(named, naming, named.word === named.name ? [...own.keys()] : []))
  }
  for (const [name, field] of own) if (!members.has(name)) members.set(name, field)
  const place = declared?.place ?? fields.place
  return withMembers(withoutNames(shape, ['fields']), { properties: { kind: 'object', place, members } })
}

interface NamedField {
  readonly name: string
  readonly word: string
  /** Of the name, and of the name of the word. */
  readonly place: Place
  readonly differences: ObjectTree
}

function readName(item: Tree): NamedField | undefined {
  if (item.kind === 'value' && typeof item.value === 'string') {
    const differences: ObjectTree = { kind: 'object', place: item.place, members: new Map() }
    return { name: item.value, word: item.value, place: item.place, differences }
  }
  const name = item.kind === 'object' ? item.members.get('name') : undefined
  if (item.kind !== 'object' || name?.kind !== 'value' || typeof name.value !== 'string') return undefined
  const word = item.members.get('word') ?? name
  if (word.kind !== 'value') return undefined
  const { offset, end, path } = item.place
  const differences = { ...withoutNames(item, ['name', 'word']), place: { path, offset, end, nameOffset: name.place.offset } }
  return { name: name.value, word: String(word.value), place: word.place, differences }
}

function fieldOf({ word, place, differences }: NamedField, naming: Naming, declared: readonly string[]): ObjectTree {
  const declaration = naming.vocabulary.get(word)
  naming.words.set(word, declaration)
  if (!declaration || naming.inside.includes(word)) {
    const nearest = nearestName(word, [...declared, ...naming.vocabulary.keys()])
    const says = declaration ? say('REFERENCE/word-in-itself', { name: word }) : say('REFERENCE/missing-word', { name: word })
    addProblem(naming, place, says, nearest)
    return differences
  }
  const { isForm, inside } = naming
  const whole = nameShape(isForm ? withEntry(declaration) : withoutEntry(declaration), { ...naming, inside: [...inside, word] })
  if (differences.members.size === 0) return { ...whole, place: differences.place }
  naming.problems.push(...findContradictions(word, declaration, differences))
  return mergeOverlay(withoutReworded(whole, differences), nameShape(differences, naming), (problem) => naming.problems.push(problem))
}

/** What a value is, which every field that has the name of a word agrees on. */
const meaning = ['type', 'format', 'dictionary', 'reference']

function findContradictions(name: string, declaration: ObjectTree, differences: ObjectTree): Problem[] {
  return meaning.flatMap((member): Problem[] => {
    const [declared, own] = [declaration.members.get(member), differences.members.get(member)]
    if (declared?.kind !== 'value' || own?.kind !== 'value' || declared.value === own.value) return []
    const params = { name, member, declared: String(declared.value), own: String(own.value) }
    return [{ path: own.place.path, offset: own.place.offset, ...say('CONTRADICTION/word', params) }]
  })
}

/** A field with a text of its own takes none of the word's: one may be shared and the other in two languages. */
function withoutReworded(word: ObjectTree, { members }: ObjectTree): ObjectTree {
  const texts = [...members].filter(([, value]) => value.kind === 'object' && (value.members.has('zh') || value.members.has('text')))
  return texts.length === 0
    ? word
    : withoutNames(
        word,
        texts.map(([name]) => name),
      )
}

const withoutEntry = once((word: ObjectTree): ObjectTree => withoutNames(word, ['entry']))

const withEntry = once((word: ObjectTree): ObjectTree => {
  const entry = word.members.get('entry')
  return entry?.kind === 'object' ? withMembers(withoutEntry(word), Object.fromEntries(entry.members)) : word
})

function addProblem({ problems }: Naming, { path, offset }: Place, saying: ReturnType<typeof say>, suggestion?: string): void {
  problems.push({ path, offset, ...saying, ...(suggestion === undefined ? {} : { suggestion }) })
}

function changeEach(tree: ObjectTree, change: (member: ObjectTree) => ObjectTree): ObjectTree {
  return [...tree.members.keys()].reduce((all, name) => changeObject(all, name, change), tree)
}

function changeObject(tree: ObjectTree, name: string, change: (member: ObjectTree) => ObjectTree): ObjectTree {
  const member = tree.members.get(name)
  if (member?.kind !== 'object') return tree
  const changed = change(member)
  return changed === member ? tree : { ...tree, members: new Map([...tree.members, [name, changed]]) }
}
