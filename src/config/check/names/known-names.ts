/** All names of one brand: every kind of name with its members. */
import { type JsonObject, objectOf, once, onceFor } from '#rules'
import type { Inputs } from '../../memo/inputs.ts'
import type { Reads } from '../../memo/memo.ts'
import { type Documents, documentInputs } from '../../read/documents.ts'
import { listOf, readLimits } from '../../resolve/schema.ts'
import type { Facts } from '../portal-facts.ts'

export interface Route {
  readonly id: string
  readonly path: string
  readonly page?: string
  readonly home?: true
  /** Names in the path; an optional one ends with "?". */
  readonly names: readonly string[]
  readonly optionalNames: readonly string[]
  /** Whether another route or the server claims the same path, so that its parts may be unintended. */
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

export interface NameInputsOptions {
  readonly documents: Documents
  readonly facts: Facts
  readonly icons: readonly string[]
  readonly assets: ReadonlySet<string>
  readonly brands: readonly string[]
}

const documentKinds = [
  'operation',
  'page',
  'form',
  'list',
  'entity',
  'dictionary',
  'reference',
  'order-type',
  'tariff',
  'tool',
  'part',
  'pattern',
] as const

type OfKind = Readonly<Record<string, JsonObject>>

interface Declaring {
  /** Kind of document that declares the names. */
  readonly kind: string
  /** Names with their declarations. */
  readonly declaredIn: (documents: OfKind) => Iterable<readonly [string, JsonObject]>
}

/** Names declared by documents, by kind of name. */
const declaring: Readonly<Record<string, Declaring>> = {
  ...Object.fromEntries(documentKinds.map((kind) => [kind, { kind, declaredIn: Object.entries<JsonObject> }])),
  route: { kind: 'routes', declaredIn: (all) => itemsOf(all, 'routes').filter(([, { path }]) => typeof path === 'string') },
  'route-group': { kind: 'routes', declaredIn: Object.entries<JsonObject> },
  limit: { kind: 'limits', declaredIn: (all) => membersOf(all, 'limits').filter(([name]) => Object.hasOwn(readLimits(all), name)) },
  text: { kind: 'texts', declaredIn: (all) => membersOf(all, 'texts') },
  word: { kind: 'vocabulary', declaredIn: (all) => membersOf(all, 'words') },
  'grid-row': { kind: 'grid', declaredIn: (all) => itemsOf(all, 'rows') },
}

/** Names from other sources. */
const others: Readonly<Record<string, (options: NameInputsOptions) => ReadonlySet<string>>> = {
  event: ({ facts }) => new Set(facts.events),
  icon: ({ icons }) => new Set(icons),
  asset: ({ assets }) => assets,
  brand: ({ brands }) => new Set(brands),
}

const rowKind = /^(dictionary|reference)-row:(.+)$/

/** Whether this kind of name exists. */
export function isNameKind(kind: string): boolean {
  return Object.hasOwn(declaring, kind) || Object.hasOwn(others, kind) || rowKind.test(kind)
}

/** The documents of a brand, and all its names. */
export function nameInputs(options: NameInputsOptions): Inputs {
  const documents = documentInputs(options.documents)
  const namesByKind = new Map<string, ReadonlySet<string>>()
  const namesOfKind = (kind: string): ReadonlySet<string> => {
    const names = namesByKind.get(kind) ?? others[kind]?.(options) ?? declaredNames(kind, options.documents)
    namesByKind.set(kind, names)
    return names
  }
  return {
    one: (kind, name) => {
      if (kind === 'names') return namesOfKind(name)
      if (kind !== 'name') return documents.one(kind, name)
      const blank = name.indexOf(' ')
      return namesOfKind(name.slice(0, blank)).has(name.slice(blank + 1)) || undefined
    },
    all: documents.all,
  }
}

export function hasName(reads: Reads<'name'>, kind: string, name: string): boolean {
  return reads.one('name', `${kind} ${name}`) === true
}

export function namesOf(reads: Reads<'names'>, kind: string): ReadonlySet<string> {
  return reads.one('names', kind) ?? new Set()
}

export function routesOf(reads: Reads<'routes'>): ReadonlyMap<string, Route> {
  return readRoutes(reads.all('routes'))
}

/** The names of a kind that documents declare, each with its declaration. */
export function declarationsOf(documents: Documents, kind: string): ReadonlyMap<string, JsonObject> {
  const [, list] = rowKind.exec(kind) ?? []
  const ofKind = documents[list ?? declaring[kind]?.kind ?? '']
  return ofKind ? gatherDeclarations(ofKind, kind) : new Map()
}

function declaredNames(kind: string, documents: Documents): ReadonlySet<string> {
  const [, list] = rowKind.exec(kind) ?? []
  const ofKind = documents[list ?? declaring[kind]?.kind ?? '']
  return ofKind ? gatherNames(ofKind, kind) : new Set()
}

/** Brands without changes to a kind share its names. */
const gatherNames = onceFor((ofKind: OfKind, kind: string): ReadonlySet<string> => new Set(gatherDeclarations(ofKind, kind).keys()))

const gatherDeclarations = onceFor((ofKind: OfKind, kind: string): ReadonlyMap<string, JsonObject> => {
  const [, list, id] = rowKind.exec(kind) ?? []
  if (!list || !id) return new Map(declaring[kind]?.declaredIn(ofKind))
  return new Map(itemsOf(id === '*' ? ofKind : { [id]: ofKind[id] ?? {} }, 'rows'))
})

const readRoutes = once((ofKind: OfKind): ReadonlyMap<string, Route> => {
  const routes = new Map<string, Route>()
  const entries = Object.values(ofKind).flatMap((group) => listOf(group.routes).map(objectOf))
  const shapes = Map.groupBy(entries, ({ path }) => shapeOfPath(String(path)))
  for (const { id, path, page, home } of entries) {
    if (typeof id !== 'string' || typeof path !== 'string') continue
    // The brand's own code is no parameter.
    const parts = [...path.replaceAll('{product}', '').matchAll(/\{(\w+)(\??)\}/g)]
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
})

function membersOf(ofKind: OfKind, member: string): [string, JsonObject][] {
  return Object.values(ofKind).flatMap((document) =>
    Object.entries(objectOf(document[member])).map(([name, value]): [string, JsonObject] => [name, objectOf(value)]),
  )
}

function itemsOf(ofKind: OfKind, member: string): [string, JsonObject][] {
  return Object.values(ofKind).flatMap((document) =>
    listOf(document[member]).flatMap((entry): [string, JsonObject][] => {
      const item = objectOf(entry)
      return typeof item.id === 'string' ? [[item.id, item]] : []
    }),
  )
}

export function rowIds(document: JsonObject | undefined): string[] {
  return listOf(document?.rows).flatMap((row) => {
    const id = objectOf(row).id
    return typeof id === 'string' ? [id] : []
  })
}
