import type { ReactNode } from 'react'
import { formatMoney } from '#rules'

/** Boxes by type: a text as it is, rows of type and quantity as 1*20GP, a map of types to amounts as pairs. */
export function Boxes({ value }: { readonly value: unknown }): ReactNode {
  if (typeof value !== 'object' || value === null) return <span className="qs-code">{String(value)}</span>
  if (Array.isArray(value)) {
    const rows = value as readonly { readonly boxType?: string; readonly quantity?: number }[]
    return <span className="qs-code">{rows.map((row) => `${row.quantity ?? ''}*${row.boxType ?? ''}`).join(' ')}</span>
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
