/** Files for the desk: the template, the incorrect rows with reasons, and the uploaded sheet. */

import type { JsonObject } from '#rules'
import { findLoad, listWrongRows, type NamedLoad } from '../../freight/rates/index.ts'
import { type Call, type FileAnswer, type Handlers, limitOf, listObjects, pickWords, type Result } from '../../kernel/index.ts'
import { findFile, serveFile } from '../../platform/files/index.ts'
import type { CellProblem } from '../../platform/workbooks/index.ts'
import { type WrittenSheet, writeWorkbook } from '../../platform/workbooks/index.ts'
import { findKind } from './run-loads.ts'
import { headingOf, importOf } from './sheet-columns.ts'
import { describeProblem, readHeadingWords, templateGuide, translate } from './words.ts'

type FileHandlers = Pick<
  Handlers,
  | 'download-rate-template'
  | 'download-wrong-rows'
  | 'download-rate-sheet'
  | 'download-milestone-template'
  | 'download-milestone-wrong-rows'
  | 'download-milestone-sheet'
>

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const sheetFileHandlers: FileHandlers = {
  'download-rate-template': (_input, call) => writeTemplate(call, 'sea-rates', ['reference/port', 'reference/carrier']),
  'download-wrong-rows': (input, call) => writeWrongRows(call, { id: input.loadId, of: 'rates' }),
  'download-rate-sheet': (input, call) => readSheetFile(call, { id: input.loadId, of: 'rates' }),
  'download-milestone-template': (_input, call) =>
    writeTemplate(call, 'milestones', ['dictionary/milestone', 'dictionary/event-classifier']),
  'download-milestone-wrong-rows': (input, call) => writeWrongRows(call, { id: input.loadId, of: 'milestones' }),
  'download-milestone-sheet': (input, call) => readSheetFile(call, { id: input.loadId, of: 'milestones' }),
}

/** An empty sheet, the meaning of its columns, and the codes and names for its cells. */
export async function writeTemplate(call: Call, id: string, lists: readonly string[]): Promise<Result<FileAnswer>> {
  const document = importOf(call.brand, id)
  const columns = listObjects(document.columns)
  const title = pickWords(document.label, call)
  const head = columns.map((column) => headingOf(column, call.brand, call.language) + (column.required === true ? ' *' : ''))
  const file = await writeWorkbook([
    { name: title, widths: columns.map(widthOf), head: [head], rows: [] },
    guideSheet(columns, call),
    ...lists.map((list) => listSheet(list, call)),
  ])
  return answer(`${title}.xlsx`, file)
}

export async function writeWrongRows(call: Call, named: NamedLoad): Promise<Result<FileAnswer>> {
  const load = await findLoad(call.db, call.brand.id, named)
  if (!load) return { ok: false, error: 'error.not-found' }
  const rows = await listWrongRows(call.db, load.id, limitOf(call.brand, 'rateSheetWrongRows'))
  const { document } = findKind(load, call.brand)
  const columns = listObjects(importOf(call.brand, document).columns)
  const headings = readHeadingWords(call, document)
  const own = [translate('load.wrong.row', {}, call), translate('load.wrong.reason', {}, call)]
  const name = translate('load.wrong.sheet', {}, call)
  const head = [...columns.map((column) => headings.get(String(column.id)) ?? ''), ...own]
  const written = rows.map(({ row, cells, problems }) => {
    const reasons = (problems as CellProblem[]).map((problem) => `${problem.cell}: ${describeProblem(problem, call, headings)}`)
    return [...columns.map((column) => String(cells[String(column.id)] ?? '')), String(row), reasons.join('\n')]
  })
  const file = await writeWorkbook([{ name, widths: [...columns.map(widthOf), 8, 80], head: [head], rows: written }])
  return answer(`${load.id}-${name}.xlsx`, file)
}

export async function readSheetFile(call: Call, named: NamedLoad): Promise<Result<FileAnswer>> {
  const load = await findLoad(call.db, call.brand.id, named)
  const file = load && (await findFile(call.db, call.brand.id, load.file_id))
  if (!file) return { ok: false, error: 'error.not-found' }
  return serveFile(call, file)
}

function answer(name: string, bytes: Uint8Array): { ok: true; value: FileAnswer } {
  return { ok: true, value: { name, type: xlsxType, bytes } }
}

function widthOf({ width }: JsonObject): number {
  return Number(width ?? 12)
}

/** Explanation of each column, on a separate sheet: an example row would be loaded. */
function guideSheet(columns: readonly JsonObject[], call: Call): WrittenSheet {
  return {
    name: translate(templateGuide, {}, call),
    widths: [24, 10, 60, 20],
    head: [['column', 'needed', 'allowed', 'example'].map((name) => translate(`load.template.${name}`, {}, call))],
    rows: columns.map((column) => [
      headingOf(column, call.brand, call.language),
      column.required === true ? translate('load.template.yes', {}, call) : '',
      pickWords(column.hint, call),
      String(column.example ?? ''),
    ]),
  }
}

/** Codes and names allowed in a cell. */
function listSheet(list: string, call: Call): WrittenSheet {
  const [kind = '', id = ''] = list.split('/')
  const document = call.brand.documents[kind]?.[id] ?? {}
  const rows = listObjects(document.rows).map((row) => [String(row.id), pickWords(row.label, call)])
  return { name: pickWords(document.label, call), widths: [12, 30], head: [], rows }
}
