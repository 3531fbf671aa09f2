/** SQL of stored records. Every query is limited to the entity and the brand. */
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import {
  allOf,
  type Database,
  fieldOf,
  isEqual,
  type RecordEventTable,
  type RowTabs,
  readRowPage,
  type Scope,
  type SortInput,
  type StoredRecordTable,
  sortedBy,
} from '../db/index.ts'
import type { RowList } from '../kernel/index.ts'
import type { CountPlan, EntityPlan, FieldValues } from './entity.ts'
import { indexWords, nameIndex, queryOf } from './search-store.ts'

type Sql = RawBuilder<unknown>
type Reader = Kysely<Database>
type Writer = Transaction<Database>
export type StoredRecord = Selectable<StoredRecordTable>

/** Which records: those that readers see now, or for editors one state, all but the archive, or any. */
export type Shown = 'readers' | 'all' | 'any' | RecordState
export type RecordState = 'draft' | 'scheduled' | 'published' | 'ended' | 'active' | 'archived'

export interface RecordQuery extends SortInput {
  readonly scope: Scope
  /** The default brand; every brand shows its shared records. */
  readonly defaultBrand: string
  readonly shown: Shown
  readonly now: Date
  readonly id?: string | undefined
  readonly words?: string | undefined
  /** Values of indexed fields; `…From` and `…To` for ranges. */
  readonly filters?: JsonObject
}

export function recordsOf(plan: EntityPlan, query: RecordQuery): RowList<{ readonly data: JsonObject }> {
  const { scope, shown, now, id, words } = query
  const asked = queryOf(words)
  const sorts = sortsOf(plan)
  const usual = plan.sort ? sortedBy(sorts, { sort: plan.sort.field, order: plan.sort.order }, sql`r.created_at desc`) : latestFirst(plan)
  const first = asked && query.sort === undefined ? sql`ts_rank(r.words, ${asked}) desc, ${usual}` : sortedBy(sorts, query, usual)
  return {
    entity: plan.id,
    from: sql`records r left join users u on u.id = r.updated_by`,
    select: sql`r.id as ${sql.ref(toSnake(plan.key))}, ${stateOf(now)} as state, r.publish_from, r.publish_until, r.shared, r.version,
      r.created_at, r.updated_at, u.name as updated_by, u.latin_name as updated_by_latin, r.data${countsOf(plan)}`,
    where: [
      sql`r.entity = ${sql.lit(plan.id)}`,
      ofBrand(plan, query),
      isEqual(sql`r.company_id`, scope.companyId),
      isEqual(sql`r.user_id`, scope.userId),
      isEqual(sql`r.id`, id),
      isShown(plan, shown, now),
      // Stop words alone filter nothing.
      asked && sql`(r.words @@ ${asked} or numnode(${asked}) = 0)`,
      ...filtersOf(plan, withoutCounted(plan, query.filters ?? {})),
    ],
    orderBy: sql`${first}, r.id`,
    tabs: tabsOf(plan, query.filters ?? {}),
  }
}

function withoutCounted({ counted }: EntityPlan, filters: JsonObject): JsonObject {
  return counted ? Object.fromEntries(Object.entries(filters).filter(([name]) => name !== counted.field)) : filters
}

/** Counts the records of each value, whichever is chosen. */
function tabsOf({ counted }: EntityPlan, filters: JsonObject): RowTabs | undefined {
  if (!counted) return undefined
  const { field, values } = counted
  const open = filters[field]
  const of = Object.fromEntries(values.map((value) => [value, [value]]))
  return { by: sql`r.data ->> ${sql.lit(field)}`, of, open: typeof open === 'string' ? open : undefined }
}

/** Columns of the places that are left; null without a limit. */
function countsOf({ placesLeft }: EntityPlan): Sql {
  const columns = placesLeft.map(({ field, places, by, key, takes }) => {
    const all = sql`(r.data ->> ${sql.lit(places)})::int`
    const left = sql`case when ${all} is not null then greatest(0, ${all} - ${takenOf({ by, key, takes }, sql`r.id`)}) end`
    return sql`, ${left} as ${sql.ref(toSnake(field))}`
  })
  return columns.length === 0 ? sql`` : sql.join(columns, sql``)
}

/** Places taken at the brands together: a shared record has places for all of them. */
function takenOf({ by, key, takes }: Pick<CountPlan, 'by' | 'key' | 'takes'>, id: Sql, except?: string): Sql {
  const each = takes === null ? sql`1` : sql`coalesce((t.data ->> ${sql.lit(takes)})::int, 1)`
  return sql`(select coalesce(sum(${each}), 0)::int from records t where ${allOf([
    sql`t.entity = ${sql.lit(by)}`,
    sql`t.state <> 'archived'`,
    sql`${fieldOf(sql`t.data`, key, 'text')} = ${id}`,
    except === undefined ? undefined : sql`t.id <> ${except}`,
  ])})`
}

