/** Ports and sea passages as the brand's reference documents declare them, and the ways between two ports. */
import type { BrandPlan } from '#config'
import { compareSeaWays, type SeaPassage, type SeaPlace, type SeaWay } from '#domain'
import type { Json } from '#rules'
import { isObject, listObjects } from '../kernel/index.ts'
import { seaNetwork } from './network.ts'

/** Ways are calculated once for each release: a pair of ports takes up to 100 ms. */
const known = new WeakMap<BrandPlan, Map<string, readonly SeaWay[]>>()
const mostKnown = 500

/** Ways by sea between two ports, the shortest first. Empty if one of them is unknown, or has no position. */
export function seaWaysBetween(brand: BrandPlan, pol: string, pod: string): readonly SeaWay[] {
  const [from, to] = [portPlace(brand, pol), portPlace(brand, pod)]
  if (!from || !to || pol === pod) return []
  const ways = known.get(brand) ?? new Map<string, readonly SeaWay[]>()
  known.set(brand, ways)
  const key = `${pol} ${pod}`
  const found = ways.get(key) ?? compareSeaWays(seaNetwork(), { from, to, passages: readPassages(brand) })
  ways.delete(key)
  ways.set(key, found)
  const [oldest] = ways.keys()
  if (ways.size > mostKnown && oldest !== undefined) ways.delete(oldest)
  return found
}

export function portPlace({ documents }: BrandPlan, port: string): SeaPlace | undefined {
  const row = listObjects(documents.reference?.port?.rows).find(({ id }) => id === port)
  return row && placeOf(row)
}

function readPassages({ documents }: BrandPlan): SeaPassage[] {
  return listObjects(documents.reference?.['sea-passage']?.rows).flatMap(({ id, facts }) => {
    const place = isObject(facts) ? placeOf(facts) : undefined
    // The configuration check has validated the facts against the entity.
    return place ? [{ ...(facts as unknown as SeaPassage), ...place, id: String(id) }] : []
  })
}

function placeOf({ latitude, longitude }: Readonly<Record<string, Json | undefined>>): SeaPlace | undefined {
  if (typeof latitude !== 'string' || typeof longitude !== 'string') return undefined
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
