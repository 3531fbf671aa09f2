/** What a person wants to be told. Whoever chose nothing is told everything. */
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import { listObjects } from '../dictionaries/index.ts'

/** How people can be told. */
export type Channel = 'mail'
type Dictionaries = Pick<BrandPlan, 'documents'>

export function readChoices(stored: JsonObject, brand: Dictionaries): Record<Channel, string[]> {
  const events = listEvents(brand)
  const kept = stored.mail
  return { mail: Array.isArray(kept) ? events.filter((event) => kept.includes(event)) : events }
}

export function wantsToBeTold(stored: JsonObject, channel: Channel, event: string): boolean {
  const kept = stored[channel]
  return !Array.isArray(kept) || kept.includes(event)
}

function listEvents(brand: Dictionaries): string[] {
  return listObjects(brand.documents.dictionary?.['notification-event']?.rows).map(({ id }) => String(id))
}
