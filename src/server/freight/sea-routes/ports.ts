/** Ports and sea passages as the brand's reference documents declare them, and the ways between two ports. */
import { LRUCache } from 'lru-cache'
import type { BrandPlan } from '#config'
import { compareSeaWays, type SeaPassage, type SeaPlace, type SeaWay } from '#domain'
import type { SeaPassage as PassageRecord } from '#generated/entities.ts'
import { type Json, once } from '#rules'
import { documentRows, type FactRow, listObjects } from '../../kernel/index.ts'
import { seaNetwork } from './network.ts'

/** By pair of ports, for each release: a pair takes up to 100 ms. */
const waysOf = once((_brand: BrandPlan) => new LRUCache<string, readonly SeaWay[]>({ max: 500 }))

/** Ways by sea between two ports, the shortest first. Empty if one of them is unknown, or has no position. */
export function seaWaysBetween(brand: BrandPlan, pol: string, pod: string): readonly SeaWay[] {
  const [from, to] = [portPlace(brand, pol), portPlace(brand, pod)]
  if (!from || !to || pol === pod) return []
  const ways = waysOf(brand)
  const key = `${pol} ${pod}`
  const seaWays = ways.get(key) ?? compareSeaWays(seaNetwork(), { from, to, passages: readPassages(brand) })
  ways.set(key, seaWays)
  return seaWays
}

export function portPlace({ documents }: BrandPlan, port: string): SeaPlace | undefined {
  const row = listObjects(documents.reference?.port?.rows).find(({ id }) => id === port)
  return row && placeOf(row)
}

function readPassages(brand: BrandPlan): SeaPassage[] {
  return documentRows<FactRow<Omit<PassageRecord, 'id' | 'name'>>>(brand, 'reference', 'sea-passage').flatMap(({ id, facts }) => {
    const place = facts && placeOf(facts)
    return place ? { ...facts, ...place, id } : []
  })
}

function placeOf({ latitude, longitude }: Readonly<Record<string, Json | undefined>>): SeaPlace | undefined {
  if (typeof latitude !== 'string' || typeof longitude !== 'string') return undefined
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
