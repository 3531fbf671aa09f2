import { type ReactNode, useState } from 'react'
import { totalTaxes } from '#domain'
import { formatDecimal, formatMoney, optionOf, usePage, usePortal } from '#engine'
import { compareDecimals, subtractDecimals } from '#rules'
import { type ComparedLine, compareLines, type FeeSheet, type LineGroup } from './compare-lines.ts'
import { FeeAssumed, FeeReason } from './FeeReason.tsx'
import './freight.css'

export interface FeeTableProps {
  /** Caption of the table, read out before it. */
  readonly caption: string
  readonly estimated: FeeSheet
  /** If given, the table has another column and marks each difference. */
  readonly confirmed?: FeeSheet | undefined
  /** `estimated` holds the confirmed charges, because there was no estimate. */
  readonly isConfirmed?: boolean
  /** 'confirmed' (default): estimate and confirmation; 'again': the earlier price and today's; 'change': before and after an amendment. */
  readonly comparison?: Comparison
}

type Comparison = 'confirmed' | 'again' | 'change'

/** Labels of the two columns and their totals. */
const words = {
  confirmed: {
    before: 'freight.estimated',
    now: 'freight.confirmed',
    beforeTotal: 'freight.estimatedTotal',
    nowTotal: 'freight.confirmedTotal',
  },
  change: {
    before: 'change.feesBefore',
    now: 'change.feesAfter',
    beforeTotal: 'change.totalBefore',
    nowTotal: 'change.totalAfter',
  },
  again: { before: 'freight.then', now: 'freight.today', beforeTotal: 'freight.thenTotal', nowTotal: 'freight.todayTotal' },
} as const

/**
 * Fee lines with everything needed to recalculate them. If there is no room for a column, its content moves below the fee's
 * name; the totals are the same table in both layouts.
 */
export function FeeTable({
  caption,
  estimated,
  confirmed,
  isConfirmed = confirmed !== undefined,
  comparison = 'confirmed',
}: FeeTableProps): ReactNode {
  const { text } = usePortal()
  const groups = compareLines(estimated.lines, confirmed?.lines)
  const columns = confirmed ? 7 : 6
  const [folded, setFolded] = useState<readonly string[]>([])
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
                {text(words[comparison].before)}
              </th>
            ) : null}
            <th scope="col">{text(confirmed ? words[comparison].now : 'freight.amount')}</th>
            <th scope="col" className="qs-fee-more">
              {text('freight.exchangeRate')}
            </th>
            <th scope="col" className="qs-fee-more">
              {text('freight.inBase', { currency: estimated.baseCurrency })}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name} data-folded={folded.includes(group.name) ? '' : undefined}>
            <GroupHead
              group={group}
              columns={columns}
              baseCurrency={estimated.baseCurrency}
              isFolded={folded.includes(group.name)}
              onFold={() => setFolded(toggle(folded, group.name))}
            />
            {group.lines.map((compared) => (
              <FeeRow key={compared.key} compared={compared} withEstimate={confirmed !== undefined} baseCurrency={estimated.baseCurrency} />
            ))}
          </tbody>
        ))}
      </table>
      <FeeTotals estimated={estimated} confirmed={confirmed} isConfirmed={isConfirmed} comparison={comparison} />
    </div>
  )
}

function toggle(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name]
}

interface GroupHeadProps {
  readonly group: LineGroup
  readonly columns: number
  readonly baseCurrency: string
  readonly isFolded: boolean
  readonly onFold: () => void
}

