/** What the desk shows of milestone sheets: their history, one of them, its wrong cells, and what became of its rows. */
import { type Kysely, sql } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import type { Database } from '../db/index.ts'
import { type Call, type Handlers, nameIn, pageOf } from '../kernel/index.ts'
import { listWrongCells } from './lists.ts'
import { countOutcomes } from './load-milestones.ts'
import { findLoad, type RateLoad } from './store.ts'
import { sayText } from './words.ts'

type Load = Operations['read-milestone-load']['output']
type Row = Operations['list-milestone-rows']['output']['rows'][number]
type ListHandlers = Pick<Handlers, 'list-milestone-loads' | 'read-milestone-load' | 'list-milestone-cells' | 'list-milestone-rows'>

export const milestoneListHandlers: ListHandlers = {
  'list-milestone-loads': async (input, call) => {
    const { page, pageSize, offset } = pageOf(input, call)
    const loads = (call.db as Kysely<Database>).selectFrom('rate_loads').where('brand', '=', call.brand.id).where('kind', '=', 'milestones')
    const [rows, { total }] = await Promise.all([
      loads.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageSize).offset(offset).execute(),
      loads.select((query) => query.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { ok: true, value: { rows: rows.map((row) => toLoad(row, call)), total: Number(total), page, pageSize } }
  },

  'read-milestone-load': async ({ loadId }, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: loadId, of: 'milestones' })
    if (!load) return { ok: false, error: 'error.not-found' }
    const { refused = 0, unchanged = 0 } = load.state === 'loaded' ? await countOutcomes(call.db, load.id) : {}
    return { ok: true, value: { ...toLoad(load, call), refused, unchanged } }
  },

  'list-milestone-cells': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'milestones' })
    return load ? { ok: true, value: await listWrongCells(load, input, call) } : { ok: false, error: 'error.not-found' }
  },

  'list-milestone-rows': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'milestones' })
    if (!load) return { ok: false, error: 'error.not-found' }
    const { page, pageSize, offset } = pageOf(input, call)
    const fitting = input.outcome ? sql`coalesce(outcome->>'kind', 'open') = ${input.outcome}` : sql`true`
    const [found, counted] = await Promise.all([
      sql<FoundRow>`
        select row, data, outcome from rate_load_rows where load_id = ${load.id} and not wrong and ${fitting}
        order by row limit ${pageSize} offset ${offset}`.execute(call.db),
      sql<{ n: string }>`
        select count(*) as n from rate_load_rows where load_id = ${load.id} and not wrong and ${fitting}`.execute(call.db),
    ])
    const rows = found.rows.map((row) => toRow(row, call))
    return { ok: true, value: { rows, total: Number(counted.rows[0]?.n ?? 0), page, pageSize } }
  },
}

interface FoundRow {
  readonly row: number
  readonly data: JsonObject
  readonly outcome: { readonly kind: string; readonly error?: string; readonly params?: JsonObject } | null
}

/** The data was read by the declared columns. */
function toRow({ row, data, outcome }: FoundRow, call: Call): Row {
  const why = outcome?.error === undefined ? {} : { why: sayText(outcome.error, outcome.params ?? {}, call) }
  return { ...data, rowId: String(row), outcome: outcome?.kind ?? 'open', ...why } as unknown as Row
}

function toLoad(row: RateLoad, call: Call): Load {
  const { language } = call
  const time = (at: Date | null) => (at === null ? undefined : at.toISOString())
  const optional = {
    checkedAt: time(row.checked_at),
    loadedAt: time(row.loaded_at),
    failure: row.failure === null ? undefined : sayText(row.failure, row.failure_params, call),
  }
  return {
    loadId: row.id,
    state: row.state as Load['state'],
    fileName: row.file_name,
    by: nameIn(language, { name: row.by_name, latinName: row.by_latin }),
    createdAt: row.created_at.toISOString(),
    share: row.share,
    rowsRight: row.rows_right,
    rowsWrong: row.rows_wrong,
    cellsWrong: row.cells_wrong,
    loaded: row.loaded,
    changing: row.replaced,
    version: row.version,
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)) as Partial<Load>),
  }
}
