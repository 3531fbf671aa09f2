import type { ReactNode } from 'react'
import type { ActionPlan } from '#config'
import { compareDecimals, formatMoney, isDecimal, subtractDecimals } from '#rules'
import { resultOf } from '../plan/expressions.ts'
import type { Scope } from '../portal.ts'

export interface RepeatedProps {
  readonly lines: NonNullable<ActionPlan['repeats']>
  readonly scope: Scope
}

/** The amounts that are confirmed, repeated in the dialog. */
export function Repeated({ lines, scope }: RepeatedProps): ReactNode {
  return (
    <dl className="qs-repeated">
      {lines.map(({ id, label, amountOf, currencyOf, beforeOf }) => {
        const now = String(resultOf(amountOf, scope) ?? '')
        const before = beforeOf === undefined ? '0' : String(resultOf(beforeOf, scope) ?? '')
        if (!isDecimal(now) || !isDecimal(before)) return null
        const amount = subtractDecimals(now, before)
        const side = compareDecimals(amount, '0')
        const sign = side < 0 ? '\u2212' : side > 0 && beforeOf !== undefined ? '+' : ''
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="qs-figures">
              {sign}
              {formatMoney(amount.replace(/^-/, ''), String(resultOf(currencyOf, scope) ?? ''), 'always')}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
