import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import type { EntityPlan } from './entity.ts'
import { insertRecord } from './store.ts'

export interface AddedRecord {
  readonly id: string
  readonly brand: string
  readonly release: string
  readonly at: Date
  readonly data: JsonObject
}

/** Adds a record that was not written at the desk; readers see it from `at` on. */
export function addRecord(tx: Transaction<Database>, plan: EntityPlan, { id, brand, release, at, data }: AddedRecord): Promise<void> {
  return insertRecord(tx, plan, {
    id,
    entity: plan.id,
    brand,
    company_id: null,
    user_id: null,
    state: plan.publishes ? 'published' : 'active',
    shared: plan.isShared && data.shared === true,
    release,
    publish_from: plan.publishes ? at : null,
    publish_until: null,
    created_at: at,
    data,
  })
}
