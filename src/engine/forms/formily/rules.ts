import { type Field, type Form, isVoidField, onFieldReact } from '@formily/core'
import type { FormView } from '#config'
import { fieldAt } from '../../form-state/paths.ts'
import { decideField, type FieldDecision, isSameValue, type RuleInputs } from '../decide-field.ts'

/** Effects of a form: each field with rules reacts to what its expressions read. `inputs` are observable. */
export function followRules(form: FormView, inputs: RuleInputs): void {
  for (const [path, rules] of Object.entries(form.rules.fields)) {
    const view = fieldAt(form.fields, path.split('.'))
    if (!view) continue
    const list = fieldAt(form.fields, path.split('.').slice(0, -1))
    onFieldReact(list?.type === 'array' ? path.replace('.', '.*.') : path, (field, model) => {
      if (isVoidField(field)) return
      const own = field as Field
      const row = rowAround(own, model)
      apply(own, decideField({ form, view, rules, inputs, values: model.values, row, readValue: () => own.value }))
    })
  }
}

function rowAround(field: Field, model: Form): unknown {
  const segments = field.path.segments
  return segments.length > 2 ? model.getValuesIn(segments.slice(0, -1)) : undefined
}

function apply(field: Field, decision: FieldDecision): void {
  const { visible, enabled, required, options, isChoiceGone, computed, failures } = decision
  if (visible !== undefined) field.setDisplay(visible ? 'visible' : 'none')
  if (enabled !== undefined) field.setPattern(enabled ? 'editable' : 'disabled')
  if (required !== undefined) {
    field.setDecoratorProps({ required })
    field.setComponentProps({ required })
  }
  // Formily observes everything inside a component's props, and would attach this form to the release's shared options.
  if (options) field.setDataSource([...options])
  if (isChoiceGone) field.setValue(undefined)
  if (computed && !isSameValue(field.value, computed.value)) field.setValue(computed.value)
  if ('gap' in decision) field.setComponentProps({ gap: decision.gap })
  field.setData(failures)
}
