import { Fragment, type ReactNode } from 'react'
import { formatMoney } from '#rules'

/** Containers by type: a text as it is, rows of type and quantity as 1*20GP, a map of types to amounts as pairs. */
export function Boxes({ value }: { readonly value: unknown }): ReactNode {
  if (typeof value !== 'object' || value === null) return <Amounts amounts={String(value).split(' ')} />
  if (Array.isArray(value)) {
    const rows = value as readonly { readonly boxType?: string; readonly quantity?: number }[]
    return <Amounts amounts={rows.map((row) => `${row.quantity ?? ''}*${row.boxType ?? ''}`)} />
  }
  return (
    <span className="qs-pairs">
      {Object.entries(value).map(([type, amount]) => (
        <span key={type} className="qs-pair">
          <span className="qs-quiet">{type}</span> <span className="qs-figure">{formatMoney(String(amount))}</span>
        </span>
      ))}
    </span>
  )
}

/** Several sizes wrap in a narrow column; a line never breaks inside one. */
function Amounts({ amounts }: { readonly amounts: readonly string[] }): ReactNode {
  return (
    <>
      {amounts.map((amount, place) => (
        <Fragment key={amount}>
          {place > 0 && ' '}
          <span className="qs-code">{amount}</span>
        </Fragment>
      ))}
    </>
  )
}
