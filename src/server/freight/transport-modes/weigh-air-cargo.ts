import { weighAirCargo as weigh } from '#domain'
import type { Operations } from '#generated/operations.ts'
import type { Call, Result } from '../../kernel/index.ts'

/** Chargeable weight by the brand's divisor. */
export async function weighAirCargo(
  { pieces }: Operations['weigh-air-cargo']['input'],
  { brand }: Call,
): Promise<Result<Operations['weigh-air-cargo']['output']>> {
  const cubicCmPerKg = String(brand.limits.airCubicCmPerKg)
  const { charged, grossWeight, volumetricWeight, ...weight } = weigh({ pieces, cubicCmPerKg })
  const weights = [
    { basis: 'gross' as const, weight: grossWeight, charged: charged === 'gross' },
    { basis: 'volume' as const, weight: volumetricWeight, charged: charged === 'volume' },
  ]
  return { ok: true, value: { ...weight, grossWeight, weights } }
}
