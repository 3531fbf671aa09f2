/** A row of a declared sheet, each cell checked on its own; the form checks the row afterwards, next to the database. */
import type { JsonObject } from '#rules'
import { type RowCheck, readCells } from './read-cells.ts'

/** A row before its form has been checked: `result` is added then. */
export interface DeclaredRow {
  readonly values: JsonObject
  /** Cell of each field, such as C17. */
  readonly places: Readonly<Record<string, string>>
  readonly result?: JsonObject
}

export const checkDeclared: RowCheck = (raw, world) => {
  const read = readCells(raw, world)
  if (!read) return null
  const fields = world.plan.columns.map(({ id, field }) => [id, field] as const)
  const values = Object.fromEntries(
    fields.flatMap(([id, field]) => {
      const value = read.values.get(id)
      return value === null || value === undefined || value === '' ? [] : [[field, value]]
    }),
  ) as JsonObject
  const places = Object.fromEntries(fields.map(([id, field]) => [field, read.cellOf(id)]))
  const data = read.problems.length === 0 ? { values, places } : null
  return { row: raw.row, cells: read.words, data, offer: null, problems: read.problems }
}
