import type { ReactNode } from 'react'
import { Icon } from '../display/Icon.tsx'
import { usePortal } from '../portal.ts'

export interface HiddenValueProps {
  /** Why, as the row says: login or certify. */
  readonly reason: string
  readonly label: string | undefined
}

/** Stands where a value was removed: an invitation to sign in, or what is lacking. */
export function HiddenValue({ reason, label }: HiddenValueProps): ReactNode {
  const portal = usePortal()
  const words = portal.text(`engine.hidden.${reason}`)
  return reason === 'login' ? (
    <button type="button" className="qs-withheld" onClick={() => portal.openSignIn()}>
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
