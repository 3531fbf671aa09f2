import type { KeyboardEvent } from 'react'
import type { CellState } from './use-cell-state.ts'
import type { Cell, CellsOptions } from './use-cells.ts'

type KeyOptions = Pick<CellsOptions, 'columns' | 'isOpen' | 'onClear' | 'onRestore'>

/** Tab moves in reading order; the other keys depend on whether a cell is edited. */
export function onCellKey(event: KeyboardEvent<HTMLElement>, state: CellState, options: KeyOptions): void {
  if (event.nativeEvent.isComposing || event.altKey) return
  const next = event.key === 'Tab' ? nextCell(state, options.columns, event.shiftKey ? -1 : 1) : null
  if (next) {
    event.preventDefault()
    if (state.editing) state.finish(next)
    else state.focus(next)
    return
  }
  if (state.editing) onKeyWhileEditing(event, state, options)
  else onKeyWhileMoving(event, state, options)
}

function onKeyWhileMoving(event: KeyboardEvent<HTMLElement>, state: CellState, { columns, isOpen, onClear }: KeyOptions): void {
  const { key } = event
  const { rows, place, active } = state
  const target = targetOf(event, { row: place, column: active.column }, { rows: rows.length, columns })
  if (target) {
    event.preventDefault()
    state.focus({ row: rows[target.row] ?? 0, column: target.column })
  } else if (key === 'Enter' || key === 'F2') {
    event.preventDefault()
    state.edit(active)
  } else if (key === 'Delete' || key === 'Backspace') {
    event.preventDefault()
    if (isOpen(active)) onClear(active)
  } else if (([...key].length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey) || key === 'Process') state.edit(active, false)
}

function onKeyWhileEditing(event: KeyboardEvent<HTMLElement>, state: CellState, { onRestore }: KeyOptions): void {
  const { rows, place, active } = state
  if (event.key === 'Enter') {
    event.preventDefault()
    state.finish({ ...active, row: rows[place + 1] ?? active.row })
  } else if (event.key === 'Escape') {
    event.preventDefault()
    // Escape would also close the dialog around the form.
    event.stopPropagation()
    state.finish(active)
    onRestore(active)
  }
}

/** The next or previous cell in reading order; null beyond the ends of the table. */
export function nextCell({ rows, place, active }: Pick<CellState, 'rows' | 'place' | 'active'>, columns: number, by: 1 | -1): Cell | null {
  const at = place * columns + active.column + by
  const row = rows[Math.floor(at / columns)]
  return row === undefined ? null : { row, column: at % columns }
}

/** Where a key leads from a cell, by the place of its row; null if it does not move. */
export function targetOf(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: Cell,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): Cell | null {
  const far = ctrlKey || metaKey
  const targets: Readonly<Record<string, Cell>> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? rows - 1 : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? columns - 1 : column + 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? rows - 1 : row, column: columns - 1 },
  }
  const target = targets[key]
  return target ? { row: clamp(target.row, rows), column: clamp(target.column, columns) } : null
}

/** The nearest of this many places. */
export function clamp(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1))
}
