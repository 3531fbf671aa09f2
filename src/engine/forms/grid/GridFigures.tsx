import type { ReactNode } from 'react'
import type { FieldView } from '#config'
import { compareDecimals, formatMoney } from '#rules'
import { useForm } from '../../form-state/form-context.ts'
import { optionOf } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import { fieldOptions } from '../FieldControl.tsx'
import type { ComparedGrid, ComparedRow } from './compare-rows.ts'
import type { VisibleRows } from './use-visible-rows.ts'

/** A difference with its sign; colour only repeats it. */
function Signed({ value, currency }: { readonly value: string; readonly currency: string }): ReactNode {
  const side = compareDecimals(value, '0')
  const sign = side > 0 ? '+' : side < 0 ? '−' : ''
  return (
    <span data-change={side > 0 ? 'up' : side < 0 ? 'down' : 'none'}>
      {sign}
      {formatMoney(value.replace(/^-/, ''), currency, 'always')}
    </span>
  )
}

export function GridDifference({ row }: { readonly row: ComparedRow }): ReactNode {
  const { text } = usePortal()
  const { difference, currency, before, beforeAmount, isNew } = row
  const changed = difference === undefined || compareDecimals(difference, '0') !== 0
  return (
    <>
      {difference === undefined || !changed ? null : <Signed value={difference} currency={currency} />}
      {isNew ? <small>{text('engine.grid.new')}</small> : null}
      {before && beforeAmount !== undefined && changed ? <small>{text('engine.grid.before', { amount: beforeAmount })}</small> : null}
    </>
  )
}

interface SwitchProps {
  readonly visible: VisibleRows
  /** Removed rows differ, too. */
  readonly dropped: number
}

/** Hides the rows that are as before. */
export function DifferenceSwitch({ visible, dropped }: SwitchProps): ReactNode {
  const { text } = usePortal()
  return (
    <label className="qs-switch qs-grid-only">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its own state
        role="switch"
        checked={visible.onlyDifferent}
        onChange={(event) => visible.setOnlyDifferent(event.target.checked)}
      />
      <span>{text('engine.grid.onlyDifferent', { count: visible.different + dropped })}</span>
    </label>
  )
}

interface DroppedProps {
  readonly dropped: ComparedGrid['dropped']
  readonly columns: readonly FieldView[]
  /** Columns before the amount. */
  readonly before: number
  readonly isCompared: boolean
}

/** What was removed still counts in the difference, so it stays in sight. */
export function DroppedRows({ dropped, columns, before, isCompared }: DroppedProps): ReactNode {
  const { text } = usePortal()
  const { options } = useForm()
  if (!isCompared) return null
  return dropped.map(({ row, amount, currency }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row has no key
    <tr key={index} data-dropped="">
      <td className="qs-grid-number" />
      {columns.slice(0, before).map((column) => (
        <td key={column.name} data-number={column.widget === 'decimal' ? '' : undefined}>
          <del>{optionOf(fieldOptions(column, options), row[column.name])?.label ?? String(row[column.name] ?? '')}</del>
        </td>
      ))}
      <td className="qs-figures" data-number="" />
      <td className="qs-figures" data-number="">
        <Signed value={`-${amount}`} currency={currency} />
        <small>{text('engine.grid.dropped')}</small>
      </td>
      <td colSpan={columns.length - before + 1} />
    </tr>
  ))
}

interface TotalsProps {
  readonly totals: ComparedGrid['totals']
  readonly before: number
  readonly after: number
  readonly isCompared: boolean
}

/** One line per currency, always in sight. */
export function GridTotals({ totals, before, after, isCompared }: TotalsProps): ReactNode {
  const { text } = usePortal()
  if (totals.length === 0) return null
  return (
    <tfoot>
      {totals.map(({ currency, amount, difference }) => (
        <tr key={currency}>
          <th scope="row" colSpan={before}>
            {text('engine.grid.total', { currency })}
          </th>
          <td className="qs-figures" data-number="">
            {formatMoney(amount, currency, 'always')}
          </td>
          {isCompared ? (
            <td className="qs-figures" data-number="">
              {difference === undefined ? null : <Signed value={difference} currency={currency} />}
            </td>
          ) : null}
          <td colSpan={after} />
        </tr>
      ))}
    </tfoot>
  )
}
