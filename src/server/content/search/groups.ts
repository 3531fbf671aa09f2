/** What the search box of the header finds: the rows of the reference search-group, and where their results lead. */

import type { BrandPlan } from '#config'
import { askerOf, decide } from '#domain'
import { isObject } from '#rules'
import { type Call, listObjects, pickWords, readGrid } from '../../kernel/index.ts'
import { mayOpen } from '../pages/index.ts'

export type Finder = 'orders' | 'numbers' | 'ships' | 'reference' | 'quotes' | 'pages'

export interface SearchGroup {
  readonly id: string
  readonly label: string
  readonly finder: Finder
  readonly most: number
  /** Address of the route that its results lead to, with `:name` for its parts; undefined for pages, which have their own. */
  readonly path?: string
  /** Parameter of the query that takes the result's id, if the address has no part for it. */
  readonly parameter?: string
  /** For reference data: the list, and a pattern that ids must match. */
  readonly list?: string
  readonly ids?: RegExp
  /** Text below every result. */
  readonly about?: string
}

/** Groups in order. Omitted: those whose route the brand lacks or the caller may not open. */
export function readGroups(call: Pick<Call, 'brand' | 'language' | 'actor'>): SearchGroup[] {
  const { brand, actor } = call
  const grid = readGrid(brand)
  return listObjects(brand.documents.reference?.['search-group']?.rows).flatMap(({ id, label, note, facts }) => {
    if (!isObject(facts)) return []
    const { finder, most, route, parameter, list, ids, row } = facts
    if (typeof row === 'string' && !decide(grid, row, askerOf(actor), 'own').allow) return []
    const path = typeof route === 'string' ? pathOf(call, route) : undefined
    if (route !== undefined && path === undefined) return []
    const about = pickWords(note, call)
    return [
      {
        id: String(id),
        label: pickWords(label, call),
        // The configuration check has validated these.
        finder: finder as Finder,
        most: Number(most),
        ...(path !== undefined && { path }),
        ...(typeof parameter === 'string' && { parameter }),
        ...(typeof list === 'string' && { list }),
        ...(typeof ids === 'string' && { ids: new RegExp(ids) }),
        ...(about !== '' && { about }),
      },
    ]
  })
}

function pathOf({ brand, language, actor }: Pick<Call, 'brand' | 'language' | 'actor'>, id: string): string | undefined {
  const route = routesOf(brand, language).find((one) => one.id === id)
  return route && mayOpen(route, brand, actor) ? route.path : undefined
}

function routesOf({ shells, defaultLanguage }: BrandPlan, language: string) {
  return (shells[language] ?? shells[defaultLanguage])?.routes ?? []
}

/** The address of a result: its id as the only part of the path, or as a parameter of the query. */
export function addressOfHit({ path = '/', parameter }: SearchGroup, id: string): string {
  if (parameter !== undefined) return `${path}?${new URLSearchParams({ [parameter]: id })}`
  return path.replace(/:\w+\??/, encodeURIComponent(id))
}
