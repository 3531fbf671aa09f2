import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

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

export interface Cells {
  /** Indexes of the visible rows. */
  readonly rows: readonly number[]
  readonly active: Cell
  readonly editing: Cell | null
  readonly activate: (cell: Cell) => void
  readonly leave: () => void
  readonly focus: (cell: Cell) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void
}

/**
 * Moves between the cells of a table as in a spreadsheet: arrow keys, Tab and Enter move, typing or Enter edits, Escape puts
 * the value back. Tab leaves the table at its ends, so that the keyboard is never trapped.
 */
export function useCells(options: CellsOptions): Cells {
  const { table, columns, isOpen } = options
  const [wanted, setActive] = useState<Cell>({ row: 0, column: 0 })
  const [editing, setEditing] = useState<Cell | null>(null)
  const rows = options.rowsWith(editing?.row)
  const size = { rows: rows.length, columns }
  /** Place of the active row among the visible ones: the next one if it is hidden. */
  const place = clamp(rows.filter((row) => row < wanted.row).length, rows.length)
  const active = { row: rows[place] ?? 0, column: clamp(wanted.column, columns) }

  function focus(cell: Cell): void {
    setActive(cell)
    findCell(table.current, cell)?.focus()
  }

  function edit(cell: Cell, open = true): void {
    if (!isOpen(cell)) return
    options.onEdit(cell)
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

  function step(by: 1 | -1): Cell | null {
    const at = place * columns + active.column + by
    const row = rows[Math.floor(at / columns)]
    return row === undefined ? null : { row, column: at % columns }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing || event.altKey) return
    const { key } = event
    const next = key === 'Tab' ? step(event.shiftKey ? -1 : 1) : null
    if (next) {
      event.preventDefault()
      if (editing) finish(next)
      else focus(next)
      return
    }
    if (editing) whileEditing(event)
    else whileMoving(event)
  }

  function whileMoving(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event
    const target = targetOf(event, { row: place, column: active.column }, size)
    if (target) {
      event.preventDefault()
      focus({ row: rows[target.row] ?? 0, column: target.column })
    } else if (key === 'Enter' || key === 'F2') {
      event.preventDefault()
      edit(active)
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault()
      if (isOpen(active)) options.onClear(active)
    } else if (([...key].length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey) || key === 'Process') edit(active, false)
  }

  function whileEditing(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter') {
      event.preventDefault()
      finish({ ...active, row: rows[place + 1] ?? active.row })
    } else if (event.key === 'Escape') {
      event.preventDefault()
      // Escape would also close the dialog around the form.
      event.stopPropagation()
      finish(active)
      options.onRestore(active)
    }
  }

  return {
    rows,
    active,
    editing,
    activate: setActive,
    leave: () => setEditing(null),
    focus,
    onKeyDown,
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

function clamp(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1))
}

function findCell(table: HTMLElement | null, { row, column }: Cell): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? null
}
