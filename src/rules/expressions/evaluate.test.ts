import { describe, expect, it } from 'vitest'
import { mostSteps } from './bounds.ts'
import { evaluateExpression } from './evaluate.ts'

const rows = Array.from({ length: 200 }, (_, index) => ({ type: `t${index}`, quantity: index }))
const scope = { form: { rows, price: '10.5', mine: 'USD', other: 'CNY', count: 3, nothing: '' } }

describe('money', () => {
  it.each([
    ["money(form.price, form.mine) + money('0.5', 'USD')", '11'],
    ['money(form.price, form.mine) * form.count', '31.5'],
    ["dec('2') * money(form.price, form.mine) / 4", '5.25'],
    ["money(form.price, form.mine) / money('2', form.mine)", '5.25'],
    ["round(money('1.005', 'USD'), 2)", '1.01'],
    ["-money('1', 'USD') < money('1', 'USD')", true],
    ['currency(money(form.price, form.other))', 'CNY'],
    ['amount(money(dec(form.price), form.other))', '10.5'],
  ])('%s', (text, value) => {
    expect(evaluateExpression(text, scope)).toEqual({ kind: 'value', value })
  })

  it.each(['+', '-', '<', '<=', '>', '>=', '==', '!=', '/'])('of two currencies cannot be combined with %s', (operator) => {
    expect(evaluateExpression(`money(form.price, form.mine) ${operator} money('1', form.other)`, scope)).toMatchObject({
      kind: 'failed',
      code: 'currencies-differ',
      params: { left: 'USD', right: 'CNY' },
    })
  })

  it('is undetermined without a currency', () => {
    expect(evaluateExpression("money(form.price, form.nothing) > money('1', 'USD')", scope)).toEqual({ kind: 'undetermined' })
  })
})

describe('a division by zero', () => {
  it.each(['1 / 0', '1 % 0', '1.0 / 0.0', "dec('1') / dec('0')", "money('1', 'USD') / 0", "money('1', 'USD') / money('0', 'USD')"])(
    '%s fails',
    (text) => {
      expect(evaluateExpression(text, scope)).toMatchObject({ kind: 'failed', code: 'division-by-zero' })
    },
  )
})

describe('the bound on steps', () => {
  it.each([
    'form.rows.all(a, form.rows.all(b, form.rows.all(c, a.quantity + b.quantity + c.quantity >= 0)))',
    'form.rows.map(a, form.rows.map(b, form.rows.map(c, a.type)))',
    "form.rows.exists(a, form.rows.exists(b, a.type + b.type == '')) || true",
    'form.rows.filter(a, form.rows.filter(b, b.type == a.type).size() > 1)',
    `${'['.repeat(18)}form.rows${'].map(x, x + x)'.repeat(18)}`,
    `[form.price]${".map(x, {'a': x, 'b': x})".repeat(18)}`,
    `[form.price]${'.map(x, x + x)'.repeat(24)}`,
  ])('ends %s', (text) => {
    expect(evaluateExpression(text, scope)).toMatchObject({ kind: 'failed', code: 'too-many-steps', params: { most: mostSteps } })
  })

  it('allows checking each row against every other', () => {
    const hundred = { form: { rows: rows.slice(0, 100) } }
    const unique = 'form.rows.all(a, form.rows.filter(b, b.type == a.type).size() == 1)'
    expect(evaluateExpression(unique, hundred)).toEqual({ kind: 'value', value: true })
  })

  it('is counted again for each evaluation', () => {
    for (let count = 0; count < 50; count += 1) {
      expect(evaluateExpression('form.rows.all(a, form.rows.exists(b, b.quantity >= 0))', scope)).toEqual({ kind: 'value', value: true })
    }
  })

  it('also limits the digits of a number', () => {
    expect(evaluateExpression(`[dec(form.price)]${'.map(x, x * x)'.repeat(30)}`, scope)).toMatchObject({
      kind: 'failed',
      code: 'number-too-large',
    })
  })
})
