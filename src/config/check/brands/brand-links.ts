/** Checks a brand's navigation: links lead to enabled pages, enabled pages can be reached, and legal texts exist. */

import { objectOf, once } from '#rules'
import { findTree, type Place } from '../../read/documents.ts'
import { say } from '../../read/messages.ts'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import { type BrandCheck, type CheckedDocument, defineBrandCheck, reportPointer } from '../brand-check.ts'
import { nameIn } from '../context.ts'

interface RouteFacts {
  readonly id: string
  readonly group: string
  readonly page: string
  readonly redirect: string
  readonly isHome: boolean
  readonly isLegal: boolean
}

interface Link {
  readonly route: string
  readonly place: Place
}

interface Offer {
  readonly check: Check
  readonly brand: CheckedDocument
  readonly routes: ReadonlyMap<string, RouteFacts>
  readonly enabled: readonly string[]
}

const kinds = ['brand', 'routes', 'page', 'list'] as const
type Check = BrandCheck<(typeof kinds)[number]>

export const brandLinksCheck = defineBrandCheck('brand links', { reads: kinds, run: checkBrandLinks })

function checkBrandLinks(check: Check): void {
  const [brand] = check.documentsOf('brand')
  if (!brand?.sound || check.documentsOf('routes').some(({ sound }) => !sound)) return
  const enabled = stringsOf(brand.value.routeGroups)
  // A misspelled group is reported elsewhere; it may be any of the missing groups.
  if (enabled.some((group) => !check.reads.one('routes', group))) return
  const routes = readRoutes(check, nameIn(brand.value, 'home'))
  // A duplicate route id is reported on its own; the target of the link is ambiguous then.
  if (!routes) return
  const offer: Offer = { check, brand, routes, enabled }
  const hasHome = [...routes.values()].some(({ isHome, group }) => isHome && enabled.includes(group))
  if (hasHome) {
    reportDisabled(offer)
    checkLegalTexts(offer)
    reportUnreached(offer)
  }
}

function readRoutes(check: Check, home: string): Map<string, RouteFacts> | undefined {
  const routes = new Map<string, RouteFacts>()
  for (const [group, document] of Object.entries(check.reads.all('routes'))) {
    for (const route of listOf(document.routes).map(objectOf)) {
      const isHome = route.home === true
      const facts = { id: nameIn(route, 'id'), group, page: isHome ? home : nameIn(route, 'page'), redirect: nameIn(route, 'redirect') }
      if (routes.has(facts.id)) return undefined
      routes.set(facts.id, { ...facts, isHome, isLegal: route.legal === true })
    }
  }
  return routes
}

/** One finding per group: at the link if only one of the brand's own links needs it, otherwise where the group would be enabled. */
function reportDisabled({ check, brand, routes, enabled }: Offer): void {
  const pages = [...routes.values()].filter(({ group }) => enabled.includes(group)).map(({ page }) => page)
  const links = [...linksOf(brand), ...pages.flatMap((page) => linksOfPage(check, page))]
  const byGroup = new Map<string, Link[]>()
  for (const link of links) {
    const group = routes.get(link.route)?.group
    if (group === undefined || enabled.includes(group)) continue
    const before = byGroup.get(group) ?? []
    if (!before.some(({ place }) => place.path === link.place.path && place.offset === link.place.offset))
      byGroup.set(group, [...before, link])
  }
  for (const [group, asking] of byGroup) {
    const [only] = asking
    const isOwn = only !== undefined && asking.length === 1 && only.place.path.startsWith(`brands/${brand.id}/`)
    if (isOwn) check.report({ path: only.place.path, offset: only.place.offset, ...say('BRAND-LINK/group', { route: only.route, group }) })
    else {
      const params = { group, count: asking.length, routes: asking.map(({ route }) => route) }
      reportPointer(check, brand, '/routeGroups', say('BRAND-LINK/needed', params))
    }
  }
}

function checkLegalTexts({ check, brand, routes, enabled }: Offer): void {
  const linked = new Set(linksOf(brand).map(({ route }) => route))
  for (const { id, group, isLegal } of routes.values()) {
    if (!isLegal) continue
    const isEnabled = enabled.includes(group)
    // A link to a disabled group was reported with the group.
    if (!isEnabled && !linked.has(id)) reportPointer(check, brand, '/routeGroups', say('LEGAL-PAGE/group', { route: id, group }))
    if (isEnabled && !linked.has(id)) {
      const pointer = brand.value.footer === undefined ? '/navigation' : '/footer'
      reportPointer(check, brand, pointer, say('LEGAL-PAGE/unlinked', { route: id }))
    }
  }
}

/** Follows every link, starting from the home page and the navigation. */
function reportUnreached({ check, brand, routes, enabled }: Offer): void {
  const home = [...routes.values()].filter(({ isHome }) => isHome).map(({ id }) => id)
  const queue = [...home, ...linksOf(brand).map(({ route }) => route)]
  const reached = new Set<string>()
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const route = routes.get(next)
    if (!route || reached.has(next)) continue
    reached.add(next)
    queue.push(route.redirect, ...linksOfPage(check, route.page).map((link) => link.route))
  }
  const groups = new Set([...reached].map((id) => routes.get(id)?.group))
  for (const [index, group] of enabled.entries()) {
    if (groups.has(group)) continue
    const { place } = findTree(brand.tree, `/routeGroups/${index}`).tree
    check.report({ path: place.path, offset: place.offset, severity: 'warning', ...say('BRAND-LINK/unreached', { group }) })
  }
}

/** Links of a page and of its lists. */
function linksOfPage(check: Check, id: string): Link[] {
  const page = check.documentOf('page', id)
  if (!page) return []
  const lists = listsOf(page).flatMap((list) => check.documentOf('list', list) ?? [])
  return [page, ...lists].flatMap((document) => linksOf(document))
}

const listsOf = once(({ verdict }: CheckedDocument): readonly string[] =>
  verdict.mentions.flatMap(({ refersTo, value }) => (refersTo === 'list' ? [String(value)] : [])),
)

const linksOf = once((document: CheckedDocument): Link[] =>
  document.verdict.mentions.flatMap(({ refersTo, pointer, value }) => {
    if (refersTo !== 'route' || typeof value !== 'string') return []
    return [{ route: value, place: findTree(document.tree, pointer).tree.place }]
  }),
)
