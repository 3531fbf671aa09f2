/** Finds the headings of a sheet and what applies to all of its rows: units below the headings, and currencies above them. */
import {
  type CellProblem,
  columnName,
  createHeadingWords,
  type FoundHeadings,
  findRepeat,
  type HeadingWords,
  isBlank,
  mostRowsAbove,
  plainName,
  type RawRow,
  readHeadings,
  readUnitRow,
  UnreadableSheet,
} from '../../platform/workbooks/index.ts'
import { isPrice, type LoadColumns } from './sheet-columns.ts'

export interface SheetStart {
  /** Takes the next row: true if it is one with values. */
  readonly isValues: (raw: RawRow) => boolean
  /** The headings once they are certain; at the end of the sheet they are. Later rows may add problems. */
  readonly headings: (isEnd?: boolean) => FoundHeadings | null
  /** Rows above the headings that contain something. */
  readonly rowsAbove: () => readonly number[]
  readonly words: HeadingWords
}

export function createSheetStart(plan: LoadColumns): SheetStart {
  const words = createHeadingWords(plan)
  const above: RawRow[] = []
  /** Headings with problems: the next row may have better ones, below merged cells. */
  let upper: { readonly raw: RawRow; readonly headings: FoundHeadings } | null = null
  let headings: FoundHeadings | null = null
  let isFirst = true

  function isValues(raw: RawRow): boolean {
    if (!headings) {
      takeStart(raw)
      return false
    }
    if ([...raw.cells.values()].every(({ text }) => isBlank(text))) return false
    const withUnits: FoundHeadings | null = isFirst ? readUnitRow(raw, headings, words) : null
    isFirst = false
    if (withUnits) headings = withUnits
    return withUnits === null && !isRepeat(raw, headings)
  }

  function takeStart(raw: RawRow): void {
    const headingRow = readHeadings(raw, plan, words)
    if (headingRow?.problems.length === 0) {
      if (upper) above.push(upper.raw)
      headings = withProblems(headingRow, findOtherCurrency(above, headingRow, plan))
    } else if (upper) headings = upper.headings
    else if (headingRow) upper = { raw, headings: headingRow }
    else if (above.push(raw) > mostRowsAbove) throw new UnreadableSheet('cell.no-headings')
  }

  function isRepeat(raw: RawRow, first: FoundHeadings): boolean {
    const repeat = findRepeat(raw, first, plan, words)
    if (repeat === 'different') headings = withProblems(first, [anotherTable(raw)])
    return repeat !== null
  }

  const rowsAbove = () => above.filter(({ cells }) => [...cells.values()].some(({ text }) => !isBlank(text))).map(({ row }) => row)
  return { isValues, rowsAbove, words, headings: (isEnd = false) => headings ?? (isEnd ? (upper?.headings ?? null) : null) }
}

function withProblems(headings: FoundHeadings, more: readonly CellProblem[]): FoundHeadings {
  return { ...headings, problems: [...headings.problems, ...more] }
}

/** Its columns are others, so that its rows would be read wrongly. */
function anotherTable({ row, cells }: RawRow): CellProblem {
  const [place, value] = [...cells].find(([, { text }]) => !isBlank(text)) ?? [0, { text: '' }]
  return { column: null, cell: `${columnName(place)}${row}`, value: value.text, text: 'cell.another-table', params: {} }
}

/** A title such as "Rates in EUR" over prices without a currency, which would be read in the default one. */
function findOtherCurrency(above: readonly RawRow[], { row: headingRow, places, units }: FoundHeadings, plan: LoadColumns): CellProblem[] {
  const column = plan.columns.find(({ field }) => field === 'currency')
  const placed = new Set([...places.values()].map(({ id }) => id))
  const isNamedBelow = plan.columns.some(({ id, field }) => isPrice(field) && units.has(id))
  if (column?.empty === undefined || placed.has(column.id) || isNamedBelow) return []
  const named = above.flatMap(({ row, cells }) =>
    [...cells].flatMap(([place, { text }]) =>
      currenciesIn(text, plan.lists[column.list ?? ''] ?? []).map((id) => ({ row, place, text, id })),
    ),
  )
  // Groups of columns have a currency each; a title may mention others beside the one of the prices.
  const isGroup = ({ row, cells }: RawRow) => row === headingRow - 1 && [...cells.values()].filter(({ text }) => !isBlank(text)).length > 1
  const isUsual = !above.some(isGroup) && named.some(({ id }) => id === column.empty)
  return (isUsual ? [] : named.filter(({ id }) => id !== column.empty)).slice(0, 1).map(({ row, place, text, id }) => {
    const params = { currency: id, usual: column.empty ?? '' }
    return { column: null, cell: `${columnName(place)}${row}`, value: text, text: 'cell.title-currency', params }
  })
}

/** By code or name as a word of its own; Chinese names have no spaces around them. */
function currenciesIn(text: string, currencies: LoadColumns['lists'][string]): string[] {
  const plain = text.normalize('NFKC')
  const words = new Set(plain.split(/[^\p{L}\p{Sc}]+|(?=\p{Script=Han})|(?<=\p{Script=Han})/u).map(plainName))
  const isNamed = (name: string) =>
    /^\p{Script=Han}{2,}$/u.test(name) ? plain.includes(name) : name.length > 1 && words.has(plainName(name))
  return currencies.flatMap(({ id, names }) => ([id, ...names].some(isNamed) ? [id] : []))
}
