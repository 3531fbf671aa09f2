import { type ReactNode, Suspense, useRef } from 'react'
import type { FieldView } from '#config'
import type { Json } from '#rules'
import { useForm } from '../form-state/form-context.ts'
import { elementId, type FieldPath } from '../form-state/paths.ts'
import { loadable } from '../loadable.ts'
import { usePortal } from '../portal.ts'
import { RequiredMark } from '../widgets/RequiredMark.tsx'
import type { GridRowsProps } from './grid/GridRows.tsx'
import { PasteButton } from './paste/PasteButton.tsx'
import { isRequiredColumn } from './required-fields.ts'

export interface RowsFrameProps {
  readonly field: FieldView
  readonly path: FieldPath
  readonly count: number
  readonly disabled: boolean
  readonly atLeast: number
  readonly atMost: number
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** Replaces all rows with these. */
  readonly onReplace: (rows: readonly Json[]) => void
  readonly drawRow: (index: number) => ReactNode
}

const grid = loadable<GridRowsProps>(async () => (await import('./grid/GridRows.tsx')).GridRows)

/** Loads what draws grids, which few forms have. */
export function preloadGrid(): Promise<void> {
  return grid.preload()
}

/** Rows of fields under one heading. Enter in a row submits, as everywhere else. The focus follows added and removed rows. */
export function RowsFrame(props: RowsFrameProps): ReactNode {
  if (!props.field.grid) return <StackedRows {...props} />
  return (
    <Suspense fallback={null}>
      <grid.Part {...props} grid={props.field.grid} />
    </Suspense>
  )
}

function StackedRows(props: RowsFrameProps): ReactNode {
  const { field, path, count, disabled, atLeast, atMost, onAdd, onRemove, onReplace, drawRow } = props
  const portal = usePortal()
  const { id: form } = useForm()
  const rows = useRef<HTMLDivElement>(null)
  const id = elementId(form, path)
  const columns = (field.fields ?? []).filter((column) => column.widget !== 'hidden')
  const hasPlaces = columns.some((column) => column.widget === 'place')

  function focusRow(index: number): void {
    // The row is rendered after the form has processed the change.
    requestAnimationFrame(() => {
      const row = rows.current?.querySelectorAll<HTMLElement>(':scope > .qs-row').item(index)
      const target = row?.querySelector<HTMLElement>('input, textarea, button') ?? document.getElementById(`${id}-add`)
      target?.focus()
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div
      className="qs-rows"
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      data-places={hasPlaces ? '' : undefined}
      data-three={columns.length === 3 && !hasPlaces ? '' : undefined}
      data-wide={columns.length > 3 ? '' : undefined}
      style={{ ['--qs-row-columns' as string]: columns.map(widthOf).join(' ') }}
    >
      {count > 0 ? (
        <div className="qs-rows-head" aria-hidden="true">
          {columns.map((column) => (
            <span key={column.name}>
              {column.label}
              {isRequiredColumn(column) ? <RequiredMark /> : null}
            </span>
          ))}
        </div>
      ) : null}
      <div ref={rows}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no key; its fields are controlled
            key={index}
            className="qs-row"
            role="group"
            aria-label={portal.text('engine.form.row', { field: field.label, number: index + 1 })}
          >
            <div className="qs-row-fields">{drawRow(index)}</div>
            <button
              type="button"
              className="qs-row-remove"
              disabled={disabled || count <= atLeast}
              aria-label={portal.text('engine.form.removeRow', { field: field.label, number: index + 1 })}
              onClick={() => {
                onRemove(index)
                focusRow(Math.min(index, count - 2))
              }}
            >
              <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" strokeWidth="1.4" />
              </svg>
            </button>
          </div>
        ))}
      </div>
      <button
        type="button"
        id={`${id}-add`}
        className="qs-row-add"
        disabled={disabled || count >= atMost}
        onClick={() => {
          onAdd()
          focusRow(count)
        }}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M8 3v10M3 8h10" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
        {portal.text('engine.form.addRow')}
        <span className="qs-only-spoken">{field.label}</span>
      </button>
      {field.paste ? <PasteButton field={field} path={path} count={count} disabled={disabled} onTake={onReplace} /> : null}
    </div>
  )
}

/** Numbers need less room than names, and the first column needs most. */
function widthOf(column: FieldView, index: number): string {
  const share = column.widget === 'decimal' || column.widget === 'integer' ? 1 : index === 0 ? 1.9 : 1.35
  return `minmax(0, ${share}fr)`
}
