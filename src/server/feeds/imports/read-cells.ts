/** A row of a sheet, each cell checked against its column. */

import type { CheckedRow } from '../../freight/rates/index.ts'
import {
  type CellProblem,
  type CellValue,
  type CellWorld,
  checkCell,
  columnName,
  isBlank,
  type RawRow,
} from '../../platform/workbooks/index.ts'
import type { LoadColumn, LoadColumns } from './sheet-columns.ts'

export interface RowWorld extends CellWorld {
  readonly plan: LoadColumns
  /** Column of the file to column of the sheet. */
  readonly places: ReadonlyMap<number, LoadColumn>
  /** Units that headings name, by column. */
  readonly units: ReadonlyMap<string, string>
  /** Cells of the row with the headings, in a text file. */
  readonly width: number | undefined
  readonly today: string
  /** What has happened cannot have happened later; in milliseconds. */
  readonly latestActual: number
}

/** Null if the row is empty. */
export type RowCheck = (row: RawRow, world: RowWorld) => CheckedRow | null

export type Values = ReadonlyMap<string, CellValue>

/** Problems that no single cell shows; with a column if one is to blame. */
export interface RowProblem {
  readonly column: string | null
  readonly text: string
  readonly params?: Readonly<Record<string, string>>
}

export interface ReadCells {
  readonly words: Readonly<Record<string, string>>
  readonly values: Values
  /** Units that cells display beside their numbers, by column: one of them is meant. */
  readonly unitsBeside: ReadonlyMap<string, readonly string[]>
  readonly problems: readonly CellProblem[]
  /** Such as C17; the row number if the file lacks the column. */
  readonly cellOf: (column: string) => string
  /** Problems with the row, with their cells. */
  readonly problemsOf: (found: readonly RowProblem[]) => CellProblem[]
}

export function readCells({ row, cells, width = 0 }: RawRow, world: RowWorld): ReadCells | null {
  if ([...cells.values()].every(({ text }) => isBlank(text))) return null
  const placed = new Map([...world.places].map(([place, column]) => [column.id, place]))
  const words: Record<string, string> = {}
  const values = new Map<string, CellValue>()
  const unitsBeside = new Map<string, readonly string[]>()
  const problems: CellProblem[] = []
  const cellOf = (id: string) => (placed.has(id) ? `${columnName(placed.get(id) ?? 0)}${row}` : String(row))
  const problemOf = ({ column, text, params = {} }: RowProblem): CellProblem => {
    return { column, cell: cellOf(column ?? ''), value: shorten(words[column ?? ''] ?? ''), text, params }
  }
  for (const column of world.plan.columns) {
    const place = placed.get(column.id)
    const cell = place === undefined ? undefined : cells.get(place)
    if (cell) words[column.id] = cell.text
    const checked = checkCell(cell, column, world)
    if (checked.ok) {
      values.set(column.id, checked.value)
      if (checked.units) unitsBeside.set(column.id, checked.units)
    } else problems.push(problemOf({ column: column.id, text: checked.text, params: checked.params }))
  }
  for (const [place, { text }] of cells) {
    if (world.places.has(place) || isBlank(text)) continue
    problems.push({ column: null, cell: `${columnName(place)}${row}`, value: shorten(text), text: 'cell.no-heading', params: {} })
  }
  if (world.width !== undefined && width > world.width) {
    const params = { count: String(width), headings: String(world.width) }
    problems.push({ column: null, cell: String(row), value: '', text: 'cell.too-many-cells', params })
  }
  return { words, values, unitsBeside, problems, cellOf, problemsOf: (found) => found.map(problemOf) }
}

const longestShown = 80

function shorten(text: string): string {
  // A cut may fall inside a surrogate pair, and the database rejects half of one.
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text
}
