/** SQL for loads: adding, claiming for a step, moving between states, clearing away. */

import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Release } from '#config'
import { dayMs } from '#rules'
import { companyFacts, type Database, isEqual, type RateLoadTable } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import { isScanned } from '../../platform/files/index.ts'
import { loadedLoads, rateField, sameOffer, visibleRates } from './store.ts'

export type RateLoad = Selectable<RateLoadTable>
type Db = Kysely<Database>
type Columns = Release['columns']

/** Rows per statement: each is short, so that an embedded database can serve others in between. */
export const batchSize = 1_000

export async function nextLoadId(db: Db): Promise<string> {
  const { rows } = await sql<{ n: string }>`select nextval('rate_load_numbers') as n`.execute(db)
  return `L${String(rows[0]?.n).padStart(5, '0')}`
}

export interface NamedLoad {
  readonly id: string
  readonly of: LoadKinds
}

/** A load of another kind is not found. */
export async function findLoad(db: Db, brand: string, { id, of }: NamedLoad): Promise<RateLoad | undefined> {
  return db
    .selectFrom('rate_loads')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('kind', 'in', listOf(of))
    .executeTakeFirst()
}

function listOf(kinds: LoadKinds): readonly string[] {
  return typeof kinds === 'string' ? [kinds] : kinds
}

/** Locks the brand's rates against switching until the end of the transaction. */
export async function holdSwitch(tx: Db, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate-loads:${brand}`}, 0))`.execute(tx)
}

