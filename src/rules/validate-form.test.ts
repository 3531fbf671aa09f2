import { describe, expect, it } from 'vitest'
import type { CompiledValidator, ValidatorError } from './errors.ts'
import type { FormRules } from './form-rules.ts'
import type { JsonObject } from './json.ts'
import { validateForm } from './validate-form.ts'

const session = { actor: 'member', signedIn: true, name: 'Li', company: 'Beilun' }

describe('validating a form', () => {
  it('removes empty and hidden values without reporting them as missing', () => {
    const result = validate({ fields: { length: { visible: 'form.mode == "oversize"' } } }, { mode: 'general', length: '12', remark: '' }, [
      'mode',
      'length',
    ])
    expect(result).toEqual({ values: { mode: 'general' }, errors: [], undetermined: [] })
  })

  it('reports a missing required field once it is visible', () => {
    const result = validate({ fields: { length: { visible: 'form.mode == "oversize"' } } }, { mode: 'oversize' }, ['mode', 'length'])
    expect(result.errors).toEqual([{ path: '/length', id: 'invalid.required', params: { missingProperty: 'length' } }])
  })

  it('follows chains: hiding a field also hides the fields that depend on it', () => {
    const fields = { second: { visible: 'form.first == "yes"' }, third: { visible: 'has(form.second)' } }
    expect(validate({ fields }, { first: 'no', second: 'a', third: 'b' }).values).toEqual({ first: 'no' })
    expect(validate({ fields }, { first: 'yes', second: 'a', third: 'b' }).values).toEqual({ first: 'yes', second: 'a', third: 'b' })
  })

  it('computes values, and ignores submitted ones', () => {
    const fields = { total: { value: 'dec(form.price) * dec(form.count)' } }
    expect(validate({ fields }, { price: '10.10', count: 3, total: '1' }).values).toEqual({ price: '10.10', count: 3, total: '30.3' })
  })

  it('rejects future days and moments of past events', () => {
    const rules = { fields: { at: { happened: "form.class == 'ACT'" }, day: { happened: 'true' } } }
    const ahead = [{ path: '/at', id: 'invalid.actualInFuture', params: {} }]
    expect(validate(rules, { class: 'ACT', at: '2026-11-21T18:00:01+08:00' }).errors).toEqual(ahead)
    expect(validate(rules, { class: 'ACT', at: '2026-11-21T10:00:00Z', day: '2026-11-21' }).errors).toEqual([])
    expect(validate(rules, { class: 'EST', at: '2027-11-21T10:00:00Z' }).errors).toEqual([])
    expect(validate(rules, { class: 'ACT', at: 'soon', day: '2026-11-22' }).errors).toEqual([{ ...ahead[0], path: '/day' }])
  })

  it('rejects a choice that belongs to a different parent row', () => {
    const rules = { fields: { terminal: { options: 'form.port' } }, parents: { terminal: { NORTH: 'A', SOUTH: 'B' } } }
    expect(validate(rules, { port: 'A', terminal: 'NORTH' }).errors).toEqual([])
    expect(validate(rules, { port: 'A', terminal: 'SOUTH' }).errors).toEqual([{ path: '/terminal', id: 'invalid.enum', params: {} }])
  })

  it('rejects a computed value if its input is missing', () => {
    const result = validate({ fields: { total: { value: 'dec(form.price) * dec(form.count)' } } }, { count: 3, total: '1' })
    expect(result).toEqual({
      values: { count: 3 },
      errors: [{ path: '/total', id: 'invalid.undetermined', params: {} }],
      undetermined: ['/total'],
    })
  })

  it('reports a rule that cannot be evaluated as a failure', () => {
    const result = validate({ fields: { total: { visible: 'form.mode > 3' } } }, { mode: 'sea', total: '1' })
    expect(result.errors).toMatchObject([{ path: '/total', id: 'invalid.failed' }])
    expect(result.values).toEqual({ mode: 'sea' })
  })

  it('requires a single currency where amounts are combined', () => {
    const fields = { total: { value: 'money(form.price, form.mine) + money(form.fee, form.other)' } }
    expect(validate({ fields }, { price: '1', mine: 'CNY', fee: '2', other: 'CNY' }).values).toMatchObject({ total: '3' })
    expect(validate({ fields }, { price: '1', mine: 'CNY', fee: '2', other: 'USD' }).errors).toEqual([
      { path: '/total', id: 'invalid.currenciesDiffer', params: { left: 'CNY', right: 'USD' } },
    ])
  })

  it('requires by condition, with the message of the field', () => {
    const rules = { fields: { unit: { required: 'has(form.packages)' } }, messages: { unit: { required: 'invalid.unitRequired' } } }
    expect(validate(rules, { packages: 4 }).errors).toEqual([{ path: '/unit', id: 'invalid.unitRequired', params: {} }])
    expect(validate(rules, { packages: 4, unit: 'CT' }).errors).toEqual([])
    expect(validate(rules, {}).errors).toEqual([])
  })

  it('validates each row separately', () => {
    const fields = { 'lines.box': { visible: 'row.basis == "per-box"', required: 'row.basis == "per-box"' } }
    const result = validate(
      { fields },
      { lines: [{ basis: 'per-bill', box: '20GP' }, { basis: 'per-box' }, { basis: 'per-box', box: '40HQ' }] },
    )
    expect(result.values).toEqual({ lines: [{ basis: 'per-bill' }, { basis: 'per-box' }, { basis: 'per-box', box: '40HQ' }] })
    expect(result.errors).toEqual([{ path: '/lines/1/box', id: 'invalid.required', params: {} }])
  })

  it('checks several fields together once all are filled in', () => {
    const checks = [{ id: 'lane', assert: 'form.pol != form.pod', at: 'pod', message: 'invalid.samePort' }]
    expect(validate({ checks }, { pol: 'CNNGB', pod: 'CNNGB' }).errors).toEqual([{ path: '/pod', id: 'invalid.samePort', params: {} }])
    expect(validate({ checks }, { pol: 'CNNGB' }).errors).toEqual([])
  })

  it('compares a value with the computed choices', () => {
    const fields = { terminal: { options: 'form.pol == "CNNGB" ? ["BLCT1", "BLCT2"] : ["SECT"]' } }
    expect(validate({ fields }, { pol: 'CNNGB', terminal: 'SECT' }).errors).toEqual([{ path: '/terminal', id: 'invalid.enum', params: {} }])
    expect(validate({ fields }, { pol: 'CNSHA', terminal: 'SECT' }).errors).toEqual([])
  })

  it('gives rules access to the session, the day and the limits', () => {
    const checks = [
      { id: 'soon', assert: 'day(form.etd) <= day(today) + limits.days && session.signedIn', at: 'etd', message: 'invalid.etd' },
    ]
    expect(validate({ checks }, { etd: '2026-11-28' }).errors).toEqual([])
    expect(validate({ checks }, { etd: '2026-11-29' }).errors).toHaveLength(1)
  })

  it('terminates even if two fields hide each other', () => {
    const fields = { a: { visible: '!has(form.b)' }, b: { visible: '!has(form.a)' } }
    expect(validate({ fields }, { a: '1', b: '2' }).errors).toEqual([])
  })

  it('does not modify its arguments', () => {
    const values = Object.freeze({ mode: 'a', rows: Object.freeze([Object.freeze({ x: '' })]) })
    expect(validate({ fields: { mode: { value: '"b"' } } }, values).values).toEqual({ mode: 'b', rows: [{}] })
    expect(values.mode).toBe('a')
  })
})

function validate(rules: Partial<FormRules>, values: JsonObject, required: readonly string[] = []) {
  const whole: FormRules = { validator: 'form', fields: {}, checks: [], messages: {}, ...rules }
  return validateForm({
    rules: whole,
    validate: requiring(required),
    values,
    session,
    today: '2026-11-21',
    latest: '2026-11-21T10:00:00.000Z',
    limits: { days: 7 },
  })
}

/** A validator like Ajv's, for the keyword `required` only. */
function requiring(names: readonly string[]): CompiledValidator {
  const compiled: CompiledValidator = (data) => {
    const missing = names.filter((name) => !Object.hasOwn(data as object, name))
    compiled.errors = missing.map((name): ValidatorError => ({ instancePath: '', keyword: 'required', params: { missingProperty: name } }))
    return missing.length === 0
  }
  return compiled
}
