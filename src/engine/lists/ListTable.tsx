import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ColumnPlan, ListPlan } from '#config'
import { alignOf } from '../display/align.ts'
import { readField } from '../display/read.ts'
import type { Scope } from '../portal.ts'
import { usePortal } from '../portal.ts'
import { ListRow } from './ListRow.tsx'
import { SortHeader } from './SortHeader.tsx'
import { asHead, asRow, asRows, asTable } from './table-roles.ts'
import type { ListControl } from './use-list-state.ts'

export interface ListTableProps {
  readonly list: ListPlan
  readonly columns: readonly ColumnPlan[]
  readonly rows: readonly unknown[] | undefined
  readonly state: ListControl
  readonly scope: Scope
  readonly caption: string
  readonly loading: boolean
}

/**
 * A table on a desk; the same elements stand as cards on a phone, by each column's `phone`.
 */
export function ListTable({ list, columns, rows, state, scope, caption, loading }: ListTableProps): ReactNode {
  const portal = usePortal()
  const frame = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(frame)
  const hasActions = list.actions.length > 0
  const hasDetails = list.details.length > 0
  const width = columns.length + (hasActions || hasDetails || list.choose ? 1 : 0)
  return (
    <div
      ref={frame}
      className="qs-table-frame"
      data-overflows={overflows ? '' : undefined}
      {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
    >
      <table {...asTable} className="qs-table" data-stale={loading && rows ? '' : undefined}>
        <caption className="qs-only-spoken">{caption}</caption>
        <thead {...asRows}>
          <tr {...asRow}>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} state={state} />
            ))}
            {width > columns.length ? (
              <th {...asHead} scope="col" className="qs-tools-cell">
                <span className="qs-only-spoken">{portal.text('engine.rowActions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody {...asRows}>
          {rows
            ? rows.map((row) => (
                <ListRow key={String(readField(row, list.rowKey))} list={list} columns={columns} row={row} scope={scope} width={width} />
              ))
            : Array.from({ length: 6 }, (_, index) => <SkeletonRow key={`waiting-${String(index)}`} columns={columns} width={width} />)}
        </tbody>
      </table>
    </div>
  )
}

function SkeletonRow({ columns, width }: { readonly columns: readonly ColumnPlan[]; readonly width: number }): ReactNode {
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

/** A frame that scrolls sideways cannot have a head that sticks to the window, so it scrolls only where it must. */
function useOverflow(frame: { readonly current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(() => setOverflows(table.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
  return overflows
}
