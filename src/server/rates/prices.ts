import { type FieldDecision, fieldAllowed } from '#domain'
import { type Call, readGrid } from '../kernel/index.ts'

/** Whether this actor may see prices of rates, and what would make them visible. */
export function judgePrices(call: Pick<Call, 'brand' | 'actor'>): FieldDecision {
  return fieldAllowed(readGrid(call.brand), 'rate-price', call.actor.kind, 'none')
}
