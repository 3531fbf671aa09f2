/** What can be named in one brand: every kind of name with its members. */
import type { JsonObject } from '#rules'
import type { Documents } from '../../documents.ts'
import { remember } from '../../memory.ts'
import { limitValues, listOf, objectOf } from '../../schema.ts'
import type { Facts } from '../facts.ts'

export interface Route {
  readonly id: string
  readonly path: string
  readonly page?: string
  readonly home?: true
  /** Names in the path; an optional one ends with "?" there. */
  readonly names: readonly string[]
  readonly optionalNames: readonly string[]
  /** Another route or the server claims the same path, so the parts in it may not be those that were meant. */
  readonly isDisputed: boolean
}

/** Path prefixes reserved for the server. */
const reserved = ['/api', '/config', '/brand', '/assets', '/healthz', '/readyz']

/** The reserved prefix of a path; undefined if it has none. */
export function reservedPrefix(path: string): string | undefined {
  return reserved.find((start) => path === start || path.startsWith(`${start}/`))
}

/** Paths of the same shape match the same addresses. */
export function shapeOfPath(path: string): string {
  return path.replace(/\{\w+\??\}/g, '{}')
}

export interface KnownNames {
  readonly brand: string
  readonly documents: Documents
  readonly routes: ReadonlyMap<string, Route>
  /** Whether there is such a kind of name. */
  readonly isKind: (kind: string) => boolean
  readonly has: (kind: string, name: string) => boolean
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

type OfKind = Readonly<Record<string, JsonObject>>

/** How the names of each kind are gathered. */
const gatherers: Readonly<Record<string, (options: KnownNamesOptions) => ReadonlySet<string>>> = {
  ...Object.fromEntries(
    documentKinds.map((kind) => [kind, ({ documents }: KnownNamesOptions) => namesIn(documents[kind], (all) => Object.keys(all))]),
  ),
  route: ({ documents }) => new Set(routesIn(documents).keys()),
  'route-group': ({ documents }) => namesIn(documents.routes, (all) => Object.keys(all)),
  limit: ({ documents }) => namesIn(documents.limits, () => Object.keys(limitValues(documents))),
  text: ({ documents }) => namesIn(documents.texts, (all) => membersOf(all, 'texts')),
  'grid-row': ({ documents }) => namesIn(documents.grid, (all) => Object.values(all).flatMap(rowIds)),
  event: ({ facts }) => new Set(facts.events),
  icon: ({ icons }) => new Set(icons),
  asset: ({ assets }) => assets,
  brand: ({ brands }) => new Set(brands),
}

export function collectNames(options: KnownNamesOptions): KnownNames {
  const { documents, brand } = options
  const names = new Map<string, ReadonlySet<string>>()
  const namesOf = (kind: string): ReadonlySet<string> | undefined => {
    const before = names.get(kind)
    if (before) return before
    const found = gatherers[kind]?.(options) ?? rowsNamed(kind, documents)
    if (found) names.set(kind, found)
    return found
  }
  return {
    brand,
    documents,
    get routes() {
      return routesIn(documents)
    },
    isKind: (kind) => kind in gatherers || rowKind.test(kind),
    has: (kind, name) => namesOf(kind)?.has(name) ?? false,
    namesOf,
  }
}

const rowKind = /^(dictionary|reference)-row:(.+)$/
const gathered = new WeakMap<OfKind, Map<string, ReadonlySet<string>>>()

/** Brands that change nothing of a kind share its names. */
function namesIn(ofKind: OfKind | undefined, gather: (ofKind: OfKind) => string[], about = ''): ReadonlySet<string> {
  if (!ofKind) return new Set()
  const sets = remember(gathered, ofKind, () => new Map<string, ReadonlySet<string>>())
  const set = sets.get(about) ?? new Set(gather(ofKind))
  sets.set(about, set)
  return set
}

function rowsNamed(kind: string, documents: Documents): ReadonlySet<string> | undefined {
  const [, list, id] = rowKind.exec(kind) ?? []
  if (!list || !id) return undefined
  return namesIn(documents[list], (all) => (id === '*' ? Object.values(all).flatMap(rowIds) : rowIds(all[id])), kind)
}

const routesOfKind = new WeakMap<OfKind, Map<string, Route>>()

function routesIn(documents: Documents): Map<string, Route> {
  return documents.routes ? remember(routesOfKind, documents.routes, () => readRoutes(documents)) : new Map()
}

function readRoutes(documents: Documents): Map<string, Route> {
  const routes = new Map<string, Route>()
  const entries = Object.values(documents.routes ?? {}).flatMap((group) => listOf(group.routes).map(objectOf))
  const shapes = Map.groupBy(entries, ({ path }) => shapeOfPath(String(path)))
  for (const { id, path, page, home } of entries) {
    if (typeof id !== 'string' || typeof path !== 'string') continue
    const parts = [...path.matchAll(/\{(\w+)(\??)\}/g)]
    routes.set(id, {
      id,
      path,
      ...(typeof page === 'string' ? { page } : {}),
      ...(home === true ? { home } : {}),
      names: parts.map((part) => part[1] ?? ''),
      optionalNames: parts.filter((part) => part[2] === '?').map((part) => part[1] ?? ''),
      isDisputed: reservedPrefix(path) !== undefined || (shapes.get(shapeOfPath(path))?.length ?? 0) > 1,
    })
  }
  return routes
}

function membersOf(ofKind: OfKind, member: string): string[] {
  return Object.values(ofKind).flatMap((document) => Object.keys(objectOf(document[member])))
}

export function rowIds(document: JsonObject | undefined): string[] {
  return listOf(document?.rows).flatMap((row) => {
    const id = objectOf(row).id
    return typeof id === 'string' ? [id] : []
  })
}
