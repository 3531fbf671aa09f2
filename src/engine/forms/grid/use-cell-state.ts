import { useState } from 'react'
import { flushSync } from 'react-dom'
import { clamp } from './cell-keys.ts'
import type { Cell, CellsOptions } from './use-cells.ts'

export interface CellState {
  /** Indexes of the visible rows. */
  readonly rows: readonly number[]
  readonly active: Cell
  /** Place of the active row among the visible ones. */
  readonly place: number
  readonly editing: Cell | null
  readonly activate: (cell: Cell) => void
  readonly leave: () => void
  readonly focus: (cell: Cell) => void
  /** Begins editing, unless the cell may not be edited; `open` opens a list of choices, too. */
  readonly edit: (cell: Cell, open?: boolean) => void
  /** Ends editing, and moves to the next cell. */
  readonly finish: (next: Cell) => void
}

type StateOptions = Pick<CellsOptions, 'table' | 'rowsWith' | 'columns' | 'isOpen' | 'onEdit'>

/** Which cell has the focus, and which one is edited. */
export function useCellState({ table, rowsWith, columns, isOpen, onEdit }: StateOptions): CellState {
  const [lastActive, setActive] = useState<Cell>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Cell | null>(null)
  const rows = rowsWith(editing?.row)
  // The next row if the active one is hidden.
  const place = clamp(rows.filter((row) => row < lastActive.row).length, rows.length)
  const active = { row: rows[place] ?? 0, column: clamp(lastActive.column, columns) }

  function focus(cell: Cell): void {
    setActive(cell)
    findCell(table.current, cell)?.focus()
  }

  function edit(cell: Cell, open = true): void {
    if (!isOpen(cell)) return
    onEdit(cell)
    // At once: the key that began the editing is then typed into the control.
    flushSync(() => {
      setActive(cell)
      setEditing(cell)
    })
    const control = findCell(table.current, cell)?.querySelector<HTMLInputElement>('input, textarea')
    control?.focus()
    control?.select()
    if (open && control?.getAttribute('role') === 'combobox') control.click()
  }

  /** The control loses the focus before it disappears, so that it reports what was typed. */
  function finish(next: Cell): void {
    findCell(table.current, next)?.focus()
    flushSync(() => {
      setActive(next)
      setEditing(null)
    })
    findCell(table.current, next)?.focus()
  }

  return { rows, active, place, editing, activate: setActive, leave: () => setEditing(null), focus, edit, finish }
}

function findCell(table: HTMLElement | null, { row, column }: Cell): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? null
}
