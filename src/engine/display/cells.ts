import type { ColumnPlan } from '#config'
import { isAbsent, readField } from '../plan/read.ts'

export interface Cell {
  readonly column: ColumnPlan
  /** Number of columns it spans. */
  readonly span: number
  /** Why the value is hidden; absent if it is visible. */
  readonly hidden?: string
}

/** The cells of a row. Adjacent cells hidden for the same reason are merged, so that the hint appears once. */
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
