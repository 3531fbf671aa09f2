import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { FieldView, Option } from '#config'
import type { Json } from '#rules'
import { useFieldError, useForm } from '../form-state/form-context.ts'
import { elementId, type FieldPath } from '../form-state/paths.ts'
import { usePortal } from '../portal.ts'
import { widgets } from '../widgets/table.ts'
import { describedBy } from './FieldFrame.tsx'

export interface FieldControlProps {
  readonly field: FieldView
  readonly path: FieldPath
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  readonly required: boolean
  readonly disabled?: boolean
  /** Choices computed from the form; default: those of the field's list. */
  readonly options?: readonly Option[] | undefined
  readonly gap?: readonly string[] | undefined
}

/** The control of one field by its widget, connected to its frame. */
export function FieldControl({ field, path, value, onChange, required, disabled = false, options, gap }: FieldControlProps): ReactNode {
  const portal = usePortal()
  const form = useForm()
  const error = useFieldError(path)
  const id = elementId(form.id, path)
  const zone = useClock(field)
  const listed = useMemo(() => fieldOptions(field, form.options), [field, form.options])
  const Widget = widgets[field.widget]
  if (!Widget) {
    return (
      <p className="qs-unknown" role="alert">
        {portal.text('engine.form.unknownWidget', { widget: field.widget, field: field.name, form: form.form.id })}
      </p>
    )
  }
  return (
    <Widget
      field={field}
      id={id}
      value={value}
      onChange={onChange}
      onLeave={() => form.onLeave(path)}
      options={options ?? listed}
      disabled={disabled || form.disabled}
      required={required}
      isFilter={form.look === 'bar'}
      invalid={error !== undefined}
      describedBy={describedBy(id, field, form.look, error !== undefined)}
      labelledBy={`${id}-label`}
      gap={gap}
      zone={zone}
    />
  )
}

/** The time zone of the place that the form names for this field, or else the brand's. */
function useClock({ clockOf }: FieldView): string {
  const { form, options, values } = useForm()
  const { timeZone } = usePortal().shell.brand
  const place = useSyncExternalStore(
    clockOf === undefined ? neverChanges : values.subscribe,
    () => readPlace(),
    () => readPlace(),
  )
  function readPlace() {
    return clockOf === undefined ? undefined : values.read()[clockOf]
  }
  const source = form.fields.find(({ name }) => name === clockOf)?.optionsOf
  if (source === undefined || place === undefined) return timeZone
  return options[source]?.find(({ value }) => value === place)?.timeZone ?? timeZone
}

function neverChanges(): () => void {
  return () => undefined
}

/** The list a field chooses from, narrowed to the values it allows; values without a list are their own labels. */
export function fieldOptions(field: FieldView, options: Readonly<Record<string, readonly Option[]>>): readonly Option[] {
  const listed = field.optionsOf === undefined ? undefined : options[field.optionsOf]
  if (!listed) return (field.only ?? []).map((value) => ({ value, label: value }))
  return field.only ? listed.filter((option) => field.only?.includes(option.value)) : listed
}
