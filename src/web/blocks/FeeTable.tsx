import type { ReactNode } from 'react'
import { formatDecimal, formatMoney, optionOf, usePage, usePortal } from '#engine'
import { type ComparedLine, compareLines, type FeeSheet } from './compare-lines.ts'
import './freight.css'

export interface FeeTableProps {
  /** Says what the table is; read out before it. */
  readonly caption: string
  readonly estimated: FeeSheet
  /** With it the table has a column more, and each difference is marked. */
  readonly confirmed?: FeeSheet | undefined
}

/**
 * Fee lines with all that one needs to work them out again. Where there is no room for a column,
 * what it says moves below the fee's name; the sums are the same table either way.
 */
export function FeeTable({ caption, estimated, confirmed }: FeeTableProps): ReactNode {
  const { text } = usePortal()
  const groups = compareLines(estimated.lines, confirmed?.lines)
  const columns = confirmed ? 7 : 6
  return (
    <div className="qs-fees-room">
      <table className="qs-fee-table" data-compared={confirmed ? '' : undefined}>
        <caption className="qs-only-spoken">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('freight.fee')}</th>
            <th scope="col" className="qs-fee-more">
              {text('freight.unitPrice')}
            </th>
            <th scope="col" className="qs-fee-more">
              {text('freight.quantity')}
            </th>
            {confirmed ? (
              <th scope="col" className="qs-fee-more">
                {text('freight.estimated')}
              </th>
            ) : null}
            <th scope="col">{text(confirmed ? 'freight.confirmed' : 'freight.amount')}</th>
            <th scope="col" className="qs-fee-more">
              {text('freight.exchangeRate')}
            </th>
            <th scope="col" className="qs-fee-more">
              {text('freight.inBase', { currency: estimated.baseCurrency })}
            </th>
          </tr>
        </thead>
        {groups.map(({ basis, lines }) => (
          <tbody key={basis}>
            <tr className="qs-fee-group">
              <th colSpan={columns} scope="rowgroup">
                {text(basis === 'per-box' ? 'freight.perBox' : 'freight.perBill')}
              </th>
            </tr>
            {lines.map((compared) => (
              <FeeRow key={compared.key} compared={compared} withEstimate={confirmed !== undefined} baseCurrency={estimated.baseCurrency} />
            ))}
          </tbody>
        ))}
      </table>
      <FeeTotals estimated={estimated} confirmed={confirmed} />
    </div>
  )
}

interface FeeRowProps {
  readonly compared: ComparedLine
  readonly withEstimate: boolean
  readonly baseCurrency: string
}

function FeeRow({ compared, withEstimate, baseCurrency }: FeeRowProps): ReactNode {
  const { text } = usePortal()
  const { options } = usePage().bundle
  const { line, estimated, change } = compared
  const boxes = line.boxType ? (optionOf(options['dictionary:container-type'], line.boxType)?.label ?? line.boxType) : ''
  const before = estimated ? formatMoney(estimated.amount, estimated.currency, 'always') : text('freight.none')
  const now = change === 'dropped' ? text('freight.none') : formatMoney(line.amount, line.currency, 'always')
  const foreign = line.currency !== baseCurrency
  return (
    <tr data-change={change}>
      <th scope="row">
        <span className="qs-fee-name">{optionOf(options['dictionary:fee'], line.fee)?.label ?? line.fee}</span>{' '}
        {boxes ? <span className="qs-fee-box">{boxes}</span> : null}
        {change === 'none' ? null : <span className="qs-fee-change">{text(`freight.change.${change}`)}</span>}
        <span className="qs-fee-less">
          {formatMoney(line.unitPrice, line.currency)} × {formatDecimal(line.quantity)}
          {foreign ? ` · ${text('freight.exchangeRate')} ${line.exchangeRate}` : ''}
        </span>
      </th>
      <td className="qs-fee-more">{formatMoney(line.unitPrice, line.currency)}</td>
      <td className="qs-fee-more">{formatDecimal(line.quantity)}</td>
      {withEstimate ? <td className="qs-fee-more">{change === 'none' || change === 'added' ? before : <del>{before}</del>}</td> : null}
      <td>
        <span className="qs-fee-amount">{now}</span>
        {withEstimate && change !== 'none' && change !== 'added' ? <del className="qs-fee-less">{before}</del> : null}
        {foreign && change !== 'dropped' ? (
          <span className="qs-fee-less">{formatMoney(line.baseAmount, baseCurrency, 'always')}</span>
        ) : null}
      </td>
      <td className="qs-fee-more">{line.exchangeRate}</td>
      <td className="qs-fee-more">{change === 'dropped' ? '' : formatMoney(line.baseAmount, baseCurrency, 'always')}</td>
    </tr>
  )
}

/** One line for each currency, and what all of them come to. */
function FeeTotals({ estimated, confirmed }: Pick<FeeTableProps, 'estimated' | 'confirmed'>): ReactNode {
  const { text } = usePortal()
  const holds = confirmed ?? estimated
  const before = formatMoney(estimated.baseTotal, estimated.baseCurrency, 'always')
  return (
    <dl className="qs-fee-totals">
      {holds.totals.map(({ currency, amount }) => (
        <div key={currency}>
          <dt>{text('freight.totalIn', { currency })}</dt>
          <dd>{formatMoney(amount, currency, 'always')}</dd>
        </div>
      ))}
      {confirmed && confirmed.baseTotal !== estimated.baseTotal ? (
        <div>
          <dt>{text('freight.estimatedTotal')}</dt>
          <dd>
            <del>{before}</del>
          </dd>
        </div>
      ) : null}
      <div className="qs-fee-total">
        <dt>{text(confirmed ? 'freight.confirmedTotal' : 'freight.total')}</dt>
        <dd>{formatMoney(holds.baseTotal, holds.baseCurrency, 'always')}</dd>
      </div>
    </dl>
  )
}
