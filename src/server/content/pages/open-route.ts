import type { BrandPlan, RoutePlan } from '#config'
import { askerOf, decide, isClosed } from '#domain'
import { type Actor, readGrid } from '../../kernel/index.ts'

/** Whether the caller may open a route of the brand. */
export function mayOpen(route: RoutePlan, brand: BrandPlan, actor: Actor): boolean {
  if (brand.confine !== null && isClosed(brand.confine, route, actor.kind)) return false
  return route.grid === undefined || decide(readGrid(brand), route.grid, askerOf(actor), 'own').allow
}
