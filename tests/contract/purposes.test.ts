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
  let route = routes.find((one) => one.path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, ':') === pattern)
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

/** Blocks of a page, at any depth. */
function blocksIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(blocksIn)
  return 'block' in value ? [value as Readonly<Record<string, unknown>>, ...inner] : inner
}

describe.each(Object.values(release.brands).filter(({ confine }) => confine === null))('$id', (plan) => {
  const pages = Object.values(plan.pages[plan.defaultLanguage] ?? {})

  test('says who it is with a picture of its own, its figures, its services and its offices', () => {
    const about = bundleAt(plan, '/aboutUs')
    const blocks = blocksIn(about?.page.blocks)
    const items = (id: string) => (blocks.find((block) => block.id === id)?.items ?? []) as readonly Readonly<Record<string, unknown>>[]
    expect(blocks.find(({ block }) => block === 'hero')).toMatchObject({ image: expect.stringContaining(plan.id) })
    expect(items('claims').map(({ figure }) => String(figure).replaceAll(/[,\s]/g, ''))).toEqual([
      '160+',
      '2000+',
      '27000+',
      '1200+',
      '10万+',
    ])
    expect(items('services').filter(({ link }) => link !== undefined).length).toBeGreaterThan(4)
    expect(blocks.some(({ list }) => list === 'service-contacts')).toBe(true)
    const { paragraphs } = blocks.find(({ id }) => id === 'story') as { paragraphs: readonly { id: string }[] }
    expect(paragraphs[0]?.id).toBe('history')
  })

  test('does not announce sailings while it has none', () => {
    const sailings = pages.flatMap(({ page }) => blocksIn(page.blocks)).filter(({ list }) => list === 'next-sailings')
    expect(sailings.length).toBeGreaterThan(0)
    expect(sailings.filter(({ whenEmpty }) => whenEmpty !== 'hide')).toEqual([])
  })
})
