import type { ReactNode } from 'react'
import type { ColumnPlan } from '#config'
import { usePortal } from '../portal.ts'
import { Icon } from './Icon.tsx'
import './hidden-value.css'

export interface HiddenValueProps {
  /** Reason given by the row: login or certify. */
  readonly reason: string
  readonly label: string | undefined
  /** The row, which may give its own text for the reason. */
  readonly column?: Pick<ColumnPlan, 'reasons'> | undefined
}

/** Replaces a hidden value: what is missing, and the remedy if the app knows one. */
export function HiddenValue({ reason, label, column }: HiddenValueProps): ReactNode {
  const portal = usePortal()
  const words = column?.reasons?.[reason] ?? portal.text(`engine.hidden.${reason}`)
  const remedy = portal.remedyOf(reason)
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
