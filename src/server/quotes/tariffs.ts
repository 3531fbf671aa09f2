import type { BrandPlan } from '#config'
import type { Tariff } from '#domain'

/** The tariffs of a brand. They have passed the check, which knows what they may say. */
export function tariffsOf({ documents }: Pick<BrandPlan, 'documents'>): Tariff[] {
  return Object.values(documents.tariff ?? {}) as Tariff[]
}
