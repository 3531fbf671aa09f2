import type { Call } from './call.ts'
import { listObjects } from './words.ts'

/** Tabs of a list and the states in each, as the rows of the dictionary are grouped. */
export function tabsOf({ brand }: Pick<Call, 'brand'>, dictionary: string): Record<string, string[]> {
  const tabs: Record<string, string[]> = {}
  for (const { id, group } of listObjects(brand.documents.dictionary?.[dictionary]?.rows)) {
    if (typeof id === 'string' && typeof group === 'string') tabs[group] = [...(tabs[group] ?? []), id]
  }
  return tabs
}
