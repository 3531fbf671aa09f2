/** What happens besides storing a record: its uploads are linked to it, and only one is taken where only one is allowed. */
import type { Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, holdUser } from '../db/index.ts'
import { giveFile } from '../files/index.ts'
import type { Call } from '../kernel/index.ts'
import type { EntityPlan } from './entity.ts'
import { hasOwnRecord, type NewRecord, type StoredRecord } from './store.ts'

type Tx = Transaction<Database>

/** Whether the person already has one where only one is allowed; parallel calls wait for each other. */
export async function isSecond(tx: Tx, plan: EntityPlan, { brand, user_id, data }: NewRecord): Promise<boolean> {
  const { added } = plan
  if (!added?.once || user_id === null) return false
  await holdUser(tx, user_id)
  const about = added.to && { field: added.to.field, id: String(data[added.to.field]) }
  return await hasOwnRecord(tx, plan, { brand, userId: user_id, unless: added.again }, about)
}

export interface Written {
  readonly record: Pick<StoredRecord, 'id' | 'brand' | 'company_id'>
  readonly before: JsonObject
  readonly data: JsonObject
}

/** Links newly named uploads to the record; returns false unless all are the caller's own and not linked yet. */
export async function giveFiles(tx: Tx, { id, files }: EntityPlan, call: Call, { record, before, data }: Written): Promise<boolean> {
  for (const field of files) {
    const fileId = data[field]
    if (typeof fileId !== 'string' || fileId === before[field]) continue
    const kind = `${call.brand.documentPrefix}${id}`
    const owner = { userId: call.actor.userId ?? '', brand: record.brand, belongsTo: record.id, companyId: record.company_id, kind }
    if (!(await giveFile(tx, { ...owner, fileId }))) return false
  }
  return true
}
