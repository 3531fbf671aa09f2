import { createForm, onFieldInputValueChange, onFormValuesChange } from '@formily/core'
import { createSchemaField, FormProvider, Schema } from '@formily/react'
import { observable, toJS } from '@formily/reactive'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { evaluateExpression, type JsonObject } from '#rules'
import type { RuleInputs } from '../decide-field.ts'
import { type RendererProps, useForm } from '../form-context.ts'
import { toPointer } from '../paths.ts'
import { components } from './parts.tsx'
import { followRules } from './rules.ts'
import { plain, toFormilySchema } from './to-formily-schema.ts'

replaceCompiler()
const SchemaField = createSchemaField({ components })

/** Renders a form with dependent fields: Formily knows which of them a change affects. */
export function FormilyRenderer({ form, values, onChange }: RendererProps): ReactNode {
  const { names, options } = useForm()
  const latest = useRef({ values, onChange })
  latest.current.onChange = onChange
  /** The last reported value, so that receiving it as a prop is not mistaken for an external change. */
  const reported = useRef<JsonObject>(values)
  const schema = useMemo(() => toFormilySchema(form), [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: created once per form and updated below
  const inputs = useMemo(() => observable.shallow<RuleInputs>({ names, options }), [form])

  // biome-ignore lint/correctness/useExhaustiveDependencies: initial values; later ones are set below
  const model = useMemo(() => {
    function report(next: unknown, pointer?: string): void {
      const plainValues = plain(toJS(next))
      if (pointer === undefined && JSON.stringify(plainValues) === JSON.stringify(reported.current)) return
      reported.current = plainValues
      latest.current.onChange(plainValues, pointer)
    }
    let due = false
    return createForm({
      values: plain(values),
      effects() {
        followRules(form, inputs)
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
  }, [form, inputs])

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
      <SchemaField schema={schema} />
    </FormProvider>
  )
}

/**
 * Replaces Formily's compiler, which calls `new Function`. Anything in double braces in a schema is evaluated as CEL. Our own
 * schemas contain none; this is a safeguard.
 */
function replaceCompiler(): void {
  Schema.registerCompiler((expression: string, scope: Record<string, unknown>) => {
    const outcome = evaluateExpression(expression, { form: scope.$values })
    if (outcome.kind === 'failed') throw new Error(outcome.message)
    return outcome.kind === 'value' ? outcome.value : false
  })
}
