import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { ChoosePlan, ColumnPlan, ListPlan } from '#config'
import { ActionButton } from '../actions/ActionButton.tsx'
import { useMoves } from '../actions/use-action.ts'
import { FieldList } from '../blocks/record/DetailBlock.tsx'
import { useLink } from '../context/use-link.ts'
import { cellsOf } from '../display/cells.ts'
import { HiddenValue } from '../display/HiddenValue.tsx'
import { Value } from '../display/Value.tsx'
import { Icon } from '../parts/Icon.tsx'
import { alignOf, isAbsent, readField } from '../plan/read.ts'
import { type Scope, usePortal } from '../portal.ts'
import { useSelection } from './use-selection.ts'
import './selection.css'

export interface ListRowProps {
  readonly list: ListPlan
  readonly columns: readonly ColumnPlan[]
  readonly row: unknown
  readonly scope: Scope
  readonly width: number
  /** Its index in the table, starting with the header; set if not every row is rendered. */
  readonly index?: number
}

/** One row: its cells, its actions, and its details behind a button. */
export function ListRow({ list, columns, row, scope, width, index }: ListRowProps): ReactNode {
  const portal = usePortal()
  const [open, setOpen] = useState(false)
  const detailsId = useId()
  const rowScope = { ...scope, row }
  const moves = useMoves(list.life, row)
  const waiting = list.life !== undefined && moves === undefined
  const details = list.details.filter((detail) => !isAbsent(readField(row, detail.field)))
  const cells = cellsOf(columns, row)
  const firstFoot = columns.find((column) => column.phone === 'foot')
  const count = (place: string) => columns.filter((column) => (column.phone ?? 'line') === place).length
  // A click elsewhere in the row opens the details too; keyboard users have the button.
  const onRowClick = (event: MouseEvent<HTMLElement>) => {
    if (details.length === 0 || (event.target as HTMLElement).closest('a, button, input, label')) return
    if (String(window.getSelection() ?? '') === '') setOpen(!open)
  }
  return (
    <>
      <tr
        {...asRow}
        aria-rowindex={index}
        className="qs-list-row"
        data-open={open ? '' : undefined}
        data-opens={details.length > 0 ? '' : undefined}
        data-person={columns.some((column) => column.display === 'person') ? '' : undefined}
        data-titles={count('title')}
        data-feet={count('foot')}
        onClick={onRowClick}
      >
        {cells.map(({ column, span, hidden }) => (
          <td
            key={column.id}
            {...asCell}
            colSpan={span > 1 ? span : undefined}
            data-align={hidden ? 'center' : alignOf(column)}
            data-display={column.display}
            data-phone={column.phone ?? 'line'}
            data-first={column === firstFoot ? '' : undefined}
            data-hidden={hidden}
          >
            {hidden ? (
              <HiddenValue reason={hidden} column={column} label={span > 1 ? undefined : column.label} />
            ) : (
              <>
                <span className="qs-cell-label" aria-hidden="true">
                  {column.label}
                </span>
                <span className="qs-cell-value">
                  <CellValue list={list} column={column} row={row} scope={rowScope} />
                </span>
              </>
            )}
          </td>
        ))}
        {width > columns.length ? (
          <td {...asCell} className="qs-tools-cell" data-phone="tools">
            <span className="qs-list-row-tools">
              {list.choose ? <RowChoice choose={list.choose} rowKey={String(readField(row, list.choose.key ?? list.rowKey))} /> : null}
              {list.actions.map((action) => (
                <ActionButton key={action.id} action={action} scope={rowScope} moves={moves} waiting={waiting} small />
              ))}
              {details.length > 0 ? (
                <button
                  type="button"
                  className="qs-list-row-toggle"
                  aria-expanded={open}
                  aria-controls={open ? detailsId : undefined}
                  onClick={() => setOpen(!open)}
                >
                  <span className="qs-list-row-toggle-words">{portal.text('engine.details')}</span>
                  <Icon name="chevron-down" />
                </button>
              ) : null}
            </span>
          </td>
        ) : null}
      </tr>
      {open ? (
        <tr {...asRow} className="qs-list-row-details" id={detailsId}>
          <td {...asCell} colSpan={width}>
            <FieldList fields={details} row={row} columns={4} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** The first column of a row links to the target of its first link. */
function CellValue({
  list,
  column,
  row,
  scope,
}: {
  readonly list: ListPlan
  readonly column: ColumnPlan
  readonly row: unknown
  readonly scope: Scope
}): ReactNode {
  const first = list.actions[0]
  const link = useLink()(column.display === 'code' ? first?.link : undefined, scope)
  const value = <Value column={column} row={row} />
  return link && !isAbsent(readField(row, column.field)) ? <a {...link}>{value}</a> : value
}

interface RowChoiceProps {
  readonly choose: ChoosePlan
  readonly rowKey: string
}

/** The checkbox that selects a row. It reacts to the click at once; the address follows. */
function RowChoice({ choose, rowKey }: RowChoiceProps): ReactNode {
  const { keys, toggle } = useSelection(choose)
  const isChosen = keys.includes(rowKey)
  const [shown, setShown] = useState(isChosen)
  useEffect(() => setShown(isChosen), [isChosen])
  return (
    <label className="qs-row-choice">
      <input type="checkbox" checked={shown} onChange={() => toggle(rowKey) && setShown(!shown)} />
      {choose.label}
    </label>
  )
}

/** Placeholder of a row. */
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

/** Explicit table roles: browsers may drop implicit ones if style sheets change the layout, as for cards on a phone. */
export const asTable = { role: 'table' } as const
export const asRows = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asHead = { role: 'columnheader' } as const
export const asRowHead = { role: 'rowheader' } as const
export const asCell = { role: 'cell' } as const
