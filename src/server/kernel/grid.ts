import type { BrandPlan } from '#config'
import type { Grid } from '#domain'
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
