import { type Field, type Form, type GeneralField, isVoidField, onFieldReact } from '@formily/core'
import type { FieldView, FormView, Option } from '#config'
import { evaluateExpression, type FieldRules, holds, type Json, type Outcome } from '#rules'
import { fieldOptions } from '../FieldControl.tsx'
import type { FormNames } from '../form-names.ts'
import { fieldAt, isRecord } from '../paths.ts'
import { missingInputs } from './missing-inputs.ts'

/** What the rules read beside the values. Observable, so that signing in over a form is seen. */
export interface RuleInputs {
  names: FormNames
  options: Readonly<Record<string, readonly Option[]>>
}

/** Effects of a form: each field with rules follows what its expressions read, and nothing else. */
export function followRules(form: FormView, inputs: RuleInputs): void {
  for (const [path, rules] of Object.entries(form.rules.fields)) {
    const view = fieldAt(form.fields, path.split('.'))
    if (!view) continue
    const list = fieldAt(form.fields, path.split('.').slice(0, -1))
    onFieldReact(list?.type === 'array' ? path.replace('.', '.*.') : path, (field, state) => {
      if (!isVoidField(field)) follow({ form, view, rules, inputs, field: field as Field, scope: scopeOf(field, state, inputs) })
    })
  }
}

interface Following {
  readonly form: FormView
  readonly view: FieldView
  readonly rules: FieldRules
  readonly inputs: RuleInputs
  readonly field: Field
  readonly scope: Readonly<Record<string, unknown>>
}

function scopeOf(field: GeneralField, form: Form, inputs: RuleInputs): Readonly<Record<string, unknown>> {
  const { session, today, limits } = inputs.names
  const segments = field.path.segments
  const row = segments.length > 2 ? form.getValuesIn(segments.slice(0, -1)) : undefined
  return { form: form.values, session, today, limits, ...(row === undefined ? {} : { row }) }
}

function follow(following: Following): void {
  const { rules, field, scope } = following
  if (rules.visible !== undefined) {
    const outcome = evaluateExpression(rules.visible, scope)
    // A condition that fails hides nothing: the failure is shown in the field's place.
    field.setDisplay(outcome.kind === 'failed' || holds(outcome) ? 'visible' : 'none')
    tell(field, 'visible', outcome)
  }
  if (rules.enabled !== undefined) {
    const outcome = evaluateExpression(rules.enabled, scope)
    field.setPattern(holds(outcome) ? 'editable' : 'disabled')
    tell(field, 'enabled', outcome)
  }
  if (rules.required !== undefined) {
    const outcome = evaluateExpression(rules.required, scope)
    field.setDecoratorProps({ required: holds(outcome) })
    field.setComponentProps({ required: holds(outcome) })
    tell(field, 'required', outcome)
  }
  if (rules.options !== undefined) followOptions(following, rules.options)
  if (rules.value !== undefined) followValue(following, rules.value)
}

/** Computed values. One whose inputs are missing is empty and says which; it is never zero. */
function followValue({ form, field, scope }: Following, expression: string): void {
  const outcome = evaluateExpression(expression, scope)
  const value = outcome.kind === 'value' ? outcome.value : undefined
  if (!isSame(field.value, value)) field.setValue(value)
  field.setComponentProps({ gap: outcome.kind === 'undetermined' ? missingInputs(form, expression, scope) : undefined })
  tell(field, 'value', outcome)
}

/**
 * Computed choices: a list of values (or of whole options) narrows the field's own list; one value keeps the rows that
 * belong to it, such as the terminals of the chosen port. A choice that is no longer offered is taken back.
 */
function followOptions({ form, view, inputs, field, scope }: Following, expression: string): void {
  const outcome = evaluateExpression(expression, scope)
  const offered = outcome.kind === 'value' ? offeredBy(fieldOptions(view, inputs.options), outcome.value) : []
  field.setComponentProps({
    options: offered,
    gap: outcome.kind === 'undetermined' ? missingInputs(form, expression, scope) : undefined,
  })
  tell(field, 'options', outcome)
  const value: unknown = field.value
  if (outcome.kind === 'value' && typeof value === 'string' && value !== '' && !offered.some((option) => option.value === value)) {
    field.setValue(undefined)
  }
}

export function offeredBy(options: readonly Option[], value: unknown): readonly Option[] {
  if (!Array.isArray(value)) return options.filter((option) => option.parent === String(value))
  return value.flatMap((one: unknown) => {
    if (isRecord(one)) return typeof one.value === 'string' ? [{ ...one, value: one.value, label: String(one.label ?? one.value) }] : []
    return [options.find((option) => option.value === String(one)) ?? { value: String(one), label: String(one) }]
  })
}

/** A rule that cannot be worked out is told at its field. */
function tell(field: Field, rule: keyof FieldRules, outcome: Outcome): void {
  field.setData({ ...(field.data as object | undefined), [rule]: outcome.kind === 'failed' ? outcome.message : undefined })
}

/** Numbers and their strings are told apart, observable and plain lists are not. */
function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left as Json) === JSON.stringify(right as Json)
}
