/** Where the names used in documents are declared. */
import { type JsonObject, once } from '#rules'
import { type Place, type ResolvedDocument, type Tree, toJson } from '../read/documents.ts'

export interface Declared {
  readonly path: string
  readonly offset: number
}

export interface Declarations {
  readonly find: (kind: string, name: string) => Declared | undefined
  readonly ofField: (field: JsonObject | undefined) => Declared | undefined
}

/** Kinds whose names are declared inside documents, and where in them. */
const holders: Readonly<Record<string, { readonly kind: string; readonly at: string }>> = {
  texts: { kind: 'text', at: 'texts' },
  limits: { kind: 'limit', at: 'limits' },
  grid: { kind: 'grid-row', at: 'rows' },
  vocabulary: { kind: 'word', at: 'words' },
  routes: { kind: 'route', at: 'routes' },
}

/** Within the documents of one brand. */
export function createDeclarations(documents: readonly ResolvedDocument[]): Declarations {
  let places: Map<string, Declared> | undefined
  const readPlaces = (): Map<string, Declared> => {
    places ??= new Map(documents.toReversed().flatMap((document) => declaredIn(document).toReversed()))
    return places
  }
  return {
    find: (kind, name) => readPlaces().get(`${kind} ${name}`),
    ofField: (field) => {
      const place = field && fieldPlace(documents, field)
      return place && declaredAt(place)
    },
  }
}

/** Names of one document with their places, by kind and name. */
const declaredIn = once(({ kind, id, tree, paths }: ResolvedDocument): [string, Declared][] => {
  const own: [string, Declared] = [`${kind === 'routes' ? 'route-group' : kind} ${id}`, { path: paths[0] ?? '', offset: 0 }]
  const rows = kind === 'dictionary' || kind === 'reference' ? namesIn(tree, 'rows') : []
  const ofRows = rows.flatMap(({ name, place }) => [id, '*'].map((list): [string, Declared] => [`${kind}-row:${list} ${name}`, place]))
  const holder = holders[kind]
  const held = holder ? namesIn(tree, holder.at).map(({ name, place }): [string, Declared] => [`${holder.kind} ${name}`, place]) : []
  return [own, ...ofRows, ...held]
})

function fieldPlace(documents: readonly ResolvedDocument[], field: JsonObject): Place | undefined {
  for (const { tree } of documents) {
    const place = objectsIn(tree).get(field)
    if (place) return place
  }
  return undefined
}

/** Every lookup returns the same object for a place. */
const declaredAt = once(({ path, nameOffset }: Place): Declared => ({ path, offset: nameOffset }))

/** The places of all objects inside a tree. */
const objectsIn = once((tree: Tree): ReadonlyMap<unknown, Place> => {
  const objects = new Map<unknown, Place>()
  noteObjects(tree, objects)
  return objects
})

function noteObjects(tree: Tree, objects: Map<unknown, Place>): void {
  if (tree.kind === 'value') return
  if (tree.kind === 'object') objects.set(toJson(tree), tree.place)
  for (const inner of tree.kind === 'list' ? tree.items : tree.members.values()) noteObjects(inner, objects)
}

/** Names of members, or ids of items, with their positions. */
function namesIn(tree: Tree, member: string): { readonly name: string; readonly place: Declared }[] {
  const holder = tree.kind === 'object' ? tree.members.get(member) : undefined
  if (holder?.kind === 'object') return [...holder.members].map(([name, { place }]) => ({ name, place: declaredAt(place) }))
  const items = holder?.kind === 'list' ? holder.items : []
  return items.flatMap((item) => {
    const id = item.kind === 'object' ? item.members.get('id') : undefined
    return id?.kind === 'value' ? [{ name: String(id.value), place: { path: id.place.path, offset: id.place.offset } }] : []
  })
}
