import type { FieldView, Option } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { readCells } from '../paste/read-cells.ts'
import { toRows } from '../paste/to-rows.ts'
import type { Cell } from './use-cells.ts'

export interface PasteCellsOptions {
  readonly text: string
  readonly at: Cell
  readonly rows: readonly Json[]
  /** Indexes of the rows that are visible: pasted lines skip the others. */
  readonly visible: readonly number[]
  /** The columns of the grid, in their order. */
  readonly columns: readonly FieldView[]
  readonly options: Readonly<Record<string, readonly Option[]>>
  readonly atMost: number
  readonly start: JsonObject
}

/** Pasted cells replace those from the active one to the right and down; further lines become new rows. */
export function pasteCells({ text, at, rows, visible, columns, options, atMost, start }: PasteCellsOptions): Json[] {
  const pasted = toRows(readCells(text), { fields: columns.slice(at.column), options }).rows
  const next = [...rows]
  const first = visible.indexOf(at.row)
  for (const [index, { row }] of pasted.entries()) {
    const place = visible[first + index] ?? next.length
    if (place >= atMost) break
    const before = next[place]
    next[place] = { ...(isObject(before) ? (before as JsonObject) : start), ...row }
  }
  return next
}
