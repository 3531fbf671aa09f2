/**
 * Every reference in the documents: its position, the kind of target, where the target is declared, and which names would be
 * valid. Used by renaming, impact reports and completion.
 */
import { type ExpressionReference, type Json, listReferences as listExpressionReferences, objectOf, once, onceFor } from '#rules'
import { type Context, type ContextSource, columnField, findContext, nameIn } from '../check/context.ts'
import { expressionOptions } from '../check/expressions/expressions.ts'
import { nameInputs, namesOf, routesOf } from '../check/names/known-names.ts'
import { portalFacts } from '../check/portal-facts.ts'
import { createMetaChecker, type Mention, memberPointer } from '../check/shapes/meta-checker.ts'
import { type Fields, stepsOf } from '../compile/forms/field-path.ts'
import { createSource, type Reads, readAll } from '../memo/memo.ts'
import { findTree, type Place, type ResolvedDocument, type SourceFile } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { offsetInString } from '../read/positions.ts'
import { nameDocument } from '../resolve/kinds.ts'
import { listNamedWords, type NamedWord } from '../resolve/named-fields.ts'
import { listNamedParts } from '../resolve/parts.ts'
import { readDocuments, toDocuments } from '../resolve/read-documents.ts'
import { entityFields, fieldOfSchema, shapeFields, stringsOf } from '../resolve/schema.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { splitName } from '../resolve/vocabulary.ts'
import { createDeclarations, type Declarations, type Declared } from './declarations.ts'
import { listOverlayReferences, listTextReferences } from './text-references.ts'

export interface Reference {
  readonly path: string
  /** The name itself, without quotes; counted in UTF-16 units of the file's text. */
  readonly offset: number
  readonly end: number
  /** Kind of name: entity, field, dictionary-row:currency, input, expression-name ... */
  readonly kind: string
  readonly name: string
  /** Valid names here; empty if any name is possible. */
  readonly known: ReadonlySet<string>
  /** Where it is declared; absent if no document declares it, or only an expression's scope does. */
  readonly declared?: Declared
  /** The valid fields, where names are those of fields. */
  readonly fields?: Fields
  /** Brands whose documents contain it. */
  readonly brands: readonly string[]
}

export type FoundReference = Omit<Reference, 'brands'>

/** Shared state of the search in one document of a brand. */
export interface Search extends ContextSource {
  readonly set: ReadDocuments
  readonly reads: Reads<string>
  readonly declarations: Declarations
  readonly add: (reference: FoundReference) => void
}

/** A place in a text that may differ from the file on disk. */
export interface TextPlace {
  readonly path: string
  readonly text: string
  readonly offset: number
}

/** Looks up references document by document. */
export interface ReferenceFinder {
  /** References in a document of a brand; with a place in the text of one of its files, only those in the values around it. */
  readonly listIn: (brand: string, document: ResolvedDocument, near?: TextPlace) => FoundReference[]
  /** Names in a document, without those in expressions and texts, and without their declarations, which take long to find. */
  readonly listNames: (brand: string, document: ResolvedDocument) => FoundReference[]
  /** Ids that a brand's file refers to. */
  readonly listOverlay: (brand: string, file: SourceFile) => FoundReference[]
  /** All names that a brand's documents may use, and everything they declare. */
  readonly readsOf: (brand: string) => Reads<string>
}

