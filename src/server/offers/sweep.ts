import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../db/index.ts'
import { limitOf } from '../kernel/index.ts'
import { sweepQuotes } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Quotes that were removed so long ago that nobody can have them back. */
export async function sweepRemovedQuotes(db: Kysely<Database>, brand: BrandPlan, now: Date): Promise<void> {
  await sweepQuotes(db, brand.id, new Date(now.getTime() - limitOf(brand, 'removedQuoteDays') * dayMs))
}
