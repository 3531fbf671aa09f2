import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { usePlaceName, useTree } from '../places/use-tree.ts'
import { FieldEnd } from './FieldEnd.tsx'
import { textOf, useEmptyText, type WidgetProps } from './widget.ts'

const PlacePanel = lazyPart(async () => ({ default: (await import('./PlacePanel.tsx')).PlacePanel }))

/** A value of a tree, selected level by level or searched: the lowest level is stored. The tree is loaded on demand. */
export function PlaceWidget(props: WidgetProps): ReactNode {
  const { field, id, value, onChange, onLeave, disabled, required, invalid, describedBy, labelledBy } = props
  const emptyText = useEmptyText(props)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = textOf(value)
  const state = useTree(field.optionsOf, open || chosen !== '')
  const nameOf = usePlaceName(state.tree)

  function close(): void {
    setOpen(false)
    onLeave()
    button.current?.focus()
  }

  return (
    <div className="qs-combobox qs-place-field">
      <button
        ref={button}
        type="button"
        id={id}
        className="qs-control"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {chosen === '' ? <span className="qs-place-none">{emptyText}</span> : nameOf(chosen)}
      </button>
      <FieldEnd
        label={field.label}
        onClear={
          !required && !disabled && chosen !== ''
            ? () => {
                onChange(undefined)
                button.current?.focus()
              }
            : undefined
        }
      />
      {open ? (
        <Suspense fallback={null}>
          <PlacePanel
            id={`${id}-panel`}
            label={field.label}
            state={state}
            chosen={chosen}
            anchor={button}
            onChoose={(place) => onChange(place)}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
