/** Reads and checks a sheet in a worker thread, and yields batches as fast as they are consumed. */

import { parentPort, workerData } from 'node:worker_threads'
import type { JsonObject } from '#rules'
import type { CheckedRow } from '../../freight/rates/index.ts'
import { columnName, createNameIndex, type FoundHeadings, openCsv, openXlsx, UnreadableSheet } from '../../platform/workbooks/index.ts'
import { checkDeclared } from './declared-row.ts'
import { checkRate, withHeadingCurrency } from './rate-row.ts'
import { type RowCheck, type RowProblem, type RowWorld, readCells, type Values } from './read-cells.ts'
import type { RowsOf, SheetMessage, SheetTask } from './read-sheet.ts'
import type { LoadColumn } from './sheet-columns.ts'
import { createSheetStart } from './sheet-start.ts'

/** A row of a milestone sheet. Its order is looked up outside the database query. */

const checkMilestone: RowCheck = (raw, world) => {
  const read = readCells(raw, world)
  if (!read) return null
  const problems = read.problems.length > 0 ? read.problems : read.problemsOf([...judgeTime(read.values, world.latestActual)])
  // A missing order is reported at the cell, too.
  const cells = { order: read.cellOf('order'), milestone: read.cellOf('milestone') }
  const data = problems.length === 0 ? { ...toReport(read.values), cells } : null
  return { row: raw.row, cells: read.words, data, offer: null, problems }
}

function* judgeTime(values: Values, latestActual: number): Generator<RowProblem> {
  const at = Date.parse(String(values.get('at')))
  if (values.get('classifier') === 'ACT' && at > latestActual) yield { column: 'at', text: 'cell.future' }
}

function toReport(values: Values): JsonObject {
  const filled = [...values].filter(([, value]) => value !== null && value !== '')
  // Cells contain text here.
  return Object.fromEntries(filled) as JsonObject
}

const checks: Readonly<Record<RowsOf, RowCheck>> = {
  rates: checkRate,
  milestones: checkMilestone,
  declared: checkDeclared,
}
const batch = 500
const mostRanges = 10
const port = parentPort
if (!port) throw new Error('This module must run in a worker thread.')

let go: (() => void) | null = null
port.on('message', () => go?.())

/** Waits until the previous batch has been taken. */
async function hand(message: SheetMessage): Promise<void> {
  const taken = new Promise<void>((done) => {
    go = done
  })
  port?.postMessage(message)
  await taken
}

async function readSheet(task: SheetTask): Promise<void> {
  const { bytes, kind, name, of, plan, templateSheets, timeZone, today, latestActual, mostRows, years } = task
  const sheet = kind === 'xlsx' ? await openXlsx(bytes) : openCsv(bytes, name)
  const indexes = new Map(Object.entries(plan.lists).map(([list, entries]) => [list, createNameIndex(entries)]))
  const start = createSheetStart(plan)
  let world: RowWorld | null = null
  let rows: CheckedRow[] = []
  const hiddenRows: number[] = []
  let count = 0
  for await (const { row, share } of sheet.rows) {
    const isValues = start.isValues(row)
    const headings = start.headings()
    if (headings && headings.problems.length > 0) break
    if (!isValues || !headings) continue
    world ??= {
      indexes,
      unitsBeside: start.words.unitsBeside,
      dayShift: sheet.dayShift,
      timeZone,
      years,
      today,
      latestActual,
      ...columnsOf(task, headings),
    }
    const checked = checks[of](row, world)
    if (!checked) continue
    count += 1
    if (row.isHidden) hiddenRows.push(row.row)
    if (count > mostRows) throw new UnreadableSheet('cell.too-many-rows')
    rows.push(checked)
    if (rows.length < batch) continue
    await hand({ kind: 'rows', sheet: sheet.name, rows, share })
    rows = []
  }
  const headings = start.headings(true)
  if (!headings) throw new UnreadableSheet('cell.no-headings')
  if (headings.problems.length > 0) {
    await hand({ kind: 'headings', sheet: sheet.name, row: headings.row, problems: headings.problems })
    return
  }
  if (count === 0) throw new UnreadableSheet('cell.no-rows')
  if (rows.length > 0) await hand({ kind: 'rows', sheet: sheet.name, rows, share: 100 })
  const hidden = hiddenRows.length > 0 ? { count: hiddenRows.length, rows: rangesOf(hiddenRows) } : undefined
  const isHidden = (place: number) => sheet.hiddenColumns.some(({ first, last }) => place >= first && place <= last)
  const hiddenColumns = [...headings.places.keys()].filter(isHidden).map(columnName)
  await hand({
    kind: 'notes',
    above: rangesOf(start.rowsAbove()),
    hidden,
    hiddenColumns,
    others: sheet.others.filter((other) => !templateSheets.includes(other)),
  })
}

function columnsOf(
  { of, plan }: SheetTask,
  { places, units, width }: FoundHeadings,
): Pick<RowWorld, 'plan' | 'places' | 'units' | 'width'> {
  // The columns found are those passed in.
  const layout = { places: places as ReadonlyMap<number, LoadColumn>, units }
  return { ...layout, width, plan: of === 'rates' ? withHeadingCurrency(plan, layout) : plan }
}

/** 3–5, 9: ascending numbers as people write them; long lists end with an ellipsis. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range && number === range.last + 1) range.last = number
    else if (ranges.length === mostRanges) return `${ranges.map(wordRange).join(', ')} …`
    else ranges.push({ first: number, last: number })
  }
  return ranges.map(wordRange).join(', ')
}

function wordRange({ first, last }: { first: number; last: number }): string {
  return first === last ? String(first) : `${first}–${last}`
}

try {
  await readSheet(workerData as SheetTask)
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error
  await hand({ kind: 'unreadable', text: error.text })
}
port.close()
