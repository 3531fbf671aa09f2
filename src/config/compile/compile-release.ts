/** Compiles the documents of every brand into the release for engine, browser and server. */
import type { JsonObject } from '#rules'
import { createMemo, defineStep, type Memo } from '../memo/memo.ts'
import { toCompiledWords } from '../resolve/bounds.ts'
import { editionOf, portalPages } from '../resolve/kinds.ts'
import { listOf, stringsOf } from '../resolve/schema.ts'
import type { ReleaseSource } from '../resolve/stages.ts'
import { compileIndexes } from './database.ts'
import { compileEmbedding } from './embedding.ts'
import { formPlanOf } from './forms/forms.ts'
import type { OptionsKey } from './forms/options.ts'
import { operationOf } from './operations/operations.ts'
import { compileAssets } from './pages/assets.ts'
import { exportOf } from './pages/exports.ts'
import { type CompiledPage, pageOf, treesOf } from './pages/pages.ts'
import { sheetOf } from './pages/sheets.ts'
import { compileRoutes, compileShell, timeZoneOf } from './pages/shells.ts'
import { compileTexts, fillWordings } from './pages/texts.ts'
import type { BrandPlan, ExportPlan, OperationPlan, Option, PageBundle, Release, RoutePlan, SheetPlan, Shell } from './release.ts'
import { hashFiles, releaseId } from './serialise.ts'
import { createBrandContext, deepFreeze, findDocument, type LanguageContext, resolveLimits, type WholeBrand } from './source.ts'
import { compileFormModules, compileServerValidators } from './validators/validator-modules.ts'
import { createValidatorCache, type ValidatorCache } from './validators/validators.ts'

/** Kinds that handlers read uncompiled. All others are compiled. */
const servedKinds = [
  'tool',
  'dictionary',
  'reference',
  'tariff',
  'limits',
  'grid',
  'order-type',
  'entity',
  'list',
  'import',
  'demo',
] as const

/** Cached variants of each part: brands differ little. */
const mostVariants = 6

/** Cached between releases, so that the next one only compiles what changed. */
export interface CompileCache {
  readonly parts: Memo
  readonly validators: ValidatorCache
}

export function createCompileCache(): CompileCache {
  return { parts: createMemo(mostVariants), validators: createValidatorCache() }
}

export function compileRelease(source: ReleaseSource, cache: CompileCache = createCompileCache()): Release {
  const hash = hashFiles(source.files)
  const { boundaries = [], edition = 0 } = source
  const release = releaseId(hash, boundaries, edition)
  const ids = Object.keys(source.brands)
  const brands = Object.fromEntries(
    ids.map((id) => [id, compileBrand(createBrandContext(source, id, cache.parts), release, cache.validators)]),
  )
  return deepFreeze({
    hash,
    id: release,
    boundaries,
    edition,
    languageEdition: editionOf(source.meta['kinds.json']),
    brands,
    defaultBrand: ids.find((id) => brands[id]?.default) ?? ids[0] ?? '',
    assets: compileAssets(source.files, source.brands),
    ...compileIndexes(Object.values(source.brands)),
  })
}

function compileBrand(context: WholeBrand, release: string, validators: ValidatorCache): BrandPlan {
  const { manifest, brand } = context
  const forms = compileAll('form', context, (id) => formPlanOf(id, context))
  const operations = compileAll('operation', context, (id) => operationOf(id, context))
  const routes = compileRoutes(context)
  const languages = stringsOf(manifest.languages)
  const views = languages.map((language) => [language, compileLanguage({ ...context, language }, { operations, routes, release })] as const)
  return {
    id: brand,
    default: manifest.default === true,
    hosts: stringsOf(manifest.hosts).map((host) => host.toLowerCase()),
    origin: typeof manifest.origin === 'string' ? manifest.origin : null,
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
    validators: compileFormModules(context, validators),
    serverValidators: compileServerValidators(context, validators),
    texts: Object.fromEntries(languages.map((language) => [language, compileTexts({ ...context, language })])),
    documents: servedDocuments(context),
    limits: context.limits,
    contacts: listOf(manifest.contacts),
    address: manifest.address ?? null,
    ...compileEmbedding(context),
  }
}

