/** Explains why a brand has a value: the file and line that set it, and the value of each layer before it, at any date. */
import { type Json, objectOf, textOf } from '#rules'
import { readsOf, type SourceFile, segmentsOf, type Tree, toJson } from '../read/documents.ts'
import { createLocator } from '../read/positions.ts'
import { allDocumentsAt } from './dated.ts'
import { nameDocument } from './kinds.ts'
import { readDocuments, toDocuments } from './read-documents.ts'
import type { Origin } from './resolve.ts'
import { limitValues, listOf, stringsOf } from './schema.ts'
import type { DocumentMap, ReadDocuments } from './stages.ts'

/** The value in one layer: the shared documents, then each brand over them. */
export interface Layer extends Origin {
  /** Brand that owns the file; default: the shared documents. */
  readonly brand?: string
  /** Absent if the layer removes the value. */
  readonly value?: Json
}

export interface Explanation {
  /** Kind and id as a path, or the path below schemas/, and pointer, lists by id: limits/booking.json#/limits/contactMax/value */
  readonly address: string
  /** The brand's value; absent if it was removed. */
  readonly value?: Json
  /** The deciding layer is the last. */
  readonly layers: readonly Layer[]
}

export interface ExplainOptions {
  readonly brand: string
  /**
   * What to explain: an address as above; `/service/booking`, a page by its own address; a limit or a text by its name alone, or as
   * `limit contactMax` and `text common.book`; or a field: `sea-booking contact` (a form or an entity, and its field).
   */
  readonly subject: string
  /** The instant at which dated values are read. */
  readonly at?: number
}

/** Empty if the brand has nothing with this name. A page is explained block by block. */
export function explain(files: readonly SourceFile[], { brand, subject, at = Date.now() }: ExplainOptions): Explanation[] {
  const set = readDocuments(files)
  const documents = set.brands.get(brand)
  if (!documents) return []
  const chain = layersOf(set, brand).map((layer) => ({ ...layer, documents: allDocumentsAt(layer.documents, at) }))
  const now = allDocumentsAt(documents, at)
  return findAddresses(subject, brand, now).flatMap((address) => explainAddress(set, chain, address) ?? [])
}

interface BrandLayer {
  readonly brand?: string
  readonly documents: DocumentMap
}

/** The shared documents, the brands that this one extends, and the brand itself. */
function layersOf(set: ReadDocuments, brand: string): BrandLayer[] {
  const brands: string[] = []
  for (let next: string | undefined = brand; next !== undefined && !brands.includes(next); ) {
    brands.unshift(next)
    const extended: Json | undefined = set.brands.get(next)?.get('brand')?.get(next)?.value.extends
    next = textOf(extended)
  }
  return [{ documents: set.base }, ...brands.map((id) => ({ brand: id, documents: set.brands.get(id) ?? set.base }))]
}

function findAddresses(subject: string, brand: string, documents: DocumentMap): string[] {
  if (subject.includes('#')) return [subject]
  if (subject.startsWith('/')) return addressesOfPage(subject, brand, documents)
  const [kind = '', name] = subject.trim().split(/\s+/)
  if (name === undefined) return [...addressesOfLimit(kind, documents), ...addressesOfText(kind, documents)]
  if (kind === 'limit') return addressesOfLimit(name, documents)
  if (kind === 'text') return addressesOfText(name, documents)
  return addressesOfField(kind, name, documents)
}

function addressesOfText(name: string, documents: DocumentMap): string[] {
  return within(documents, 'texts', (document) => Object.hasOwn(objectOf(document.texts), name), `/texts/${name}`)
}

/** A form's own field, or the one from its entity. */
function addressesOfField(holder: string, name: string, documents: DocumentMap): string[] {
  const form = documents.get('form')?.get(holder)?.value
  const own = form && Object.hasOwn(objectOf(form.properties), name) ? [`forms/${holder}.json#/properties/${name}`] : []
  const entity = typeof form?.entity === 'string' && own.length === 0 ? form.entity : holder
  return [...own, ...(documents.get('entity')?.has(entity) ? [`entities/${entity}.json#/properties/${name}`] : [])]
}

