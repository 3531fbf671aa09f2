import type { ReactNode } from 'react'
import { usePortal } from '../portal.ts'

interface FieldEndProps {
  readonly label: string
  /** Clears the field; absent if it is empty or required. */
  readonly onClear?: (() => void) | undefined
}

/** The end of a list field: a clear button, or an arrow. */
export function FieldEnd({ label, onClear }: FieldEndProps): ReactNode {
  const portal = usePortal()
  return onClear ? (
    <button
      type="button"
      className="qs-clear"
      tabIndex={-1}
      aria-label={portal.text('engine.widget.clear', { field: label })}
      // Keep the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  ) : (
    <svg className="qs-chevron" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="M3.5 6l4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
