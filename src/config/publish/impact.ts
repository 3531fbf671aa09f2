/** What a release would change, before it is published: the documents of each brand, and what each kind of user may do. */
import { type ActorKind, type Asker, decide, type Grid, type Relation } from '#domain'
import { type Json, objectOf } from '#rules'
import { actors, askersOf, readAccess, relations } from '../check/access.ts'
import type { Documents, SourceFile } from '../read/documents.ts'
import { readDocuments } from '../resolve/read-documents.ts'
import { resolveBrands } from '../resolve/resolve.ts'
import { stringsOf } from '../resolve/schema.ts'

export interface Impact {
  readonly brands: readonly BrandImpact[]
  readonly access: readonly AccessImpact[]
}

interface BrandImpact {
  readonly brand: string
  readonly kind: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

/** Places in the shared documents, as entity/rate#/properties/price20GP/policy. */
interface AccessImpact {
  readonly actor: ActorKind
  readonly more: readonly string[]
  readonly less: readonly string[]
}

/** Both are compared as their brands resolve them: a shared document counts for each brand in which it differs. */
export function measureImpact(before: readonly SourceFile[], after: readonly SourceFile[], at = Date.now()): Impact {
  const [old, now] = [resolveBrands(readDocuments(before), at), resolveBrands(readDocuments(after), at)]
  const brands = namesOf(old, now).flatMap((brand) => compareBrand(brand, old[brand] ?? {}, now[brand] ?? {}))
  return { brands, access: compareAccess(before, after) }
}

function compareBrand(brand: string, before: Documents, after: Documents): BrandImpact[] {
  return namesOf(before, after).flatMap((kind) => {
    const [old, now] = [before[kind] ?? {}, after[kind] ?? {}]
    const added = Object.keys(now).filter((id) => !Object.hasOwn(old, id))
    const removed = Object.keys(old).filter((id) => !Object.hasOwn(now, id))
    const changed = Object.keys(now).filter((id) => Object.hasOwn(old, id) && JSON.stringify(old[id]) !== JSON.stringify(now[id]))
    return added.length + removed.length + changed.length === 0 ? [] : [{ brand, kind, added, removed, changed }]
  })
}

function compareAccess(before: readonly SourceFile[], after: readonly SourceFile[]): AccessImpact[] {
  const [old, now] = [readPlaces(before), readPlaces(after)]
  return actors.flatMap((actor) => {
    const places = [...new Set([...old.rows.keys(), ...now.rows.keys()])].sort()
    const more = places.filter((place) => isWider(actor, { now, old, place }))
    const less = places.filter((place) => isWider(actor, { now: old, old: now, place }))
    return more.length + less.length === 0 ? [] : [{ actor, more, less }]
  })
}

interface Places {
  readonly grid: Grid
  /** Row of the grid by place. */
  readonly rows: ReadonlyMap<string, string>
}

function readPlaces(files: readonly SourceFile[]): Places {
  const { rows: grid = {}, opens } = readAccess(files)
  const rows = Object.entries(objectOf(opens as Json)).flatMap(([row, byDocument]) =>
    Object.entries(objectOf(byDocument)).flatMap(([path, pointers]) =>
      stringsOf(pointers).map((pointer) => [`${path}#${pointer}`, row] as const),
    ),
  )
  return { grid: grid as Grid, rows: new Map(rows) }
}

interface Compared {
  readonly now: Places
  readonly old: Places
  readonly place: string
}

function isWider(actor: ActorKind, { now, old, place }: Compared): boolean {
  return askersOf(actor).some((asker) =>
    relations.some((relation) => reachOf(now, place, { asker, relation }) > reachOf(old, place, { asker, relation })),
  )
}

/** 0: nothing, 1: masked, 2: everything. */
function reachOf(
  { grid, rows }: Places,
  place: string,
  { asker, relation }: { readonly asker: Asker; readonly relation: Relation },
): number {
  const row = rows.get(place)
  if (row === undefined || !Object.hasOwn(grid, row)) return 0
  const decision = decide(grid, row, asker, relation)
  if (!decision.allow) return 0
  return decision.masked === true ? 1 : 2
}

function namesOf(left: object, right: object): string[] {
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].sort()
}
