/** Who opens a page, sees a list and may make a call: users by the columns of the permission grid. */
import { type ActorKind, decide, type Grid } from '#domain'
import { type Json, type JsonObject, objectOf, once, textOf } from '#rules'
import { defineQuery } from '../../memo/memo.ts'
import type { Documents } from '../../read/documents.ts'
import { listOf, ownManifest, stringsOf } from '../../resolve/schema.ts'
import { actors, readGrid } from '../access.ts'
import { nameIn } from '../context.ts'

export type Readers = ReadonlySet<ActorKind>

/** Users whom a row of the grid lets in, at least for some records. Without a row, or with one reported as unknown: everyone. */
function enterersOf(grid: Grid, row: string | undefined): readonly ActorKind[] {
  if (row === undefined || !Object.hasOwn(grid, row)) return actors
  return actors.filter((actor) => decide(grid, row, actor === 'staff' ? 'staff-admin' : actor, 'own').allow)
}

export const enterersOfRow = defineQuery('users whom the row lets in', {
  reads: ['grid'],
  answer: (documents, row: string): string[] => [...enterersOf(readGrid(documents), row)],
})

/** Undefined if no route leads to the page, as for a dialog. */
export const openersOfPage = defineQuery('users who open the page', {
  reads: ['brand', 'routes', 'grid'],
  answer: (documents, page: string): string[] | undefined => {
    const manifest = ownManifest(documents)
    const grid = readGrid(documents)
    const groups = stringsOf(manifest.routeGroups).flatMap((group) => listOf(documents.one('routes', group)?.routes).map(objectOf))
    const routes = groups.filter((route) => (route.home === true ? nameIn(manifest, 'home') : route.page) === page)
    if (routes.length === 0) return undefined
    return [...new Set(routes.flatMap(({ grid: row }) => enterersOf(grid, textOf(row))))]
  },
})

/** Undefined if a list is also shown where its readers are not known. */
export const readersOfList = defineQuery('users who see the list', {
  reads: ['brand', 'routes', 'grid', 'page', 'tool'],
  answer: (documents, list: string): string[] | undefined => {
    if (listsIn(documents.all('tool')).has(list)) return undefined
    const readers = new Set<string>()
    for (const { page, rows } of listsIn(documents.all('page')).get(list) ?? []) {
      const openers = documents.ask(openersOfPage, page)
      if (!openers) return undefined
      const seen = rows.reduce((left, row) => left.intersection(new Set(documents.ask(enterersOfRow, row))), new Set(openers))
      for (const actor of seen) readers.add(actor)
    }
    return readers.size > 0 ? [...readers] : undefined
  },
})

interface Showing {
  readonly page: string
  /** Grid rows of the block and its containers. */
  readonly rows: readonly string[]
}

const listsIn = once((documents: Documents[string]): ReadonlyMap<string, readonly Showing[]> => {
  const showings = new Map<string, Showing[]>()
  for (const [page, document] of Object.entries(documents))
    for (const { list, rows } of shownLists(document)) showings.set(list, [...(showings.get(list) ?? []), { page, rows }])
  return showings
})

const shownLists = once((document: JsonObject) => [...blocksWithList(document, [])])

function* blocksWithList(value: Json | undefined, around: readonly string[]): Generator<{ list: string; rows: readonly string[] }> {
  if (Array.isArray(value)) for (const item of value) yield* blocksWithList(item, around)
  const object: JsonObject = objectOf(value)
  const rows = typeof object.grid === 'string' ? [...around, object.grid] : around
  if (typeof object.list === 'string') yield { list: object.list, rows }
  for (const member of Object.values(object)) if (typeof member === 'object') yield* blocksWithList(member, rows)
}
