import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface DisclosureProps {
  readonly label: ReactNode
  readonly name: string
  readonly className?: string
  readonly align?: 'start' | 'end'
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a small panel below itself; Escape, a click elsewhere or a choice inside closes it. */
export function Disclosure({ label, name, className = '', align = 'start', children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()

  useEffect(() => {
    if (!open) return
    function onPointer(event: PointerEvent) {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

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
