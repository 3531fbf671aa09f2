/** The names that documents use most at each place of the language. */
import { createMetaChecker, type Mention } from '../check/shapes/meta-checker.ts'
import type { ReadDocuments } from '../resolve/stages.ts'
import { distinctDocuments } from './open-document.ts'

/** Names by the kind they are of and the description of their place, the most common first. */
export type CommonNames = (refersTo: string, about: string) => readonly string[]

/** As many as an editor shows without scrolling. */
const mostShown = 10

export function countNames(set: ReadDocuments): CommonNames {
  const meta = createMetaChecker(set.meta)
  const schemas = new Map([...set.kinds.values()].map((kind) => [kind.name, kind.schema])).set('brand', 'brand.json')
  const counts = new Map<string, Map<string, number>>()
  const count = ({ refersTo, about, value }: Mention): void => {
    if (refersTo === undefined || typeof value !== 'string') return
    const key = `${refersTo} ${about}`
    const names = counts.get(key) ?? new Map<string, number>()
    counts.set(key, names.set(value, (names.get(value) ?? 0) + 1))
  }
  for (const { document } of distinctDocuments(set))
    for (const mention of meta.check(schemas.get(document.kind) ?? '', document.value)?.mentions ?? []) count(mention)
  return (refersTo, about) =>
    [...(counts.get(`${refersTo} ${about}`) ?? [])]
      .sort(([, left], [, right]) => right - left)
      .slice(0, mostShown)
      .map(([name]) => name)
}
