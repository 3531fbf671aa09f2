/** Reads and checks a sheet in a worker thread, and yields batches as fast as they are consumed. */

import { parentPort, workerData } from 'node:worker_threads'
import type { JsonObject } from '#rules'
import { createNameIndex, mostRowsAbove, openCsv, openXlsx, readHeadings, UnreadableSheet } from '../workbooks/index.ts'
import { checkDeclared } from './declared-row.ts'
import { checkRate } from './rate-row.ts'
import { type CheckedRow, type RowCheck, type RowProblem, type RowWorld, readCells, type Values } from './read-cells.ts'
import type { RowsOf, SheetMessage, SheetTask } from './read-sheet.ts'
import type { LoadColumn } from './sheet-columns.ts'

/** A row of a milestone sheet. Its order is looked up outside the database query. */

const checkMilestone: RowCheck = (raw, world) => {
  const read = readCells(raw, world)
  if (!read) return null
  const problems = read.problems.length > 0 ? read.problems : read.problemsOf([...judgeTime(read.values, world.now)])
  // A missing order is reported at the cell, too.
  const cells = { order: read.cellOf('order'), milestone: read.cellOf('milestone') }
  const data = problems.length === 0 ? { ...toReport(read.values), cells } : null
  return { row: raw.row, cells: read.words, data, offer: null, problems }
}

/** An event that has happened cannot lie ahead; allow a quarter of an hour for clock differences. */
function* judgeTime(values: Values, now: number): Generator<RowProblem> {
  const at = Date.parse(String(values.get('at')))
  if (values.get('classifier') === 'ACT' && at > now + clockMs) yield { column: 'at', text: 'cell.future' }
}

const clockMs = 900_000

function toReport(values: Values): JsonObject {
  const given = [...values].filter(([, value]) => value !== null && value !== '')
  // Cells contain text here.
  return Object.fromEntries(given) as JsonObject
}

const checks: Readonly<Record<RowsOf, RowCheck>> = {
  rates: checkRate,
  milestones: checkMilestone,
  declared: checkDeclared,
}
const batch = 500
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

async function readSheet({ bytes, kind, name, of, plan, timeZone, today, now, mostRows, years }: SheetTask): Promise<void> {
  const sheet = kind === 'xlsx' ? await openXlsx(bytes) : openCsv(bytes, name)
  const indexes = new Map(Object.entries(plan.lists).map(([list, rows]) => [list, createNameIndex(rows)]))
  let world: RowWorld | null = null
  let rows: CheckedRow[] = []
  let count = 0
  let above = 0
  for await (const { row, share } of sheet.rows) {
    if (!world) {
      const headings = readHeadings(row, plan.columns)
      above += 1
      if (!headings && above > mostRowsAbove) break
      if (!headings) continue
      if (headings.problems.length > 0) {
        await hand({ kind: 'headings', sheet: sheet.name, row: headings.row, problems: headings.problems })
        return
      }
      // The columns found are those passed in.
      const places = headings.places as ReadonlyMap<number, LoadColumn>
      world = { plan, indexes, dayShift: sheet.dayShift, timeZone, years, places, today, now }
      continue
    }
    const checked = checks[of](row, world)
    if (!checked) continue
    count += 1
    if (count > mostRows) throw new UnreadableSheet('cell.too-many-rows')
    rows.push(checked)
    if (rows.length < batch) continue
    await hand({ kind: 'rows', sheet: sheet.name, rows, share })
    rows = []
  }
  if (!world) throw new UnreadableSheet('cell.no-headings')
  if (count === 0) throw new UnreadableSheet('cell.no-rows')
  if (rows.length > 0) await hand({ kind: 'rows', sheet: sheet.name, rows, share: 100 })
}

try {
  await readSheet(workerData as SheetTask)
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error
  await hand({ kind: 'unreadable', text: error.text })
}
port.close()
