/** SQL of loads: their rows, the rates they bring, and what stands in their way. */

import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import { type Database, isEqual, type RateLoadTable } from '../db/index.ts'
import type { RowList } from '../kernel/index.ts'
import { loadedLoads, offerFields, rateField, visibleRates } from '../rates/index.ts'
import type { CellProblem } from '../workbooks/index.ts'
import type { CheckedRow } from './read-cells.ts'
import type { RowsOf } from './read-sheet.ts'

export type RateLoad = Selectable<RateLoadTable>
type Db = Kysely<Database>
type Columns = Release['columns']

/** Rows in one statement: each is short, so that an embedded database serves others in between. */
export const batchSize = 1_000

export async function nextLoadId(db: Db): Promise<string> {
  const { rows } = await sql<{ n: string }>`select nextval('rate_load_numbers') as n`.execute(db)
  return `L${String(rows[0]?.n).padStart(5, '0')}`
}

/** A load of another kind does not exist for whoever asks. */
export async function findLoad(
  db: Db,
  brand: string,
  { id, of }: { readonly id: string; readonly of: RowsOf },
): Promise<RateLoad | undefined> {
  return db.selectFrom('rate_loads').selectAll().where('id', '=', id).where('brand', '=', brand).where('kind', '=', of).executeTakeFirst()
}

export async function insertRows(db: Db, load: string, rows: readonly CheckedRow[]): Promise<void> {
  const given = rows.map((row) => ({ ...row, wrong: row.problems.length > 0 }))
  await sql`
    insert into rate_load_rows (load_id, row, wrong, offer, cells, data, problems)
    select ${load}, (e->>'row')::integer, (e->>'wrong')::boolean, e->>'offer', e->'cells', nullif(e->'data', 'null'::jsonb), e->'problems'
    from jsonb_array_elements(${JSON.stringify(given)}::jsonb) e`.execute(db)
}

/** The same thing told twice in one file: the first row stands, the others are wrong. */
export async function markTwins(db: Db, { id }: Pick<RateLoad, 'id'>, text: string): Promise<void> {
  await sql`
    update rate_load_rows s set wrong = true, problems = s.problems || jsonb_build_array(jsonb_build_object(
      'column', null, 'cell', s.row::text, 'value', '', 'text', ${text}::text, 'params', jsonb_build_object('row', twin.first::text)))
    from (
      select row, min(row) over (partition by offer) as first from rate_load_rows where load_id = ${id} and offer is not null and not wrong
    ) twin
    where s.load_id = ${id} and s.row = twin.row and twin.first < twin.row`.execute(db)
}

export interface RowRange {
  readonly after: number
  readonly upTo: number
}

/** The next rows that are right; null where there are no more. */
export async function nextRange(db: Db, load: string, after: number): Promise<RowRange | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(row) as last from (
      select row from rate_load_rows where load_id = ${load} and row > ${after} and not wrong order by row limit ${batchSize}
    ) next`.execute(db)
  const upTo = rows[0]?.last ?? null
  return upTo === null ? null : { after, upTo }
}

/** Rates that are there for the same sailing, company and an overlapping time: from `rate_load_rows s`, with `rates` beside it. */
function sameOffer({ brand, company_id }: RateLoad, columns: Columns): RawBuilder<unknown> {
  const same = offerFields.map((name) => sql`${rateField(columns, name)} = (s.data->>${sql.lit(name)})`)
  return sql.join(
    [
      ...visibleRates({ brand, audience: { all: true } }),
      company_id === null ? sql`rates.company_id is null` : sql`rates.company_id = ${company_id}`,
      ...same,
      sql`${rateField(columns, 'validFrom')} <= (s.data->>'validTo')`,
      sql`${rateField(columns, 'validTo')} >= (s.data->>'validFrom')`,
    ],
    sql` and `,
  )
}

function inRange(load: string, { after, upTo }: RowRange): RawBuilder<unknown> {
  return sql`s.load_id = ${load} and s.row > ${after} and s.row <= ${upTo} and not s.wrong`
}

/** Rows whose sailing has a rate already become wrong, with that rate's load and validity as the reason. */
export async function markOverlaps(db: Db, load: RateLoad, range: RowRange, columns: Columns): Promise<number> {
  const done = await sql`
    update rate_load_rows t set wrong = true, problems = t.problems || jsonb_build_array(jsonb_build_object(
      'column', null, 'cell', t.row::text, 'value', '', 'text', 'cell.overlap',
      'params', jsonb_build_object('rate', found.id, 'from', found.since, 'to', found.until)))
    from (
      select distinct on (s.row) s.row, rates.id, ${rateField(columns, 'validFrom')} as since, ${rateField(columns, 'validTo')} as until
      from rate_load_rows s join rates on ${sameOffer(load, columns)}
      where ${inRange(load.id, range)} order by s.row, rates.id
    ) found
    where t.load_id = ${load.id} and t.row = found.row`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

export async function countReplaced(db: Db, load: RateLoad, range: RowRange, columns: Columns): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(distinct rates.id) as n from rate_load_rows s join rates on ${sameOffer(load, columns)}
    where ${inRange(load.id, range)}`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

