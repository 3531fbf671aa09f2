import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { FieldView, Option } from '#config'
import type { Json } from '#rules'
import { usePortal } from '../portal.ts'
import { dropTyping, takeSoon } from './typing.ts'

/** Props of every form control, for all renderers. */
export interface WidgetProps {
  readonly field: FieldView
  /** Id of the focusable element. */
  readonly id: string
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** Called on blur. */
  readonly onLeave: () => void
  readonly options: readonly Option[]
  readonly disabled: boolean
  readonly required: boolean
  readonly invalid: boolean
  /** Ids of hint and error. */
  readonly describedBy: string | undefined
  readonly labelledBy: string
  /** No choice means any value. */
  readonly isFilter?: boolean
  /** Fields needed by a computed value. */
  readonly gap?: readonly string[] | undefined
  /** Time zone of a moment. */
  readonly zone: string
}

export type Widget = ComponentType<WidgetProps>

/** What a control needs to know of its field. */
export type NamedField = Pick<FieldView, 'name' | 'label' | 'placeholder' | 'autocomplete'>

/** Attributes shared by all native controls. */
export function controlProps({
  id,
  field,
  disabled,
  required,
  invalid,
  describedBy,
}: Omit<WidgetProps, 'field'> & { readonly field: NamedField }) {
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

/** What a control displays while nothing is chosen. */
export function useEmptyText({
  field,
  required,
  isFilter,
}: Pick<WidgetProps, 'required' | 'isFilter'> & { readonly field: NamedField }): string {
  const portal = usePortal()
  if (field.placeholder !== undefined) return field.placeholder
  if (required) return portal.text('engine.widget.choose')
  return portal.text(isFilter ? 'engine.widget.any' : 'engine.widget.none')
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The text of a field. Local state, so that a key redraws only this field; the form takes the text once typing pauses, and its own
 * value replaces it when it changes for a reason other than typing.
 */
export function useTyped(value: string, onChange: (text: string) => void): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value)
  const reported = useRef(value)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (value === reported.current) return
    dropTyping(reported)
    reported.current = value
    setText(value)
  }, [value])
  useEffect(() => () => dropTyping(reported), [])
  return [
    text,
    (typed) => {
      setText(typed)
      takeSoon(reported, () => {
        reported.current = typed
        latest.current(typed)
      })
    },
  ]
}
