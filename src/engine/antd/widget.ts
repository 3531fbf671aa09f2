import type { ComponentType } from 'react'
import type { FieldView, Option } from '#config'
import type { Json } from '#rules'

/** What every control of a form is given, whichever renderer draws it. */
export interface WidgetProps {
  readonly field: FieldView
  /** Of the element that takes the focus. */
  readonly id: string
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** The reader has left the field. */
  readonly onLeave: () => void
  readonly options: readonly Option[]
  readonly disabled: boolean
  readonly required: boolean
  readonly invalid: boolean
  /** Ids of hint and error. */
  readonly describedBy: string | undefined
  readonly labelledBy: string
  /** Fields whose values a computed one waits for. */
  readonly gap?: readonly string[] | undefined
}

export type Widget = ComponentType<WidgetProps>

/** Attributes that all native controls share. */
export function controlProps({ id, field, disabled, required, invalid, describedBy }: WidgetProps) {
  return {
    id,
    name: field.name,
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    autoComplete: field.autocomplete ?? 'off',
  }
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
