import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import type { EntityPlan } from './entity.ts'
import { holdRecord, insertRecord, insertRecordEvent, updateRecord } from './store.ts'

type Tx = Transaction<Database>

export interface AddedRecord {
  readonly id: string
  readonly brand: string
  readonly release: string
  readonly at: Date
  readonly data: JsonObject
  /** Who added it; omitted for records that no user wrote. */
  readonly owner?: Author | undefined
}

export interface Author {
  readonly id: string
  readonly name: string
}

/** Adds a record that was not written at the desk; readers see it from `at` on. */
export async function addRecord(tx: Tx, plan: EntityPlan, { id, brand, release, at, data, owner }: AddedRecord): Promise<void> {
  await insertRecord(tx, plan, {
    id,
    entity: plan.id,
    brand,
    company_id: null,
    user_id: owner?.id ?? null,
    state: plan.publishes ? 'published' : 'active',
    shared: plan.isShared && data.shared === true,
    release,
    publish_from: plan.publishes ? at : null,
    publish_until: null,
    created_at: at,
    data,
  })
  if (!owner) return
  const event = {
    record_id: id,
    at,
    event: 'created',
    user_id: owner.id,
    user_name: owner.name,
    version: 1,
    before: null,
    after: data,
  } as const
  await insertRecordEvent(tx, event)
}

export interface AddedStep {
  readonly at: Date
  readonly by: Author
  /** Fields with their new values. */
  readonly values: JsonObject
}

/** Changes an added record as its owner or the desk would have, with the history. */
export async function addStep(
  tx: Tx,
  plan: EntityPlan,
  { id, brand, release }: Pick<AddedRecord, 'id' | 'brand' | 'release'>,
  { at, by, values }: AddedStep,
): Promise<void> {
  const record = await holdRecord(tx, plan, { brand }, id)
  if (!record) throw new Error(`There is no record ${id}`)
  const version = await updateRecord(tx, plan, record, { release, at, userId: by.id, data: { ...record.data, ...values } })
  const before = Object.fromEntries(
    Object.keys(values).flatMap((name) => (record.data[name] === undefined ? [] : [[name, record.data[name]]])),
  )
  await insertRecordEvent(tx, { record_id: id, at, event: 'changed', user_id: by.id, user_name: by.name, version, before, after: values })
}
