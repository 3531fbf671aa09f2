/**
 * The likely names at each place of each document, as schemas: what an editor without the language server offers first. A schema of
 * a kind cannot know which document an editor shows, so that of a document applies if the title is its own.
 */
import type { Json, JsonObject } from '#rules'
import type { ObjectTree, SourceFile, Tree } from '../read/documents.ts'
import { parseDocument } from '../read/parse.ts'
import { createReferenceFinder, type FoundReference } from '../references/reference-index.ts'
import { nameDocument } from '../resolve/kinds.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { countStrings, createRanker, type RankedPlace } from './likely-names.ts'
import { readContext } from './name-context.ts'
import { distinctDocuments } from './open-document.ts'

/** As many as an editor shows without scrolling. */
const mostShown = 10

/** Likely names at an offset. */
type LikelyNames = (offset: number) => readonly string[]

/** A place with the name that it has. */
type WrittenPlace = Omit<RankedPlace, 'isWritten'> & { readonly name: string }

interface WrittenFile {
  /** Kind of document. */
  readonly kind: string
  readonly id: string
  readonly text: string
  readonly tree: ObjectTree
  readonly places: Map<number, WrittenPlace>
}

/** The schemas of all documents of a kind, by kind. */
export function writePlaceSchemas(set: ReadDocuments): ReadonlyMap<string, JsonObject> {
  const files = readPlaces(set)
  const ranker = createRanker()
  for (const { places } of files.values()) for (const place of places.values()) if (place.name !== '') ranker.add(place, place.name)
  const schemas = new Map<string, JsonObject[]>()
  for (const { kind, text, tree, places } of files.values()) {
    const isThis = identify(tree)
    if (!isThis) continue
    const strings = countStrings(text)
    const likely = (offset: number): string[] => {
      const place = places.get(offset)
      if (!place) return []
      const isWritten = (name: string) => (strings.get(name) ?? 0) > (name === place.name ? 1 : 0)
      return ranker.rank({ ...place, isWritten }).slice(0, mostShown)
    }
    const ofKind = schemas.get(kind) ?? []
    schemas.set(kind, ofKind)
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    ofKind.push({ if: isThis, then: schemaOf(tree, likely) ?? true })
  }
  return new Map([...schemas].map(([kind, conditions]) => [kind, { title: 'Likely names', allOf: conditions }]))
}

/** The places that have a name, by file and offset. */
function readPlaces(set: ReadDocuments): Map<string, WrittenFile> {
  const files = new Map<string, WrittenFile>()
  for (const reference of findNames(set)) {
    const { path, offset, kind, name, known } = reference
    const file = files.get(path) ?? openFile(set, path)
    if (!file || file.places.has(offset)) continue
    files.set(path, file)
    const context = readContext(file.tree, file.id, file.text, reference)
    file.places.set(offset, { path, id: file.id, kind, name, context, known })
  }
  return files
}

/** A document may contain what other files declare, such as a part: kind and id are those of the file. */
function openFile({ files, kinds }: ReadDocuments, path: string): WrittenFile | undefined {
  const text = files.get(path)?.text ?? ''
  const name = nameDocument(path, kinds, text)
  const { tree } = parseDocument(path, text)
  return name && tree && { ...name, text, tree, places: new Map() }
}

/** A name that is a whole string of a document. */
export type WrittenName = Pick<FoundReference, 'path' | 'offset' | 'end' | 'kind' | 'name'>

/** All of them, each once. */
export function listWrittenNames(files: readonly SourceFile[]): WrittenName[] {
  const names = new Map<string, WrittenName>()
  for (const reference of findNames(readDocuments(files))) names.set(`${reference.path}:${reference.offset}`, reference)
  return [...names.values()].map(({ path, offset, end, kind, name }) => ({ path, offset, end, kind, name }))
}

function* findNames(set: ReadDocuments): Generator<FoundReference> {
  const finder = createReferenceFinder(set)
  for (const { brand, document } of distinctDocuments(set)) {
    for (const reference of finder.listNames(brand, document)) {
      const { path, offset, end, name } = reference
      const text = set.files.get(path)?.text ?? ''
      if (text.slice(offset - 1, end + 1) === `"${name}"`) yield reference
    }
  }
}

/** What only this document says. Editors do not offer members that a schema marks so. */
function identify(tree: ObjectTree): JsonObject | undefined {
  const title = tree.members.get('title')
  if (title?.kind === 'value' && typeof title.value === 'string') return has('title', exactly(title.value))
  const name = tree.members.get('name')
  const chinese = name?.kind === 'object' ? name.members.get('zh') : undefined
  return chinese?.kind === 'value' && typeof chinese.value === 'string' ? has('name', has('zh', exactly(chinese.value))) : undefined
}

function has(member: string, schema: JsonObject): JsonObject {
  return { required: [member], properties: { [member]: { ...schema, doNotSuggest: true } } }
}

/** A constant would be offered as the value. */
function exactly(text: string): JsonObject {
  return { pattern: `^${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}$` }
}

/** Undefined where no names are expected. */
function schemaOf(tree: Tree, likely: LikelyNames): JsonObject | undefined {
  switch (tree.kind) {
    case 'value':
      return offerFirst(likely(tree.place.offset + 1))
    case 'list':
      return schemaOfList(tree.items, likely)
    case 'object': {
      const members = [...tree.members].flatMap(([name, member]): [string, JsonObject][] => {
        const schema = schemaOf(member, likely)
        return schema ? [[name, { ...schema, doNotSuggest: true }]] : []
      })
      return members.length === 0 ? undefined : { properties: Object.fromEntries(members) }
    }
  }
}

/** Editors complete strings in a list by one schema for all of them. An item that is added is like the last one. */
function schemaOfList(items: readonly Tree[], likely: LikelyNames): JsonObject | undefined {
  const schemas = items.map((item) => (item.kind === 'value' ? undefined : schemaOf(item, likely)))
  const last = schemas.findLast((schema) => schema !== undefined)
  const string = items.findLast((item) => item.kind === 'value')
  const strings = string && schemaOf(string, likely)
  if (!last && !strings) return undefined
  return { ...(last ? { prefixItems: schemas.map((schema): Json => schema ?? true) } : {}), items: { ...last, ...strings } }
}

/** Other names are as valid. */
function offerFirst(names: readonly string[] = []): JsonObject | undefined {
  if (names.length === 0) return undefined
  return { anyOf: [{ enum: [...names], enumSortTexts: names.map((_name, index) => `!!${index}`) }, true] }
}
