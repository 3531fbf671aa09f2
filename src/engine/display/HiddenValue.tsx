import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import { Icon } from '../parts/Icon.tsx'
import { usePortal } from '../portal.ts'
import './hidden-value.css'

export interface HiddenValueProps {
  /** Reason given by the row, such as login or contract. */
  readonly reason: string
  readonly label: string | undefined
  /** Names the grid row that hides the value. */
  readonly column: Pick<ColumnPlan, 'needs'>
}

/** Replaces a hidden value: what is missing, and the remedy if the app knows one. */
export function HiddenValue({ reason, label, column: { needs } }: HiddenValueProps): ReactNode {
  const portal = usePortal()
  const explanation = needs === undefined ? undefined : portal.explain(needs, { short: true })
  const words = explanation?.label ?? portal.text(`engine.hidden.${reason}`)
  const remedy = explanation?.remedy
  return remedy ? (
    <button type="button" className="qs-withheld" onClick={() => portal.openDialog(remedy.page)}>
      <Icon name="lock" />
      {words}
      {label ? <span className="qs-only-spoken">{label}</span> : null}
    </button>
  ) : (
    <span className="qs-withheld">
      <Icon name="lock" />
      {words}
    </span>
  )
}
