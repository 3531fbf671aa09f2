/** What adding a record takes besides storing it: linking uploads, counting places, refusing a second where one is allowed. */
import type { Transaction } from 'kysely'
import { isObject, type JsonObject } from '#rules'
import { type Database, holdUser } from '../../db/index.ts'
import { type Call, type Refusal, refuse, todayOf } from '../../kernel/index.ts'
import { giveFile } from '../files/index.ts'
import type { EntityPlan } from './entity.ts'
import { holdPlaces } from './place-store.ts'
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

/** Rejects a record for which no places are left, or one outside the period of the record that it refers to. */
export async function checkPlaces(
  tx: Tx,
  plan: EntityPlan,
  call: Call,
  { id, data }: Pick<NewRecord, 'id' | 'data'>,
): Promise<Refusal | null> {
  const { to, within } = plan.added ?? {}
  if (!to || !within) return null
  const held = await holdPlaces(
    tx,
    { entity: to.entity, id: String(data[to.field]) },
    { by: plan.id, key: to.field, takes: within.takes },
    id,
  )
  if (!held) return refuse('error.not-found')
  const isOpen = within.open === null || held.data[within.open] === true
  const today = todayOf(call)
  const [from, until] = [within.from, within.until].map((name) => (name === null ? undefined : held.data[name]))
  if (!isOpen || (typeof from === 'string' && today < from) || (typeof until === 'string' && today > until))
    return refuse('error.record-closed')
  const places = held.data[within.places]
  if (typeof places !== 'number') return null
  const placesLeft = Math.max(0, places - held.taken)
  const placesAsked = within.takes === null ? 1 : Number(data[within.takes] ?? 1)
  return placesAsked > placesLeft ? refuse('error.record-full', { params: { left: placesLeft } }) : null
}

export interface Written {
  readonly record: Pick<StoredRecord, 'id' | 'brand' | 'company_id'>
  readonly before: JsonObject
  readonly data: JsonObject
}

/** Links newly named uploads to the record; returns false unless all are the caller's own and not linked yet. */
export async function giveFiles(tx: Tx, { id, files }: EntityPlan, call: Call, { record, before, data }: Written): Promise<boolean> {
  for (const path of files) {
    const linked = fileIdsIn(before, path)
    for (const fileId of fileIdsIn(data, path)) {
      if (linked.includes(fileId)) continue
      const kind = `${call.brand.documentPrefix}${id}`
      const owner = { userId: call.actor.userId ?? '', brand: record.brand, belongsTo: record.id, companyId: record.company_id, kind }
      if (!(await giveFile(tx, { ...owner, fileId }))) return false
    }
  }
  return true
}

/** The uploads that a field names: its own, or those of its rows. */
export function fileIdsIn(data: JsonObject, path: string): string[] {
  const [field = '', inner] = path.split('/')
  const value = data[field]
  const named = inner === undefined ? [value] : Array.isArray(value) ? value.map((row) => (isObject(row) ? row[inner] : undefined)) : []
  return named.flatMap((id) => (typeof id === 'string' && id !== '' ? [id] : []))
}
