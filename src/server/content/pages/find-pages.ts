/** Finds pages of the portal by words or by a similar address. */
import Fuse from 'fuse.js'
import type { BrandPlan } from '#config'
import type { Actor } from '../../kernel/index.ts'
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
export function findPages({ words, most, ...viewer }: FindPagesOptions): FoundPage[] {
  const searchWords = words.trim().slice(0, longestWords)
  if (searchWords.length < 2) return []
  const isAddress = searchWords.startsWith('/')
  const keys = isAddress
    ? ['path']
    : [
        { name: 'label', weight: 3 },
        { name: 'about', weight: 1 },
      ]
  // Addresses are compared as a whole: it does not matter where they differ.
  const index = new Fuse(listPages(viewer), { keys, ignoreLocation: true, threshold: isAddress ? 0.5 : 0.35, minMatchCharLength: 2 })
  return index.search(searchWords, { limit: most }).map(({ item }) => item)
}

const longestWords = 80

function listPages({ brand, language, actor }: Pick<FindPagesOptions, 'brand' | 'language' | 'actor'>): FoundPage[] {
  const pages = brand.pages[language] ?? {}
  const listed = new Set<string>()
  return (brand.shells[language]?.routes ?? []).flatMap((route) => {
    const page = pages[route.page ?? '']?.page
    if (!page || route.path.includes(':') || listed.has(page.id) || !mayOpen(route, brand, actor)) return []
    listed.add(page.id)
    return [{ route: route.id, label: page.label, ...(page.about === undefined ? {} : { about: page.about }), path: route.path }]
  })
}
