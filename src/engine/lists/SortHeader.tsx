import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import { alignOf } from '../plan/read.ts'
import type { ListControl } from './use-list-state.ts'

export interface SortHeaderProps {
  readonly column: ColumnPlan
  readonly state: ListControl
}

/** A column heading; if the column is sortable, a link to the same list in that order. */
export function SortHeader({ column, state }: SortHeaderProps): ReactNode {
  const { sort } = state.current
  const active = sort?.field === column.field ? sort.order : undefined
  const look = {
    role: 'columnheader' as const,
    scope: 'col' as const,
    'data-align': alignOf(column),
    ...(column.width ? { style: { ['--qs-column' as string]: `${column.width}px` } } : {}),
  }
  if (!column.sortable) return <th {...look}>{column.label}</th>
  const next = { sort: { field: column.field, order: active === 'ascending' ? ('descending' as const) : ('ascending' as const) } }
  return (
    <th {...look} aria-sort={active ?? 'none'}>
      <a className="qs-sort" href={state.hrefOf(next)} onClick={(event) => state.follow(event, next)} data-order={active}>
        {column.label}
        <svg viewBox="0 0 8 12" aria-hidden="true">
          <path d="M4 0 7.5 4.5H.5z" data-way="ascending" />
          <path d="M4 12 .5 7.5h7z" data-way="descending" />
        </svg>
      </a>
    </th>
  )
}
