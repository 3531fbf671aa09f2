import { type ReactNode, useId } from 'react'
import type { ColumnPlan } from '#config'
import { usePanel } from '../context/use-panel.ts'
import { Icon } from '../parts/Icon.tsx'
import { usePortal } from '../portal.ts'
import type { ColumnChoice } from './column-choice.ts'

export interface ColumnChooserProps {
  readonly columns: readonly ColumnPlan[]
  readonly choice: ColumnChoice
}

/** A button that opens the list of columns. Escape and a click elsewhere close it. */
export function ColumnChooser({ columns, choice }: ColumnChooserProps): ReactNode {
  const portal = usePortal()
  const { open, setOpen, root, button } = usePanel()
  const panelId = useId()
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
