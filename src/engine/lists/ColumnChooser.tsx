import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ColumnPlan } from '#config'
import { Icon } from '../display/Icon.tsx'
import { usePortal } from '../portal.ts'
import type { ColumnChoice } from './column-choice.ts'

export interface ColumnChooserProps {
  readonly columns: readonly ColumnPlan[]
  readonly choice: ColumnChoice
}

/** A button that opens the list of columns. Escape and a press elsewhere close it. */
export function ColumnChooser({ columns, choice }: ColumnChooserProps): ReactNode {
  const portal = usePortal()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <div ref={root} className="qs-chooser">
      <button
        ref={button}
        type="button"
        className="qs-text-button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="columns" />
        {portal.text('engine.columns')}
      </button>
      {open ? (
        <fieldset id={panelId} className="qs-chooser-panel">
          <legend className="qs-only-spoken">{portal.text('engine.columns')}</legend>
          {columns.map((column) => (
            <label key={column.id}>
              <input
                type="checkbox"
                checked={choice.isShown(column)}
                disabled={choice.isShown(column) && choice.columns.length === 1}
                onChange={() => choice.toggle(column)}
              />
              {column.label}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
