import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import type { Database } from '../db/index.ts'
import { limitOf } from '../kernel/index.ts'
import { deleteRemoved } from './template-store.ts'

const dayMs = 86_400_000

/** Templates that were removed and not had back. */
export async function sweepTemplates(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  await deleteRemoved(db, brand.id, new Date(now.getTime() - limitOf(brand, 'removedTemplateDays') * dayMs))
}
