import { expect, test } from 'vitest'
import type { FormView } from '#config'
import type { FieldRules, JsonObject } from '#rules'
import { makeForm, options } from '../testing.ts'
import { type PlannedField, planFields } from './plan-fields.ts'

const names = { session: { actor: 'member' }, today: '2026-11-21', limits: {} }

function plan(values: JsonObject, fields?: Record<string, FieldRules>): (pointer: string) => PlannedField | undefined {
  const form: FormView = makeForm()
  const planned = planFields({
    form: fields ? { ...form, rules: { ...form.rules, fields } } : form,
    values,
    inputs: { names, options },
  })
  return (pointer) => planned.get(pointer)
}

test('the server computes a value exactly, and names a missing input', () => {
  expect(plan({ weight: '9007199254740993.5' })('/double')?.value).toBe('18014398509481987')
  expect(plan({})('/double')).toMatchObject({ value: undefined, gap: ['Weight'] })
})

test("a row's field is visible on the server depending on its own row", () => {
  const planned = plan({
    boxes: [
      { kind: 'dry', setting: '1' },
      { kind: 'reefer', setting: '-18' },
    ],
  })
  expect(planned('/boxes/0/setting')).toMatchObject({ visible: false, value: undefined })
  expect(planned('/boxes/1/setting')).toMatchObject({ visible: true, value: '-18' })
})

test('the server offers the choices of the chosen port and drops one that is no longer offered', () => {
  expect(plan({ pol: 'CNSHA', terminal: 'BLCT' })('/terminal')).toMatchObject({
    options: [options['reference:terminal'][1]],
    value: undefined,
  })
})

test('a field that depends on a later one is rendered before it, as in the browser, and updated afterwards', () => {
  const rules = { weight: { value: 'form.unit' }, unit: { value: 'form.double' }, double: { visible: 'form.weight == "3"' } }
  const planned = plan({ double: '3' }, rules)
  expect([planned('/weight')?.value, planned('/unit')?.value]).toEqual([undefined, '3'])
  expect(planned('/double')?.visible).toBe(true)
})

test('a rule that cannot be evaluated is reported at its field and hides nothing', () => {
  const planned = plan({ weight: '1' }, { unit: { visible: 'form.weight.nonsense()' } })
  expect(planned('/unit')).toMatchObject({ visible: true, failure: expect.stringMatching(/nonsense/) })
})

test('contradictory rules terminate', () => {
  const planned = plan({}, { weight: { value: 'has(form.unit) ? "2" : "1"' }, unit: { visible: 'form.weight == "1"', value: '"kg"' } })
  expect(planned('/unit')).toBeDefined()
})

test('input values are not modified', () => {
  const values = { pol: 'CNSHA', terminal: 'BLCT', boxes: [{ kind: 'dry', setting: '1' }] }
  plan(values)
  expect(values).toEqual({ pol: 'CNSHA', terminal: 'BLCT', boxes: [{ kind: 'dry', setting: '1' }] })
})
