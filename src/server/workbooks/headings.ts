/** Matches the columns of a file by their headings, in any language and order. */
import type { CellProblem, SheetColumn } from './columns.ts'
import { plainName } from './names.ts'
import { columnName, type RawRow } from './raw-rows.ts'

export interface FoundHeadings {
  readonly row: number
  /** Sheet column by file column. */
  readonly places: ReadonlyMap<number, SheetColumn>
  readonly problems: readonly CellProblem[]
}

/** Rows above the headings can contain a title. */
export const mostRowsAbove = 15
/** With fewer known headings, a row is not a heading row. */
const fewestKnown = 3

/** Null if the row is not a heading row. */
export function readHeadings({ row, cells }: RawRow, columns: readonly SheetColumn[]): FoundHeadings | null {
  const byName = new Map(columns.flatMap((column) => [column.id, ...column.headings].map((name) => [headingName(name), column] as const)))
  const places = new Map<number, SheetColumn>()
  const problems: CellProblem[] = []
  const seen = new Map<string, number>()
  for (const [place, { text }] of cells) {
    const column = byName.get(headingName(text))
    if (!column) continue
    const before = seen.get(column.id)
    if (before === undefined) places.set(place, column)
    else problems.push(problem(row, place, text, 'cell.heading-twice', { first: `${columnName(before)}${row}` }))
    seen.set(column.id, before ?? place)
  }
  if (places.size < Math.min(fewestKnown, columns.length)) return null
  for (const [place, { text }] of cells) {
    if (text.trim() !== '' && !byName.has(headingName(text))) problems.push(problem(row, place, text, 'cell.heading-unknown', {}))
  }
  for (const column of columns) {
    if (column.required && column.empty === undefined && !seen.has(column.id))
      problems.push({ column: column.id, cell: String(row), value: '', text: 'cell.heading-missing', params: {} })
  }
  return { row, places, problems }
}

/** Asterisks mark required columns, brackets contain units. */
function headingName(text: string): string {
  return plainName(text.normalize('NFKC').replace(/\([^)]*\)[\s*]*$/, ''))
}

function problem(row: number, place: number, value: string, text: string, params: CellProblem['params']): CellProblem {
  return { column: null, cell: `${columnName(place)}${row}`, value, text, params }
}
