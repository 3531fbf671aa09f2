import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import { alignOf } from '../display/align.ts'

/** Stands where a row will be. */
export function SkeletonRow({ columns, width }: { readonly columns: readonly ColumnPlan[]; readonly width: number }): ReactNode {
  return (
    <tr className="qs-list-row qs-list-row-waiting">
      {columns.map((column) => (
        <td key={column.id} data-align={alignOf(column)} data-phone={column.phone ?? 'line'}>
          <span className="qs-bone" />
        </td>
      ))}
      {width > columns.length ? <td className="qs-tools-cell" /> : null}
    </tr>
  )
}
