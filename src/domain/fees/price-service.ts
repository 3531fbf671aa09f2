/** The price of a service: the tariff for its port or place, applied as a whole. If a price is missing, the error names it. */

import type { Facts } from './charge-factors.ts'
import type { BoxCount, ContainerTypes } from './containers.ts'
import { type FeeLine, type FeeTotals, type Money, type Priced, refusePrice, totalLines } from './money.ts'
import { priceTariff } from './price-tariff.ts'
import { chooseTariff, type Tariff } from './tariffs.ts'

export type PriceServiceOptions = Money & {
  /** All tariff documents. */
  readonly tariffs: readonly Tariff[]
  /** Row of the dictionary `service-type`. */
  readonly service: string
  readonly facts: Facts
  readonly boxes?: readonly BoxCount[]
  readonly pol?: string | undefined
  /** Warehouse, depot or yard. */
  readonly site?: string | undefined
  readonly day: string
  readonly timeZone: string
  readonly containerTypes: ContainerTypes
}

export type FeeSheet = FeeTotals & {
  readonly lines: readonly FeeLine[]
  /** The tariff applied. */
  readonly tariff: string
  /** Date of the exchange rates. */
  readonly exchangeDate: string
}

export function priceService(options: PriceServiceOptions): Priced<FeeSheet> {
  const { tariffs, service, pol, site, day, exchange } = options
  const tariff = chooseTariff(tariffs, { service, pol, site, day })
  if (!tariff) return refusePrice('error.no-tariff', { service })
  const { outcomes } = priceTariff({ ...options, tariff })
  const refusal = outcomes.find((outcome) => outcome.refusal)?.refusal
  if (refusal) return refusal
  const lines = outcomes.flatMap((outcome) => outcome.lines)
  return { ok: true, value: { lines, ...totalLines(lines, options), tariff: tariff.id ?? '', exchangeDate: exchange.date } }
}
