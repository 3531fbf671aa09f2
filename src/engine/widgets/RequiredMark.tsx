import type { ReactNode } from 'react'
import { usePortal } from '../portal.ts'

/** After the name of a field that must be filled in: an asterisk, and the word for screen readers. */
export function RequiredMark(): ReactNode {
  const portal = usePortal()
  return (
    <>
      <span className="qs-required" aria-hidden="true">
        *
      </span>
      <span className="qs-only-spoken">{portal.text('engine.form.required')}</span>
    </>
  )
}
