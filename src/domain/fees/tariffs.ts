/** Which tariff document speaks for a port on a day, and what it says on that day. */
import { readMoment, valueAt } from '#rules'

export interface TariffLine {
  readonly id: string
  readonly group?: string
  readonly basis: string
  readonly currency: string
  readonly price?: string
  readonly prices?: Readonly<Record<string, string>>
  readonly tiers?: readonly Tier[]
}

/** What each box costs from one number of boxes to another, both included. */
export interface Tier {
  readonly from: number
  readonly to?: number
  readonly price: string
}

export interface Tariff {
  readonly applies: { readonly service?: string; readonly pol?: readonly string[]; readonly from?: string; readonly to?: string }
  readonly lines: readonly TariffLine[]
}

interface TariffCase {
  readonly service: string
  readonly pol: string
  readonly day: string
}

/** The tariff as it is when a day begins in a time zone: a price that changes at midnight there is the day's own. */
export function tariffOn(tariff: Tariff, day: string, timeZone: string): Tariff {
  const midnight = readMoment(day, timeZone)
  return midnight.at === undefined ? tariff : valueAt(tariff, midnight.at)
}

export interface TieredBoxes {
  readonly price: string
  readonly quantity: number
}

/** How many of so many boxes fall into each tier; undefined where one of them falls into none. */
export function countByTier(tiers: readonly Tier[], quantity: number): TieredBoxes[] | undefined {
  const counts = tiers
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, price }) => ({ price, quantity: Math.min(quantity, to ?? quantity) - from + 1 }))
    .filter((count) => count.quantity > 0)
  return counts.reduce((sum, count) => sum + count.quantity, 0) === quantity ? counts : undefined
}

/** The tariff that names the port; else the one for every other port. Of several, the latest to begin. */
export function chooseTariff(tariffs: readonly Tariff[], { service, pol, day }: TariffCase): Tariff | undefined {
  const valid = tariffs.filter(
    ({ applies }) => (applies.service ?? service) === service && (applies.from ?? day) <= day && day <= (applies.to ?? day),
  )
  const named = valid.filter(({ applies }) => applies.pol?.includes(pol))
  const general = valid.filter(({ applies }) => applies.pol === undefined)
  return latest(named) ?? latest(general)
}

function latest(tariffs: readonly Tariff[]): Tariff | undefined {
  let best: Tariff | undefined
  for (const tariff of tariffs) if (!best || (tariff.applies.from ?? '') > (best.applies.from ?? '')) best = tariff
  return best
}
