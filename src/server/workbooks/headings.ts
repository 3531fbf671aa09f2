/** Matches the columns of a file by their headings, in any language and order. */
import type { CellProblem, SheetColumn, SheetColumns } from './columns.ts'
import { type NamedRow, plainName } from './names.ts'
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

/** Null if the row is not a heading row. `remarks`: what brackets after a heading may say without changing the column's meaning. */
export function readHeadings({ row, cells }: RawRow, { columns, remarks, units }: SheetColumns): FoundHeadings | null {
  const byName = new Map(
    columns.flatMap((column) => [column.id, ...column.headings].map((heading) => [splitHeading(heading).name, column] as const)),
  )
  const places = new Map<number, SheetColumn>()
  const problems: CellProblem[] = []
  const seen = new Map<string, number>()
  for (const [place, { text }] of cells) {
    const { name, bracket } = splitHeading(text)
    const column = byName.get(name)
    if (!column) continue
    if (!isKnownBracket(bracket, column, { remarks, units })) problems.push(problem(row, place, text, ...wrongUnit(bracket, column)))
    const before = seen.get(column.id)
    if (before === undefined) places.set(place, column)
    else problems.push(problem(row, place, text, 'cell.heading-twice', { first: `${columnName(before)}${row}` }))
    seen.set(column.id, before ?? place)
  }
  if (places.size < Math.min(fewestKnown, columns.length)) return null
  for (const [place, { text }] of cells) {
    if (text.trim() !== '' && !byName.has(splitHeading(text).name)) problems.push(problem(row, place, text, 'cell.heading-unknown', {}))
  }
  for (const column of columns) {
    if (column.required && column.empty === undefined && !seen.has(column.id))
      problems.push({ column: column.id, cell: String(row), value: '', text: 'cell.heading-missing', params: {} })
  }
  return { row, places, problems }
}

interface Heading {
  readonly name: string
  /** Usually the unit; empty without brackets. */
  readonly bracket: string
}

/** Asterisks mark required columns. */
function splitHeading(text: string): Heading {
  const words = text.normalize('NFKC')
  const [, outside = words, inside = ''] = /^(.*?)[([【〔]([^)\]】〕]*)[)\]】〕][\s*]*$/s.exec(words) ?? []
  return { name: plainName(outside), bracket: inside.trim() }
}

/** Its own unit in any language, or its name in another one. */
function isKnownBracket(bracket: string, column: SheetColumn, { remarks, units }: Pick<SheetColumns, 'remarks' | 'units'>): boolean {
  const word = plainName(bracket)
  if (word === '') return true
  const ownWords = column.headings.map(splitHeading).flatMap((heading) => [heading.name, plainName(heading.bracket)])
  const unit = unitOf(word, units)
  const isOwnUnit = unit !== undefined && ownWords.some((ownWord) => unitOf(ownWord, units) === unit)
  return isOwnUnit || ownWords.includes(word) || remarks.some((remark) => plainName(remark) === word)
}

/** KGS and its Chinese names are one unit. */
function unitOf(word: string, units: readonly NamedRow[]): string | undefined {
  if (word === '') return undefined
  return units.find(({ id, names }) => [id, ...names].some((name) => plainName(name) === word))?.id
}

/** A unit that the column does not have would change every value in it. */
function wrongUnit(bracket: string, { headings }: SheetColumn): [string, CellProblem['params']] {
  const units = [...new Set(headings.map((heading) => splitHeading(heading).bracket).filter(Boolean))]
  if (units.length === 0) return ['cell.heading-bracket', { bracket }]
  return ['cell.heading-unit', { bracket, units: units.join(', ') }]
}

function problem(row: number, place: number, value: string, text: string, params: CellProblem['params']): CellProblem {
  return { column: null, cell: `${columnName(place)}${row}`, value, text, params }
}
