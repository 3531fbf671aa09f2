import type { FieldView, FormView } from '#config'

/** A check that one of several fields is filled in, such as `has(form.mobile) || has(form.landline)`. */
const oneOfSeveral = /^has\(form\.\w+\)(?: \|\| has\(form\.\w+\))+$/

/** Whether a check of the form requires this field or others: each of them says so. */
export function isAlternative({ rules }: Pick<FormView, 'rules'>, name: string): boolean {
  return rules.checks.some(({ assert }) => oneOfSeveral.test(assert) && assert.includes(`has(form.${name})`))
}

/** Whether every row must have it, at least wherever the row shows it. */
export function isRequiredColumn({ required, rules }: Pick<FieldView, 'required' | 'rules'>): boolean {
  return required || rules.required === 'true'
}
