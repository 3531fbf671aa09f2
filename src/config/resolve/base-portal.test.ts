import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#rules'
import { formatFinding } from '../check/findings.ts'
import type { SourceFile } from '../read/documents.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'
import { portalPath } from './base-portal.ts'
import { readDocuments, toDocuments } from './read-documents.ts'

const word = (en: string) => ({ zh: `${en}（中）`, en })
const entry = (id: string, route: string) => ({ id, label: word(id), link: { route } })

const portal = {
  $schema: '../.language/brand/brand.json',
  languages: ['zh', 'en'],
  defaultLanguage: 'en',
  baseCurrency: 'CNY',
  home: 'start',
  routeGroups: ['main', 'more'],
  navigation: [entry('rates', 'rates'), { id: 'group', label: word('More'), items: [entry('extra', 'extra')] }],
  footer: [{ ...entry('home', 'home'), also: ['extra', 'rates'] }, entry('more', 'extra')],
}
const more = { $schema: '../../.language/routes.json', title: 'More', routes: [{ id: 'extra', path: '/extra', page: 'rates' }] }

/** The small test portal with a base portal, and the first brand's manifest reduced to its identity and these members. */
function worldWith(own: JsonObject, base: JsonObject = portal): SourceFile[] {
  const world = readSmallWorld()
  const put = (path: string, value: unknown) => world.set(path, { path, text: JSON.stringify(value, null, 2) })
  const manifest = JSON.parse(world.get('brands/first/brand.json')?.text ?? '{}') as JsonObject
  const inherited = ['languages', 'defaultLanguage', 'baseCurrency', 'home', 'routeGroups', 'navigation']
  const identity = Object.fromEntries(Object.entries(manifest).filter(([name]) => !inherited.includes(name)))
  put(portalPath, base)
  put('schemas/routes/more.json', more)
  put('brands/first/brand.json', { ...identity, $schema: '../../.language/brand/brand.json', ...own })
  put('brands/second/brand.json', { ...JSON.parse(world.get('brands/second/brand.json')?.text ?? '{}'), navigation: [] })
  return [...world.values()]
}

function manifestOf(files: readonly SourceFile[], brand = 'first'): JsonObject {
  return toDocuments(readDocuments(files).brands.get(brand) ?? new Map()).brand?.[brand] ?? {}
}

describe('the base portal', () => {
  test('is part of every manifest; a manifest contains only the differences', () => {
    const files = worldWith({ defaultLanguage: 'zh', navigation: [{ id: 'rates', label: word('Prices') }] })
    expect(checkSmall(files).map((finding) => formatFinding(finding))).toEqual([])
    expect(manifestOf(files)).toMatchObject({ languages: ['zh', 'en'], defaultLanguage: 'zh', home: 'start', name: word('First') })
    expect(manifestOf(files).navigation).toMatchObject([{ id: 'rates', label: word('Prices'), link: { route: 'rates' } }, { id: 'group' }])
  })

  test('leaves out entries of route groups that the brand has not enabled, and groups of entries with none left', () => {
    const manifest = manifestOf(worldWith({ routeGroups: ['main'] }))
    expect(manifest.navigation).toMatchObject([{ id: 'rates' }])
    expect(manifest.footer).toEqual([{ ...entry('home', 'home'), also: ['rates'] }])
  })

  test('leaves them out of a menu to which the brand adds an entry of its own', () => {
    const own = { id: 'group', items: [{ ...entry('own', 'rates'), $add: true }] }
    const [, group] = manifestOf(worldWith({ routeGroups: ['main'], navigation: [own] })).navigation as { items: unknown }[]
    expect(group?.items).toMatchObject([{ id: 'own' }])
  })

  test('keeps them for a brand that extends this one and enables more', () => {
    const files = worldWith({ routeGroups: ['main'] })
    const path = 'brands/second/brand.json'
    const wider = files.map((file) =>
      file.path === path ? { path, text: JSON.stringify({ ...JSON.parse(file.text ?? '{}'), routeGroups: ['main', 'more'] }) } : file,
    )
    expect(manifestOf(wider, 'second').navigation).toMatchObject([{ id: 'rates' }, { id: 'group' }])
  })

  test("does not hide the brand's own entry; its broken link is reported", () => {
    const own = { routeGroups: ['main'], navigation: [{ ...entry('own', 'extra'), $add: true }] }
    expect(checkSmall(worldWith(own)).map(({ path, code }) => `${path} ${code}`)).toEqual(['brands/first/brand.json BRAND-LINK'])
  })

  test('cannot set the members that identify a brand', () => {
    const found = checkSmall(worldWith({}, { ...portal, hosts: ['portal.example'] }))
    expect(found).toMatchObject([
      { path: portalPath, code: 'BRAND', words: { en: 'each brand has its own hosts; the base portal cannot set it' } },
    ])
  })
})
