import { type Call, readGrid } from '../kernel/index.ts'

/** Whose records of a company the caller sees by a row of the grid: everybody's, or their own alone. */
export interface Scope {
  readonly brand: string
  readonly companyId: string
  /** Left out: everybody's. */
  readonly userId?: string
}

/** Undefined for whoever has no company; the grid has sent them away before. */
export function scopeBy(row: string, { actor, brand }: Pick<Call, 'actor' | 'brand'>): Scope | undefined {
  const { companyId, userId, kind } = actor
  if (companyId === null) return undefined
  const whole = readGrid(brand)[row]?.[kind] === 'own-company'
  return { brand: brand.id, companyId, ...(whole ? {} : { userId: userId ?? '' }) }
}
