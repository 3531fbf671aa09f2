import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../db/index.ts'
import { limitOf } from '../kernel/index.ts'
import { deleteOldDrafts } from './store.ts'

const dayMs = 86_400_000

/** What was typed long ago and never sent. */
export async function sweepDrafts(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  await deleteOldDrafts(db, brand.id, new Date(now.getTime() - limitOf(brand, 'draftDays') * dayMs))
}
