import type { ReactNode } from 'react'
import { usePortal } from '../portal.ts'

/** Shown instead of a field's control when one of its rules cannot be evaluated. */
export function RuleFailure({ reason }: { readonly reason: string }): ReactNode {
  const portal = usePortal()
  return (
    <p className="qs-unknown" role="alert">
      {portal.text('engine.widget.failed', { reason })}
    </p>
  )
}
