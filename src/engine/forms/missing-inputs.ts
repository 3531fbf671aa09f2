import type { FormView } from '#config'
import { fieldAt, isRecord } from './paths.ts'

/** Labels of the fields that an expression reads and that are not filled in. */
export function missingInputs(form: FormView, expression: string, scope: Readonly<Record<string, unknown>>): readonly string[] {
  const labels = new Set<string>()
  for (const [, holder = '', name = ''] of expression.matchAll(/\b(form|row)\.\??([A-Za-z]\w*)/g)) {
    const values = scope[holder]
    const value = isRecord(values) ? values[name] : undefined
    if (value !== undefined && value !== null && value !== '') continue
    const label =
      fieldAt(form.fields, [name])?.label ?? form.fields.flatMap((field) => field.fields ?? []).find((field) => field.name === name)?.label
    if (label) labels.add(label)
  }
  return [...labels]
}