/** The record with the places, locked until the transaction ends, and the places taken by other records than the given one. */
export async function holdPlaces(
  tx: Writer,
  to: { readonly entity: string; readonly id: string },
  count: Pick<CountPlan, 'by' | 'key' | 'takes'>,
  except: string,
): Promise<{ readonly data: JsonObject; readonly taken: number } | undefined> {
  const held = await tx
    .selectFrom('records')
    .select('data')
    .where('entity', '=', to.entity)
    .where('id', '=', to.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  // A second statement, so that it sees what was committed while this one waited for the lock.
  const { rows } = await sql<{ taken: number }>`select ${takenOf(count, sql`${to.id}`, except)} as taken`.execute(tx)
  return { data: held.data, taken: Number(rows[0]?.taken ?? 0) }
}

/** Readers of every brand see the shared records of the default brand; only that brand can edit them. */
function ofBrand({ isShared }: EntityPlan, { scope, defaultBrand, shown }: RecordQuery): Sql {
  const own = sql`r.brand = ${scope.brand}`
  return isShared && shown === 'readers' ? sql`(${own} or (r.brand = ${defaultBrand} and r.shared))` : own
}

/** Before its period a published record counts as scheduled, after it as ended. */
function stateOf(now: Date): Sql {
  return sql`case when r.state = 'published' and r.publish_from > ${now} then 'scheduled'
    when r.state = 'published' and r.publish_until <= ${now} then 'ended' else r.state end`
}

function isShown({ publishes }: EntityPlan, shown: Shown, now: Date): Sql | undefined {
  if (shown === 'any') return undefined
  if (shown === 'all') return sql`r.state <> 'archived'`
  if (shown !== 'readers') return sql`${stateOf(now)} = ${shown}`
  if (!publishes) return sql`r.state = 'active'`
  return sql`r.state = 'published' and r.publish_from <= ${now} and (r.publish_until is null or r.publish_until > ${now})`
}

function latestFirst({ publishes }: EntityPlan): Sql {
  return publishes ? sql`r.publish_from desc nulls first, r.created_at desc` : sql`r.created_at desc`
}

function sortsOf(plan: EntityPlan): Record<string, Sql> {
  const fields = Object.entries(plan.indexed).map(([name, kind]) => [name, fieldOf(sql`r.data`, name, kind)])
  return {
    ...Object.fromEntries(fields),
    createdAt: sql`r.created_at`,
    updatedAt: sql`r.updated_at`,
    ...(plan.publishes ? { publishFrom: sql`r.publish_from` } : {}),
  }
}

function filtersOf(plan: EntityPlan, filters: JsonObject): (Sql | undefined)[] {
  return Object.entries(plan.indexed).flatMap(([name, kind]) => {
    const value = fieldOf(sql`r.data`, name, kind)
    const [is, from, to, before] = [filters[name], filters[`${name}From`], filters[`${name}To`], filters[`${name}Before`]]
    if (plan.fields[name]?.type === 'array') return is === undefined ? [] : [sql`r.data -> ${name} @> ${JSON.stringify([is])}::jsonb`]
    return [
      is === undefined ? undefined : sql`${value} = ${is}`,
      from === undefined ? undefined : sql`${value} >= ${from}`,
      to === undefined ? undefined : sql`${value} <= ${to}`,
      before === undefined ? undefined : sql`${value} < ${before}`,
    ]
  })
}

/** Locked until the transaction ends; undefined if the scope has no such record. */
export async function holdRecord(tx: Writer, plan: EntityPlan, scope: Scope, id: string): Promise<StoredRecord | undefined> {
  let query = tx.selectFrom('records').selectAll().where('entity', '=', plan.id).where('id', '=', id).where('brand', '=', scope.brand)
  if (scope.companyId !== undefined) query = query.where('company_id', '=', scope.companyId)
  if (scope.userId !== undefined) query = query.where('user_id', '=', scope.userId)
  return await query.forUpdate().executeTakeFirst()
}

/** Whether a person has a record outside the archive, if named one that refers to a certain record; `unless`: other values only. */
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
      from: sql`record_events e left join users u on u.id = e.user_id`,
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
    .leftJoin('users as u', 'u.id', 'e.user_id')
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

export interface FieldType {
  readonly entity: string
  readonly field: string
  /** JSON type: string, number, boolean, array or object. */
  readonly type: string
  /** Pattern that a string must match; default: any. */
  readonly pattern?: string | undefined
}

/** Entities that have records, per brand. */
export function listFilled(db: Reader): Promise<{ brand: string; entity: string }[]> {
  return db.selectFrom('records').select(['brand', 'entity']).distinct().execute()
}

/** Number of a brand's records whose value does not match the type. */
export async function countMisfits(db: Reader, brand: string, { entity, field, type, pattern }: FieldType): Promise<number> {
  const value = sql`data -> ${field}`
  const misfits = [
    sql`jsonb_typeof(${value}) <> ${type}`,
    ...(pattern === undefined ? [] : [sql`(jsonb_typeof(${value}) = 'string' and data ->> ${field} !~ ${pattern})`]),
  ]
  const { rows } = await sql<{ count: string }>`select count(*) as count from records
    where ${allOf([sql`entity = ${entity}`, sql`brand = ${brand}`, sql`data ? ${field}`, sql`(${sql.join(misfits, sql` or `)})`])}`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
