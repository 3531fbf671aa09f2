import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldView } from '#config'
import { useForm } from '../../form-state/form-context.ts'
import { elementId } from '../../form-state/paths.ts'
import { usePortal } from '../../portal.ts'
import { PasteButton } from '../paste/PasteButton.tsx'
import type { RowsFrameProps } from '../RowsFrame.tsx'
import { DifferenceSwitch, DroppedRows, GridTotals } from './GridFigures.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { useGrid } from './use-grid.ts'
import './grid.css'

export interface GridRowsProps extends RowsFrameProps {
  readonly grid: NonNullable<FieldView['grid']>
}

/**
 * Rows as a table that is read, and edited cell by cell. Only the edited cell has a control: a dozen rows of controls would take
 * a second to open.
 */
export function GridRows(props: GridRowsProps): ReactNode {
  const { field, path, disabled, atLeast, atMost, onAdd, onReplace } = props
  const portal = usePortal()
  const { id: formId } = useForm()
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid(props, table)
  const { rows, columns, before, isCompared, compared, visible, cells } = grid
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
          <GridHead {...grid} />
          <tbody onKeyDown={cells.onKeyDown} onClick={cells.onClick} onPaste={cells.onPaste}>
            {cells.rows.map((index) => (
              <GridRow key={index} grid={grid} index={index} field={field} path={path} disabled={disabled} atLeast={atLeast} />
            ))}
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
}
