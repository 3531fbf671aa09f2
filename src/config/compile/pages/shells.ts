import { serverTexts } from '#generated/code-texts.ts'
import { type Json, type JsonObject, objectOf } from '#rules'
import { listOf, stringsOf } from '../../resolve/schema.ts'
import { compileConfinement } from '../embedding.ts'
import { compileCall } from '../operations/operations.ts'
import type { ActorKind, LinkPlan, NavigationItem, OperationPlan, PublicBrand, RoutePlan, Shell, Words } from '../release.ts'
import { findDocument, type LanguageContext, limitOf, type WholeBrand, withoutUndefined } from '../source.ts'
import { compileTheme } from '../theme.ts'
import { assetAddress } from './assets.ts'
import { compileOptionalText, compileText, compileTexts } from './texts.ts'

type BrandView = WholeBrand & LanguageContext

export interface ShellParts {
  readonly release: string
  readonly routes: readonly RoutePlan[]
  readonly operations: Readonly<Record<string, OperationPlan>>
  /** Grid rows used by the blocks of any page. */
  readonly gridRows: ReadonlySet<string>
}

export function compileShell(parts: ShellParts, context: BrandView): Shell {
  const brand = compilePublicBrand(parts.routes, context)
  const items = [...brand.navigation, ...brand.workbench, ...brand.footer, ...brand.demo]
  const bell = brand.bell?.grid === undefined ? [] : [brand.bell.grid]
  const rows = new Set([...bell, ...parts.gridRows, ...parts.routes.flatMap((route) => route.grid ?? []), ...navigationRows(items)])
  return {
    release: parts.release,
    language: context.language,
    brand,
    routes: parts.routes,
    calls: Object.fromEntries(Object.entries(parts.operations).map(([id, operation]) => [id, compileCall(operation)])),
    texts: withoutServerTexts(compileTexts(context)),
    grid: gridOf(rows, context),
    purposes: purposesOf(rows, context),
    limits: context.limits,
  }
}

const ofServer = new Set(serverTexts)

function withoutServerTexts(texts: Readonly<Record<string, Words>>): Record<string, Words> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !ofServer.has(key)))
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

function compilePublicBrand(routes: readonly RoutePlan[], context: BrandView): PublicBrand {
  const { manifest } = context
  const enabled = new Set(routes.map((route) => route.id))
  const name = compileText(objectOf(manifest.name), context)
  return withoutUndefined({
    id: context.brand,
    name,
    legalName: compileOptionalText(manifest.legalName, context) ?? name,
    claim: compileOptionalText(manifest.claim, context) ?? '',
    productCode: String(manifest.productCode),
    languages: stringsOf(manifest.languages),
    languageNames: Object.fromEntries(stringsOf(manifest.languages).map((language) => [language, nameOf(language)])),
    defaultLanguage: String(manifest.defaultLanguage),
    baseCurrency: String(manifest.baseCurrency),
    timeZone: timeZoneOf(manifest),
    theme: compileTheme(objectOf(context.documents.one('meta', 'theme.json')), objectOf(manifest.theme)),
    logo: assetAddress(context.brand, String(objectOf(manifest.logos)[context.language] ?? manifest.logo)),
    favicon: assetAddress(context.brand, String(manifest.favicon ?? manifest.logo)),
    home: String(manifest.home),
    navigation: compileNavigation(manifest.navigation, enabled, context),
    workbench: compileNavigation(manifest.workbench, enabled, context),
    search: manifest.search === undefined ? undefined : { operation: String(objectOf(manifest.search).operation) },
    bell: compileBell(objectOf(manifest.bell), enabled, context),
    footer: compileNavigation(manifest.footer, enabled, context),
    demo: compileNavigation(manifest.demo, enabled, context),
    oneRow: stringsOf(manifest.oneRow),
    notice: compileOptionalText(manifest.notice, context),
    frame: manifest.frame ?? 'full',
    site: objectOf(manifest.tokenSignIn).site,
    confine: compileConfinement(context),
  }) as PublicBrand
}

