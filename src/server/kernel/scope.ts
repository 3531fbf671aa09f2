import type { Scope } from '../db/index.ts'
import type { Call } from './call.ts'
import { readGrid } from './grid.ts'

/**
 * Whose records the caller sees by a row of the grid: the brand's, their company's, or their own in it. Without a company
 * nothing is found; the grid refuses those callers before.
 */
export function scopeOf({ actor, brand }: Pick<Call, 'actor' | 'brand'>, row: string): Scope {
  const cell = readGrid(brand)[row]?.[actor.kind]
  if (cell === 'allow') return { brand: brand.id }
  const ofCompany = { brand: brand.id, companyId: actor.companyId ?? '' }
  return cell === 'own-company' ? ofCompany : { ...ofCompany, userId: actor.userId ?? '' }
}
