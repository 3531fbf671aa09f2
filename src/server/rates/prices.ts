import { type FieldDecision, fieldAllowed } from '#domain'
import { readGrid } from '../dictionaries/index.ts'
import type { Call } from '../operation.ts'

/** Whether this actor may see prices of rates, and what would make them visible. */
export function judgePrices(call: Pick<Call, 'brand' | 'actor'>): FieldDecision {
  return fieldAllowed(readGrid(call.brand), 'rate-price', call.actor.kind, 'none')
}
