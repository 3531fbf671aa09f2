/** SQL that writes stored records, and reads their history. */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { type Database, type RecordEventTable, readRowPage, type Scope, type StoredRecordTable, userFacts } from '../../db/index.ts'
import type { EntityPlan, FieldValues } from './entity.ts'
import { indexWords, nameIndex } from './search-store.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>
export type StoredRecord = Selectable<StoredRecordTable>

/** Locked until the transaction ends; undefined if the scope has no such record. */
export async function holdRecord(tx: Writer, plan: EntityPlan, scope: Scope, id: string): Promise<StoredRecord | undefined> {
  let query = tx.selectFrom('records').selectAll().where('entity', '=', plan.id).where('id', '=', id).where('brand', '=', scope.brand)
  if (scope.companyId !== undefined) query = query.where('company_id', '=', scope.companyId)
  if (scope.userId !== undefined) query = query.where('user_id', '=', scope.userId)
  return await query.forUpdate().executeTakeFirst()
}

/** Whether a person has an unarchived record, about the given record if any; `unless` lists values that do not count. */
export async function hasOwnRecord(
  tx: Writer,
  { id }: EntityPlan,
  { brand, userId, unless }: { readonly brand: string; readonly userId: string; readonly unless: FieldValues },
  about: { readonly field: string; readonly id: string } | null,
): Promise<boolean> {
  let query = tx.selectFrom('records').select('id').where('entity', '=', id).where('brand', '=', brand).where('user_id', '=', userId)
  query = query.where('state', '<>', 'archived')
  if (about) query = query.where(sql<boolean>`data ->> ${about.field} = ${about.id}`)
  for (const [field, values] of Object.entries(unless))
    query = query.where(sql<boolean>`coalesce(data ->> ${field}, '') <> all(${[...values]}::text[])`)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

export type NewRecord = Omit<StoredRecord, 'words' | 'words_of' | 'updated_at' | 'updated_by' | 'version'>

export async function insertRecord(tx: Writer, plan: EntityPlan, record: NewRecord): Promise<void> {
  const { id, entity, brand, company_id, user_id, state, shared, release, publish_from, publish_until, created_at, data } = record
  await sql`insert into records
    (id, entity, brand, company_id, user_id, state, shared, version, release, publish_from, publish_until,
      created_at, updated_at, updated_by, words, words_of, data)
    values (${id}, ${entity}, ${brand}, ${company_id}, ${user_id}, ${state}, ${shared}, 1, ${release}, ${publish_from}, ${publish_until},
      ${created_at}, ${created_at}, ${user_id}, ${indexWords(plan.fields, data)}, ${nameIndex(plan.fields)}, ${JSON.stringify(data)})`.execute(
    tx,
  )
}

export interface RecordChange {
  readonly release: string
  readonly at: Date
  readonly userId: string | null
  readonly state?: StoredRecord['state']
  readonly shared?: boolean
  readonly publishFrom?: Date | null
  readonly publishUntil?: Date | null
  readonly data?: JsonObject
}

/** Updates a locked record and returns its new version. */
export async function updateRecord(tx: Writer, plan: EntityPlan, before: StoredRecord, change: RecordChange): Promise<number> {
  const version = before.version + 1
  const { state = before.state, shared = before.shared, publishFrom = before.publish_from, publishUntil = before.publish_until } = change
  const data = change.data ?? before.data
  await sql`update records set state = ${state}, shared = ${shared}, publish_from = ${publishFrom}, publish_until = ${publishUntil},
    version = ${version}, release = ${change.release}, updated_at = ${change.at}, updated_by = ${change.userId},
    words = ${indexWords(plan.fields, data)}, words_of = ${nameIndex(plan.fields)}, data = ${JSON.stringify(data)} where id = ${before.id}`.execute(
    tx,
  )
  return version
}

export type NewEvent = Omit<Selectable<RecordEventTable>, 'seq'>

export async function insertRecordEvent(tx: Writer, event: NewEvent): Promise<void> {
  const { before, after, ...rest } = event
  await tx
    .insertInto('record_events')
    .values({ ...rest, before: before && JSON.stringify(before), after: after && JSON.stringify(after) })
    .execute()
}

export interface FoundEvent {
  readonly at: Date
  readonly event: string
  readonly who: string
  readonly who_latin: string | null
  readonly version: number
  readonly before: JsonObject | null
  readonly after: JsonObject | null
}

/** The history of a record, latest first. */
export function readEvents(db: Reader, recordId: string, page: { readonly limit: number; readonly offset: number }) {
  return readRowPage<FoundEvent>(
    db,
    {
      from: sql`record_events e left join ${userFacts} u on u.id = e.user_id`,
      select: sql`e.at, e.event, e.user_name as who, u.latin_name as who_latin, e.version, e.before, e.after`,
      where: [sql`e.record_id = ${recordId}`],
      orderBy: sql`e.seq desc`,
    },
    page,
  )
}

/** Changes to a record after a version, earliest first. */
export async function readEventsSince(db: Reader, recordId: string, version: number): Promise<FoundEvent[]> {
  return await db
    .selectFrom('record_events as e')
    .leftJoin(userFacts.as('u'), 'u.id', 'e.user_id')
    .select(['e.at', 'e.event', 'e.user_name as who', 'u.latin_name as who_latin', 'e.version', 'e.before', 'e.after'])
    .where('e.record_id', '=', recordId)
    .where('e.version', '>', version)
    .orderBy('e.seq')
    .execute()
}

/** Reindexes the next batch of records with an outdated index; returns how many there were. */
export async function reindexRecords(
  db: Reader,
  brand: string,
  { id, fields }: Pick<EntityPlan, 'id' | 'fields'>,
  batch: number,
): Promise<number> {
  const index = nameIndex(fields)
  const records = await db
    .selectFrom('records')
    .select(['id', 'version', 'data'])
    .where('brand', '=', brand)
    .where('entity', '=', id)
    .where('words_of', '<>', index)
    .limit(batch)
    .execute()
  // A record that changes meanwhile is indexed by that change.
  for (const record of records)
    await sql`update records set words = ${indexWords(fields, record.data)}, words_of = ${index}
      where id = ${record.id} and version = ${record.version}`.execute(db)
  return records.length
}

/** Whether the brand has any record of the entity, in whatever state. */
export async function hasRecords(db: Reader, brand: string, entity: string): Promise<boolean> {
  return (
    (await db.selectFrom('records').select('id').where('brand', '=', brand).where('entity', '=', entity).limit(1).executeTakeFirst()) !==
    undefined
  )
}
