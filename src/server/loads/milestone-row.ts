/** A row of a milestone sheet. Which order it means is found out beside the database. */
import type { JsonObject } from '#rules'
import { type RowCheck, type RowProblem, readCells, type Values } from './read-cells.ts'

export const checkMilestone: RowCheck = (raw, world) => {
  const read = readCells(raw, world)
  if (!read) return null
  const problems = read.problems.length > 0 ? read.problems : read.tell([...judgeTime(read.values, world.now)])
  // Whether there is such an order is told of the cell, too.
  const cells = { order: read.cellOf('order'), milestone: read.cellOf('milestone') }
  const data = problems.length === 0 ? { ...toReport(read.values), cells } : null
  return { row: raw.row, cells: read.words, data, offer: null, problems }
}

/** What has happened cannot lie ahead; a quarter of an hour is what clocks differ by. */
function* judgeTime(values: Values, now: number): Generator<RowProblem> {
  const at = Date.parse(String(values.get('at')))
  if (values.get('classifier') === 'ACT' && at > now + clockMs) yield { column: 'at', text: 'cell.future' }
}

const clockMs = 900_000

function toReport(values: Values): JsonObject {
  const given = [...values].filter(([, value]) => value !== null && value !== '')
  // Cells hold texts here.
  return Object.fromEntries(given) as JsonObject
}
