/** Matches the columns of a file by their headings, in any language and order. */
import type { CellProblem, SheetColumn, SheetColumns } from './columns.ts'
import { type HeadingWords, splitBrackets } from './heading-words.ts'
import { columnName, isBlank, type RawCell, type RawRow } from './raw-rows.ts'

export interface FoundHeadings {
  readonly row: number
  /** Sheet column by file column. */
  readonly places: ReadonlyMap<number, SheetColumn>
  /** Units that headings name, by sheet column. */
  readonly units: ReadonlyMap<string, string>
  readonly problems: readonly CellProblem[]
  /** Number of cells in a text file, empty ones included. */
  readonly width: number | undefined
}

/** Rows above the headings can contain a title. */
export const mostRowsAbove = 15
/** With fewer known headings, a row is not a heading row. */
const fewestKnown = 3

/** Headings that may not be what the author saw, or that no longer apply. */
const doubts: Partial<Record<RawCell['kind'], string>> = {
  formula: 'cell.formula',
  struck: 'cell.struck',
  altered: 'cell.displayed-otherwise',
}

/** Null if the row is not a heading row. */
export function readHeadings({ row, cells, width }: RawRow, { columns }: SheetColumns, words: HeadingWords): FoundHeadings | null {
  const places = new Map<number, SheetColumn>()
  const units = new Map<string, string>()
  const problems: CellProblem[] = []
  const unknown: CellProblem[] = []
  const seen = new Map<string, number>()
  for (const [place, { kind, text }] of cells) {
    if (isBlank(text)) continue
    const doubt = doubts[kind]
    if (doubt) problems.push(problem(row, place, text, doubt, {}))
    const heading = words.read(text)
    if (!heading) {
      unknown.push(problem(row, place, text, 'cell.heading-unknown', {}))
      continue
    }
    const { column } = heading
    problems.push(...readUnits(heading.additions, { row, place, text, column, words, units }))
    const before = seen.get(column.id)
    if (before === undefined) places.set(place, column)
    else problems.push(problem(row, place, text, 'cell.heading-twice', { first: `${columnName(before)}${row}` }))
    seen.set(column.id, before ?? place)
  }
  if (places.size < Math.min(fewestKnown, columns.length)) return null
  for (const column of columns) {
    if (column.required && column.empty === undefined && !seen.has(column.id))
      unknown.push({ column: column.id, cell: String(row), value: '', text: 'cell.heading-missing', params: {} })
  }
  return { row, width, places, units, problems: [...problems, ...unknown] }
}

/** A row below the headings that names nothing but their units; null if the row is another one. */
export function readUnitRow({ row, cells }: RawRow, headings: FoundHeadings, words: HeadingWords): FoundHeadings | null {
  const units = new Map(headings.units)
  const problems: CellProblem[] = []
  for (const [place, { text }] of cells) {
    if (isBlank(text)) continue
    const column = headings.places.get(place)
    const read = column && words.unitIn(text, column)
    if (!read || (!read.isAllowed && read.unit === null)) return null
    problems.push(...readUnits([text], { row, place, text, column, words, units }))
  }
  return { ...headings, units, problems: [...headings.problems, ...problems] }
}

/** Whether a later row repeats the headings; a table with other columns is 'different'. */
export function findRepeat(raw: RawRow, headings: FoundHeadings, plan: SheetColumns, words: HeadingWords): 'same' | 'different' | null {
  const filled = [...raw.cells.values()].filter(({ text }) => !isBlank(text))
  // Most rows are none, so only the first cells are read.
  if (!filled.slice(0, 2).every(({ text }) => words.read(text))) return null
  const repeat = readHeadings(raw, plan, words)
  if (!repeat) return null
  const isSame = [...repeat.places].every(([place, { id }]) => headings.places.get(place)?.id === id)
  const hasSameUnits = [...repeat.units].every(([id, unit]) => headings.units.get(id) === unit)
  return isSame && hasSameUnits && repeat.problems.length === 0 && repeat.places.size === headings.places.size ? 'same' : 'different'
}

interface HeadingCell {
  readonly row: number
  readonly place: number
  readonly text: string
  readonly column: SheetColumn
  readonly words: HeadingWords
  /** Filled with the unit of the column. */
  readonly units: Map<string, string>
}

/** Its own unit in any language, its name in another one, or a remark; anything else would change every value of the column. */
function readUnits(additions: readonly string[], { row, place, text, column, words, units }: HeadingCell): CellProblem[] {
  return additions.flatMap((addition) => {
    const { isAllowed, unit } = words.unitIn(addition, column)
    if (!isAllowed || (unit !== null && (units.get(column.id) ?? unit) !== unit))
      return [problem(row, place, text, ...wrongUnit(addition, column))]
    if (unit !== null) units.set(column.id, unit)
    return []
  })
}

function wrongUnit(bracket: string, { headings, units = [] }: SheetColumn): [string, CellProblem['params']] {
  const own = [...new Set([...headings.flatMap((heading) => splitBrackets(heading).brackets), ...(units.length === 1 ? units : [])])]
  if (own.length === 0) return ['cell.heading-bracket', { bracket }]
  return ['cell.heading-unit', { bracket, units: own.join(', ') }]
}

function problem(row: number, place: number, value: string, text: string, params: CellProblem['params']): CellProblem {
  return { column: null, cell: `${columnName(place)}${row}`, value, text, params }
}
