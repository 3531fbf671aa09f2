import type { FieldView, FormView, Option } from '#config'

export interface OfferedForm {
  readonly form: FormView
  readonly options: Readonly<Record<string, readonly Option[]>>
}

/** The form with restricted choices: plain values narrow a field's own list, labelled ones replace it. */
export function offerChoices({ form, options }: OfferedForm, choices: Readonly<Record<string, unknown>>): OfferedForm {
  const own: Record<string, readonly Option[]> = {}
  const fields = form.fields.map((field) => {
    const offered = choices[field.name]
    if (!Array.isArray(offered)) return field
    const labelled = offered.filter(isOption)
    if (labelled.length === 0) return narrowField(field, offered.map(String))
    own[keyOf(field)] = labelled
    return { ...field, optionsOf: keyOf(field) }
  })
  return { form: { ...form, fields }, options: { ...options, ...own } }
}

function narrowField(field: FieldView, values: readonly string[]): FieldView {
  return { ...field, only: field.only ? field.only.filter((value) => values.includes(value)) : values }
}

function keyOf({ name }: FieldView): string {
  return `choices:${name}`
}

function isOption(one: unknown): one is Option {
  return typeof one === 'object' && one !== null && 'value' in one && 'label' in one
}
