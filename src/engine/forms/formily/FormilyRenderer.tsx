import { createForm, onFieldInputValueChange, onFormValuesChange } from '@formily/core'
import { FormProvider } from '@formily/react'
import { observable, toJS } from '@formily/reactive'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { FieldView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { type RendererProps, useForm } from '../../form-state/form-context.ts'
import { fieldAt, toPointer } from '../../form-state/paths.ts'
import { useLatest } from '../../use-latest.ts'
import type { RuleInputs } from '../decide-field.ts'
import { FieldControl } from '../FieldControl.tsx'
import { FieldFrame, FormSectionView } from '../FieldFrame.tsx'
import { FollowedField } from './parts.tsx'
import { followRules } from './rules.ts'

/**
 * Renders a form with dependent fields. Formily knows which of them a change affects: fields with rules, and lists and groups, are
 * its fields; all others only need its values, and are drawn without it.
 */
export const FormilyRenderer = memo(function FormilyForm({ form, values, onChange }: RendererProps): ReactNode {
  const { names, options, columns } = useForm()
  const latest = useLatest({ names, options, values, onChange })
  /** The last reported value, so that receiving it as a prop is not mistaken for an external change. */
  const reported = useRef<JsonObject>(values)
  const ruled = useMemo(() => new Set(Object.keys(form.rules.fields)), [form])

  const report = useCallback(
    (next: unknown, pointer?: string): void => {
      const plainValues = plain(toJS(next))
      if (pointer === undefined && JSON.stringify(plainValues) === JSON.stringify(reported.current)) return
      reported.current = plainValues
      latest.current.onChange(plainValues, pointer)
    },
    [latest],
  )

  // Created once per form with what is known then; later values, names and options are set below.
  const { model, inputs } = useMemo(() => {
    let due = false
    const ruleInputs = observable.shallow<RuleInputs>({ names: latest.current.names, options: latest.current.options })
    const created = createForm({
      values: plain(latest.current.values),
      effects() {
        followRules(form, ruleInputs)
        onFieldInputValueChange('*', (field, state) => report(state.values, toPointer(field.path.segments)))
        // Computed values may change during rendering; the surrounding form is notified afterwards.
        onFormValuesChange((state) => {
          if (due) return
          due = true
          queueMicrotask(() => {
            due = false
            report(state.values)
          })
        })
      },
    })
    return { model: created, inputs: ruleInputs }
  }, [form, report, latest])

  const edit = useCallback(
    (name: string, value: Json | undefined) => {
      model.setValuesIn(name, value)
      report(model.values, toPointer([name]))
    },
    [model, report],
  )

  useEffect(() => {
    inputs.names = names
    inputs.options = options
  }, [inputs, names, options])

  useEffect(() => {
    if (values === reported.current || JSON.stringify(plain(values)) === JSON.stringify(reported.current)) return
    reported.current = values
    model.setValues(plain(values), 'overwrite')
  }, [model, values])

  return (
    <FormProvider form={model}>
      {form.layout.map((section) => (
        <FormSectionView key={section.id} section={section} columns={columns}>
          {section.fields.map(({ id }) => {
            const field = fieldAt(form.fields, [id])
            if (!field) return null
            const isFollowed = ruled.has(id) || field.fields !== undefined
            return isFollowed ? <FollowedField key={id} field={field} /> : <PlainField key={id} field={field} onChange={edit} />
          })}
        </FormSectionView>
      ))}
    </FormProvider>
  )
})

interface PlainFieldProps {
  readonly field: FieldView
  readonly onChange: (name: string, value: Json | undefined) => void
}

/** A field without rules: redrawn when its own value changes. */
const PlainField = memo(function PlainInput({ field, onChange }: PlainFieldProps): ReactNode {
  const { values } = useForm()
  const { name, required, widget } = field
  const read = () => values.read()[name]
  const value = useSyncExternalStore(values.subscribe, read, read)
  if (widget === 'hidden') return null
  return (
    <FieldFrame field={field} path={[name]} required={required} value={value}>
      <FieldControl field={field} path={[name]} value={value} required={required} onChange={(next) => onChange(name, next)} />
    </FieldFrame>
  )
})

/** Formily's values are observable; they are copied to plain ones on the way out. */
function plain(values: unknown): Record<string, never> {
  const copy: unknown = JSON.parse(JSON.stringify(values ?? {}))
  return isObject(copy) ? (copy as Record<string, never>) : {}
}
