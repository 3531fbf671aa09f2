import type { KeptFilter } from './use-list-choices.ts'

type Query = Readonly<Record<string, string>>

/** What of an address a kept filter is about: everything but where one is in the rows. */
const passedOver = new Set(['page', 'size', 'brand'])

export function termsOf(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => !passedOver.has(name) && value !== ''))
}

/** The address of other terms: as many rows as before, from the first of them. */
export function withTerms(query: Query, terms: Query): Record<string, string> {
  const kept = Object.entries(query).filter(([name]) => passedOver.has(name) && name !== 'page')
  return { ...Object.fromEntries(kept), ...terms }
}

export function isSame(one: Query, other: Query): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** The filter that the address shows, where it is one of those kept. */
export function findShown(filters: readonly KeptFilter[], query: Query): KeptFilter | undefined {
  const terms = termsOf(query)
  return filters.find((filter) => isSame(filter.query, terms))
}
