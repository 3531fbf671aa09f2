import type { BrandPlan } from '#config'

/** A figure of schemas/limits as the brand has it now; one that no document says is a mistake of ours. */
export function limitOf(brand: Pick<BrandPlan, 'limits'>, name: string): number {
  const value = Number(brand.limits[name])
  if (!Number.isFinite(value)) throw new Error(`The release has no limit ${name}`)
  return value
}
