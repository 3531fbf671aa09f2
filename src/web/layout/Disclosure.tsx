import { type ReactNode, useId } from 'react'
import { usePanel } from '#engine'

interface DisclosureProps {
  readonly label: ReactNode
  readonly name: string
  readonly className?: string
  readonly align?: 'start' | 'end'
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a small panel below itself; Escape, a click elsewhere or a choice inside closes it. */
export function Disclosure({ label, name, className = '', align = 'start', children }: DisclosureProps) {
  const { open, setOpen, root, button } = usePanel()
  const panel = useId()
  return (
    <div className={`qs-disclosure ${className}`} ref={root}>
      <button
        ref={button}
        type="button"
        className="qs-disclosure-button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        {label}
        <svg className="qs-caret" viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      <div id={panel} className={`qs-disclosure-panel qs-from-${align}`} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  )
}
