import type { ReactNode } from 'react'
import type { ColumnPlan, ListPlan } from '#config'
import { ActionButton } from '../actions/ActionButton.tsx'
import { useLink } from '../context/use-link.ts'
import { type Cell, cellsOf } from '../display/cells.ts'
import { HiddenValue } from '../display/HiddenValue.tsx'
import { Value } from '../display/Value.tsx'
import { SubHeading } from '../parts/SubHeading.tsx'
import { isAbsent, readField } from '../plan/read.ts'
import type { Scope } from '../portal.ts'
import './cards.css'

export interface ListCardsProps {
  readonly list: ListPlan
  readonly rows: readonly unknown[] | undefined
  readonly scope: Scope
  readonly caption: string
  readonly loading: boolean
}

/** Rows side by side, each with its drawing, its name and the important fields; `phone` places the fields. */
export function ListCards({ list, rows, scope, caption, loading }: ListCardsProps): ReactNode {
  return (
    <ul className="qs-list-cards" aria-label={caption} data-stale={loading && rows ? '' : undefined}>
      {rows
        ? rows.map((row) => (
            <li key={String(readField(row, list.rowKey))}>
              <ListCard list={list} row={row} scope={{ ...scope, row }} />
            </li>
          ))
        : Array.from({ length: 3 }, (_, index) => (
            <li key={`waiting-${String(index)}`}>
              <div className="qs-list-card" data-waiting="">
                <span className="qs-bone" />
                <span className="qs-bone" />
              </div>
            </li>
          ))}
    </ul>
  )
}

interface ListCardProps {
  readonly list: ListPlan
  readonly row: unknown
  readonly scope: Scope
  /** More controls in the card's footer. */
  readonly children?: ReactNode
}

export function ListCard({ list, row, scope, children }: ListCardProps): ReactNode {
  const columns = list.columns.filter((column) => isShown(column, row))
  const cells = cellsOf(columns, row)
  const [first, ...others] = list.actions
  const link = useLink()(first?.link, scope)
  const place = (name: string) => cells.filter(({ column }) => column.display !== 'drawing' && (column.phone ?? 'line') === name)
  const picture = columns.find((column) => column.display === 'drawing')
  return (
    <article className="qs-list-card">
      {picture ? <Value column={picture} row={row} /> : null}
      {place('title').map(({ column }) => (
        <SubHeading key={column.id}>
          {link ? (
            <a {...link}>
              <Value column={column} row={row} />
            </a>
          ) : (
            <Value column={column} row={row} />
          )}
        </SubHeading>
      ))}
      <dl>
        {[...place('line'), ...place('wide').filter(({ column }) => !isAbsent(readField(row, column.field)))].map((cell) => (
          <CardField key={cell.column.id} cell={cell} row={row} />
        ))}
      </dl>
      <div className="qs-list-card-foot">
        {place('foot').map(({ column, hidden }) =>
          hidden ? (
            <HiddenValue key={column.id} reason={hidden} column={column} label={column.label} />
          ) : (
            <Value key={column.id} column={column} row={row} />
          ),
        )}
        {/* Omit the button if the name links to the same page. */}
        {(link ? others : list.actions).map((action) => (
          <ActionButton key={action.id} action={action} scope={scope} moves={undefined} waiting={false} small />
        ))}
        {children}
      </div>
    </article>
  )
}

function CardField({ cell: { column, hidden }, row }: { readonly cell: Cell; readonly row: unknown }): ReactNode {
  if (column.display === 'mark') {
    return (
      <div data-display="mark">
        <dt className="qs-only-spoken">{column.label}</dt>
        <dd>
          <Value column={column} row={row} />
        </dd>
      </div>
    )
  }
  return (
    <div data-display={column.display} data-wide={column.phone === 'wide' ? '' : undefined}>
      <dt>{column.label}</dt>
      <dd>{hidden ? <HiddenValue reason={hidden} column={column} label={undefined} /> : <Value column={column} row={row} />}</dd>
    </div>
  )
}

/** A set flag is shown on every card; one that is not set is omitted. */
function isShown(column: ColumnPlan, row: unknown): boolean {
  if (column.display !== 'mark') return !column.optional
  return readField(row, column.field) === true
}
