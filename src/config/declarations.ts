/** Where the names used in documents are declared. */
import type { JsonObject } from '#rules'
import { type Place, type ResolvedDocument, type Tree, toJson } from './documents.ts'

export interface Declared {
  readonly path: string
  readonly offset: number
}

export interface Declarations {
  readonly find: (kind: string, name: string) => Declared | undefined
  /** Every lookup returns the same object for a field. */
  readonly ofField: (field: JsonObject | undefined) => Declared | undefined
}

/** Kinds whose names are declared inside documents, and where in them. */
const holders: Readonly<Record<string, { readonly kind: string; readonly at: string }>> = {
  texts: { kind: 'text', at: 'texts' },
  limits: { kind: 'limit', at: 'limits' },
  grid: { kind: 'grid-row', at: 'rows' },
  routes: { kind: 'route', at: 'routes' },
}

/** Within the documents of one brand. */
export function createDeclarations(documents: readonly ResolvedDocument[]): Declarations {
  const places = new Map<string, Declared>()
  const objects = new Map<unknown, Place>()
  const declare = (kind: string, name: string, place: Declared): void => {
    const key = `${kind} ${name}`
    if (!places.has(key)) places.set(key, { path: place.path, offset: place.offset })
  }
  for (const { kind, id, tree, paths } of documents) {
    declare(kind === 'routes' ? 'route-group' : kind, id, { path: paths[0] ?? '', offset: 0 })
    noteObjects(tree, objects)
    const rows = kind === 'dictionary' || kind === 'reference' ? namesIn(tree, 'rows') : []
    for (const { name, place } of rows) for (const list of [id, '*']) declare(`${kind}-row:${list}`, name, place)
    const holder = holders[kind]
    for (const { name, place } of holder ? namesIn(tree, holder.at) : []) declare(holder?.kind ?? '', name, place)
  }
  return {
    find: (kind, name) => places.get(`${kind} ${name}`),
    ofField: (field) => {
      const place = field && objects.get(field)
      return place && { path: place.path, offset: place.nameOffset }
    },
  }
}

function noteObjects(tree: Tree, objects: Map<unknown, Place>): void {
  if (tree.kind === 'value') return
  if (tree.kind === 'object') objects.set(toJson(tree), tree.place)
  for (const inner of tree.kind === 'list' ? tree.items : tree.members.values()) noteObjects(inner, objects)
}

/** Names of members, or ids of items, with their positions. */
function namesIn(tree: Tree, member: string): { readonly name: string; readonly place: Declared }[] {
  const holder = tree.kind === 'object' ? tree.members.get(member) : undefined
  if (holder?.kind === 'object')
    return [...holder.members].map(([name, { place }]) => ({ name, place: { path: place.path, offset: place.nameOffset } }))
  const items = holder?.kind === 'list' ? holder.items : []
  return items.flatMap((item) => {
    const id = item.kind === 'object' ? item.members.get('id') : undefined
    return id?.kind === 'value' ? [{ name: String(id.value), place: id.place }] : []
  })
}
