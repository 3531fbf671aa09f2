import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { deleteOldDeliveries, sequencedChannel } from '../../platform/outbox/index.ts'

/** Deletes the log of deliveries after the brand's number of days. */
export async function sweepDeliveries(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  await deleteOldDeliveries(db, brand.id, sequencedChannel, new Date(now.getTime() - limitOf(brand, 'webhookLogDays') * dayMs))
}
