import { expect, it } from 'vitest'
import type { BlockPlan, BrandPlan, Release } from '#config'
import { compileOnce, shippedRoot } from '../../testing.ts'
import { makeLive } from './live.ts'

async function compileShipped(): Promise<Release> {
  const { release } = await compileOnce(shippedRoot, () => new Date())
  if (!release) throw new Error('the shipped documents do not compile')
  return release
}

it('has the demo mailbox, its call and its page only in the demo', async () => {
  const release = await compileShipped()
  for (const demo of [true, false]) {
    const brand = (await makeLive(release, demo)).brands[release.defaultBrand]
    expect(brand?.operations.match('GET', '/api/demo/mails').kind).toBe(demo ? 'found' : 'none')
    expect(brand?.pages.match('/demo/mails') !== null).toBe(demo)
    expect(brand?.pages.match('/route/seaQuery/')?.route.page).toBeDefined()
  }
})

it('sends the browser no demo route, page, call or link outside the demo', async () => {
  const release = await compileShipped()
  for (const demo of [true, false]) {
    const live = await makeLive(release, demo)
    for (const [id, { plan }] of Object.entries(live.brands)) {
      for (const [language, shell] of Object.entries(plan.shells)) {
        const label = `${id} ${language} ${demo ? 'in the demo' : 'in production'}`
        const root = `/config/${release.id}/${id}/${language}`
        expect(
          shell.routes.some((route) => route.id === 'mails'),
          label,
        ).toBe(demo)
        expect('list-mails' in shell.calls, label).toBe(demo)
        expect(findLinks([shell.brand, plan.pages[language]]).has('mails'), label).toBe(demo)
        expect(live.parts.has(`${root}/pages/mails.json`), label).toBe(demo)
        expect(textOf(live.parts.get(`${root}/shell.json`)).includes('/demo/mails'), label).toBe(demo)
        const routes = new Set(shell.routes.map((route) => route.id))
        expect(
          [...findLinks(shell.brand)].filter((route) => !routes.has(route)),
          label,
        ).toEqual([])
      }
    }
  }
})

it('removes links to demo pages from pages, menus and lists, and leaves the rest unchanged', async () => {
  const release = await compileShipped()
  const plan = release.brands[release.defaultBrand] as BrandPlan
  const language = plan.defaultLanguage
  const shell = plan.shells[language] as BrandPlan['shells'][string]
  const pages = plan.pages[language] as BrandPlan['pages'][string]
  const home = pages.home as BrandPlan['pages'][string][string]
  const [kept, gone] = [{ route: 'home' }, { route: 'old-mails', query: { page: '1' } }]
  const blocks: BlockPlan[] = [
    {
      id: 'cards',
      block: 'cards',
      items: [
        { id: 'a', label: '', link: kept },
        { id: 'b', label: '', link: gone },
      ],
    },
    { id: 'empty', block: 'cards', items: [{ id: 'b', label: '', link: gone }] },
    { id: 'search', block: 'search', form: 'x', to: gone },
    {
      id: 'actions',
      block: 'actions',
      actions: [
        { id: 'a', label: '', operation: 'x' },
        { id: 'b', label: '', dialog: 'mails' },
      ],
    },
    { id: 'by-row', block: 'share', action: { id: 'a', label: '', link: { ...gone, routeOf: 'row.route' } } },
  ]
  const changed: BrandPlan = {
    ...plan,
    shells: {
      [language]: {
        ...shell,
        routes: [...shell.routes, { id: 'old-mails', path: '/old-mails', redirect: 'mails', layout: 'main' }],
        brand: {
          ...shell.brand,
          navigation: [
            { id: 'group', label: '', items: [{ id: 'a', label: '', link: gone }] },
            { id: 'home', label: '', link: kept, also: ['mails', 'policy'] },
          ],
          bell: { link: gone, count: 'x', seconds: 1 },
        },
      },
    },
    pages: { [language]: { ...pages, home: { ...home, page: { ...home.page, blocks } } } },
  }
  const { brands } = await makeLive({ ...release, brands: { [plan.id]: changed } }, false)
  const served = brands[plan.id]?.plan
  expect(brands[plan.id]?.pages.match('/old-mails')).toBeNull()
  expect(served?.shells[language]?.brand.navigation).toEqual([{ id: 'home', label: '', link: kept, also: ['policy'] }])
  expect(served?.shells[language]?.brand).not.toHaveProperty('bell')
  expect(served?.pages[language]?.home?.page.blocks).toEqual([
    { id: 'cards', block: 'cards', items: [{ id: 'a', label: '', link: kept }] },
    { id: 'search', block: 'search', form: 'x' },
    { id: 'actions', block: 'actions', actions: [{ id: 'a', label: '', operation: 'x' }] },
    blocks[4],
  ])
  expect(served?.pages[language]?.policy?.page).toBe(pages.policy?.page)
})

/** The routes of all links in a value, at any depth. */
function findLinks(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'route' && typeof inner === 'string') found.add(inner)
    findLinks(inner, found)
  }
  return found
}

function textOf(part: { readonly bytes: Uint8Array } | undefined): string {
  return Buffer.from(part?.bytes ?? []).toString()
}
