import { type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FieldView } from '#config'
import type { Json, JsonObject } from '#rules'
import { RequiredMark } from '../../antd/RequiredMark.tsx'
import { usePortal } from '../../portal.ts'
import { decideField } from '../decide-field.ts'
import { FormLiveContext, useForm } from '../form-context.ts'
import { PasteButton } from '../paste/PasteButton.tsx'
import { elementId, type FieldPath, isRecord } from '../paths.ts'
import type { RowsFrameProps } from '../RowsFrame.tsx'
import { isRequiredColumn } from '../required-fields.ts'
import { startRow } from '../rows.ts'
import { compareRows, currencyPlaces } from './compare-rows.ts'
import { GridCell } from './GridCell.tsx'
import { DifferenceSwitch, DroppedRows, GridDifference, GridTotals } from './GridFigures.tsx'
import { LiveAmount } from './LiveAmount.tsx'
import { pasteCells } from './paste-cells.ts'
import { type Cell, useCells } from './use-cells.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import './grid.css'

type GridPlan = NonNullable<FieldView['grid']>

/**
 * Rows as a table that is read, and edited cell by cell. Only the edited cell has a control: a dozen rows of controls would take
 * a second to open.
 */
export interface GridRowsProps extends RowsFrameProps {
  readonly grid: GridPlan
}

