/** What each address of the portal offers, and that no address repeats another. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BrandPlan, PageBundle, RoutePlan } from '#config'
import { root, shippedRelease } from '../support/documents.ts'

interface Addresses {
  readonly brands: Readonly<Record<string, readonly string[]>>
  readonly addresses: Readonly<Record<string, readonly string[]>>
  /** What people can do at each address, at least: order, calculate a price or a time, ask or apply, search, or read. */
  readonly offers: Readonly<Record<string, readonly string[]>>
}

const { brands, addresses, offers } = JSON.parse(readFileSync(join(root, 'tests/contract/addresses.json'), 'utf8')) as Addresses
const release = await shippedRelease()
const routesOf = (plan: BrandPlan): readonly RoutePlan[] => plan.shells[plan.defaultLanguage]?.routes ?? []

/** The page that an address finally shows. */
function bundleAt(plan: BrandPlan, path: string): PageBundle | undefined {
  const routes = routesOf(plan)
  const pattern = path.replace('{product}', plan.productCode).replace('/{?}', '').replace('{}', ':')
  let route = routes.find((one) => one.path.replace(/:\w+\??/g, ':').replace(/\/:$/, pattern.endsWith(':') ? '/:' : '') === pattern)
  while (route?.redirect !== undefined) {
    const { redirect } = route
    route = routes.find(({ id }) => id === redirect)
  }
  return route?.page === undefined ? undefined : plan.pages[plan.defaultLanguage]?.[route.page]
}

/** What the blocks of a page let people do. */
function offeredBy(bundle: PageBundle, plan: BrandPlan): string[] {
  const found = new Set(['read'])
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { block, operation, list } = value as Readonly<Record<string, unknown>>
    const plans = typeof operation === 'string' ? plan.operations[operation] : undefined
    if (block === 'calculator' || block === 'quote') found.add('calculate')
    if (block === 'search' || (typeof list === 'string' && (bundle.lists[list]?.filters ?? []).length > 0)) found.add('search')
    if (block === 'form' && plans?.method === 'POST') found.add(/^create-.*-orders?$/.test(plans.id) ? 'order' : 'ask')
    if (block === 'conversation' || block === 'messages') found.add('ask')
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(bundle.page.blocks)
  return [...found]
}

const rows = Object.entries(addresses).flatMap(([group, paths]) =>
  paths.flatMap((path) => (brands[group] ?? []).map((id) => ({ path, id }))),
)

describe('the addresses of the portal', () => {
  test('offer what they are for, in every brand', () => {
    const wrong = rows.flatMap(({ path, id }) => {
      const plan = release.brands[id]
      const bundle = plan && bundleAt(plan, path)
      const offered = bundle ? offeredBy(bundle, plan) : []
      const missing = (offers[path] ?? ['an entry']).filter((offer) => !offered.includes(offer))
      return missing.map((offer) => `${id} ${path} offers no ${offer}`)
    })
    expect(wrong).toEqual([])
  })

  test.each(Object.values(release.brands).filter(({ confine }) => confine === null))('of $id each draw a page of their own', (plan) => {
    const drawn = Map.groupBy(
      routesOf(plan).filter(({ page }) => page !== undefined),
      ({ page }) => page ?? '',
    )
    const repeated = [...drawn].filter(([, routes]) => routes.length > 1)
    expect(drawn.size).toBeGreaterThan(100)
    expect(repeated.map(([page, routes]) => `${page}: ${routes.map(({ path }) => path).join(', ')}`)).toEqual([])
  })
})
