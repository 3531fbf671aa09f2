import { createForm, type Field, type Form } from '@formily/core'
import { observable } from '@formily/reactive'
import { describe, expect, test } from 'vitest'
import type { FormView } from '#config'
import { offeredBy, type RuleInputs } from '../decide-field.ts'
import { makeForm, options } from '../testing.ts'
import { followRules } from './rules.ts'

const names = { session: { actor: 'member' }, today: '2026-11-21', limits: {} }

function open(form: FormView, values: object): { model: Form; inputs: RuleInputs; field: (path: string) => Field } {
  const inputs = observable.shallow<RuleInputs>({ names, options })
  const model = createForm({ values, effects: () => followRules(form, inputs) })
  model.onMount()
  const field = (path: string) => {
    const [name = '', ...rest] = path.split('.').reverse()
    const made = model.createField({ name, basePath: rest.reverse().join('.') })
    made.onMount()
    return made
  }
  return { model, inputs, field }
}

describe('field rules in Formily', () => {
  test('a computed value follows its inputs exactly', () => {
    const { model, field } = open(makeForm(), { weight: '0.1' })
    const double = field('double')
    expect(double.value).toBe('0.2')
    model.setValuesIn('weight', '9007199254740993.5')
    expect(double.value).toBe('18014398509481987')
  })

  test('a computed value with a missing input stays empty and names the input; it is never zero', () => {
    const { model, field } = open(makeForm(), {})
    const double = field('double')
    expect(double.value).toBeUndefined()
    expect(double.componentProps.gap).toEqual(['Weight'])
    model.setValuesIn('weight', '2')
    expect(double.componentProps.gap).toBeUndefined()
  })

  test('a field becomes required once its condition holds', () => {
    const { model, field } = open(makeForm(), {})
    const unit = field('unit')
    expect(unit.decoratorProps.required).toBe(false)
    model.setValuesIn('weight', '2')
    expect(unit.decoratorProps.required).toBe(true)
  })

  test("a row's field depends on its own row", () => {
    const { model, field } = open(makeForm(), { boxes: [{ kind: 'dry' }, { kind: 'reefer', setting: '-18' }] })
    const [first, second] = [field('boxes.0.setting'), field('boxes.1.setting')]
    expect([first.display, second.display]).toEqual(['none', 'visible'])
    model.setValuesIn('boxes.1.kind', 'dry')
    expect(second.display).toBe('none')
    expect(model.values.boxes[1].setting).toBeUndefined()
  })

  test('choices depend on another field, and a choice no longer offered is cleared', () => {
    const { model, field } = open(makeForm(), { pol: 'CNNGB', terminal: 'BLCT' })
    const terminal = field('terminal')
    expect(terminal.dataSource).toEqual([options['reference:terminal'][0]])
    model.setValuesIn('pol', 'CNSHA')
    expect(terminal.dataSource).toEqual([options['reference:terminal'][1]])
    expect(terminal.value).toBeUndefined()
  })

  test('signing in above a form updates its conditions', () => {
    const form = makeForm()
    const rules = { ...form.rules, fields: { unit: { visible: 'session.actor == "staff"' } } }
    const { inputs, field } = open({ ...form, rules }, {})
    const unit = field('unit')
    expect(unit.display).toBe('none')
    inputs.names = { ...names, session: { actor: 'staff' } }
    expect(unit.display).toBe('visible')
  })

  test('a rule that cannot be evaluated is reported at its field and hides nothing', () => {
    const form = makeForm()
    const rules = { ...form.rules, fields: { unit: { visible: 'form.weight.nonsense()' } } }
    const { field } = open({ ...form, rules }, { weight: '1' })
    const unit = field('unit')
    expect(unit.display).toBe('visible')
    expect(unit.data.visible).toMatch(/nonsense/)
  })

  test('an unrelated change re-evaluates no rule', () => {
    const form = makeForm()
    let asked = 0
    function factor(): string {
      asked += 1
      return '2'
    }
    const scope = { ...names, limits: Object.defineProperty({}, 'factor', { enumerable: true, get: factor }) as never }
    const inputs = observable.shallow<RuleInputs>({ names: scope, options })
    const rules = { ...form.rules, fields: { double: { value: 'dec(form.weight) + dec(limits.factor)' } } }
    const model = createForm({ values: { weight: '1', unit: 'x' }, effects: () => followRules({ ...form, rules }, inputs) })
    model.onMount()
    model.createField({ name: 'double' }).onMount()
    const before = asked
    model.setValuesIn('unit', 'y')
    expect(asked).toBe(before)
    model.setValuesIn('weight', '2')
    expect(asked).toBeGreaterThan(before)
  })
})

describe('computed choices', () => {
  test('a list of values narrows the field’s own choices and adds new ones', () => {
    expect(offeredBy(options['reference:port'], ['CNSHA', 'X'])).toEqual([options['reference:port'][1], { value: 'X', label: 'X' }])
  })
})
