/**
 * Fields that a document names instead of declaring them: "fields": ["pol", { "name": "etd", "hint": ... }]. A name is one of the
 * document's own properties, a field of the form's entity, or a word of the vocabulary, with what differs from it. Everything that
 * reads documents sees properties only. What comes from a declaration has the position in it.
 */
import { findingTerms } from '#generated/findings.ts'
import { nearestName, once, onceForPair } from '#rules'
import type { ListTree, ObjectTree, Place, Problem, Tree, ValueTree } from '../read/documents.ts'
import { say } from '../read/messages.ts'
import { withMembers } from './derived-tree.ts'
import { mergeOverlay, withoutNames } from './overlay.ts'
import { findDeclaration, languageFields, losesTexts, namesLike, sayingOf, sayLanguage, splitName, type Vocabulary } from './vocabulary.ts'

export interface NamedFields {
  readonly tree: ObjectTree
  readonly problems: readonly Problem[]
  /** The names that the document uses, with their declarations. */
  readonly words: ReadonlyMap<string, ObjectTree | undefined>
  /** Whether a field has no declaration under its name. */
  readonly isPartial: boolean
}

/** The document with properties in place of named fields. */
export function nameFields(kind: string, tree: ObjectTree, vocabulary: Vocabulary): NamedFields {
  return holders[kind] === undefined ? { tree, problems: [], words: new Map(), isPartial: false } : nameOnce(tree, vocabulary, kind)
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

/** A changed vocabulary changes only the documents that name a changed word. What was not found may be there now: it is looked up again. */
const nameOnce = onceForPair((tree: ObjectTree, vocabulary: Vocabulary, kind: string): NamedFields => {
  const before = lastNamings.get(tree)
  if (
    before &&
    !before.isPartial &&
    before.problems.length === 0 &&
    [...before.words].every(([name, word]) => findDeclaration(vocabulary, name) === word)
  )
    return before
  const isForm = kind === 'form'
  const naming: Naming = { vocabulary, isForm, ...entityOf(kind, tree), words: new Map(), problems: [], missing: new Set(), inside: [] }
  const named = holders[kind]?.(tree, naming) ?? tree
  const result = { tree: named, problems: naming.problems, words: naming.words, isPartial: naming.missing.size > 0 }
  if (kind === 'entity') reportUnnamedTexts(result.tree, naming)
  if (result.isPartial && lacksEntity(naming)) reportEntity(naming)
  lastNamings.set(tree, result)
  return result
})

/** A text in two languages is stored in the fields that `languages` names, which the entity must have. */
function reportUnnamedTexts({ members }: ObjectTree, naming: Naming): void {
  const fields = members.get('properties')
  for (const field of fields?.kind === 'object' ? fields.members.values() : []) {
    const languages = field.kind === 'object' ? field.members.get('languages') : undefined
    for (const text of languages?.kind === 'object' ? languages.members.values() : []) {
      if (text.kind !== 'value' || (fields?.kind === 'object' && fields.members.has(String(text.value)))) continue
      addProblem(naming, text.place, say('REFERENCE/unnamed-text', { name: String(text.value) }))
    }
  }
}

/** Whether a form names an entity that does not exist: its fields may be those of the one that is meant. */
function lacksEntity({ entity, vocabulary }: Naming): boolean {
  return entity !== undefined && !vocabulary.entities.has(entity)
}

function reportEntity(naming: Naming): void {
  const { entity: name = '', entityPlace, vocabulary } = naming
  const entityIds = [...vocabulary.entities.keys()]
  if (entityPlace)
    addProblem(
      naming,
      entityPlace,
      say('REFERENCE/missing', { kind: findingTerms.entity, name, known: entityIds }),
      nearestName(name, entityIds),
    )
}

/** The fields that a form or an entity names before those of the vocabulary. */
function entityOf(kind: string, tree: ObjectTree): Pick<Naming, 'entity' | 'entityPlace' | 'texts' | 'losesTexts'> {
  if (kind === 'entity') return { texts: languageFields(tree), losesTexts: losesTexts(tree) }
  const { members } = tree
  const entity = kind === 'form' ? members.get('entity') : undefined
  return entity?.kind === 'value' ? { entity: String(entity.value), entityPlace: entity.place } : {}
}

/** An item of a list of fields, with the place of its word's name, and the names that are declared beside the list. */
export interface NamedWord {
  readonly item: Tree
  readonly word: string
  readonly place: Place
  readonly properties: readonly string[]
  /** Whether it is the field of the form's entity that has this name. */
  readonly ofEntity: boolean
}

/** The names in the lists of fields of a document as written. */
export function listNamedWords(kind: string, tree: ObjectTree, vocabulary: Vocabulary): NamedWord[] {
  return holders[kind] === undefined ? [] : listIn(tree, { vocabulary, ...entityOf(kind, tree) })
}

function listIn(tree: Tree, naming: Pick<Naming, 'vocabulary' | 'entity' | 'texts'>): NamedWord[] {
  const inside = { vocabulary: naming.vocabulary }
  if (tree.kind === 'value') return []
  if (tree.kind === 'list') return tree.items.flatMap((item) => listIn(item, inside))
  const fields = tree.members.get('fields')
  const declared = tree.members.get('properties')
  const properties = declared?.kind === 'object' ? [...declared.members.keys()] : []
  // In a layout, fields are named by id.
  const items = fields?.kind === 'list' && !tree.members.has('id') ? fields.items : []
  const named = items.flatMap((item): NamedWord[] => {
    const field = readName(item)
    if (!field) return []
    const word = wordOf(field, naming)
    return [
      {
        item,
        word,
        place: field.place,
        properties,
        ofEntity: field.word === undefined && (word !== field.name || naming.texts?.has(word) === true),
      },
    ]
  })
  return [...named, ...[...tree.members.values()].flatMap((member) => listIn(member, inside))]
}

interface Naming {
  readonly vocabulary: Vocabulary
  /** Only forms take what a word says about typing it in. */
  readonly isForm: boolean
  /** Of the form, for its own fields; rows inside it are those of something else. */
  readonly entity?: string
  readonly entityPlace?: Place
  /** Of the entity itself: fields that hold the text of another in one language. */
  readonly texts?: ReadonlyMap<string, ObjectTree>
  /** Whether such fields seem to be missing because their names cannot be read, which the check of shapes reports. */
  readonly losesTexts?: boolean
  readonly words: Map<string, ObjectTree | undefined>
  readonly problems: Problem[]
  /** Names without a declaration. */
  readonly missing: Set<string>
  /** Names of the words around, to detect one that contains itself. */
  readonly inside: readonly string[]
}

function nameShape(shape: ObjectTree, naming: Naming): ObjectTree {
  const fields = withLaidOut(shape, naming)
  const whole = fields ? withFields(shape, fields, naming) : shape
  const inside = withoutEntity(naming)
  const properties = changeObject(whole, 'properties', (declared) =>
    changeEach(declared, (field) => nameShape(naming.isForm ? field : withoutEntry(field), inside)),
  )
  const rows = changeObject(properties, 'items', (row) => nameShape(row, inside))
  return changeObject(rows, 'additionalProperties', (value) => nameShape(value, inside))
}

/** The fields that a document lists. A form also takes, with their `entry`, the fields of its entity that only its layout names. */
function withLaidOut({ members, place }: ObjectTree, naming: Naming): ListTree | undefined {
  const { isForm, entity } = naming
  const fields = members.get('fields')
  const named = fields?.kind === 'list' ? fields : undefined
  const layout = members.get('layout')
  if (!isForm || entity === undefined || layout?.kind !== 'list') return named
  const declared = members.get('properties')
  const listedNames = new Set([
    ...(named?.items ?? []).map((item) => readName(item)?.name),
    ...(declared?.kind === 'object' ? declared.members.keys() : []),
  ])
  const laidOut = namesInLayout(layout).filter(({ value }) => !listedNames.has(String(value)) && isOfEntity(String(value), naming))
  return laidOut.length === 0 ? named : { kind: 'list', place: named?.place ?? place, items: [...(named?.items ?? []), ...laidOut] }
}

function namesInLayout(layout: ListTree): ValueTree[] {
  const sections = layout.items.flatMap((section) => (section.kind === 'object' ? (section.members.get('fields') ?? []) : []))
  const named = (item: Tree): ValueTree[] => {
    if (item.kind === 'list') return item.items.flatMap(named)
    const id = item.kind === 'object' ? item.members.get('id') : item
    return id?.kind === 'value' ? [id] : []
  }
  return sections.flatMap(named)
}

function withoutEntity({ entity: _outer, entityPlace: _place, texts: _texts, losesTexts: _lost, ...naming }: Naming): Naming {
  return naming
}

function nameWord(word: ObjectTree, naming: Naming): ObjectTree {
  return changeObject(nameShape(word, naming), 'entry', (entry) => nameShape(entry, { ...naming, isForm: true }))
}

/** Properties in the order of the names; those that are not named follow. Items that name nothing stay in the list: the check of shapes reports them. */
function withFields(shape: ObjectTree, fields: ListTree, naming: Naming): ObjectTree {
  const declared = shape.members.get('properties')
  const own = declared?.kind === 'object' ? declared.members : new Map<string, Tree>()
  const members = new Map<string, Tree>()
  for (const item of fields.items) {
    const named = readName(item)
    if (!named) continue
    if (members.has(named.name)) addProblem(naming, named.place, say('DUPLICATE-ID/field', { name: named.name }))
    else members.set(named.name, own.get(named.name) ?? fieldOf(named, naming, named.word === undefined ? [...own.keys()] : []))
  }
  for (const [name, field] of own) if (!members.has(name)) members.set(name, field)
  const place = declared?.place ?? fields.place
  const whole = withMembers(withoutNames(shape, ['fields']), { properties: { kind: 'object', place, members } })
  const strange = fields.items.filter((item) => readName(item) === undefined)
  return strange.length === 0 ? whole : withMembers(whole, { fields: { ...fields, items: strange } })
}

interface NamedField {
  readonly name: string
  /** The name of the declaration, if it is another one. */
  readonly word: string | undefined
  /** Of the name of the declaration. */
  readonly place: Place
  readonly differences: ObjectTree
}

function readName(item: Tree): NamedField | undefined {
  if (item.kind === 'value' && typeof item.value === 'string') {
    const differences: ObjectTree = { kind: 'object', place: item.place, members: new Map() }
    return { name: item.value, word: undefined, place: item.place, differences }
  }
  const name = item.kind === 'object' ? item.members.get('name') : undefined
  if (item.kind !== 'object' || name?.kind !== 'value' || typeof name.value !== 'string') return undefined
  const word = item.members.get('word')
  if (word && word.kind !== 'value') return undefined
  const { offset, end, path } = item.place
  const differences = { ...withoutNames(item, ['name', 'word']), place: { path, offset, end, nameOffset: name.place.offset } }
  return { name: name.value, word: word && String(word.value), place: (word ?? name).place, differences }
}

type Lookup = Pick<Naming, 'vocabulary' | 'entity'> & Partial<Pick<Naming, 'words'>>

function wordOf({ name, word }: NamedField, lookup: Lookup): string {
  if (word !== undefined) return word
  return isOfEntity(name, lookup) ? `${lookup.entity}.${name}` : name
}

/** Whether the document's entity has the field. That it lacks it is noted too: a change of the entity may add it. */
function isOfEntity(name: string, { vocabulary, entity, words }: Lookup): boolean {
  if (entity === undefined) return false
  const field = `${entity}.${name}`
  const declaration = findDeclaration(vocabulary, field)
  words?.set(field, declaration)
  return declaration !== undefined
}

function fieldOf(field: NamedField, outer: Naming, declared: readonly string[]): ObjectTree {
  const { place } = field
  const differences = outer.isForm ? withEntry(field.differences) : withoutEntry(field.differences)
  const word = wordOf(field, outer)
  const naming = withoutEntity(outer)
  const ofEntity = field.word === undefined ? outer.texts?.get(word) : undefined
  const declaration = ofEntity ?? findDeclaration(naming.vocabulary, word)
  if (!ofEntity) naming.words.set(word, declaration)
  if (!declaration && outer.losesTexts) return differences
  if (!declaration || naming.inside.includes(word)) {
    naming.missing.add(word)
    if (!declaration && field.word === undefined && lacksEntity(outer)) return differences
    // The entity reports it itself, at the same place.
    if (!declaration && splitName(naming.inside.at(-1) ?? '').length > 1) return differences
    const nearest = nearestName(word, [...declared, ...namesLike(naming.vocabulary, word)])
    const says = declaration ? say('REFERENCE/word-in-itself', { name: word }) : say('REFERENCE/missing-word', { name: word })
    const [entity = '', name] = field.word === undefined ? [] : splitName(word)
    const isOfKnown = name !== undefined && naming.vocabulary.entities.has(entity)
    // After the quote, the entity and the dot.
    addProblem(naming, isOfKnown ? { ...place, offset: place.offset + entity.length + 2 } : place, says, nearest)
    return differences
  }
  const whole = wholeOf(declaration, { ...naming, inside: [...naming.inside, word] })
  if (differences.members.size === 0) return { ...whole, place: differences.place }
  // Problems inside a declaration are those of its own document.
  const problems = naming.inside.length > 0 ? [] : naming.problems
  problems.push(...findContradictions(word, whole, differences))
  return mergeOverlay(withoutReworded(whole, differences), nameShape(differences, naming), (problem) => problems.push(problem))
}

/** A declaration with all that it takes from the word that it names. */
function wholeOf(declaration: ObjectTree, naming: Naming): ObjectTree {
  const language = declaration.members.get('inLanguage')
  if (language?.kind === 'value') {
    const name = sayingOf(String(language.value))
    const saying = findDeclaration(naming.vocabulary, name)
    naming.words.set(name, saying)
    const whole = wholeOf(withoutNames(declaration, ['inLanguage']), naming)
    return saying ? sayLanguage(whole, saying) : whole
  }
  const word = declaration.members.get('word')
  if (word?.kind !== 'value') return nameShape(naming.isForm ? withEntry(declaration) : withoutEntry(declaration), naming)
  const name = String(word.value)
  return fieldOf({ name, word: name, place: word.place, differences: withoutNames(declaration, ['word']) }, naming, [])
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
  const texts = [...members].filter(([, value]) => value.kind === 'object' && ['zh', 'en', 'text'].some((part) => value.members.has(part)))
  return texts.length === 0
    ? word
    : withoutNames(
        word,
        texts.map(([name]) => name),
      )
}

const withoutEntry = once((word: ObjectTree): ObjectTree => (word.members.has('entry') ? withoutNames(word, ['entry']) : word))

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