export async function insertRates(db: Db, load: RateLoad, range: RowRange, at: Date): Promise<number> {
  const done = await sql`
    insert into rates (id, company_id, brand, state, version, release, created_at, updated_at, load_id, data)
    select ${load.id} || 'r' || s.row, ${load.company_id}, ${load.brand}, null, 1, ${load.release}, ${at}::timestamptz, ${at}::timestamptz,
      ${load.id}, s.data || jsonb_build_object('rateId', ${load.id} || 'r' || s.row)
    from rate_load_rows s where ${inRange(load.id, range)}`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

/** Marks what the rows take the place of. It is gone only once the load stands as loaded. */
export async function markReplaced(db: Db, load: RateLoad, range: RowRange, columns: Columns): Promise<number> {
  const done = await sql`
    update rates t set replaced_by = ${load.id}
    from (
      select distinct rates.id from rate_load_rows s join rates on ${sameOffer(load, columns)} where ${inRange(load.id, range)}
    ) found
    where t.id = found.id`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

export interface RowCounts {
  readonly right: number
  readonly wrong: number
  readonly cells: number
}

export async function countRows(db: Db, load: string): Promise<RowCounts> {
  const { rows } = await sql<{ right: string; wrong: string; cells: string | null }>`
    select count(*) filter (where not wrong) as right, count(*) filter (where wrong) as wrong, sum(jsonb_array_length(problems)) as cells
    from rate_load_rows where load_id = ${load}`.execute(db)
  const found = rows[0]
  return { right: Number(found?.right ?? 0), wrong: Number(found?.wrong ?? 0), cells: Number(found?.cells ?? 0) }
}

export async function countRates(db: Db, load: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from rates where load_id = ${load}`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** Until the end of the transaction nobody else switches rates of the brand on or off. */
export async function holdSwitch(tx: Db, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rate-loads:${brand}`}, 0))`.execute(tx)
}

/** Whether rates have come back since: what a load was compared with is then out of date. */
export async function hasUndoneSince(tx: Db, brand: string, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('rate_loads')
    .select('id')
    .where('brand', '=', brand)
    .where('undone_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** A later load that stands on this one: it has replaced some of its rates. */
export async function findResting(db: Db, { id, brand }: RateLoad): Promise<string | null> {
  const { rows } = await sql<{ by: string }>`
    select replaced_by as by from rates where load_id = ${id} and replaced_by in (${loadedLoads(brand)}) limit 1`.execute(db)
  return rows[0]?.by ?? null
}

/** A rate that would stand beside one that comes back: somebody has loaded the same sailing since. */
export async function findReturning(db: Db, { id, brand }: RateLoad, columns: Columns): Promise<string | null> {
  const same = offerFields.map((name) => sql`${rateField(columns, name)} = ${rateField(columns, name, 'back')}`)
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

/** Takes away what a load left, batch by batch; nobody has seen it. */
export async function clearAway(db: Db, load: string, what: readonly (keyof typeof steps)[]): Promise<void> {
  for (const step of what) while (Number((await steps[step](load).execute(db)).numAffectedRows ?? 0) > 0);
}

/** Loads of one kind, the last first; or one of them. */
export function loadsOf(brand: string, of: RowsOf, loadId?: string): RowList<RateLoad> {
  return {
    entity: of === 'rates' ? 'rate-load' : 'milestone-load',
    from: sql`rate_loads l left join companies c on c.id = l.company_id`,
    select: sql`l.*, l.id as load_id, l.by_name as by, l.replaced as changing, c.name as company, c.latin_name as company_latin`,
    where: [sql`l.brand = ${brand}`, sql`l.kind = ${of}`, isEqual(sql`l.id`, loadId)],
    orderBy: sql`l.created_at desc, l.id desc`,
  }
}

export interface WrongCell {
  readonly row: number
  readonly place: number
  readonly problem: CellProblem
}

/** Wrong cells of a sheet, row by row. */
export function wrongCells(load: string): RowList<WrongCell> {
  return {
    entity: 'wrong-cell',
    from: sql`rate_load_rows s, jsonb_array_elements(s.problems) with ordinality p (problem, place)`,
    select: sql`s.row, p.place::integer as place, p.problem`,
    where: [sql`s.load_id = ${load}`, sql`s.wrong`],
    orderBy: sql`s.row, p.place`,
  }
}

/** Rows that fit: before, as they are in the sheet; once loaded, as rates. */
export function loadRows({ id, state }: RateLoad): RowList<{ readonly row: number; readonly data: JsonObject }> {
  const inSheet = sql`select row, data from rate_load_rows where load_id = ${id} and not wrong and ${state} <> 'loaded'`
  const asRates = sql`select substring(id from ${id.length + 2}::integer)::integer as row, data from rates
    where load_id = ${id} and ${state} = 'loaded'`
  return {
    entity: 'rate',
    from: sql`(${inSheet} union all ${asRates}) r`,
    select: sql`row, row::text as rate_id, data`,
    where: [],
    orderBy: sql`row`,
  }
}

export interface MilestoneRow {
  readonly row: number
  readonly outcome: { readonly kind: string; readonly error?: string; readonly params?: JsonObject } | null
  /** What the declared columns say. */
  readonly data: JsonObject
}

/** Rows of a sheet of milestones that fit, with what became of each. */
export function milestoneRows(load: string, outcome: string | undefined): RowList<MilestoneRow> {
  return {
    entity: 'milestone-report',
    from: sql`rate_load_rows`,
    select: sql`row, row::text as row_id, data, outcome`,
    where: [sql`load_id = ${load}`, sql`not wrong`, isEqual(sql`coalesce(outcome->>'kind', 'open')`, outcome)],
    orderBy: sql`row`,
  }
}
