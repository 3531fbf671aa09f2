import type { ColumnPlan } from '#config'
import { isAbsent, readField } from '../display/read.ts'

export interface Cell {
  readonly column: ColumnPlan
  /** How many columns it covers. */
  readonly span: number
  /** Why the value is not shown, where it is not. */
  readonly hidden?: string
}

/** The cells of a row. Neighbours hidden for the same reason are one cell, so that the invitation is said once. */
export function cellsOf(columns: readonly ColumnPlan[], row: unknown): readonly Cell[] {
  const cells: Cell[] = []
  for (const column of columns) {
    const reason = isAbsent(readField(row, column.field)) ? readField(row, column.hidden) : undefined
    const hidden = typeof reason === 'string' && reason !== '' ? reason : undefined
    const last = cells.at(-1)
    if (hidden && last?.hidden === hidden) cells[cells.length - 1] = { ...last, span: last.span + 1 }
    else cells.push({ column, span: 1, ...(hidden ? { hidden } : {}) })
  }
  return cells
}
