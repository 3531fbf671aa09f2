/** Loads as shown at the desk: their history, one of them, its wrong cells and its rows. */

import { isObject, type JsonObject } from '#rules'
import { findLoad, loadRows, loadsOf, type RateLoad, type WrongCell, wrongCells } from '../../freight/rates/index.ts'
import { type Call, type Handlers, type PageInput, readRow, readRows } from '../../kernel/index.ts'
import { findKind } from './run-loads.ts'
import { describeProblem, listNames, readHeadingWords, translate } from './words.ts'

type ListHandlers = Pick<Handlers, 'list-rate-loads' | 'read-rate-load' | 'list-wrong-cells' | 'list-load-rows'>

export const loadListHandlers: ListHandlers = {
  'list-rate-loads': (input, call) =>
    readRows(call, input, loadsOf(call.brand.id, 'rates'), { more: (load) => describeFailure(load, call) }),

  'read-rate-load': ({ loadId }, call) =>
    readRow(call, loadsOf(call.brand.id, 'rates', loadId), { more: (load) => describeFailure(load, call) }),

  'list-wrong-cells': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'rates' })
    return load ? await listWrongCells(load, input, call) : { ok: false, error: 'error.not-found' }
  },

  'list-load-rows': async (input, call) => {
    const load = await findLoad(call.db, call.brand.id, { id: input.loadId, of: 'rates' })
    return load ? await readRows(call, input, loadRows(load)) : { ok: false, error: 'error.not-found' }
  },
}

/** Every wrong cell of a sheet, whatever its rows become. */
export async function listWrongCells<Cell>(load: RateLoad, input: PageInput, call: Call) {
  const headings = readHeadingWords(call, findKind(load, call.brand).document)
  return await readRows<WrongCell, Cell>(call, input, wrongCells(load.id), {
    more: ({ row, place, problem }) => ({
      cellId: `${row}.${place}`,
      cell: problem.cell,
      sheet: String(load.failure_params.sheet ?? ''),
      heading: problem.column === null ? '' : (headings.get(problem.column) ?? problem.column),
      value: problem.value,
      reason: describeProblem(problem, call, headings),
    }),
  })
}

/** Why a load failed, and what its file holds that a reader of the sheet may not expect, in the reader's language. */
export function describeFailure({ failure, failure_params }: RateLoad, call: Call): object {
  const note = describeNotes(failure_params, call)
  return { ...(failure !== null && { failure: translate(failure, failure_params, call) }), ...(note !== '' && { note }) }
}

function describeNotes({ sheet = '', above, hidden, hiddenColumns, others }: JsonObject, call: Call): string {
  const notes: string[] = []
  if (typeof above === 'string' && above !== '') notes.push(translate('cell.note.above', { rows: above }, call))
  if (isObject(hidden)) notes.push(translate('cell.note.hidden', hidden, call))
  if (Array.isArray(hiddenColumns) && hiddenColumns.length > 0)
    notes.push(translate('cell.note.hidden-columns', { columns: listNames(hiddenColumns.map(String), call) }, call))
  if (Array.isArray(others) && others.length > 0)
    notes.push(translate('cell.note.others', { sheet, others: listNames(others.map(String), call) }, call))
  return notes.join('\n')
}
