/** Sources of events and schedules, as the reference document `event-source` of a brand declares them. */

import type { BrandPlan } from '#config'
import type { EventSource } from '#generated/entities.ts'
import { documentRows, type FactRow } from '../../kernel/index.ts'
import type { Locate } from './locate.ts'

/** What a row says of its source; for each feed, feeds.ts has the query and the reader. */
type SourceFacts = Readonly<Omit<EventSource, 'id' | 'name'>>
type SourceRow = FactRow<SourceFacts> & Pick<Source, 'label'>

export type Feed = NonNullable<SourceFacts['feed']>

export interface Source extends SourceFacts {
  readonly id: string
  readonly label: { readonly zh: string; readonly en: string }
}

/** Without those that may not be called: the demo's carrier is declared, but only runs in the demo. */
export function listSources(brand: BrandPlan, locate: Locate): Source[] {
  return documentRows<SourceRow>(brand, 'reference', 'event-source')
    .map(({ id, label, facts }): Source => ({ ...facts, id, label }))
    .filter(({ address }) => address === undefined || locate(address) !== null)
}

export function findSource(brand: BrandPlan, id: string, locate: Locate): Source | undefined {
  return listSources(brand, locate).find((source) => source.id === id)
}
