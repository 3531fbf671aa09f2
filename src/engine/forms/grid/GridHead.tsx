import type { ReactNode } from 'react'
import type { FieldView } from '#config'
import { usePortal } from '../../portal.ts'
import { RequiredMark } from '../../widgets/RequiredMark.tsx'
import { isRequiredColumn } from '../required-fields.ts'
import type { Grid } from './use-grid.ts'

/** The headings of a grid's columns. */
export function GridHead({
  columns,
  before,
  hasAmount,
  isCompared,
}: Pick<Grid, 'columns' | 'before' | 'hasAmount' | 'isCompared'>): ReactNode {
  const portal = usePortal()
  return (
    <thead>
      <tr>
        <th scope="col" className="qs-grid-number">
          {portal.text('engine.grid.row')}
        </th>
        {columns.slice(0, before).map(drawHeading)}
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
        {columns.slice(before).map(drawHeading)}
        <th scope="col">
          <span className="qs-only-spoken">{portal.text('engine.grid.remove')}</span>
        </th>
      </tr>
    </thead>
  )
}

function drawHeading(column: FieldView): ReactNode {
  const isNumber = column.widget === 'decimal' || column.widget === 'integer'
  return (
    <th scope="col" key={column.name} data-number={isNumber ? '' : undefined}>
      {column.label}
      {isRequiredColumn(column) ? <RequiredMark /> : null}
    </th>
  )
}