export function createReferenceFinder(set: ReadDocuments): ReferenceFinder {
  const meta = createMetaChecker(set.meta)
  const schemas = new Map([...set.kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  const sources = new Map<string, Pick<Search, 'reads' | 'declarations'>>()
  const sourceOf = (brand: string): Pick<Search, 'reads' | 'declarations'> => {
    const documents = [...(set.brands.get(brand)?.values() ?? [])].flatMap((ofKind) => [...ofKind.values()])
    const source = sources.get(brand) ?? { reads: readsOfBrand(set, brand), declarations: createDeclarations(documents) }
    sources.set(brand, source)
    return source
  }
  const mentionsIn = ({ kind, value }: ResolvedDocument) => meta.check(schemas.get(kind) ?? '', value)?.mentions ?? []
  const searchIn = (brand: string, read: ReadDocuments, found: FoundReference[]): Search => ({
    set: read,
    ...sourceOf(brand),
    places: new Map(),
    add: (reference) => found.push(reference),
  })
  return {
    listIn: (brand, document, near) => {
      const references: FoundReference[] = []
      const search = searchIn(brand, near ? { ...set, files: new Map(set.files).set(near.path, near) } : set, references)
      for (const mention of mentionsIn(document)) if (!near || isAround(document, mention, near)) addMention(search, document, mention)
      listTextReferences(search, document.tree)
      addNamedFields(search, document)
      addNamedParts(search, document)
      return references
    },
    listNames: (brand, document) => {
      const references: FoundReference[] = []
      const search = { ...searchIn(brand, set, references), declarations: undeclared }
      for (const mention of mentionsIn(document)) if (mention.expression === undefined) addMention(search, document, mention)
      addNamedFields(search, document)
      addNamedParts(search, document)
      return references
    },
    listOverlay: (brand, file) => {
      const references: FoundReference[] = []
      listOverlayReferences({ set, add: (reference) => references.push(reference) }, [file], brand)
      return references
    },
    readsOf: (brand) => sourceOf(brand).reads,
  }
}

const undeclared: Declarations = { find: () => undefined, ofField: () => undefined }

function isAround(document: ResolvedDocument, { pointer }: Mention, { path, offset }: TextPlace): boolean {
  const { place } = findTree(document.tree, pointer).tree
  return place.path === path && place.offset <= offset && offset <= place.end
}

/** All references of all brands, by path and place. */
export function listReferences(files: readonly SourceFile[]): Reference[] {
  const set = readDocuments(files)
  const finder = createReferenceFinder(set)
  const byPlace = new Map<string, { reference: FoundReference; brands: Set<string> }>()
  for (const [brand, documents] of set.brands) {
    const add = (reference: FoundReference): void => {
      if (!isWritten(reference, set)) return
      const key = `${reference.path}:${reference.offset}`
      const before = byPlace.get(key)
      // A picture or a page may exist only in some brands.
      const isBetter = before !== undefined && !before.reference.known.has(before.reference.name) && reference.known.has(reference.name)
      const best = before === undefined || isBetter ? reference : before.reference
      byPlace.set(key, { reference: best, brands: (before?.brands ?? new Set()).add(brand) })
    }
    const all = [...documents.values()].flatMap((ofKind) => [...ofKind.values()])
    for (const document of all) for (const reference of finder.listIn(brand, document)) add(reference)
    for (const file of files) for (const reference of finder.listOverlay(brand, file)) add(reference)
  }
  return [...byPlace.values()].map(({ reference, brands }) => ({ ...reference, brands: [...brands] })).sort(compareReferences)
}

function readsOfBrand(set: ReadDocuments, brand: string): Reads<string> {
  const inputs = nameInputs({
    documents: toDocuments(set.brands.get(brand) ?? new Map()),
    facts: portalFacts,
    icons: stringsOf(set.meta['icons.json']?.enum),
    assets: new Set(
      [...set.files.keys()].flatMap((path) => (path.startsWith(`brands/${brand}/`) ? [path.slice(`brands/${brand}/`.length)] : [])),
    ),
    brands: [...set.brands.keys()],
  })
  return readAll(createSource(inputs))
}

function compareReferences(left: Reference, right: Reference): number {
  if (left.path !== right.path) return left.path < right.path ? -1 : 1
  return left.offset - right.offset
}

function addMention(search: Search, document: ResolvedDocument, mention: Mention): void {
  const { refersTo, expression, pointer, value } = mention
  if (expression !== undefined) addExpression(search, document, mention)
  if (refersTo === undefined) return
  const keys = /^keys:(.+)$/.exec(refersTo)?.[1]
  if (keys !== undefined)
    for (const name of Object.keys(objectOf(value as Json))) addKey(search, document, memberPointer(pointer, name), keys)
  else if (!inContext.has(refersTo)) addName(search, document, mention, refersTo)
  else addInContext(search, document, mention, refersTo)
}

/** Fields that are named instead of declared: the document that is checked has their declarations only. */
function addNamedFields(search: Search, { kind, paths }: ResolvedDocument): void {
  const words = namesOf(search.reads, 'word')
  for (const path of paths) {
    const text = search.set.files.get(path)?.text ?? ''
    // A document may be derived from the file of another, which lists these names itself.
    if (nameDocument(path, search.set.kinds, text)?.kind !== kind) continue
    const { tree } = parseDocument(path, text)
    for (const named of tree ? listNamedWords(kind, tree, search.set.vocabulary) : []) {
      const { word, place, properties } = named
      const fieldWords = withOwn(words, properties.join(' '))
      if (word.includes('.')) addFieldOfEntity(search, named, path)
      else if (!named.ofEntity && !properties.includes(word))
        addAt(search, { path, ...insideQuotes(place), kind: 'word', name: word, known: fieldWords }, search.declarations.find('word', word))
    }
  }
}

/** `entity.field`: the entity and its field; only the field, if the form says which entity its fields are of. */
function addFieldOfEntity(search: Search, { word, place, ofEntity }: NamedWord, path: string): void {
  const [entity = '', name = ''] = splitName(word)
  const fields = entityFields(entity, search.reads)
  const { offset, end } = insideQuotes(place)
  const start = ofEntity ? offset : offset + entity.length + 1
  const field = { path, offset: start, end, kind: 'field', name, known: new Set(Object.keys(fields)), fields }
  addAt(search, field, search.declarations.ofField(fields[name]))
  if (ofEntity) return
  const entityNames = namesOf(search.reads, 'entity')
  const holder = { path, offset, end: offset + entity.length, kind: 'entity', name: entity, known: entityNames }
  addAt(search, holder, search.declarations.find('entity', entity))
}

/** Words and the document's own names; the same set for all names of a list. */
const withOwn = onceFor(
  (words: ReadonlySet<string>, own: string): ReadonlySet<string> => (own === '' ? words : new Set([...own.split(' '), ...words])),
)

/** Parts that are named in the place of their items: the document that is checked has the items only. */
function addNamedParts(search: Search, { kind, paths }: ResolvedDocument): void {
  const partNames = namesOf(search.reads, 'part')
  for (const path of paths) {
    const { tree } = parseDocument(path, search.set.files.get(path)?.text ?? '')
    for (const { id, place } of tree ? listNamedParts(kind, tree) : [])
      addAt(search, { path, ...insideQuotes(place), kind: 'part', name: id, known: partNames }, search.declarations.find('part', id))
  }
}

const inContext = new Set(['field', 'fields', 'column', 'input', 'inputs', 'link'])

function addName(search: Search, document: ResolvedDocument, { pointer, value }: Mention, kind: string): void {
  if (typeof value !== 'string') return
  const { place } = findTree(document.tree, pointer).tree
  const kindNames = namesOf(search.reads, kind)
  addAt(search, { path: place.path, ...insideQuotes(place), kind, name: value, known: kindNames }, search.declarations.find(kind, value))
}

function addKey(
  search: Search,
  document: ResolvedDocument,
  pointer: string,
  kind: string,
  known?: ReadonlySet<string>,
  declared?: Declared,
): void {
  const { place } = findTree(document.tree, pointer).tree
  const name = toName(pointer)
  const all = known ?? namesOf(search.reads, kind)
  const offset = place.nameOffset + 1
  addAt(
    search,
    { path: place.path, offset, end: offset + name.length, kind, name, known: all },
    declared ?? search.declarations.find(kind, name),
  )
}

function addInContext(search: Search, document: ResolvedDocument, mention: Mention, kind: string): void {
  const { pointer, value } = mention
  const context = findContext(document, pointer, search)
  if (kind === 'field' && typeof value === 'string') addField(search, document, pointer, value, context.fields)
  else if (kind === 'column' && context.holder.field === undefined)
    addField(search, document, memberPointer(pointer, 'id'), columnField(context.holder), context.fields)
  else if (kind === 'input' && typeof value === 'string') addField(search, document, pointer, value, inputsOf(search, context), 'input')
  else if (kind === 'inputs') addMembers(search, document, mention, inputsOf(search, context), 'input')
  else if (kind === 'fields') addMembers(search, document, mention, context.fields, 'field')
  else if (kind === 'link') addLink(search, document, mention)
}

function inputsOf({ reads }: Search, { operation }: Context): Fields | undefined {
  const document = operation === undefined ? undefined : reads.one('operation', operation)
  return document && shapeFields(objectOf(document.input), reads)
}

/** Names of members that are fields. */
function addMembers(
  search: Search,
  document: ResolvedDocument,
  { pointer, value }: Mention,
  fields: Fields | undefined,
  kind: 'field' | 'input',
): void {
  if (!fields) return
  const fieldNames = namesOfFields(fields)
  for (const name of Object.keys(objectOf(value as Json)))
    addKey(search, document, memberPointer(pointer, name), kind, fieldNames, search.declarations.ofField(fields[name]))
}

function addLink(search: Search, document: ResolvedDocument, { pointer, value }: Mention): void {
  const link = objectOf(value as Json)
  const route = routesOf(search.reads).get(nameIn(link, 'route'))
  if (!route) return
  const routeNames = new Set(route.names)
  for (const name of Object.keys(objectOf(link.params)))
    addKey(
      search,
      document,
      memberPointer(memberPointer(pointer, 'params'), name),
      'path-part',
      routeNames,
      search.declarations.find('route', route.id),
    )
}

/** Each name of a dotted path is a separate reference. */
function addField(
  search: Search,
  document: ResolvedDocument,
  pointer: string,
  path: string,
  fields: Fields | undefined,
  kind = 'field',
): void {
  const { place } = findTree(document.tree, pointer).tree
  if (!fields) return
  for (const { name, start, fields: known, found } of stepsOf(path, fields, search.reads)) {
    const offset = place.offset + 1 + start
    addAt(
      search,
      { path: place.path, offset, end: offset + name.length, kind, name, known: namesOfFields(known), fields: known },
      search.declarations.ofField(found),
    )
  }
}

const namesOfFields = once((fields: Fields): ReadonlySet<string> => new Set(Object.keys(fields)))

function addExpression(search: Search, document: ResolvedDocument, { pointer, expression, value }: Mention): void {
  if (typeof value !== 'string' || expression === undefined) return
  const { place } = findTree(document.tree, pointer).tree
  const text = search.set.files.get(place.path)?.text ?? ''
  const { scope } = findContext(document, pointer, search)
  for (const reference of listExpressionReferences(value, scope, expressionOptions(search.reads, expression))) {
    const { kind, name, start, end, candidates } = reference
    const [offset, last] = [offsetInString(text, place.offset, start), offsetInString(text, place.offset, end)]
    const nameReference = { path: place.path, offset, end: last, kind: `expression-${kind}`, name, known: new Set(candidates) }
    addAt(search, nameReference, declaredInScope(search, reference))
  }
}

/** A row of a list, a limit, or the field that a member was made from. */
function declaredInScope({ declarations }: Search, { list, name, of, schema }: ExpressionReference): Declared | undefined {
  if (list !== undefined) return declarations.find(`${list.kind}-row:${list.id}`, name)
  if (of === 'limits') return declarations.find('limit', name)
  return schema && declarations.ofField(fieldOfSchema(schema))
}

function addAt({ add }: Search, reference: FoundReference, declared: Declared | undefined): void {
  add(declared === undefined ? reference : { ...reference, declared })
}

/** Whether the name is in the text. Parts derived from a stored entity have the position of its declaration. */
function isWritten({ path, offset, end, name }: FoundReference, { files }: ReadDocuments): boolean {
  const written = files.get(path)?.text?.slice(offset, end) ?? ''
  return written === name || /\\/.test(written)
}

function insideQuotes({ offset, end }: Place): { offset: number; end: number } {
  return { offset: offset + 1, end: end - 1 }
}

function toName(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
}
