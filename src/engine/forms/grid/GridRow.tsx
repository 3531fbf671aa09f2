import { type ReactNode, useContext } from 'react'
import type { FieldView } from '#config'
import { FormLiveContext } from '../../form-state/form-context.ts'
import { usePortal } from '../../portal.ts'
import { GridCell } from './GridCell.tsx'
import { GridDifference } from './GridFigures.tsx'
import type { GridRowsProps } from './GridRows.tsx'
import { LiveAmount } from './LiveAmount.tsx'
import type { Grid } from './use-grid.ts'

interface GridRowProps extends Pick<GridRowsProps, 'field' | 'path' | 'disabled' | 'atLeast'> {
  readonly grid: Grid
  readonly index: number
}

/** One row: its cells, its amount, how that differs, and a button that removes the row. */
export function GridRow({ grid, index, field, path, disabled, atLeast }: GridRowProps): ReactNode {
  const portal = usePortal()
  const live = useContext(FormLiveContext)
  const { rows, columns, before, cells } = grid
  const figures = grid.compared.rows[index]
  const livePlan = field.grid?.live
  return (
    <tr aria-rowindex={index + 2} data-raised={figures?.isRaised ? '' : undefined}>
      <th scope="row" className="qs-grid-number">
        {index + 1}
      </th>
      {columns.slice(0, before).map((column, at) => drawCell(column, at))}
      {grid.hasAmount ? (
        <td className="qs-figures" data-number="">
          {livePlan ? <LiveAmount plan={livePlan} answer={live} index={index} /> : (figures?.amount ?? '')}
        </td>
      ) : null}
      {grid.isCompared ? (
        <td className="qs-figures" data-number="">
          {figures ? <GridDifference row={figures} /> : null}
        </td>
      ) : null}
      {columns.slice(before).map((column, at) => drawCell(column, before + at, figures?.isRaised))}
      <td className="qs-grid-remove">
        <button
          type="button"
          className="qs-row-remove"
          tabIndex={-1}
          disabled={disabled || rows.length <= atLeast}
          aria-label={portal.text('engine.form.removeRow', { field: field.label, number: index + 1 })}
          onClick={() => grid.removeRow(index)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </td>
    </tr>
  )

  function drawCell(column: FieldView, place: number, needsReason = false): ReactNode {
    const at = { row: index, column: place }
    return (
      <GridCell
        key={column.name}
        field={column}
        path={[...path, index, column.name]}
        at={at}
        value={grid.valueAt(at)}
        isShown={grid.applies(column, rows[index] ?? null)}
        isActive={cells.active.row === index && cells.active.column === place}
        isEdited={cells.editing?.row === index && cells.editing.column === place}
        required={column.required || needsReason}
        disabled={disabled}
        onChange={(value) => grid.change(at, value)}
        onActivate={() => cells.activate(at)}
        onLeave={cells.leave}
      />
    )
  }
}
