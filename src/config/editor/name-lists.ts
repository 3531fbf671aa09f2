/** The names that documents of any brand may use, each with its meaning. */
import { type Json, type JsonObject, objectOf } from '#rules'
import { declarationsOf, nameInputs, namesOf } from '../check/names/known-names.ts'
import { portalFacts } from '../check/portal-facts.ts'
import { createSource, readAll } from '../memo/memo.ts'
import type { Documents, SourceFile } from '../read/documents.ts'
import type { FindingLanguage } from '../read/messages.ts'
import { allDocumentsAt } from '../resolve/dated.ts'
import { readDocuments, toDocuments } from '../resolve/read-documents.ts'
import { listOf, stringsOf } from '../resolve/schema.ts'
import { describeDeclaration } from './name-meanings.ts'

/** Meanings by name; empty for a name that only code or a file declares. */
export type NameList = ReadonlyMap<string, string>

/** Lists names by the kinds that the schemas of the language use in `refersTo`. */
export type NameLists = (kind: string) => NameList

/** Kinds whose names depend on the document: an editor that sees no other document is offered all of them. */
const dependent: Readonly<Record<string, (documents: Documents) => Iterable<readonly [string, JsonObject]>>> = {
  field: allFields,
  input: allFields,
  // A list of fields also names those that the document declares itself, and those of entities.
  word: (documents) => [...declarationsOf(documents, 'word'), ...allFields(documents), ...fieldsOfEntities(documents)],
  'path-part': pathParts,
}

/** The names of all brands together. */
export function createNameLists(files: readonly SourceFile[], language: FindingLanguage, at: number): NameLists {
  const set = readDocuments(files)
  const brands = [...set.brands].map(([brand, documents]) => {
    const plain = toDocuments(allDocumentsAt(documents, at))
    const folder = `brands/${brand}/`
    const inputs = nameInputs({
      documents: plain,
      facts: portalFacts,
      icons: stringsOf(set.meta['icons.json']?.enum),
      assets: new Set(
        [...set.files.keys()].flatMap((path) => (path.startsWith(folder) && !path.endsWith('.json') ? [path.slice(folder.length)] : [])),
      ),
      brands: [...set.brands.keys()],
    })
    return { documents: plain, reads: readAll(createSource(inputs)) }
  })
  const lists = new Map<string, NameList>()
  return (kind) => {
    const before = lists.get(kind)
    if (before) return before
    const list = new Map<string, string>()
    for (const { documents, reads } of brands) {
      const declared = dependent[kind]?.(documents) ?? declarationsOf(documents, kind)
      for (const [name, value] of declared) if (!list.get(name)) list.set(name, describeDeclaration(value, language))
      for (const name of namesOf(reads, kind)) if (!list.has(name)) list.set(name, '')
    }
    const sorted = new Map([...list].toSorted(([left], [right]) => (left < right ? -1 : 1)))
    lists.set(kind, sorted)
    return sorted
  }
}

/** Kinds of documents that declare fields. */
const fieldHolders = ['entity', 'form', 'operation', 'order-type', 'tool']

function* allFields(documents: Documents): Generator<readonly [string, JsonObject]> {
  for (const kind of fieldHolders) for (const document of Object.values(documents[kind] ?? {})) yield* fieldsIn(document)
}

function* fieldsOfEntities({ entity = {} }: Documents): Generator<readonly [string, JsonObject]> {
  for (const [id, document] of Object.entries(entity))
    for (const [name, field] of Object.entries(objectOf(document.properties))) yield [`${id}.${name}`, objectOf(field)]
}

function* fieldsIn(value: Json): Generator<readonly [string, JsonObject]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value))
    for (const [name, field] of Object.entries(objectOf((value as JsonObject).properties))) yield [name, objectOf(field)]
  for (const inner of Object.values(value)) yield* fieldsIn(inner as Json)
}

function* pathParts(documents: Documents): Generator<readonly [string, JsonObject]> {
  for (const group of Object.values(documents.routes ?? {}))
    for (const route of listOf(group.routes).map(objectOf))
      for (const [, name = ''] of String(route.path).matchAll(/\{(\w+)\??\}/g)) yield [name, { path: String(route.path) }]
}
