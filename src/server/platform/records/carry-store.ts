/** SQL that changes existing records together with a release, and keeps what is needed to undo it. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { JsonObject } from '#rules'
import { allOf, type Database } from '../../db/index.ts'

type Reader = Kysely<Database>
type Writer = Transaction<Database>

export async function hasAnyRecords(db: Reader): Promise<boolean> {
  return (await db.selectFrom('records').select('id').limit(1).executeTakeFirst()) !== undefined
}

export interface EntityOfBrand {
  readonly brand: string
  readonly entity: string
}

export async function countInUse(db: Reader, { brand, entity }: EntityOfBrand): Promise<number> {
  const { count } = await db
    .selectFrom('records')
    .select((all) => all.fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('entity', '=', entity)
    .where('state', '<>', 'archived')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface RowBatch extends EntityOfBrand {
  /** Id of the last row of the previous batch. */
  readonly after: string
  readonly limit: number
}

export interface CarryRow {
  readonly id: string
  readonly version: number
  readonly data: JsonObject
}

/** Rows by id; with `locked`, until the transaction ends. */
export async function readRows(db: Reader, { brand, entity, after, limit }: RowBatch, how: 'locked' | 'read'): Promise<CarryRow[]> {
  const query = db
    .selectFrom('records')
    .select(['id', 'version', 'data'])
    .where('brand', '=', brand)
    .where('entity', '=', entity)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  return await (how === 'locked' ? query.forUpdate() : query).execute()
}

export interface ChangedRow extends CarryRow {
  readonly before: JsonObject
  readonly after: JsonObject
}

export interface ChangeOfRows {
  readonly release: string
  readonly who: string
  readonly at: Date
}

/** Writes the data with an event for the history of each record; the reindex sees that its index is outdated. */
export async function writeRows(tx: Writer, rows: readonly ChangedRow[], { release, who, at }: ChangeOfRows): Promise<void> {
  const written = JSON.stringify(rows.map(({ version, ...row }) => ({ ...row, version: version + 1 })))
  await sql`update records r set data = c.data, version = c.version, release = ${release}, words_of = ''
    from jsonb_to_recordset(${written}::jsonb) as c(id text, version integer, data jsonb) where r.id = c.id`.execute(tx)
  await sql`insert into record_events (record_id, at, event, user_id, user_name, version, before, after)
    select c.id, ${at}, 'changed', null, ${who}, c.version, c.before, c.after
    from jsonb_to_recordset(${written}::jsonb) as c(id text, version integer, before jsonb, after jsonb) order by c.id`.execute(tx)
}

export async function keepRows(tx: Writer, seq: number, rows: readonly ChangedRow[]): Promise<void> {
  const changes = JSON.stringify(rows.map(({ id, before, after }) => ({ id, before, after })))
  await sql`insert into record_carry_rows (switch, record_id, before, after)
    select ${seq}, c.id, c.before, c.after from jsonb_to_recordset(${changes}::jsonb) as c(id text, before jsonb, after jsonb)`.execute(tx)
}

export interface Carry {
  readonly switch: number
  readonly brand: string
  readonly from_entity: string
  readonly entity: string
  readonly renames: JsonObject
}

export async function insertCarry(tx: Writer, { renames, ...carry }: Carry): Promise<void> {
  await tx
    .insertInto('record_carries')
    .values({ ...carry, renames: JSON.stringify(renames) })
    .execute()
}

/** Newest switch first: each is undone on the result of the one after it. */
export async function readCarries(tx: Writer, switches: readonly number[]): Promise<Carry[]> {
  if (switches.length === 0) return []
  return await tx.selectFrom('record_carries').selectAll().where('switch', 'in', switches).orderBy('switch', 'desc').execute()
}

export interface KeptRow extends CarryRow {
  readonly before: JsonObject | null
  readonly after: JsonObject | null
}

/** Rows of a carry, locked; where fields were renamed, also those added since. */
export async function readKeptRows(tx: Writer, carry: Carry, { after, limit }: Pick<RowBatch, 'after' | 'limit'>): Promise<KeptRow[]> {
  const carries = [
    sql`r.brand = ${carry.brand}`,
    sql`r.entity = ${carry.entity}`,
    sql`r.id > ${after}`,
    ...(Object.keys(carry.renames).length > 0 ? [] : [sql`c.record_id is not null`]),
  ]
  const { rows } = await sql<KeptRow>`select r.id, r.version, r.data, c.before, c.after from records r
    left join record_carry_rows c on c.record_id = r.id and c.switch = ${carry.switch}
    where ${allOf(carries)} order by r.id limit ${limit} for update of r`.execute(tx)
  return rows
}

export async function moveRecords(tx: Writer, { brand, entity }: EntityOfBrand, to: string): Promise<void> {
  await tx.updateTable('records').set({ entity: to }).where('brand', '=', brand).where('entity', '=', entity).execute()
}

export async function deleteCarries(tx: Writer, switches: readonly number[]): Promise<void> {
  if (switches.length === 0) return
  await tx.deleteFrom('record_carry_rows').where('switch', 'in', switches).execute()
  await tx.deleteFrom('record_carries').where('switch', 'in', switches).execute()
}
