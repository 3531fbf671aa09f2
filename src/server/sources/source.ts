/** Sources of events and schedules, as the reference document `event-source` of a brand declares them. */
import type { BrandPlan } from '#config'
import { isLocalAddress } from '#config'
import { isObject, listObjects } from '../kernel/index.ts'

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

/** `allowLocal`: whether sources on this machine count; only in the demo. */
export function listSources({ documents }: BrandPlan, { allowLocal }: { readonly allowLocal: boolean }): Source[] {
  return listObjects(documents.reference?.['event-source']?.rows)
    .map(({ id, label, facts }) => ({ ...(isObject(facts) ? facts : {}), id, label }) as unknown as Source)
    .filter(({ address }) => allowLocal || address === undefined || !isLocalAddress(address))
}

export function findSource(brand: BrandPlan, id: string, options: { readonly allowLocal: boolean }): Source | undefined {
  return listSources(brand, options).find((source) => source.id === id)
}
