import { describe, expect, it } from 'vitest'
import { checkExpression } from './check.ts'
import { evaluateExpression } from './evaluate.ts'

const scope = {
  form: {
    mode: 'sea',
    count: 3,
    weight: '10.10',
    empty: '',
    nothing: null,
    half: '12.',
    day: '2026-11-21',
    rows: [
      { type: '20GP', quantity: 2 },
      { type: '40HQ', quantity: 1 },
    ],
  },
  limits: { most: 3 },
  today: '2026-11-21',
}

const schema = {
  form: {
    type: 'object',
    properties: {
      mode: { type: 'string' },
      count: { type: 'integer' },
      weight: { type: 'string', format: 'decimal' },
      agreed: { type: 'boolean' },
      cargo: { type: 'object', properties: { name: { type: 'string' } } },
      rows: { type: 'array', items: { type: 'object', properties: { type: { type: 'string' }, quantity: { type: 'integer' } } } },
      prices: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  today: { type: 'string' },
  anything: {},
} as const

describe('evaluating', () => {
  it.each([
    ['form.count * limits.most', 9],
    ['form.count == 3 && form.mode == "sea"', true],
    ["dec(form.weight) * dec('1.06')", '10.706'],
    ['dec(form.weight) > dec(10)', true],
    ["dec('1.0') == dec('1.00')", true],
    ["round(dec('1.005'), 2)", '1.01'],
    ['day(form.day) - day("2026-11-01")', 20],
    ['day(form.day) + 10', '2026-12-01'],
    ['weekday(day(today))', 6],
    ['has(form.empty)', false],
    ['has(form.nothing)', false],
    ['has(form.mode)', true],
    ['size(form.rows)', 2],
    ['sum(form.rows.map(r, r.quantity))', 3],
    ["sum(form.rows.map(r, dec(r.quantity) * dec('0.5')))", '1.5'],
    ["sum(form.rows.filter(r, r.type == '20TK').map(r, dec(r.quantity)))", '0'],
    ['form.rows.map(r, r.type)', ['20GP', '40HQ']],
    ['form.rows.exists(r, r.quantity > 1)', true],
    ['form.count in [limits.most, 4]', true],
    ['["air", form.mode].exists(m, m == "sea")', true],
    ['{"total": dec("1.5")}', { total: '1.5' }],
    ['form.count == 3 || form.missing', true],
  ])('%s', (text, value) => {
    expect(evaluateExpression(text, scope)).toEqual({ kind: 'value', value })
  })

  it.each([
    'form.missing > 1',
    'form.empty == "a"',
    'form.nothing == "a"',
    'absent.name',
    'has(form.missing.deeper)',
    'dec(form.half) > dec(1)',
    'form.rows[7].type == "a"',
  ])('%s is undetermined while its input is absent', (text) => {
    expect(evaluateExpression(text, scope)).toEqual({ kind: 'undetermined' })
  })

  it.each(['form.mode > 3', 'form.mode.matches(', '1 / 0', 'nothing_like(form.mode)'])('%s fails and says so', (text) => {
    expect(evaluateExpression(text, scope)).toMatchObject({ kind: 'failed' })
  })

  it('cannot reach object internals', () => {
    for (const name of ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty']) {
      expect(evaluateExpression(`form.${name}`, scope)).toEqual({ kind: 'undetermined' })
    }
  })

  it('reads only what the expression names, so that its reads can be tracked', () => {
    const read: string[] = []
    const form = new Proxy(
      { mode: 'sea', count: 3 },
      {
        get: (target, name) => {
          if (typeof name === 'string') read.push(name)
          return Reflect.get(target, name)
        },
      },
    )
    expect(evaluateExpression('form.mode == "sea"', { form })).toEqual({ kind: 'value', value: true })
    expect(new Set(read)).toEqual(new Set(['mode']))
  })

  it('works on frozen values', () => {
    const frozen = Object.freeze({ form: Object.freeze({ rows: Object.freeze([Object.freeze({ quantity: 1 })]) }) })
    expect(evaluateExpression('form.rows.all(r, r.quantity == 1)', frozen)).toEqual({ kind: 'value', value: true })
  })
})

describe('checking', () => {
  it.each([
    ['form.mode == "sea"', 'bool'],
    ['form.rows.all(r, r.quantity > 0) && size(form.rows) >= 1', 'bool'],
    ['anything.at_all == 3', 'bool'],
    ['form.prices.x == "1"', 'bool'],
    ['day(today) + 1 > day(form.mode)', 'bool'],
    ['form.agreed', 'bool'],
  ])('%s passes', (text, type) => {
    expect(checkExpression(text, schema, { expects: 'boolean' })).toMatchObject({ ok: true, type })
  })

  it.each([
    ['form.modes == "sea"', 'unknown-name', 'modes', 'mode'],
    ['has(form.modes)', 'unknown-name', 'modes', 'mode'],
    ['frm.mode == "sea"', 'unknown-name', 'frm', 'form'],
    ['for.mode == "sea"', 'unknown-name', 'for', 'form'],
    ['form.cargo.nam == "a"', 'unknown-name', 'nam', 'name'],
    ['form.rows.exists(r, r.quantty > 1)', 'unknown-name', 'quantty', 'quantity'],
    ['form.rows[0].quantty > 1', 'unknown-name', 'quantty', 'quantity'],
    ['form.rows.exists(r, rr.quantity > 1)', 'unknown-name', 'rr', 'r'],
    ['weekdy(day(today)) == 1', 'unknown-function', 'weekdy', 'weekday'],
  ])('%s is rejected as %s, with its position and a suggestion', (text, code, name, candidate) => {
    const check = checkExpression(text, schema, { expects: 'boolean' })
    const faults = check.ok ? [] : check.faults
    expect(faults).toMatchObject([{ code, name, start: text.indexOf(name), end: text.indexOf(name) + name.length }])
    expect(faults[0]?.candidates).toContain(candidate)
  })

  it.each([
    ['form.mode + form.count == "a"', 'operands', 10],
    ['dec(form.weight) > 1', 'decimal-operands', 17],
    ['form.count', 'not-boolean', 0],
    ['has(form.mode == "sea")', 'has-argument', 4],
    ['form.rows.all(1, true)', 'macro-variable', 14],
    ['form.mode = "sea"', 'foreign-word', 10],
    ['form.agreed and form.agreed', 'foreign-word', 12],
    ['form.count >', 'ends-too-early', 12],
    ['form.mode == "sea', 'open-string', 13],
    ['(form.agreed', 'ends-too-early', 12],
    ['form.agreed)', 'syntax', 11],
    ['form.mode.matches("(a+)+$")', 'regular-expression', 10],
  ])('%s is rejected as %s at %i', (text, code, start) => {
    expect(checkExpression(text, schema, { expects: 'boolean' })).toMatchObject({ ok: false, faults: [{ code, start }] })
  })

  it('rejects an expression without bounds', () => {
    expect(checkExpression(Array(300).fill('1 == 1').join(' && '), schema, { expects: 'boolean' })).toMatchObject({
      ok: false,
      faults: [{ code: 'too-large' }],
    })
  })
})
