import type { LoadKind } from './load-kind.ts'
import { milestoneLoads } from './load-milestones.ts'
import { rateLoads } from './load-rates.ts'
import type { RateLoad } from './store.ts'

/** The kind of a load; one that is not known here was begun by a newer server. */
export function findKind({ kind }: Pick<RateLoad, 'kind'>): LoadKind {
  const found = [rateLoads, milestoneLoads].find(({ of }) => of === kind)
  if (!found) throw new Error(`Nothing is known of loads of ${kind}`)
  return found
}
