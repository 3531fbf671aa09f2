/** Values of merged cells: Excel stores them in the first cell only, but displays them over all. */
import { columnOf, isBlank, mostColumns, type RawCell, type RawRow } from './raw-rows.ts'

export interface MergedCells {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Reads a reference such as A2:A9; null for anything else. */
export function readMergedCells(reference: string): MergedCells | null {
  const [, first = '', top = '', last = '', bottom = ''] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  const cells = { top: Number(top), bottom: Number(bottom), left: columnOf(first), right: Math.min(columnOf(last), mostColumns - 1) }
  return first === '' || cells.bottom < cells.top || cells.right < cells.left ? null : cells
}

/**
 * Takes rows in order and returns them with the values of merged cells. Within one column a value applies to each row. Over several
 * columns nothing tells whether it is the value of each or of all together, so that the cells after the first are marked.
 */
export function createMergeFiller(merged: readonly MergedCells[]): (row: RawRow) => RawRow {
  const waiting = [...merged].sort((one, other) => one.top - other.top)
  let next = 0
  let active: { readonly cells: MergedCells; readonly value: RawCell | undefined }[] = []
  return (raw) => {
    active = active.filter(({ cells }) => cells.bottom >= raw.row)
    for (let cells = waiting[next]; cells && cells.top <= raw.row; cells = waiting[++next])
      if (cells.bottom >= raw.row) active.push({ cells, value: cells.top === raw.row ? raw.cells.get(cells.left) : undefined })
    // A row without values of its own stays empty.
    const isEmpty = [...raw.cells.values()].every(({ text }) => isBlank(text))
    return active.length === 0 || isEmpty ? raw : { ...raw, cells: fill(raw, active) }
  }
}

function fill({ row, cells }: RawRow, active: readonly { readonly cells: MergedCells; readonly value: RawCell | undefined }[]) {
  const filled = new Map(cells)
  for (const { cells: merged, value } of active) {
    if (!value || isBlank(value.text)) continue
    if (merged.left === merged.right) filled.set(merged.left, value)
    else
      for (let place = merged.left; place <= merged.right; place++)
        if (row > merged.top || place > merged.left) filled.set(place, { kind: 'merged', text: '' })
  }
  return new Map([...filled].sort(([one], [other]) => one - other))
}