function addressesOfLimit(name: string, documents: DocumentMap): string[] {
  return Object.hasOwn(limitValues(readsOf(toDocuments(documents))), name)
    ? within(documents, 'limits', (document) => Object.hasOwn(objectOf(document.limits), name), `/limits/${name}/value`)
    : []
}

function within(
  documents: DocumentMap,
  folder: string,
  has: (document: Readonly<Record<string, Json>>) => boolean,
  pointer: string,
): string[] {
  const holders = [...(documents.get(folder)?.values() ?? [])].filter((document) => has(document.value))
  return holders.map(({ id }) => `${folder}/${id}.json#${pointer}`)
}

/** The route, its page, and each of the page's blocks. */
function addressesOfPage(path: string, brand: string, documents: DocumentMap): string[] {
  const manifest = documents.get('brand')?.get(brand)?.value ?? {}
  for (const group of stringsOf(manifest.routeGroups)) {
    for (const entry of listOf(documents.get('routes')?.get(group)?.value.routes)) {
      const route = objectOf(entry)
      if (!matches(String(route.path), path)) continue
      const page = route.home === true ? String(manifest.home) : String(route.page)
      const blocks = listOf(documents.get('page')?.get(page)?.value.blocks)
      return [
        `routes/${group}.json#/routes/${String(route.id)}`,
        `pages/${page}.json#/label`,
        ...blocks.map((block) => `pages/${page}.json#/blocks/${String(objectOf(block).id)}`),
      ]
    }
  }
  return []
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').map((part) => {
    if (/^\{\w+\?\}$/.test(part)) return '(?:/[^/]+)?'
    return part.startsWith('{') ? '/[^/]+' : `/${part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`
  })
  return new RegExp(`^${parts.slice(1).join('')}/?$`).test(path)
}

function explainAddress(set: ReadDocuments, chain: readonly BrandLayer[], address: string): Explanation | undefined {
  const [file = '', pointer = ''] = address.split('#')
  const layers: Layer[] = []
  let value: Json | undefined
  for (const { brand, documents } of chain) {
    const path = file === 'brand.json' ? `brands/${brand}/brand.json` : `schemas/${file.replace(/^schemas\//, '')}`
    const name = nameDocument(path, set.kinds, set.files.get(path)?.text)
    const document = name && documents.get(name.kind)?.get(name.id)
    const node = document && findNamed(document.tree, pointer)
    if (!node || (node.value === undefined && layers.length === 0)) continue
    value = node.value === undefined ? undefined : toJson(node.value)
    const place = (node.value ?? node).place
    const origin = { path: place.path, ...createLocator(set.files.get(place.path)?.text ?? '')(place.offset) }
    // A brand without its own value shows the layer below.
    const last = layers.at(-1)
    if (last?.path === origin.path && last.line === origin.line && last.column === origin.column) continue
    const owner = /^brands\/([^/]+)\//.exec(origin.path)?.[1]
    layers.push({ ...origin, ...(owner === undefined ? {} : { brand: owner }), ...(value === undefined ? {} : { value }) })
  }
  return layers.length === 0 ? undefined : { address, layers, ...(value === undefined ? {} : { value }) }
}

/** The value at a pointer, with list items by id or index; if it was removed, the position of its removal. */
function findNamed(tree: Tree, pointer: string): { readonly value?: Tree; readonly place: Tree['place'] } | undefined {
  let current = tree
  for (const segment of segmentsOf(pointer)) {
    const next: Tree | undefined = current.kind === 'object' ? current.members.get(segment) : itemOf(current, segment)
    if (!next) {
      const place = current.kind === 'value' ? undefined : current.removed?.get(segment)
      return place && { place }
    }
    current = next
  }
  return { value: current, place: current.place }
}

function itemOf(tree: Tree, segment: string): Tree | undefined {
  if (tree.kind !== 'list') return undefined
  const named = tree.items.find((item) => {
    const id = item.kind === 'object' ? item.members.get('id') : undefined
    return id?.kind === 'value' && id.value === segment
  })
  return named ?? tree.items[Number(segment)]
}
