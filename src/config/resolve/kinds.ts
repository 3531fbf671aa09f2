/**
 * The kinds of documents, and the document of a file. The list is in schemas/meta/kinds.json. Folders are for people: a document
 * may lie anywhere below schemas/, and is found by its kind and id.
 */
import { type JsonObject, objectOf, once } from '#rules'
import { portalPath } from './base-portal.ts'

export interface Kind {
  readonly name: string
  /** Name of folders in which every document is of this kind, so that its name need not say so. */
  readonly folder: string
  /** Schema below schemas/meta. */
  readonly schema: string
  /** Whether dated values apply at the current moment, or by the date of what they are used for. */
  readonly dated: 'release' | 'use'
}

export interface DocumentName {
  readonly kind: string
  readonly id: string
  /** The brand that owns the file; default: a file of schemas/. */
  readonly brand?: string
}

export const metaFolder = 'schemas/meta/'
/** What `$schema` leads to: the schemas with the names that exist, written for editors, and those for a brand's differences. */
export const namesFolder = '.language/'
export const partialFolder = `${namesFolder}brand/`
export const kindsPath = `${metaFolder}kinds.json`

/** Kinds by folder; empty if the document is not as expected. */
export function readKinds(document: JsonObject | undefined): ReadonlyMap<string, Kind> {
  return document ? kindsIn(document) : new Map()
}

const kindsIn = once((document: JsonObject): ReadonlyMap<string, Kind> => {
  const kinds = new Map<string, Kind>()
  for (const [name, entry] of Object.entries(objectOf(document.default))) {
    const { folder, schema, dated } = objectOf(entry)
    if (typeof folder === 'string' && typeof schema === 'string')
      kinds.set(folder, { name, folder, schema, dated: dated === 'use' ? 'use' : 'release' })
  }
  return kinds
})

/** Edition of the language of these documents; releases of the first edition do not say it. */
export function editionOf(kindsDocument: JsonObject | undefined): number {
  return typeof kindsDocument?.edition === 'number' ? kindsDocument.edition : 1
}

/**
 * The document in a file: undefined for the language itself, assets and unknown files. Its path tells the kind, by name
 * (sea-booking.form.json) or folder (tariffs/ningbo-truck.json); else `$schema` in its text does.
 */
export function nameDocument(path: string, kinds: ReadonlyMap<string, Kind>, text?: string): DocumentName | undefined {
  const names = namesIn(kinds)
  const before = names.get(path)
  if (before && before.text === text) return before.name
  const name = readName(path, kinds, text)
  names.set(path, { text, name })
  return name
}

/** The last name by path. */
const namesIn = once(
  (_kinds: ReadonlyMap<string, Kind>) => new Map<string, { readonly text: string | undefined; readonly name: DocumentName | undefined }>(),
)

function readName(path: string, kinds: ReadonlyMap<string, Kind>, text?: string): DocumentName | undefined {
  if (!path.endsWith('.json') || path.startsWith(metaFolder)) return undefined
  const manifest = /^brands\/([^/]+)\/brand\.json$/.exec(path)
  if (path === portalPath) return { kind: 'portal', id: 'portal' }
  if (manifest?.[1]) return { kind: 'brand', id: manifest[1], brand: manifest[1] }
  const [, brand, below] = /^(?:brands\/([^/]+)\/)?schemas\/(.+)\.json$/.exec(path) ?? []
  if (below === undefined) return undefined
  const [file = '', folder = ''] = below.split('/').reverse()
  const [id = '', suffix] = file.split('.')
  const named = suffix === undefined ? kinds.get(folder) : kindOfSchema(`${suffix}.json`, kinds)
  const kind = named ?? kindOfSchema(schemaIn(text), kinds)
  return kind && { kind: kind.name, id, ...(brand === undefined ? {} : { brand }) }
}

/** Where documents are listed, their order is that of their ids as names of files, and does not depend on folders. */
export function sortByFileName<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const named = items.map((item) => ({ item, name: `${idOf(item)}.json` }))
  return named.sort(({ name: one }, { name: other }) => (one < other ? -1 : one > other ? 1 : 0)).map(({ item }) => item)
}

function kindOfSchema(schema: string, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  for (const kind of kinds.values()) if (kind.schema === schema) return kind
  return undefined
}

/** File name of the schema that a document names. */
function schemaIn(text = ''): string {
  return /"\$schema"\s*:\s*"(?:[^"]*\/)?([^"/]*)"/.exec(text)?.[1] ?? ''
}

/** Shown for an unknown address, which its expressions read as route.address. */
export const missingPage = 'not-found'
/** Pages that the portal's code shows by name. They need no address, and every brand must have them. */
export const portalPages = [missingPage, 'sign-in', 'register', 'certification'] as const
