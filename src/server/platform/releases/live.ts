/** A release ready to serve: prepared bytes, validators and route tables. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BrandPlan, loadServerValidators, type Part, parseServerValidator, prepareParts, type Release, type RoutePlan } from '#config'
import { type Grid, identifierFormats } from '#domain'
import { type CompiledValidator, createValidatorRuntime, explainFormats } from '#rules'
import { readGrid } from '../../kernel/index.ts'
import { createOpenApi } from './openapi.ts'
import { createRouter, type OperationRouter } from './operation-router.ts'
import { hasOperation, trimBrand } from './trim-release.ts'

export interface LiveBrand {
  readonly plan: BrandPlan
  readonly grid: Grid
  /** Each is loaded with the first request that needs it. */
  readonly validators: Readonly<Record<string, CompiledValidator>>
  readonly operations: OperationRouter
  readonly pages: PageRouter
  /** Built on demand: it is rarely requested. */
  readonly openApi: () => object
}

export interface LiveRelease {
  readonly release: Release
  readonly parts: ReadonlyMap<string, Part>
  readonly brands: Readonly<Record<string, LiveBrand>>
}

const runtime = createValidatorRuntime(identifierFormats)

/** Brand by brand, so that other work can run in between. */
export async function makeLive(compiled: Release, demo: boolean): Promise<LiveRelease> {
  const brands: Record<string, LiveBrand> = {}
  for (const [id, plan] of Object.entries(compiled.brands)) {
    brands[id] = makeLiveBrand(trimBrand(plan, demo), compiled.hash, demo)
    await nextTurn()
  }
  const plans = Object.fromEntries(Object.entries(brands).map(([id, { plan }]) => [id, plan]))
  const release = { ...compiled, brands: plans }
  return { release, parts: prepareParts(release), brands }
}

/** Fails if a validator does not load. Each brand takes tens of milliseconds; most texts are those of the brand before. */
export async function parseAllValidators({ brands }: LiveRelease): Promise<void> {
  const parsed = new Set<string>()
  for (const { plan } of Object.values(brands)) {
    for (const text of Object.values(plan.serverValidators)) {
      if (!parsed.has(text)) parseServerValidator(text)
      parsed.add(text)
    }
    await nextTurn()
  }
}

function makeLiveBrand(plan: BrandPlan, hash: string, demo: boolean): LiveBrand {
  const operations = Object.values(plan.operations).filter((operation) => hasOperation(plan, operation, demo))
  return {
    plan,
    grid: readGrid(plan),
    validators: explainFormats(loadServerValidators(plan.serverValidators, runtime), identifierFormats),
    operations: createRouter(operations),
    pages: createPageRouter(routesOf(plan)),
    openApi: () => createOpenApi(plan, operations, hash),
  }
}

/** Routes do not differ by language. */
function routesOf(plan: BrandPlan): readonly RoutePlan[] {
  return Object.values(plan.shells)[0]?.routes ?? []
}

/** Matches a path against the routes of a brand's shell. */
import createFinder from 'find-my-way'

interface PageMatch {
  readonly route: RoutePlan
  readonly params: Readonly<Record<string, string | undefined>>
}

interface PageRouter {
  /** Null if no route matches. */
  readonly match: (path: string) => PageMatch | null
}

/** Routes do not differ by language, so any shell will do. As in the browser, case and a trailing slash are ignored. */
function createPageRouter(routes: readonly RoutePlan[]): PageRouter {
  const finder = createFinder({ caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 })
  for (const route of routes) finder.on('GET', route.path, () => {}, route)
  return {
    match(path) {
      try {
        const route = finder.find('GET', path)
        return route ? { route: route.store as RoutePlan, params: route.params } : null
      } catch {
        return null
      }
    },
  }
}
