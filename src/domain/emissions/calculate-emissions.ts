/**
 * Greenhouse gas emissions of a transport chain, well to wheel, as ISO 14083 and the GLEC Framework calculate them: the activity of each
 * leg (tonne-km or TEU-km) times the emission factor of its mode.
 */
import { multiplyDecimals, roundHalfUp, sumDecimals } from '#rules'

export type EmissionFactor = {
  /** Row of the dictionary `transport-mode`. */
  readonly mode: string
  readonly per: 'tonne-km' | 'teu-km'
  /** Grams of CO2e for each unit of activity. */
  readonly grams: string
}

export type TransportLeg = {
  readonly mode: string
  readonly km: string
}

export type CalculateEmissionsOptions = {
  readonly legs: readonly TransportLeg[]
  /** Weight of the cargo, without the container. */
  readonly tonnes: string
  /** Containers, in TEU. Required for factors per TEU-km only. */
  readonly teu?: string
  readonly factors: readonly EmissionFactor[]
}

export type Emissions =
  | {
      readonly ok: true
      /** Kilograms of CO2e, with one decimal. */
      readonly kg: string
      readonly legs: readonly (TransportLeg & { readonly kg: string })[]
    }
  /** A mode without a factor: a partial sum would mislead. */
  | { readonly ok: false; readonly mode: string }

export function calculateEmissions({ legs, tonnes, teu, factors }: CalculateEmissionsOptions): Emissions {
  const kilograms: string[] = []
  for (const { mode, km } of legs) {
    const factor = factors.find((one) => one.mode === mode)
    const load = factor?.per === 'teu-km' ? teu : tonnes
    if (!factor || load === undefined) return { ok: false, mode }
    kilograms.push(multiplyDecimals(multiplyDecimals(multiplyDecimals(load, km), factor.grams), gramToKg))
  }
  return {
    ok: true,
    kg: roundHalfUp(sumDecimals(kilograms), 1),
    legs: legs.map((leg, index) => ({ ...leg, kg: roundHalfUp(kilograms[index] ?? '0', 1) })),
  }
}

const gramToKg = '0.001'
