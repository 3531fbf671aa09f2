import type { ClipboardEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { onCellKey } from './cell-keys.ts'
import { type CellState, useCellState } from './use-cell-state.ts'

export interface Cell {
  readonly row: number
  readonly column: number
}

export interface CellsOptions {
  readonly table: RefObject<HTMLTableElement | null>
  /** Indexes of the visible rows, in order; the edited row is one of them. */
  readonly rowsWith: (edited: number | undefined) => readonly number[]
  readonly columns: number
  /** Whether the cell may be edited now. */
  readonly isOpen: (cell: Cell) => boolean
  readonly onClear: (cell: Cell) => void
  /** Puts back the value from before editing. */
  readonly onRestore: (cell: Cell) => void
  readonly onEdit: (cell: Cell) => void
  readonly onPaste: (cell: Cell, text: string) => void
}

export interface Cells extends Omit<CellState, 'place' | 'edit' | 'finish'> {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void
}

/**
 * Moves between the cells of a table as in a spreadsheet: arrow keys, Tab and Enter move, typing or Enter edits, Escape puts
 * the value back. Tab leaves the table at its ends, so that the keyboard is never trapped.
 */
export function useCells(options: CellsOptions): Cells {
  const state = useCellState(options)
  const { editing, active, edit } = state
  return {
    ...state,
    onKeyDown: (event) => onCellKey(event, state, options),
    onClick(event) {
      const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
      const [row, column] = place?.split('-').map(Number) ?? []
      if (row === undefined || column === undefined || (editing?.row === row && editing.column === column)) return
      // A finger has no keys: one touch edits, where a mouse needs two clicks.
      if (isTouch || event.detail > 1) edit({ row, column })
    },
    onPaste(event) {
      const text = event.clipboardData.getData('text')
      if (text === '' || (editing && !/[\t\n]/.test(text.trim()))) return
      event.preventDefault()
      options.onPaste(active, text)
    },
  }
}
