/** Price of air cargo by the weight breaks of a lane, by the rules of IATA TACT. */
import { compareDecimals, multiplyDecimals } from '#rules'

export type AirTariff = {
  /** Least charge of a consignment. */
  readonly minimum: string
  /** Prices per kilogram, each from a chargeable weight in kilograms on; the first from 0. */
  readonly breaks: readonly { readonly fromKg: string; readonly perKg: string }[]
}

export type AirPrice = {
  readonly amount: string
  /** Kilograms that are charged: the weight of the next break if that is cheaper. */
  readonly chargedWeight: string
  readonly perKg: string
  /** Whether the minimum is charged instead. */
  readonly isMinimum: boolean
}

/**
 * The price of the break that the weight reaches, or that of a higher break for its own weight if it is lower ("as per next
 * higher weight charge"), and at least the minimum. Undefined for a lane without breaks.
 */
export function priceAirCargo(chargeableWeight: string, { minimum, breaks }: AirTariff): AirPrice | undefined {
  const sorted = breaks.toSorted((a, b) => compareDecimals(a.fromKg, b.fromKg))
  const reached = Math.max(
    0,
    sorted.findLastIndex(({ fromKg }) => compareDecimals(fromKg, chargeableWeight) <= 0),
  )
  const [cheapest] = sorted
    .slice(reached)
    .map(({ fromKg, perKg }) => {
      const chargedWeight = compareDecimals(fromKg, chargeableWeight) > 0 ? fromKg : chargeableWeight
      return { amount: multiplyDecimals(chargedWeight, perKg), chargedWeight, perKg }
    })
    .toSorted((a, b) => compareDecimals(a.amount, b.amount))
  if (!cheapest) return undefined
  const isMinimum = compareDecimals(cheapest.amount, minimum) < 0
  return { ...cheapest, amount: isMinimum ? minimum : cheapest.amount, isMinimum }
}
