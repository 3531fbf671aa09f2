import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import { alignOf, isAbsent, readField } from '../plan/read.ts'

export interface ValueTableProps {
  readonly rows: readonly unknown[]
  readonly columns: readonly ColumnPlan[]
  readonly label: string
  /** Renders one cell; passed in, because a value can itself be a table. */
  readonly cell: (column: ColumnPlan, row: unknown) => ReactNode
}

/** A small table inside a cell or a detail, such as the lines of an amount. */
export function ValueTable({ rows, columns: all, label, cell }: ValueTableProps): ReactNode {
  // Omit columns that are empty, or that the reader may not see, instead of showing dashes.
  const columns = all.filter((column) => rows.some((row) => !isAbsent(readField(row, column.field))))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="qs-value-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={alignOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no key and never move
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.id} data-align={alignOf(column)}>
                  {cell(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
