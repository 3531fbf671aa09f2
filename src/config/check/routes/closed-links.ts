/** Links to pages that none of their readers may open. The portal hides such links, so the mistake would go unnoticed. */
import { type ActorKind, decide, type Grid } from '#domain'
import { type Json, type JsonObject, objectOf, once, textOf } from '#rules'
import { findTree, type Place, segmentsOf } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import { actors, readGrid } from '../access.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportAt } from '../brand-check.ts'
import { nameIn } from '../context.ts'

interface Route {
  readonly page: string
  readonly row: string | undefined
}

/** A link as written in its document. */
interface DeclaredLink {
  readonly place: Place
  readonly route: string
  /** The grid rows of its entry, its block and their containers, which control whether the link is shown. */
  readonly rows: readonly string[]
}

interface Portal {
  readonly check: Check
  readonly routes: ReadonlyMap<string, Route>
  readonly entererOf: (row: string | undefined) => ReadonlySet<ActorKind>
}

const everyone: ReadonlySet<ActorKind> = new Set(actors)

const kinds = ['brand', 'routes', 'grid', 'page', 'list'] as const
type Check = BrandCheck<(typeof kinds)[number]>

export const closedLinksCheck = defineBrandCheck('closed links', { reads: kinds, run: checkClosedLinks })

function checkClosedLinks(check: Check): void {
  if (check.documentsOf(...kinds).some(({ sound }) => !sound)) return
  const grid = readGrid(check.reads)
  const portal = { check, routes: readRoutes(check), entererOf: rememberEnterers(grid) }
  // A misspelled row is reported where it is named.
  if ([...portal.routes.values()].some(({ row }) => row !== undefined && !Object.hasOwn(grid, row))) return
  for (const [{ place, route }, readers] of findReaders(portal)) {
    const row = portal.routes.get(route)?.row
    // A visitor is asked to sign in and then taken there.
    if (row === undefined || readers.size === 0 || readers.has('visitor') || !readers.isDisjointFrom(portal.entererOf(row))) continue
    const saying = say('CLOSED-LINK/readers', { route, row, readers: [...readers] })
    reportAt(check, place, { ...saying, cause: `closed ${route}`, severity: 'warning' })
  }
}

/** Routes of the groups that the brand enables. */
function readRoutes(check: Check): ReadonlyMap<string, Route> {
  const manifest = check.documentsOf('brand')[0]?.value ?? {}
  const groups = stringsOf(manifest.routeGroups).flatMap((group) => listOf(check.reads.one('routes', group)?.routes))
  return new Map(
    groups.map(objectOf).map((route) => {
      const page = route.home === true ? nameIn(manifest, 'home') : nameIn(route, 'page')
      return [nameIn(route, 'id'), { page, row: textOf(route.grid) }]
    }),
  )
}

function rememberEnterers(grid: Grid): Portal['entererOf'] {
  const enterersByRow = new Map<string, ReadonlySet<ActorKind>>()
  return (row) => {
    if (row === undefined) return everyone
    const enterers = enterersByRow.get(row) ?? new Set(actors.filter((actor) => decide(grid, row, actor, 'own').allow))
    enterersByRow.set(row, enterers)
    return enterers
  }
}

/** Each link with everyone who sees it, on any page. */
function findReaders({ check, routes, entererOf }: Portal): ReadonlyMap<DeclaredLink, ReadonlySet<ActorKind>> {
  const enterersByLink = new Map<DeclaredLink, ReadonlySet<ActorKind>>()
  const add = (document: CheckedDocument, readers: ReadonlySet<ActorKind>) => {
    for (const link of linksOf(document)) {
      const readersOfAll = link.rows.reduce((some, row) => some.intersection(entererOf(row)), readers)
      enterersByLink.set(link, readersOfAll.union(enterersByLink.get(link) ?? new Set()))
    }
  }
  const dialogs = new Set(check.documentsOf('page', 'list').flatMap((document) => namesIn(document, 'page')))
  const rowsOf = Map.groupBy(routes.values(), ({ page }) => page)
  for (const document of check.documentsOf('brand')) add(document, everyone)
  for (const document of check.documentsOf('page')) {
    // Pages that open as dialogs can be read by everyone.
    const readers = (rowsOf.get(document.id) ?? []).map(({ row }) => entererOf(row)).reduce((all, some) => all.union(some), new Set())
    const lists = namesIn(document, 'list').flatMap((id) => check.documentOf('list', id) ?? [])
    for (const holder of [document, ...lists]) add(holder, dialogs.has(document.id) ? everyone : readers)
  }
  return enterersByLink
}

function namesIn(document: CheckedDocument, kind: 'page' | 'list'): readonly string[] {
  return namesOf(document)[kind]
}

const namesOf = once(({ verdict }: CheckedDocument) => {
  const of = (kind: string) => verdict.mentions.flatMap(({ refersTo, value }) => (refersTo === kind ? String(value) : []))
  return { page: of('page'), list: of('list') }
})

/** Links with a fixed route: an expression could replace it. */
const linksOf = once((document: CheckedDocument): readonly DeclaredLink[] =>
  document.verdict.mentions.flatMap(({ refersTo, pointer, value: route }) => {
    if (refersTo !== 'route' || typeof route !== 'string' || !pointer.endsWith('/route')) return []
    const around = objectsAround(document, pointer)
    if (around.some(({ routeOf }) => routeOf !== undefined)) return []
    const rows = around.flatMap(({ grid }) => (typeof grid === 'string' ? grid : []))
    return [{ place: findTree(document.tree, pointer).tree.place, route, rows }]
  }),
)

function objectsAround(document: CheckedDocument, pointer: string): JsonObject[] {
  const around: JsonObject[] = []
  let value: Json | undefined = document.value
  for (const segment of segmentsOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(segment)]
    else {
      around.push(objectOf(value))
      value = objectOf(value)[segment]
    }
  }
  return around
}
