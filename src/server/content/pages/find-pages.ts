/** Finds pages of the portal by words or by a similar address. */
import type { BrandPlan, RoutePlan } from '#config'
import { onceFor } from '#rules'
import type { Actor } from '../../kernel/index.ts'
import { createTextIndex } from '../text-index/index.ts'
import { mayOpen } from './open-route.ts'

export interface FoundPage {
  readonly route: string
  readonly label: string
  readonly about?: string
  readonly path: string
}

export interface FindPagesOptions {
  /** Words in any language of the brand, or an address that starts with a slash. */
  readonly words: string
  readonly brand: BrandPlan
  readonly language: string
  readonly actor: Actor
  readonly most: number
}

/** Matching pages that the caller may open and that need no parameters, best first; none for fewer than two characters. */
export function findPages({ words, brand, language, actor, most }: FindPagesOptions): FoundPage[] {
  const searchWords = words.trim().slice(0, longestWords)
  if (searchWords.length < 2) return []
  const { byAddress, byWords } = indexOf(brand, language)
  const pages = searchWords.startsWith('/') ? byAddress(searchWords) : byWords(searchWords)
  const listed = new Set<string>()
  const open = pages.flatMap(({ route, page, found }) => {
    if (listed.has(page) || !mayOpen(route, brand, actor)) return []
    listed.add(page)
    return [found]
  })
  // A page with just this name comes before one whose longer name says it twice.
  const named = open.filter(({ label }) => label.toLowerCase() === searchWords.toLowerCase())
  return [...new Set([...named, ...open])].slice(0, most)
}

const longestWords = 80

interface IndexedPage {
  readonly route: RoutePlan
  readonly page: string
  readonly found: FoundPage
}

interface PageIndex {
  readonly byAddress: (words: string) => IndexedPage[]
  readonly byWords: (words: string) => IndexedPage[]
}

/** Pages change with the release. */
const indexOf = onceFor((brand: BrandPlan, language: string): PageIndex => indexPages(listPages(brand, language)))

function indexPages(pages: readonly IndexedPage[]): PageIndex {
  const [label, about, path] = [
    ({ found }: IndexedPage) => found.label,
    ({ found }: IndexedPage) => found.about ?? '',
    ({ found }: IndexedPage) => found.path,
  ]
  return {
    byAddress: createTextIndex(pages, { kind: 'addresses', fields: { path } }),
    byWords: createTextIndex(pages, { kind: 'names', fields: { label, about }, boost: { label: 3 } }),
  }
}

function listPages(brand: BrandPlan, language: string): IndexedPage[] {
  const pages = brand.pages[language] ?? {}
  return (brand.shells[language]?.routes ?? []).flatMap((route) => {
    const page = pages[route.page ?? '']?.page
    if (!page || route.path.includes(':')) return []
    const output = { route: route.id, label: page.label, ...(page.about === undefined ? {} : { about: page.about }), path: route.path }
    return [{ route, page: page.id, found: output }]
  })
}
