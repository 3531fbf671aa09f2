/** Deletes events, port calls and routes after the brand's number of days. */

import type { Kysely } from 'kysely'
import type { BrandPlan } from '#config'
import { dayMs } from '#rules'
import type { Database } from '../../db/index.ts'
import { limitOf } from '../../kernel/index.ts'
import { deleteOldCalls } from './call-store.ts'
import { deleteOldEvents } from './event-store.ts'
import { deleteOldRoutes } from './route-store.ts'

/** At once, so that intake never waits long for a lock. */
const batch = 5_000

export async function sweepTransport(db: Kysely<Database>, brand: Pick<BrandPlan, 'id' | 'limits'>, now: Date): Promise<void> {
  const before = (limit: string) => new Date(now.getTime() - limitOf(brand, limit) * dayMs)
  while ((await deleteOldEvents(db, brand.id, before('eventDays'), batch)) === batch);
  await deleteOldCalls(db, brand.id, before('callDays'))
  await deleteOldRoutes(db, brand.id, before('callDays'))
}