type BrandView = WholeBrand & LanguageContext

interface BrandParts {
  readonly operations: Readonly<Record<string, OperationPlan>>
  readonly routes: readonly RoutePlan[]
  readonly release: string
}

interface LanguageView {
  readonly shell: Shell
  readonly pages: Record<string, PageBundle>
  readonly sheets: Record<string, SheetPlan>
  readonly exports: Record<string, ExportPlan>
  readonly trees: Record<string, readonly Option[]>
}

function compileLanguage(context: BrandView, parts: BrandParts): LanguageView {
  const { language } = context
  const root = rootOf(parts.release, context.brand)
  const pages: Record<string, PageBundle> = {}
  const gridRows = new Set<string>()
  const pageIds = pagesOf(parts.routes, context)
  // Iterating a set includes items added on the way: a dialog may lead to another.
  for (const id of pageIds) {
    const page = pageOf(id, context)
    pages[id] = addressPage(page, root, language)
    for (const row of page.uses.grid) gridRows.add(row)
    for (const dialog of page.uses.pages) pageIds.add(dialog)
  }
  const sheets = compileAll('sheet', context, (id) => sheetOf(id, context))
  const exported = Object.entries(context.documents.all('list')).filter(([, list]) => list.export === true)
  const exports = Object.fromEntries(exported.map(([id]) => [id, exportOf(id, context)]))
  const trees = Object.fromEntries(treesOf(context).map(([key, rows]) => [treeUrl(key, root, language), rows]))
  return { shell: compileShell({ ...parts, gridRows }, context), pages, sheets, exports, trees }
}

/** Pages reachable by address, and those the portal itself shows. */
function pagesOf(routes: readonly RoutePlan[], context: WholeBrand): Set<string> {
  const own = portalPages.filter((id) => context.documents.one('page', id))
  return new Set([...routes.flatMap((route) => route.page ?? []), ...own])
}

function compileAll<T>(kind: string, { documents }: WholeBrand, compile: (id: string) => T): Record<string, T> {
  return Object.fromEntries(Object.keys(documents.all(kind)).map((id) => [id, compile(id)]))
}

function servedDocuments(context: WholeBrand): BrandPlan['documents'] {
  const documents: Record<string, Record<string, JsonObject>> = {}
  for (const kind of servedKinds) {
    documents[kind] = compileAll(kind, context, (id) => context.documents.make(servedDocument, kind, id))
  }
  return documents
}

const servedDocument = defineStep('served', {
  reads: [...servedKinds, 'limit'],
  make: (documents, kind: (typeof servedKinds)[number], id: string) => {
    const filled = fillWordings(resolveLimits(findDocument(documents, kind, id), documents), documents) as JsonObject
    return deepFreeze(toCompiledWords(kind, filled))
  },
})

/** The base path of a brand's parts. */
function rootOf(release: string, brand: string): string {
  return `/config/${release}/${brand}`
}

function validatorUrl(id: string, root: string): string {
  return `${root}/validators/${id}.js`
}

/** Address of a tree's choices. */
function treeUrl(key: OptionsKey, root: string, language: string): string {
  return `${root}/${language}/options/${key.slice(key.indexOf(':') + 1)}.json`
}

function addressPage({ page, forms, lists, options, trees }: CompiledPage, root: string, language: string): PageBundle {
  const addressed = Object.entries(forms).map(([id, form]) => [id, { ...form, validatorUrl: validatorUrl(id, root) }])
  return {
    page,
    forms: Object.fromEntries(addressed),
    lists,
    options,
    ...(trees.length > 0 ? { trees: Object.fromEntries(trees.map((key) => [key, treeUrl(key, root, language)])) } : {}),
  }
}