/** The bell in the header, if the brand has its target page. */
function compileBell({ link, count, every, grid }: JsonObject, routes: ReadonlySet<string>, { documents }: BrandView): PublicBrand['bell'] {
  const place = link === undefined ? undefined : (link as LinkPlan)
  if (!place || !routes.has(place.route)) return undefined
  const named = objectOf(every).$limit
  const seconds = Number(typeof named === 'string' ? limitOf(named, documents) : every)
  return { link: place, count: String(count), seconds, ...(typeof grid === 'string' ? { grid } : {}) }
}

/** Time zone in which the brand's days begin and end. */
export function timeZoneOf(manifest: JsonObject): string {
  return typeof manifest.timeZone === 'string' ? manifest.timeZone : 'Asia/Shanghai'
}

function navigationRows(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => [...(item.grid === undefined ? [] : [item.grid]), ...navigationRows(item.items ?? [])])
}

function gridOf(rows: ReadonlySet<string>, context: BrandView): Shell['grid'] {
  const grid: Record<string, Readonly<Record<ActorKind, string>>> = {}
  for (const document of Object.values(context.documents.all('grid'))) {
    for (const row of listOf(document.rows).map(objectOf)) {
      if (rows.has(String(row.id))) grid[String(row.id)] = objectOf(row.cells) as Readonly<Record<ActorKind, string>>
    }
  }
  return grid
}

/** The declared purposes of the rows, in one language. */
function purposesOf(rows: ReadonlySet<string>, context: BrandView): Shell['purposes'] {
  const declared = Object.values(context.documents.all('grid')).flatMap((document) => listOf(document.rows).map(objectOf))
  const used = declared.filter(({ id, purpose }) => rows.has(String(id)) && purpose !== undefined)
  return Object.fromEntries(used.map(({ id, purpose }) => [String(id), compileText(objectOf(purpose), context)]))
}

/** Menu entries in one language. Entries for disabled routes, and menus without entries, are omitted. */
function compileNavigation(items: Json | undefined, routes: ReadonlySet<string>, context: BrandView): NavigationItem[] {
  return listOf(items).flatMap((item) => compileItem(objectOf(item), routes, context))
}

function compileItem(item: JsonObject, routes: ReadonlySet<string>, context: BrandView): NavigationItem[] {
  const link = item.link === undefined ? undefined : (item.link as LinkPlan)
  if (link && !routes.has(link.route)) return []
  const items = item.items === undefined ? undefined : compileNavigation(item.items, routes, context)
  if (items?.length === 0 && !link) return []
  const plan = {
    id: String(item.id),
    label: compileText(objectOf(item.label), context),
    icon: item.icon,
    link,
    also: item.also,
    grid: item.grid,
    for: item.for,
    place: item.place,
    items,
  }
  return [withoutUndefined(plan) as NavigationItem]
}

/** Routes of the brand's enabled groups, in the brand's order. */
export function compileRoutes(context: WholeBrand): RoutePlan[] {
  const groups = stringsOf(context.manifest.routeGroups)
  const routes = groups.flatMap((group) => listOf(findDocument(context.documents, 'routes', group).routes))
  return routes.map((route) => compileRoute(objectOf(route), context))
}

function compileRoute(route: JsonObject, context: WholeBrand): RoutePlan {
  return withoutUndefined({
    id: String(route.id),
    path: toPattern(String(route.path), context),
    page: route.home === true ? context.manifest.home : route.page,
    redirect: route.redirect,
    layout: route.layout ?? 'main',
    grid: route.grid,
    onLoggedOut: route.onLoggedOut,
  }) as RoutePlan
}

/** `/orders/{id}/{tab?}` in router syntax: `/orders/:id/:tab?`. `{product}` is the brand's own code. */
function toPattern(path: string, context: WholeBrand): string {
  return path.replaceAll('{product}', String(context.manifest.productCode)).replace(/\{(\w+)(\??)\}/g, ':$1$2')
}
