/** What can be named in one brand: every kind of name with its members. */
import type { JsonObject } from '#rules'
import type { Documents } from '../documents.ts'
import { limitValues, listOf, objectOf } from '../schema.ts'
import type { Facts } from './facts.ts'

export interface Route {
  readonly id: string
  readonly path: string
  readonly page?: string
  readonly home?: true
  /** Names in the path; an optional one ends with "?" there. */
  readonly names: readonly string[]
  readonly optionalNames: readonly string[]
}

export interface KnownNames {
  readonly brand: string
  readonly documents: Documents
  readonly routes: ReadonlyMap<string, Route>
  /** Members of a kind of name; undefined where there is no such kind. */
  readonly namesOf: (kind: string) => ReadonlySet<string> | undefined
}

export interface KnownNamesOptions {
  readonly brand: string
  readonly documents: Documents
  readonly facts: Facts
  readonly icons: readonly string[]
  readonly assets: ReadonlySet<string>
  readonly brands: readonly string[]
}

const documentKinds = ['operation', 'page', 'form', 'list', 'entity', 'dictionary', 'reference', 'order-type', 'tariff'] as const

export function collectNames(options: KnownNamesOptions): KnownNames {
  const { documents } = options
  const routes = readRoutes(documents)
  const names = new Map<string, ReadonlySet<string>>([
    ...documentKinds.map((kind) => [kind, new Set(Object.keys(documents[kind] ?? {}))] as const),
    ['route', new Set(routes.keys())],
    ['route-group', new Set(Object.keys(documents.routes ?? {}))],
    ['limit', new Set(Object.keys(limitValues(documents)))],
    ['text', new Set(membersOf(documents, 'texts', 'texts'))],
    ['grid-row', new Set(Object.values(documents.grid ?? {}).flatMap(rowIds))],
    ['event', new Set(options.facts.events)],
    ['icon', new Set(options.icons)],
    ['asset', options.assets],
    ['brand', new Set(options.brands)],
  ])
  const namesOf = (kind: string): ReadonlySet<string> | undefined => {
    const before = names.get(kind)
    if (before) return before
    const [, list, id] = /^(dictionary|reference)-row:(.+)$/.exec(kind) ?? []
    if (!list || !id) return undefined
    const rows = new Set(id === '*' ? Object.values(documents[list] ?? {}).flatMap(rowIds) : rowIds(documents[list]?.[id]))
    names.set(kind, rows)
    return rows
  }
  return { brand: options.brand, documents, routes, namesOf }
}

function readRoutes(documents: Documents): Map<string, Route> {
  const routes = new Map<string, Route>()
  for (const group of Object.values(documents.routes ?? {})) {
    for (const entry of listOf(group.routes)) {
      const { id, path, page, home } = objectOf(entry)
      if (typeof id !== 'string' || typeof path !== 'string') continue
      const parts = [...path.matchAll(/\{(\w+)(\??)\}/g)]
      routes.set(id, {
        id,
        path,
        ...(typeof page === 'string' ? { page } : {}),
        ...(home === true ? { home } : {}),
        names: parts.map((part) => part[1] ?? ''),
        optionalNames: parts.filter((part) => part[2] === '?').map((part) => part[1] ?? ''),
      })
    }
  }
  return routes
}

function membersOf(documents: Documents, kind: string, member: string): string[] {
  return Object.values(documents[kind] ?? {}).flatMap((document) => Object.keys(objectOf(document[member])))
}

export function rowIds(document: JsonObject | undefined): string[] {
  return listOf(document?.rows).flatMap((row) => {
    const id = objectOf(row).id
    return typeof id === 'string' ? [id] : []
  })
}
