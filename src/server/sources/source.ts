/** Sources of events and schedules, as the reference document `event-source` of a brand declares them. */
import type { BrandPlan } from '#config'
import { isObject, listObjects } from '../kernel/index.ts'
import type { Locate } from './locate.ts'

/** Each has its query and reader in feeds.ts, and its name in schemas/integrations/sources/event-source.entity.json. */
export type Feed = 'events' | 'service-schedules' | 'port-schedules' | 'vessel-schedules' | 'routes'

export interface Source {
  readonly id: string
  readonly label: { readonly zh: string; readonly en: string }
  readonly kind: 'upload' | 'dcsa-pull' | 'dcsa-push'
  readonly carrier?: string
  readonly feed?: Feed
  readonly address?: string
  /** Environment variable with the key, or the secret of a subscription. */
  readonly keyName?: string
  readonly keyHeader?: string
  readonly everyMinutes?: number
  readonly pageSize?: number
  readonly ports?: readonly string[]
  readonly lanes?: readonly { readonly pol: string; readonly pod: string }[]
}

/** Without those that may not be called: the demo's carrier is declared, but only runs in the demo. */
export function listSources({ documents }: BrandPlan, locate: Locate): Source[] {
  return listObjects(documents.reference?.['event-source']?.rows)
    .map(({ id, label, facts }) => ({ ...(isObject(facts) ? facts : {}), id, label }) as unknown as Source)
    .filter(({ address }) => address === undefined || locate(address) !== null)
}

export function findSource(brand: BrandPlan, id: string, locate: Locate): Source | undefined {
  return listSources(brand, locate).find((source) => source.id === id)
}
