import { expect, test } from 'vitest'
import { makeField, makeFormView } from '../../config/testing-plans.ts'
import { fieldOptions } from './FieldControl.tsx'
import { offerChoices } from './offer-choices.ts'

const rows = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
const form = makeFormView({ fields: [makeField({ name: 'step', optionsOf: 'dictionary:step' }), makeField({ name: 'to' })] })

test('values narrow a list, labelled values replace it, and other fields are unchanged', () => {
  const offered = offerChoices({ form, options: { 'dictionary:step': rows } }, { step: ['c', 'a'], to: [{ value: '1', label: 'Li' }] })
  const [step, to] = offered.form.fields
  expect(step && fieldOptions(step, offered.options).map(({ label }) => label)).toEqual(['A', 'C'])
  expect(to && fieldOptions(to, offered.options)).toEqual([{ value: '1', label: 'Li' }])
  expect(offerChoices({ form, options: {} }, {}).form.fields).toEqual(form.fields)
})
