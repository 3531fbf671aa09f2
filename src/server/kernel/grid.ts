import type { BrandPlan } from '#config'
import type { Grid } from '#domain'
import type { Scope } from '../db/index.ts'
import type { Call } from './call.ts'
import { isObject, listObjects } from './words.ts'

/** The brand's permission grid as the domain asks it: row to actor to cell. */
export function readGrid(brand: Pick<BrandPlan, 'documents'>): Grid {
  const grid: Record<string, Grid[string]> = {}
  for (const document of Object.values(brand.documents.grid ?? {})) {
    for (const row of listObjects(document.rows)) {
      // The check has proved that every row has a cell for every actor.
      if (typeof row.id === 'string' && isObject(row.cells)) grid[row.id] = row.cells as unknown as Grid[string]
    }
  }
  return grid
}

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