/** The unit of the lines below, or their service; with the subtotal of a service or of folded lines. */
function GroupHead({ group: { name, kind, baseTotal, lines }, columns, baseCurrency, isFolded, onFold }: GroupHeadProps): ReactNode {
  const { text } = usePortal()
  const { options } = usePage().bundle
  const basis = name === 'per-box' ? 'freight.perBox' : name === 'per-bill' ? 'freight.perBill' : 'freight.otherUnits'
  return (
    <tr className="qs-fee-group">
      <th colSpan={columns} scope="rowgroup">
        <button type="button" className="qs-fee-fold" aria-expanded={!isFolded} onClick={onFold}>
          {kind === 'basis' ? text(basis) : (optionOf(options['dictionary:service-type'], name)?.label ?? name)}
          {isFolded ? <span className="qs-quiet"> {lines.length}</span> : null}
        </button>
        {kind === 'part' || isFolded ? (
          <span className="qs-fee-subtotal">{text('freight.subtotal', { amount: formatMoney(baseTotal, baseCurrency, 'always') })}</span>
        ) : null}
      </th>
    </tr>
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
  const isUsual = line.basis === 'per-box' || line.basis === 'per-bill'
  const unit = boxes || (isUsual ? '' : (optionOf(options['dictionary:fee-basis'], line.basis)?.label ?? line.basis))
  const before = estimated ? formatMoney(estimated.amount, estimated.currency, 'always') : text('freight.none')
  const now = change === 'dropped' ? text('freight.none') : formatMoney(line.amount, line.currency, 'always')
  const foreign = line.currency !== baseCurrency
  const fee = optionOf(options['dictionary:fee'], line.fee)?.label ?? line.fee
  return (
    <>
      <tr data-change={change} data-why={line.why ? '' : undefined}>
        <th scope="row">
          <span className="qs-fee-name">{fee}</span> {unit ? <span className="qs-fee-box">{unit}</span> : null}
          {change === 'none' ? null : <span className="qs-fee-change">{text(`freight.change.${change}`)}</span>}
          <span className="qs-fee-less">
            {formatMoney(line.unitPrice, line.currency)} × {formatDecimal(line.quantity)}
            {foreign ? ` · ${text('freight.exchangeRate')} ${line.exchangeRate}` : ''}
          </span>
          {line.reason ? <span className="qs-fee-reason">{text('freight.reason', { reason: line.reason })}</span> : null}
          <FeeAssumed line={line} />
        </th>
        <td className="qs-fee-more">{formatMoney(line.unitPrice, line.currency)}</td>
        <td className="qs-fee-more">{formatDecimal(line.quantity)}</td>
        {withEstimate ? <td className="qs-fee-more">{change === 'none' || change === 'added' ? before : <del>{before}</del>}</td> : null}
        <td>
          <span className="qs-fee-amount">{now}</span>
          {withEstimate && change !== 'none' && change !== 'added' ? <del className="qs-fee-less">{before}</del> : null}
          {withEstimate && change !== 'none' ? <Difference compared={compared} /> : null}
          {foreign && change !== 'dropped' ? (
            <span className="qs-fee-less">{formatMoney(line.baseAmount, baseCurrency, 'always')}</span>
          ) : null}
        </td>
        <td className="qs-fee-more">{line.exchangeRate}</td>
        <td className="qs-fee-more">{change === 'dropped' ? '' : formatMoney(line.baseAmount, baseCurrency, 'always')}</td>
      </tr>
      {line.why ? (
        <tr className="qs-fee-why-row">
          <td colSpan={withEstimate ? 7 : 6}>
            <FeeReason line={line} fee={fee} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** What a changed line costs more or less than before, in its currency. */
function Difference({ compared: { line, estimated, change } }: Pick<FeeRowProps, 'compared'>): ReactNode {
  const before = estimated?.amount ?? '0'
  if (estimated && estimated.currency !== line.currency) return null
  const difference = subtractDecimals(change === 'dropped' ? '0' : line.amount, before)
  return <span className="qs-fee-difference">{signed(difference, line.currency)}</span>
}

function signed(difference: string, currency: string): string {
  const sign = compareDecimals(difference, '0') > 0 ? '+' : '\u2212'
  return sign + formatMoney(difference.replace(/^-/, ''), currency, 'always')
}

type FeeTotalsProps = Pick<FeeTableProps, 'estimated' | 'confirmed' | 'isConfirmed'> & { readonly comparison: Comparison }

/** One line per currency, then the overall total. */
function FeeTotals({ estimated, confirmed, isConfirmed, comparison }: FeeTotalsProps): ReactNode {
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
          <dt>{text(words[comparison].beforeTotal)}</dt>
          <dd>
            <del>{before}</del>
          </dd>
        </div>
      ) : null}
      {confirmed && confirmed.baseTotal !== estimated.baseTotal ? (
        <div>
          <dt>{text('freight.difference')}</dt>
          <dd>{signed(subtractDecimals(confirmed.baseTotal, estimated.baseTotal), estimated.baseCurrency)}</dd>
        </div>
      ) : null}
      <div className="qs-fee-total">
        <dt>{text(isConfirmed ? words[comparison].nowTotal : 'freight.total')}</dt>
        <dd>{formatMoney(holds.baseTotal, holds.baseCurrency, 'always')}</dd>
      </div>
      {totalTaxes(holds.lines).map(({ currency, included, rate, net, tax }) => (
        <div className="qs-fee-tax" key={`${currency} ${rate} ${included}`}>
          <dt>
            {text(included ? 'freight.taxIncluded' : 'freight.taxAdded', { rate })}
            <span className="qs-fee-net">{text('freight.taxNet', { net: formatMoney(net, currency, 'always') })}</span>
          </dt>
          <dd>{formatMoney(tax, currency, 'always')}</dd>
        </div>
      ))}
    </dl>
  )
}
