import type { ReactNode } from 'react'
import type { FieldView } from '#config'
import type { Json } from '#rules'
import { useFieldError, useForm } from '../../form-state/form-context.ts'
import { elementId, type FieldPath } from '../../form-state/paths.ts'
import { optionOf } from '../../plan/read.ts'
import { usePortal } from '../../portal.ts'
import { FieldControl, fieldOptions } from '../FieldControl.tsx'
import type { Cell } from './use-cells.ts'

export interface GridCellProps {
  readonly field: FieldView
  readonly path: FieldPath
  readonly at: Cell
  readonly value: Json | undefined
  /** Whether the field applies to this row. */
  readonly isShown: boolean
  readonly isActive: boolean
  readonly isEdited: boolean
  readonly required: boolean
  readonly disabled: boolean
  readonly onChange: (value: Json | undefined) => void
  readonly onActivate: () => void
  readonly onLeave: () => void
}

/** A cell: its text, or its control while it is edited. */
export function GridCell(props: GridCellProps): ReactNode {
  const { field, path, at, value, isShown, isActive, isEdited, required, disabled, onChange, onActivate, onLeave } = props
  const portal = usePortal()
  const { id: formId, options } = useForm()
  const error = useFieldError(path)
  const id = elementId(formId, path)
  const text = textOf(optionOf(fieldOptions(field, options), value)?.label ?? value)
  const number = field.widget === 'decimal' || field.widget === 'integer'
  return (
    <td
      id={isEdited ? undefined : id}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${at.row}-${at.column}`}
      data-number={number ? '' : undefined}
      data-closed={isShown ? undefined : ''}
      data-invalid={error ? '' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && !isEdited ? `${id}-error` : undefined}
      className={number ? 'qs-figures' : undefined}
      onFocus={isEdited ? undefined : onActivate}
      onBlur={(event) => {
        if (isEdited && !event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      {isEdited ? (
        <>
          <span className="qs-only-spoken" id={`${id}-label`}>
            {field.label}
          </span>
          <FieldControl field={field} path={path} value={value} onChange={onChange} required={required} disabled={disabled} />
        </>
      ) : (
        <span className="qs-grid-text" title={text}>
          {text === '' && isShown && required && !error ? <em>{portal.text('engine.grid.missing')}</em> : text}
        </span>
      )}
      <span className="qs-error" id={`${id}-error`} hidden={!error}>
        {error ? portal.text(error.id, error.params) : null}
      </span>
    </td>
  )
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
