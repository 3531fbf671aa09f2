import type { FieldView, FormView, Option } from '#config'
import { evaluateExpression, type FieldRules, holds, isObject, type Outcome } from '#rules'
import type { FormNames } from '../form-state/form-names.ts'
import { fieldAt } from '../form-state/paths.ts'
import { fieldOptions } from './FieldControl.tsx'

/** Values that a form's rules read besides its own. */
export interface RuleInputs {
  names: FormNames
  options: Readonly<Record<string, readonly Option[]>>
}

export interface DecideFieldOptions {
  readonly form: FormView
  readonly view: FieldView
  readonly rules: FieldRules
  readonly inputs: RuleInputs
  readonly values: unknown
  /** The row of the field, in a table. */
  readonly row: unknown
  /** Called only if the field's choices are computed. */
  readonly readValue: () => unknown
}

/** The result of a field's rules. Properties without a rule are absent. */
export interface FieldDecision {
  readonly visible?: boolean
  readonly enabled?: boolean
  readonly required?: boolean
  readonly options?: readonly Option[]
  /** The field's value is no longer among the choices. */
  readonly isChoiceGone?: boolean
  /** Computed value of the field; undefined if inputs are missing. */
  readonly computed?: { readonly value: unknown }
  /** Labels of missing inputs for choices or value. */
  readonly gap?: readonly string[] | undefined
  /** Why rules could not be evaluated. */
  readonly failures: Readonly<Partial<Record<keyof FieldRules, string>>>
}

/** Evaluates the rules of a field once, without side effects: the caller applies the decision. */
export function decideField(asked: DecideFieldOptions): FieldDecision {
  const { rules, inputs, values, row } = asked
  const { session, today, limits } = inputs.names
  const scope = { form: values, session, today, limits, ...(row === undefined ? {} : { row }) }
  const failures: Partial<Record<keyof FieldRules, string>> = {}
  function evaluate(rule: keyof FieldRules, expression: string): Outcome {
    const outcome = evaluateExpression(expression, scope)
    if (outcome.kind === 'failed') failures[rule] = outcome.message
    return outcome
  }
  function decideVisible(expression: string): Pick<FieldDecision, 'visible'> {
    const outcome = evaluate('visible', expression)
    // A failed condition hides nothing: the failure is shown in the field's place.
    return { visible: outcome.kind === 'failed' || holds(outcome) }
  }
  function decideOptions(expression: string): Pick<FieldDecision, 'options' | 'isChoiceGone' | 'gap'> {
    const outcome = evaluate('options', expression)
    const options = outcome.kind === 'value' ? offeredBy(fieldOptions(asked.view, inputs.options), outcome.value) : []
    const value = asked.readValue()
    const isChoice = outcome.kind === 'value' && typeof value === 'string' && value !== ''
    return { options, isChoiceGone: isChoice && !options.some((option) => option.value === value), gap: gapOf(expression, outcome) }
  }
  /** A value with missing inputs is empty and lists them; it is never zero. */
  function decideValue(expression: string): Pick<FieldDecision, 'computed' | 'gap'> {
    const outcome = evaluate('value', expression)
    return { computed: { value: outcome.kind === 'value' ? outcome.value : undefined }, gap: gapOf(expression, outcome) }
  }
  function gapOf(expression: string, outcome: Outcome): readonly string[] | undefined {
    return outcome.kind === 'undetermined' ? missingInputs(asked.form, expression, scope) : undefined
  }
  return {
    ...(rules.visible === undefined ? {} : decideVisible(rules.visible)),
    ...(rules.enabled === undefined ? {} : { enabled: holds(evaluate('enabled', rules.enabled)) }),
    ...(rules.required === undefined ? {} : { required: holds(evaluate('required', rules.required)) }),
    ...(rules.options === undefined ? {} : decideOptions(rules.options)),
    ...(rules.value === undefined ? {} : decideValue(rules.value)),
    failures,
  }
}

/**
 * Computed choices: a list of values (or whole options) narrows the field's own list; a single value keeps the rows that belong
 * to it, such as the terminals of the chosen port, or the ports of a group.
 */
export function offeredBy(options: readonly Option[], value: unknown): readonly Option[] {
  if (!Array.isArray(value)) return options.filter((option) => (option.parent ?? option.group) === String(value))
  return value.flatMap((one: unknown) => {
    if (isObject(one)) return typeof one.value === 'string' ? [{ ...one, value: one.value, label: String(one.label ?? one.value) }] : []
    return [options.find((option) => option.value === String(one)) ?? { value: String(one), label: String(one) }]
  })
}

/** The first failure of a field, in the order in which its rules are evaluated. */
export function failureOf({ failures }: Pick<FieldDecision, 'failures'>): string | undefined {
  return Object.values(failures)[0]
}

/** Whether a computed value equals the field's value. Compared as JSON, because the form may hold it as a proxy. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}

/** Labels of the fields that an expression reads and that are not filled in. */
function missingInputs(form: FormView, expression: string, scope: Readonly<Record<string, unknown>>): readonly string[] {
  const labels = new Set<string>()
  for (const [, holder = '', name = ''] of expression.matchAll(/\b(form|row)\.\??([A-Za-z]\w*)/g)) {
    const values = scope[holder]
    const value = isObject(values) ? values[name] : undefined
    if (value !== undefined && value !== null && value !== '') continue
    const label =
      fieldAt(form.fields, [name])?.label ?? form.fields.flatMap((field) => field.fields ?? []).find((field) => field.name === name)?.label
    if (label) labels.add(label)
  }
  return [...labels]
}
