/** Which rates and prices a caller may see. */

import { type FieldDecision, fieldAllowed } from '#domain'
import type { Actor } from '../kernel/index.ts'
import { type Call, readGrid } from '../kernel/index.ts'
import type { RateAudience } from './store.ts'

/** Whether this actor may see prices of rates, and what would make them visible. */
export function judgePrices(call: Pick<Call, 'brand' | 'actor'>): FieldDecision {
  return fieldAllowed(readGrid(call.brand), 'rate-price', call.actor.kind, 'none')
}

/** Certified members see their company's contracts; staff see all, or those of the company they act for. */
export function audienceOf({ kind, companyId, actsFor }: Actor): RateAudience {
  if (kind === 'staff') return actsFor ?? { all: true }
  return kind === 'member' || kind === 'admin' ? companyId : null
}
