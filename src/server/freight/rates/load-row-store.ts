/** Rows of loaded sheets, the rates they become, and the rates they overlap. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import { type Database, isEqual } from '../../db/index.ts'
import type { RowList } from '../../kernel/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import { batchSize, type RateLoad } from './load-store.ts'
import { rateField, sameOffer, visibleRates } from './store.ts'

type Db = Kysely<Database>
type Columns = Release['columns']

export interface CheckedRow {
  readonly row: number
  /** Cell texts by column. */
  readonly cells: Readonly<Record<string, string>>
  /** Null if a cell is wrong. */
  readonly data: JsonObject | null
  /** Rows with the same key are duplicates. */
  readonly offer: string | null
  readonly problems: readonly CellProblem[]
}

export async function insertRows(db: Db, load: string, rows: readonly CheckedRow[]): Promise<void> {
  const checkedRows = rows.map((row) => ({ ...row, wrong: row.problems.length > 0 }))
  await sql`
    insert into rate_load_rows (load_id, row, wrong, offer, cells, data, problems)
    select ${load}, (e->>'row')::integer, (e->>'wrong')::boolean, e->>'offer', e->'cells', nullif(e->'data', 'null'::jsonb), e->'problems'
    from jsonb_array_elements(${JSON.stringify(checkedRows)}::jsonb) e`.execute(db)
}

/** Duplicates in one file: the first row counts, the others are errors. */
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

/** The next valid rows; null if there are no more. */
export async function nextRange(db: Db, load: string, after: number): Promise<RowRange | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(row) as last from (
      select row from rate_load_rows where load_id = ${load} and row > ${after} and not wrong order by row limit ${batchSize}
    ) next`.execute(db)
  const upTo = rows[0]?.last ?? null
  return upTo === null ? null : { after, upTo }
}

/** Existing rates for the same sailing and company with overlapping validity: from `rate_load_rows s`, joined with `rates`. */
function sameSailing({ brand, company_id }: RateLoad, columns: Columns): RawBuilder<unknown> {
  const same = sameOffer(
    (name) => rateField(columns, name),
    (name) => sql`(s.data->>${sql.lit(name)})`,
  )
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

/** Marks rows whose sailing already has a rate as wrong, with that rate's load and validity as the reason. */
export async function markOverlaps(db: Db, load: RateLoad, range: RowRange, columns: Columns): Promise<number> {
  const done = await sql`
    update rate_load_rows t set wrong = true, problems = t.problems || jsonb_build_array(jsonb_build_object(
      'column', null, 'cell', t.row::text, 'value', '', 'text', 'cell.overlap',
      'params', jsonb_build_object('rate', found.id, 'from', found.since, 'to', found.until)))
    from (
      select distinct on (s.row) s.row, rates.id, ${rateField(columns, 'validFrom')} as since, ${rateField(columns, 'validTo')} as until
      from rate_load_rows s join rates on ${sameSailing(load, columns)}
      where ${inRange(load.id, range)} order by s.row, rates.id
    ) found
    where t.load_id = ${load.id} and t.row = found.row`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

export async function countReplaced(db: Db, load: RateLoad, range: RowRange, columns: Columns): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select count(distinct rates.id) as n from rate_load_rows s join rates on ${sameSailing(load, columns)}
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

/** Marks the rates that the rows replace. They disappear only once the load is complete. */
export async function markReplaced(db: Db, load: RateLoad, range: RowRange, columns: Columns): Promise<number> {
  const done = await sql`
    update rates t set replaced_by = ${load.id}
    from (
      select distinct rates.id from rate_load_rows s join rates on ${sameSailing(load, columns)} where ${inRange(load.id, range)}
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
  const rate = rows[0]
  return { right: Number(rate?.right ?? 0), wrong: Number(rate?.wrong ?? 0), cells: Number(rate?.cells ?? 0) }
}

export async function countRates(db: Db, load: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from rates where load_id = ${load}`.execute(db)
  return Number(rows[0]?.n ?? 0)
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

/** Valid rows: before loading, as in the sheet; afterwards, as rates. */
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
  /** The values of the declared columns. */
  readonly data: JsonObject
}

/** Valid rows of a milestone sheet, with their outcomes. */
export function milestoneRows(load: string, outcome: string | undefined): RowList<MilestoneRow> {
  return {
    entity: 'milestone-report',
    from: sql`rate_load_rows`,
    select: sql`row, row::text as row_id, data, outcome`,
    where: [sql`load_id = ${load}`, sql`not wrong`, isEqual(sql`coalesce(outcome->>'kind', 'open')`, outcome)],
    orderBy: sql`row`,
  }
}

/** A valid row of a sheet: the values read from its columns, and the text of its cells. */
export interface SheetRow<Data extends object = JsonObject> {
  readonly row: number
  readonly data: Data
  readonly cells: JsonObject
}

/** Valid rows of the range, as the check of their kind of sheet wrote them. */
export async function listRightRows<Data extends object = JsonObject>(
  db: Db,
  load: string,
  { after, upTo }: RowRange,
): Promise<SheetRow<Data>[]> {
  const { rows } = await sql<SheetRow<Data>>`
    select row, data, cells from rate_load_rows
    where load_id = ${load} and row > ${after} and row <= ${upTo} and not wrong order by row`.execute(db)
  return rows
}

/** The first valid rows without an outcome. */
export async function listOpenRows(db: Db, load: string, limit: number): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select row, data, cells from rate_load_rows
    where load_id = ${load} and not wrong and outcome is null order by row limit ${limit}`.execute(db)
  return rows
}

/** The first invalid rows with their problems. */
export async function listWrongRows(db: Db, load: string, limit: number) {
  return await db
    .selectFrom('rate_load_rows')
    .select(['row', 'cells', 'problems'])
    .where('load_id', '=', load)
    .where('wrong', '=', true)
    .orderBy('row')
    .limit(limit)
    .execute()
}

/** The result of checking a row; a problem marks it as wrong. */
export type CheckedRowParts = Pick<CheckedRow, 'row' | 'data' | 'offer' | 'problems'>

export async function rewriteRows(db: Db, load: string, checked: readonly CheckedRowParts[]): Promise<void> {
  await sql`
    update rate_load_rows t set data = nullif(e->'data', 'null'::jsonb), offer = e->>'offer', problems = e->'problems',
      wrong = jsonb_array_length(e->'problems') > 0
    from jsonb_array_elements(${JSON.stringify(checked)}::jsonb) e
    where t.load_id = ${load} and t.row = (e->>'row')::integer`.execute(db)
}

export async function keepOutcome(db: Db, load: string, row: number, outcome: JsonObject): Promise<void> {
  await db
    .updateTable('rate_load_rows')
    .set({ outcome: JSON.stringify(outcome) })
    .where('load_id', '=', load)
    .where('row', '=', row)
    .execute()
}

/** Number of rows by outcome. */
export async function countOutcomes(db: Db, load: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; n: string }>`
    select outcome->>'kind' as kind, count(*) as n from rate_load_rows
    where load_id = ${load} and outcome is not null group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]))
}