export function GridRows(props: GridRowsProps): ReactNode {
  const { field, grid, path, disabled, atLeast, atMost, onAdd, onReplace } = props
  const portal = usePortal()
  const { form, id: formId, values, options, names, compare } = useForm()
  const live = useContext(FormLiveContext)
  const table = useRef<HTMLTableElement>(null)
  const original = useRef<Json | undefined>(undefined)
  const read = () => rowsAt(values.read(), path)
  const rows = useSyncExternalStore(values.subscribe, read, read)
  const against = compare?.[String(path[0])]
  const compared = compareRows({
    grid,
    rows,
    against: Array.isArray(against) ? (against as readonly Json[]) : undefined,
    placesOf: currencyPlaces(field, options),
  })
  const isCompared = Array.isArray(against)
  const hasAmount = grid.amount !== undefined || grid.live !== undefined
  const all = (field.fields ?? []).filter(({ widget }) => widget !== 'hidden')
  const inputs = { names, options }
  const isShown = (column: FieldView, row: Json | undefined) => {
    const rules = column.rules.visible === undefined ? {} : { visible: column.rules.visible }
    return decideField({ form, view: column, rules, inputs, values: values.read(), row, readValue: () => undefined }).visible !== false
  }
  const used = all.filter((column) => column.rules.visible === undefined || rows.some((row) => isShown(column, row)))
  const reasons = used.filter(({ name }) => name === grid.reason)
  const columns = [...used.filter(({ name }) => name !== grid.reason), ...reasons]
  const before = columns.length - reasons.length
  const visible = useVisibleRows({ path, rows, compared: compared.rows, columns, reason: grid.reason })

  function change({ row, column }: Cell, value: Json | undefined): void {
    const name = columns[column]?.name
    if (name === undefined) return
    onReplace(
      read().map((one, index) => {
        if (index !== row || !isRecord(one)) return one
        const { [name]: _old, ...rest } = one as JsonObject
        const next = value === undefined ? rest : { ...rest, [name]: value }
        // A field that no longer applies loses its value, as it does in a form.
        return Object.fromEntries(Object.entries(next).filter(([key]) => all.every((field) => field.name !== key || isShown(field, next))))
      }),
    )
  }

  const valueAt = ({ row, column }: Cell) => {
    const one = rows[row]
    return isRecord(one) ? (one as JsonObject)[columns[column]?.name ?? ''] : undefined
  }
  const cells = useCells({
    table,
    rowsWith: visible.indexesWith,
    columns: columns.length,
    isOpen: ({ row, column }) => !disabled && columns[column] !== undefined && isShown(columns[column], rows[row]),
    onClear: (cell) => change(cell, undefined),
    onEdit: (cell) => {
      original.current = valueAt(cell)
    },
    onRestore: (cell) => change(cell, original.current),
    onPaste: (at, text) => {
      if (!disabled)
        onReplace(pasteCells({ text, at, rows: read(), visible: cells.rows, columns, options, atMost, start: startRow(form, path) }))
    },
  })

  const id = elementId(formId, path)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="qs-grid-rows" role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`} aria-describedby={`${id}-error`}>
      <div className="qs-grid-head">
        <p className="qs-hint" id={`${id}-keys`}>
          {portal.text('engine.grid.keys')}
        </p>
        {isCompared ? <DifferenceSwitch visible={visible} dropped={compared.dropped.length} /> : null}
      </div>
      <div className="qs-grid-room">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited */}
        <table ref={table} role="grid" aria-labelledby={`${id}-label`} aria-describedby={`${id}-keys`} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <th scope="col" className="qs-grid-number">
                {portal.text('engine.grid.row')}
              </th>
              {columns.slice(0, before).map(head)}
              {hasAmount ? (
                <th scope="col" data-number="">
                  {portal.text('engine.grid.amount')}
                </th>
              ) : null}
              {isCompared ? (
                <th scope="col" data-number="">
                  {portal.text('engine.grid.difference')}
                </th>
              ) : null}
              {columns.slice(before).map(head)}
              <th scope="col">
                <span className="qs-only-spoken">{portal.text('engine.grid.remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody onKeyDown={cells.onKeyDown} onClick={cells.onClick} onPaste={cells.onPaste}>
            {cells.rows.map((index) => {
              const row = rows[index] ?? null
              const figures = compared.rows[index]
              return (
                <tr key={index} aria-rowindex={index + 2} data-raised={figures?.isRaised ? '' : undefined}>
                  <th scope="row" className="qs-grid-number">
                    {index + 1}
                  </th>
                  {columns.slice(0, before).map((column, at) => cell(column, row, { row: index, column: at }))}
                  {hasAmount ? (
                    <td className="qs-figures" data-number="">
                      {grid.live ? <LiveAmount plan={grid.live} answer={live} index={index} /> : (figures?.amount ?? '')}
                    </td>
                  ) : null}
                  {isCompared ? (
                    <td className="qs-figures" data-number="">
                      {figures ? <GridDifference row={figures} /> : null}
                    </td>
                  ) : null}
                  {columns.slice(before).map((column, at) => cell(column, row, { row: index, column: before + at }, figures?.isRaised))}
                  <td className="qs-grid-remove">
                    <button
                      type="button"
                      className="qs-row-remove"
                      tabIndex={-1}
                      disabled={disabled || rows.length <= atLeast}
                      aria-label={portal.text('engine.form.removeRow', { field: field.label, number: index + 1 })}
                      onClick={() => onReplace(read().filter((_, at) => at !== index))}
                    >
                      <span aria-hidden="true">×</span>
                    </button>
                  </td>
                </tr>
              )
            })}
            {cells.rows.length === 0 && compared.dropped.length === 0 && visible.onlyDifferent ? (
              <tr>
                <td colSpan={columns.length + 4}>{portal.text('engine.grid.noDifference')}</td>
              </tr>
            ) : null}
            <DroppedRows dropped={compared.dropped} columns={columns} before={before} isCompared={isCompared} />
          </tbody>
          <GridTotals totals={compared.totals} before={before + 1} after={columns.length - before + 1} isCompared={isCompared} />
        </table>
      </div>
      <button
        type="button"
        id={`${id}-add`}
        className="qs-row-add"
        disabled={disabled || rows.length >= atMost}
        onClick={() => {
          flushSync(onAdd)
          requestAnimationFrame(() => cells.focus({ row: rows.length, column: 0 }))
        }}
      >
        + {portal.text('engine.form.addRow')}
        <span className="qs-only-spoken">{field.label}</span>
      </button>
      {field.paste ? <PasteButton field={field} path={path} count={rows.length} disabled={disabled} onTake={onReplace} /> : null}
    </div>
  )

  function head(column: FieldView): ReactNode {
    return (
      <th scope="col" key={column.name} data-number={isNumber(column) ? '' : undefined}>
        {column.label}
        {isRequiredColumn(column) ? <RequiredMark /> : null}
      </th>
    )
  }

  function cell(column: FieldView, row: Json, at: Cell, needsReason = false): ReactNode {
    return (
      <GridCell
        key={column.name}
        field={column}
        path={[...path, at.row, column.name]}
        at={at}
        value={valueAt(at)}
        isShown={isShown(column, row)}
        isActive={cells.active.row === at.row && cells.active.column === at.column}
        isEdited={cells.editing?.row === at.row && cells.editing.column === at.column}
        required={column.required || needsReason}
        disabled={disabled}
        onChange={(value) => change(at, value)}
        onActivate={() => cells.activate(at)}
        onLeave={cells.leave}
      />
    )
  }
}

function isNumber({ widget }: FieldView): boolean {
  return widget === 'decimal' || widget === 'integer'
}

const noRows: readonly Json[] = []

function rowsAt(values: JsonObject, path: FieldPath): readonly Json[] {
  const found = path.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), values)
  return Array.isArray(found) ? (found as readonly Json[]) : noRows
}
