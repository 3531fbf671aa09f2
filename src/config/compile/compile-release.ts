/** Documents of every brand -> the release: what engine, browser and server read. */
import type { JsonObject } from '#rules'
import { portalPages } from '../portal-pages.ts'
import type { BrandPlan, ExportPlan, OperationPlan, Option, PageBundle, Release, RoutePlan, SheetPlan, Shell } from '../release.ts'
import { listOf, stringsOf } from '../schema.ts'
import { compileAssets } from './assets.ts'
import { compileDatabaseColumns } from './database.ts'
import { compileExport } from './exports.ts'
import { compileFormPlan, type FormPlan } from './forms.ts'
import { deepFreeze } from './freeze.ts'
import { hashFiles, releaseId } from './hash.ts'
import { resolveLimits } from './limits.ts'
import { compileOperation } from './operations.ts'
import { compilePage, compileTrees, createPartShelf } from './pages.ts'
import { compileRoutes } from './routes.ts'
import { compileSheet } from './sheets.ts'
import { compileShell, timeZoneOf } from './shells.ts'
import { type BrandContext, createBrandContext, type ReleaseSource } from './source.ts'
import { compileTexts } from './texts.ts'
import { compileValidatorModules } from './validator-modules.ts'
import { createValidatorCache, type ValidatorCache } from './validators.ts'

/** Kinds that handlers read as they are. The others reach them compiled. */
const servedKinds = ['dictionary', 'reference', 'tariff', 'limits', 'grid', 'order-type', 'entity', 'list', 'import', 'demo'] as const

/** Documents must have passed the check. A cache that is kept makes the next release quick. */
export function compileRelease(source: ReleaseSource, cache: ValidatorCache = createValidatorCache()): Release {
  const hash = hashFiles(source.files)
  const { boundaries = [], edition = 0 } = source
  const release = releaseId(hash, boundaries, edition)
  const ids = Object.keys(source.brands)
  const brands = Object.fromEntries(ids.map((id) => [id, compileBrand(createBrandContext(source, id, release), cache)]))
  return deepFreeze({
    hash,
    id: release,
    boundaries,
    edition,
    brands,
    defaultBrand: ids.find((id) => brands[id]?.default) ?? ids[0] ?? '',
    assets: compileAssets(source.files, source.brands),
    columns: compileDatabaseColumns(Object.values(source.brands)),
  })
}

function compileBrand(context: BrandContext, cache: ValidatorCache): BrandPlan {
  const { manifest, brand } = context
  const forms = compileAll('form', context, (id) => compileFormPlan(id, context))
  const operations = compileAll('operation', context, (id, operation) => compileOperation(id, operation, context))
  const routes = compileRoutes(context)
  const languages = stringsOf(manifest.languages)
  const views = languages.map((language) => [language, compileLanguage(language, { forms, operations, routes }, context)] as const)
  return {
    id: brand,
    default: manifest.default === true,
    hosts: stringsOf(manifest.hosts).map((host) => host.toLowerCase()),
    documentPrefix: String(manifest.documentPrefix),
    productCode: String(manifest.productCode),
    languages,
    defaultLanguage: String(manifest.defaultLanguage),
    baseCurrency: String(manifest.baseCurrency),
    timeZone: timeZoneOf(manifest),
    shells: Object.fromEntries(views.map(([language, view]) => [language, view.shell])),
    pages: Object.fromEntries(views.map(([language, view]) => [language, view.pages])),
    sheets: Object.fromEntries(views.map(([language, view]) => [language, view.sheets])),
    exports: Object.fromEntries(views.map(([language, view]) => [language, view.exports])),
    trees: Object.assign({}, ...views.map(([, view]) => view.trees)) as BrandPlan['trees'],
    operations,
    forms,
    validators: compileValidatorModules(forms, operations, context, cache),
    texts: Object.fromEntries(languages.map((language) => [language, compileTexts({ ...context, language })])),
    documents: servedDocuments(context),
    limits: context.limits,
    contacts: listOf(manifest.contacts),
    address: manifest.address ?? null,
    activities: listOf(manifest.activities),
  }
}

interface BrandParts {
  readonly forms: Readonly<Record<string, FormPlan>>
  readonly operations: Readonly<Record<string, OperationPlan>>
  readonly routes: readonly RoutePlan[]
}

interface LanguageView {
  readonly shell: Shell
  readonly pages: Record<string, PageBundle>
  readonly sheets: Record<string, SheetPlan>
  readonly exports: Record<string, ExportPlan>
  readonly trees: Record<string, readonly Option[]>
}

function compileLanguage(language: string, parts: BrandParts, brand: BrandContext): LanguageView {
  const shelf = createPartShelf({ ...brand, language }, parts.forms)
  const pages: Record<string, PageBundle> = {}
  const gridRows = new Set<string>()
  const wanted = pagesOf(parts.routes, brand)
  // A set that grows while it is walked is walked to its end: a dialog may lead to another.
  for (const id of wanted) {
    const { bundle, uses } = compilePage(id, shelf)
    pages[id] = bundle
    for (const row of uses.grid) gridRows.add(row)
    for (const dialog of uses.pages) wanted.add(dialog)
  }
  const sheets = compileAll('sheet', brand, (id) => compileSheet(id, shelf))
  const exported = Object.entries(brand.documents.list ?? {}).filter(([, list]) => list.export === true)
  const exports = Object.fromEntries(exported.map(([id]) => [id, compileExport(id, shelf)]))
  return { shell: compileShell({ ...parts, gridRows }, shelf.context), pages, sheets, exports, trees: compileTrees(shelf) }
}

/** The pages that an address of the brand leads to, and those that the portal itself shows. */
function pagesOf(routes: readonly RoutePlan[], context: BrandContext): Set<string> {
  const own = portalPages.filter((id) => context.documents.page?.[id])
  return new Set([...routes.flatMap((route) => route.page ?? []), ...own])
}

function compileAll<T>(kind: string, context: BrandContext, compile: (id: string, document: JsonObject) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(context.documents[kind] ?? {}).map(([id, document]) => [id, compile(id, document)]))
}

function servedDocuments(context: BrandContext): BrandPlan['documents'] {
  const documents: Record<string, Record<string, JsonObject>> = {}
  for (const kind of servedKinds) {
    documents[kind] = compileAll(kind, context, (_, document) => resolveLimits(document, context.limits) as JsonObject)
  }
  return documents
}
