/** Which price of which tariff speaks for a port: the address that `explain` then follows through its layers. */
import { resolveBrandDocuments, type SourceFile } from '#config'
import { chooseTariff, type Tariff } from '#domain'
import { valueAt } from '#rules'

export interface FindPriceOptions {
  readonly brand: string
  /** UN/LOCODE of the port of loading. */
  readonly pol: string
  readonly fee: string
  readonly boxType?: string | undefined
  /** Day of the quote, YYYY-MM-DD. */
  readonly day: string
  /** The instant at which dated prices are read. */
  readonly at: number
}

/** One address for each service that charges the fee there; empty where none does. */
export function findPrice(files: readonly SourceFile[], { brand, pol, fee, boxType, day, at }: FindPriceOptions): string[] {
  // Tariffs that have passed the check have this shape.
  const tariffs = Object.entries(resolveBrandDocuments(files, brand)?.documents.tariff ?? {}) as unknown as [string, Tariff][]
  const services = [...new Set(tariffs.map(([, tariff]) => tariff.applies.service ?? ''))]
  return services.flatMap((service) => {
    const list = tariffs.map(([, tariff]) => tariff)
    const chosen = chooseTariff(list, { service, pol, day })
    const [id] = tariffs.find(([, tariff]) => tariff === chosen) ?? []
    const line = chosen && valueAt(chosen, at).lines.find((entry) => entry.id === fee)
    if (id === undefined || !line) return []
    if (boxType !== undefined && line.prices) return [`tariffs/${id}.json#/lines/${fee}/prices/${boxType}`]
    const member = line.price === undefined ? (line.prices ? 'prices' : 'tiers') : 'price'
    return [`tariffs/${id}.json#/lines/${fee}/${member}`]
  })
}
