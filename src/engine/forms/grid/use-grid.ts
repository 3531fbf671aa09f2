import { type RefObject, useRef, useSyncExternalStore } from 'react'
import type { FieldView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { type FormContextValue, useForm } from '../../form-state/form-context.ts'
import type { FieldPath } from '../../form-state/paths.ts'
import { decideField } from '../decide-field.ts'
import { startRow } from '../rows.ts'
import { type ComparedGrid, compareRows, currencyPlaces } from './compare-rows.ts'
import type { GridRowsProps } from './GridRows.tsx'
import { type Applies, gridColumns } from './grid-columns.ts'
import { pasteCells } from './paste-cells.ts'
import { setCell } from './set-cell.ts'
import { type Cell, type Cells, useCells } from './use-cells.ts'
import { useVisibleRows, type VisibleRows } from './use-visible-rows.ts'

/** A grid as it is drawn. */
export interface Grid {
  readonly rows: readonly Json[]
  readonly columns: readonly FieldView[]
  /** Columns before the amount. */
  readonly before: number
  readonly hasAmount: boolean
  readonly isCompared: boolean
  readonly compared: ComparedGrid
  readonly visible: VisibleRows
  readonly cells: Cells
  readonly applies: Applies
  readonly valueAt: (cell: Cell) => Json | undefined
  readonly change: (cell: Cell, value: Json | undefined) => void
  readonly removeRow: (index: number) => void
}

/** Rows, columns, amounts and cells of a grid, and what its user may do with them. */
export function useGrid(props: GridRowsProps, table: RefObject<HTMLTableElement | null>): Grid {
  const { field, grid, path, disabled, atMost, onReplace } = props
  const form = useForm()
  const original = useRef<Json | undefined>(undefined)
  const read = () => rowsAt(form.values.read(), path)
  const rows = useSyncExternalStore(form.values.subscribe, read, read)
  const against = form.compare?.[String(path[0])]
  const isCompared = Array.isArray(against)
  const placesOf = currencyPlaces(field, form.options)
  const compared = compareRows({ grid, rows, against: isCompared ? (against as readonly Json[]) : undefined, placesOf })
  const applies = appliesIn(form)
  const { fields, columns, before } = gridColumns(field, rows, applies)
  const visible = useVisibleRows({ path, rows, compared: compared.rows, columns, reason: grid.reason })

  function change({ row, column }: Cell, value: Json | undefined): void {
    const name = columns[column]?.name
    if (name !== undefined) onReplace(setCell(read(), { row, name, value, fields, applies }))
  }

  const valueAt = ({ row, column }: Cell) => {
    const values = rows[row]
    return isObject(values) ? (values as JsonObject)[columns[column]?.name ?? ''] : undefined
  }
  const cells = useCells({
    table,
    rowsWith: visible.indexesWith,
    columns: columns.length,
    isOpen: ({ row, column }) => !disabled && columns[column] !== undefined && applies(columns[column], rows[row]),
    onClear: (cell) => change(cell, undefined),
    onEdit: (cell) => {
      original.current = valueAt(cell)
    },
    onRestore: (cell) => change(cell, original.current),
    onPaste: (at, text) => {
      if (disabled) return
      const start = startRow(form.form, path)
      onReplace(pasteCells({ text, at, rows: read(), visible: cells.rows, columns, options: form.options, atMost, start }))
    },
  })
  const removeRow = (index: number) => onReplace(read().filter((_, at) => at !== index))
  const hasAmount = grid.amount !== undefined || grid.live !== undefined
  return { rows, columns, before, hasAmount, isCompared, compared, visible, cells, applies, valueAt, change, removeRow }
}

/** Decides whether a field applies to a row by the rules of the form and its present values. */
function appliesIn({ form, names, options, values }: FormContextValue): Applies {
  return (column, row) => {
    const rules = column.rules.visible === undefined ? {} : { visible: column.rules.visible }
    const inputs = { names, options }
    return decideField({ form, view: column, rules, inputs, values: values.read(), row, readValue: () => undefined }).visible !== false
  }
}

const noRows: readonly Json[] = []

function rowsAt(values: JsonObject, path: FieldPath): readonly Json[] {
  const rows = path.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), values)
  return Array.isArray(rows) ? (rows as readonly Json[]) : noRows
}
