/** What the desk shows of loads: their history, one of them, its wrong cells and its rows. */
import { type Kysely, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import { type Call, type Handlers, nameIn, pageOf } from '../kernel/index.ts'
import type { CellProblem } from '../workbooks/index.ts'
import { findKind } from './kinds.ts'
import { findLoad, type RateLoad } from './store.ts'
import { readHeadingWords, sayProblem, sayText } from './words.ts'

type Load = Operations['read-rate-load']['output']
type ListHandlers = Pick<Handlers, 'list-rate-loads' | 'read-rate-load' | 'list-wrong-cells' | 'list-load-rows'>

export const loadListHandlers: ListHandlers = {
  'list-rate-loads': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const loads = (call.db as Kysely<Database>)
      .selectFrom('rate_loads')
      .where('rate_loads.brand', '=', call.brand.id)
      .where('rate_loads.kind', '=', 'rates')
    const [rows, { total }] = await Promise.all([
      withCompany(loads).orderBy('rate_loads.created_at', 'desc').orderBy('rate_loads.id', 'desc').limit(pageSize).offset(offset).execute(),
      loads.select((query) => query.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { ok: true, value: { rows: rows.map((row) => toLoad(row, call)), total: Number(total), page, pageSize } }
  },

  'read-rate-load': async ({ loadId }, call) => {
    const row = await withCompany((call.db as Kysely<Database>).selectFrom('rate_loads').where('rate_loads.id', '=', loadId))
      .where('rate_loads.brand', '=', call.brand.id)
      .where('rate_loads.kind', '=', 'rates')
      .executeTakeFirst()
    return row ? { ok: true, value: toLoad(row, call) } : { ok: false, error: 'error.not-found' }
  },

  'list-wrong-cells': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'rates' })
    return load ? { ok: true, value: await listWrongCells(load, input, call) } : { ok: false, error: 'error.not-found' }
  },

  'list-load-rows': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'rates' })
    if (!load) return { ok: false, error: 'error.not-found' }
    const { page, pageSize, offset } = pageOf(input, call)
    // Before, as they stand in the sheet; once loaded, as rates.
    const found = await sql<{ row: number; data: JsonObject }>`
      select row, data from rate_load_rows where load_id = ${load.id} and not wrong and ${load.state} <> 'loaded'
      union all
      select substring(id from ${load.id.length + 2}::integer)::integer as row, data from rates where load_id = ${load.id} and ${load.state} = 'loaded'
      order by row limit ${pageSize} offset ${offset}`.execute(call.db)
    const rows = found.rows.map(({ row, data }) => ({ ...data, rateId: String(row) }))
    // Rows are written from the declared entity.
    return {
      ok: true,
      value: { rows: rows as unknown as Operations['list-load-rows']['output']['rows'], total: load.rows_right, page, pageSize },
    }
  },
}

type WrongCells = Operations['list-wrong-cells']['output']

/** Every wrong cell of a sheet, whatever its rows become. */
export async function listWrongCells(load: RateLoad, cut: { page?: number; pageSize?: number }, call: Call): Promise<WrongCells> {
  const { page, pageSize, offset } = pageOf(cut, call)
  const found = await sql<{ row: number; problem: CellProblem }>`
    select s.row, p.problem from rate_load_rows s, jsonb_array_elements(s.problems) with ordinality p (problem, place)
    where s.load_id = ${load.id} and s.wrong order by s.row, p.place limit ${pageSize} offset ${offset}`.execute(call.db)
  const headings = readHeadingWords(call, findKind(load).document)
  const rows = found.rows.map(({ row, problem }, index) => ({
    cellId: `${offset + index}`,
    row,
    cell: problem.cell,
    sheet: String(load.failure_params.sheet ?? ''),
    heading: problem.column === null ? '' : (headings.get(problem.column) ?? problem.column),
    value: problem.value,
    reason: sayProblem(problem, call, headings),
  }))
  return { rows, total: load.cells_wrong, page, pageSize }
}

function withCompany(loads: ReturnType<typeof selectLoads>) {
  return loads
    .leftJoin('companies', 'companies.id', 'rate_loads.company_id')
    .selectAll('rate_loads')
    .select(['companies.name as company_name', 'companies.latin_name as company_latin_name'])
}

function selectLoads(db: Kysely<Database>) {
  return db.selectFrom('rate_loads')
}

type LoadRow = RateLoad & { readonly company_name: string | null; readonly company_latin_name: string | null }

export function toLoad(row: LoadRow, call: Call): Load {
  const { language } = call
  const company = nameIn(language, { name: row.company_name, latinName: row.company_latin_name })
  const time = (at: Date | null) => (at === null ? undefined : at.toISOString())
  const optional = {
    company: company || undefined,
    checkedAt: time(row.checked_at),
    loadedAt: time(row.loaded_at),
    undoneAt: time(row.undone_at),
    undoneBy: row.undone_by ?? undefined,
    failure: row.failure === null ? undefined : sayText(row.failure, row.failure_params, call),
  }
  return {
    loadId: row.id,
    state: row.state as Load['state'],
    overlap: row.overlap as Load['overlap'],
    fileName: row.file_name,
    by: nameIn(language, { name: row.by_name, latinName: row.by_latin }),
    createdAt: row.created_at.toISOString(),
    share: row.share,
    rowsRight: row.rows_right,
    rowsWrong: row.rows_wrong,
    cellsWrong: row.cells_wrong,
    loaded: row.loaded,
    replaced: row.replaced,
    version: row.version,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<Load>),
  }
}