/** Whether rates have come back since: the load's comparison is then out of date. */
export async function hasUndoneSince(tx: Db, brand: string, since: Date): Promise<boolean> {
  const load = await tx
    .selectFrom('rate_loads')
    .select('id')
    .where('brand', '=', brand)
    .where('undone_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return load !== undefined
}

/** A later load based on this one: it has replaced some of its rates. */
export async function findResting(db: Db, { id, brand }: RateLoad): Promise<string | null> {
  const { rows } = await sql<{ by: string }>`
    select replaced_by as by from rates where load_id = ${id} and replaced_by in (${loadedLoads(brand)}) limit 1`.execute(db)
  return rows[0]?.by ?? null
}

/** A rate that would overlap with a restored one: the same sailing was loaded since. */
export async function findReturning(db: Db, { id, brand }: RateLoad, columns: Columns): Promise<string | null> {
  const same = sameOffer(
    (name) => rateField(columns, name),
    (name) => rateField(columns, name, 'back'),
  )
  const conditions = sql.join(
    [
      ...visibleRates({ brand, audience: { all: true } }),
      ...same,
      sql`rates.company_id is not distinct from back.company_id`,
      sql`rates.load_id is distinct from ${id}`,
      sql`${rateField(columns, 'validFrom')} <= ${rateField(columns, 'validTo', 'back')}`,
      sql`${rateField(columns, 'validTo')} >= ${rateField(columns, 'validFrom', 'back')}`,
    ],
    sql` and `,
  )
  const { rows } = await sql<{ id: string }>`
    select coalesce(rates.load_id, rates.id) as id from rates back join rates on ${conditions} where back.replaced_by = ${id} limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

const steps = {
  rates: (load: string) => sql`delete from rates where id in (select id from rates where load_id = ${load} limit ${batchSize})`,
  marks: (load: string) =>
    sql`update rates set replaced_by = null where id in (select id from rates where replaced_by = ${load} limit ${batchSize})`,
  rows: (load: string) =>
    sql`delete from rate_load_rows where load_id = ${load} and row in (select row from rate_load_rows where load_id = ${load} limit ${batchSize})`,
  right: (load: string) =>
    sql`delete from rate_load_rows where load_id = ${load} and row in (
      select row from rate_load_rows where load_id = ${load} and not wrong limit ${batchSize})`,
} as const

/** Deletes the rows of a load, batch by batch; they were never visible. */
export async function clearAway(db: Db, load: string, what: readonly (keyof typeof steps)[]): Promise<void> {
  for (const step of what) while (Number((await steps[step](load).execute(db)).numAffectedRows ?? 0) > 0);
}

/** Kinds of loads: rates, milestones, or ids of import documents. */
export type LoadKinds = string | readonly string[]

const entities: Readonly<Record<string, string>> = { rates: 'rate-load', milestones: 'milestone-load' }

/** Loads of these kinds, newest first; or one of them. */
export function loadsOf(brand: string, of: LoadKinds, loadId?: string): RowList<RateLoad> {
  const kinds = listOf(of)
  return {
    entity: entities[kinds[0] ?? ''] ?? 'sheet-load',
    from: sql`rate_loads l left join ${companyFacts} c on c.id = l.company_id`,
    select: sql`l.*, l.id as load_id, l.by_name as by, l.replaced as changing, c.name as company, c.latin_name as company_latin`,
    where: [sql`l.brand = ${brand}`, sql`l.kind = any(${[...kinds]}::text[])`, isEqual(sql`l.id`, loadId)],
    orderBy: sql`l.created_at desc, l.id desc`,
  }
}

/** The load, locked until the transaction ends; undefined if unknown or of another kind. */
export async function holdLoad(tx: Db, brand: string, { id, of }: NamedLoad): Promise<RateLoad | undefined> {
  return await tx
    .selectFrom('rate_loads')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('kind', 'in', listOf(of))
    .forUpdate()
    .executeTakeFirst()
}

/** The load of rates being written now; null without one. */
export async function findLoading(tx: Db, brand: string): Promise<string | null> {
  const busy = await tx
    .selectFrom('rate_loads')
    .select('id')
    .where('brand', '=', brand)
    .where('kind', '=', 'rates')
    .where('state', '=', 'loading')
    .executeTakeFirst()
  return busy?.id ?? null
}

export async function insertLoad(tx: Db, load: Insertable<RateLoadTable>): Promise<void> {
  await tx.insertInto('rate_loads').values(load).execute()
}

/** Compare and set: returns false if the version or state has changed. */
export async function moveLoad(
  tx: Db,
  { id, state }: Pick<RateLoad, 'id' | 'state'>,
  version: number,
  change: Updateable<RateLoadTable>,
): Promise<boolean> {
  const done = await tx
    .updateTable('rate_loads')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', state)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/**
 * Claims, until the given time, the next load that waits for a step, was left by a server that died, or must be cleared away.
 * Undefined if there is none. Throws a violation of `rate_loads_loading` if two servers claim loads of the same brand.
 */
export async function claimLoad(db: Db, at: Date, until: Date): Promise<RateLoad | undefined> {
  const { rows } = await sql<RateLoad>`
    update rate_loads set claimed_until = ${until}::timestamptz, attempts = attempts + 1,
      state = case state when 'waiting' then 'reading' when 'queued' then 'loading' else state end
    where id = (
      select id from rate_loads l
      where ((state = 'waiting' and ${isScanned(sql`l.file_id`)})
        or (state = 'queued' and not exists (select 1 from rate_loads o where o.brand = l.brand and o.kind = l.kind and o.state = 'loading'))
        or (state in ('reading', 'loading') and claimed_until < ${at}::timestamptz)
        or (state in ('undone', 'dropped', 'failed') and purged_at is null and (claimed_until is null or claimed_until < ${at}::timestamptz)))
      order by created_at, id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

type Claimed = Pick<RateLoad, 'id' | 'attempts' | 'state' | 'version'>

/** Extends a claim and sets the progress (percent) if given; returns false if another server has claimed the load. */
export async function renewClaim(db: Db, load: Claimed, until: Date, share?: number): Promise<boolean> {
  const done = await db
    .updateTable('rate_loads')
    .set({ claimed_until: until, ...(share === undefined ? {} : { share }) })
    .where('id', '=', load.id)
    .where('attempts', '=', load.attempts)
    .where('state', '=', load.state)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Ends a step with this outcome; returns false if another server has claimed the load. */
export async function settleLoad(db: Db, load: Claimed, outcome: Updateable<RateLoadTable>): Promise<boolean> {
  const done = await db
    .updateTable('rate_loads')
    .set({ ...outcome, claimed_until: null, attempts: 0, version: load.version + 1 })
    .where('id', '=', load.id)
    .where('attempts', '=', load.attempts)
    .where('state', '=', load.state)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** Marks a load as cleared away. */
export async function markPurged(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('rate_loads').set({ purged_at: at, claimed_until: null, attempts: 0 }).where('id', '=', id).execute()
}

/** Drop a checked sheet after two weeks without a decision. */
const forgottenAfterMs = 14 * dayMs

export async function sweepLoads(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('rate_loads')
    .set((load) => ({ state: 'dropped', version: load('version', '+', 1) }))
    .where('state', '=', 'checked')
    .where('checked_at', '<', new Date(at.getTime() - forgottenAfterMs))
    .execute()
}
