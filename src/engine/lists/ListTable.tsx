import { type ReactNode, useRef } from 'react'
import type { ColumnPlan, ListPlan } from '#config'
import { useOverflow } from '../display/use-overflow.ts'
import { Value } from '../display/Value.tsx'
import type { DataRequest } from '../plan/plan-page.ts'
import { isAbsent, readField } from '../plan/read.ts'
import { type Scope, usePortal } from '../portal.ts'
import { groupRows, openGroup } from './group-rows.ts'
import { asHead, asRow, asRowHead, asRows, asTable, ListRow, SkeletonRow } from './ListRow.tsx'
import { ScrollRows } from './ScrollRows.tsx'
import { SortHeader } from './SortHeader.tsx'
import type { ListControl } from './use-list-state.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface ListTableProps {
  readonly list: ListPlan
  readonly columns: readonly ColumnPlan[]
  readonly rows: readonly unknown[] | undefined
  readonly state: ListControl
  readonly scope: Scope
  readonly caption: string
  readonly loading: boolean
  /** Rows for continuous scrolling, and the request for the first ones; default: one page of rows. */
  readonly scroll?: { readonly request: DataRequest; readonly total: number } | undefined
}

/** A table on a desktop; the same elements become cards on a phone, placed by each column's `phone`. */
export function ListTable({ list, columns, rows, state, scope, caption, loading, scroll }: ListTableProps): ReactNode {
  const portal = usePortal()
  const frame = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(frame)
  useRowKeys(frame)
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
      <table
        {...asTable}
        className="qs-table"
        data-stale={loading && rows ? '' : undefined}
        data-scroll={scroll ? '' : undefined}
        aria-rowcount={scroll ? scroll.total + 1 : undefined}
        style={scroll ? { ['--qs-tools' as string]: `${toolsWidth(list)}px` } : undefined}
      >
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
        {scroll ? (
          <ScrollRows list={list} columns={columns} scope={scope} width={width} frame={frame} {...scroll} />
        ) : (
          <PageRows list={list} columns={columns} rows={rows} scope={scope} width={width} />
        )}
      </table>
    </div>
  )
}

/** The rows of a page: a body for each group, with its heading. */
function PageRows({ list, columns, rows, scope, width }: PageRowsProps): ReactNode {
  const group = openGroup(list, scope)
  if (!rows) {
    return (
      <tbody {...asRows}>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonRow key={`waiting-${String(index)}`} columns={columns} width={width} />
        ))}
      </tbody>
    )
  }
  return groupRows(rows, group).map(({ key, rows: members }) => (
    <tbody key={key} {...asRows}>
      {group ? (
        <tr {...asRow} className="qs-list-group">
          <th {...asRowHead} scope="rowgroup" colSpan={width}>
            {group.heading.map((column) =>
              isAbsent(readField(members[0], column.field)) ? null : (
                <span key={column.id}>
                  <Value column={column} row={members[0]} />
                </span>
              ),
            )}
          </th>
        </tr>
      ) : null}
      {members.map((row) => (
        <ListRow key={String(readField(row, list.rowKey))} list={list} columns={columns} row={row} scope={scope} width={width} />
      ))}
    </tbody>
  ))
}

interface PageRowsProps extends Pick<ListTableProps, 'list' | 'columns' | 'rows' | 'scope'> {
  readonly width: number
}

/** Columns keep their widths while rows change; the tools column is measured too. */
function toolsWidth(list: ListPlan): number {
  return list.actions.length * 92 + (list.details.length > 0 ? 92 : 0) + (list.choose ? 92 : 0)
}
