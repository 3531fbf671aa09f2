import { describe, expect, it } from 'vitest'
import { checkExpression } from './check.ts'
import cases from './ill-typed.cases.json' with { type: 'json' }

/**
 * Ill-typed pairs: `column` counts from 1 and points at the operator or operand; `left` and `right` are the types that do not
 * match.
 */
const decimal = { type: 'string', format: 'decimal' }
const scope = {
  form: {
    type: 'object',
    properties: {
      mode: { type: 'string', enum: ['sea', 'air'] },
      agreed: { type: 'boolean' },
      etd: { type: 'string', format: 'date' },
      grossWeight: { ...decimal, measure: 'kg' },
      tonnes: { ...decimal, measure: 'tonne' },
      volume: { ...decimal, measure: 'cbm' },
      ratio: decimal,
      goodsValue: { ...decimal, measure: 'money' },
      other: { ...decimal, measure: 'money' },
      currency: { type: 'string', enum: ['CNY', 'USD', 'EUR'] },
      local: { type: 'string', const: 'CNY' },
      abroad: { type: 'string', enum: ['USD', 'EUR'] },
      days: { type: 'integer', measure: 'days' },
      hours: { type: 'integer', measure: 'hours' },
      boxes: { type: 'integer', measure: 'boxes' },
      packages: { type: 'integer', measure: 'packages' },
      count: { type: 'integer' },
      step: { type: 'integer', enum: [5, 10] },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            quantity: { type: 'integer', measure: 'boxes' },
            weight: { ...decimal, measure: 'kg' },
            size: { ...decimal, measure: 'cbm' },
          },
        },
      },
    },
  },
  today: { type: 'string', format: 'date' },
} as const
const options = { expects: 'boolean', currencies: ['CNY', 'USD', 'EUR'] } as const

describe('an ill-typed pair', () => {
  it('has at least forty cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40)
    expect(new Set(cases.map(({ expression }) => expression)).size).toBe(cases.length)
  })

  it.each(cases)('$expression is rejected at column $column', ({ expression, column, code, left, right }) => {
    const check = checkExpression(expression, scope, options)
    const faults = check.ok ? [] : check.faults
    expect(faults.map((fault) => ({ code: fault.code, column: fault.start + 1 }))).toEqual([{ code, column }])
    const { left: found, right: other } = faults[0]?.params ?? {}
    if (found !== undefined && other !== undefined) expect([found, other]).toEqual([left, right])
  })
})

describe('a well-typed neighbour', () => {
  it.each([
    "dec(form.grossWeight) > dec('10')",
    'dec(form.grossWeight) * dec(form.ratio) > dec(form.grossWeight)',
    'dec(form.grossWeight) / dec(form.grossWeight) > dec(form.ratio)',
    'dec(form.grossWeight) / dec(form.volume) * dec(form.volume) > dec(form.grossWeight)',
    'round(dec(form.grossWeight), 0) == dec(form.grossWeight)',
    'form.rows.exists(r, dec(r.weight) > dec(form.grossWeight))',
    'form.rows.all(r, r.quantity <= form.boxes)',
    'form.boxes * 2 > form.boxes + 1',
    'form.boxes > form.count',
    'dec(form.volume) * dec(form.boxes) > dec(form.volume)',
    "measured(dec(form.tonnes) * dec('1000'), 'kg') > dec(form.grossWeight)",
    "measured(dec(form.volume) * dec('167'), 'kg') > dec(form.grossWeight)",
    '(form.agreed ? dec(form.grossWeight) : dec(form.rows[0].weight)) > dec(1)',
    'day(form.etd) + form.days > day(today)',
    'day(form.etd) - day(today) > form.days',
    'form.etd > today',
    "form.etd > '2026-12-31'",
    "money(form.goodsValue, 'CNY') > money('100', 'CNY')",
    'money(form.goodsValue, form.currency) > money(form.other, form.abroad)',
    "money(form.goodsValue, form.local) * form.boxes > money('100', 'CNY')",
    "money(form.goodsValue, 'CNY') / money(form.other, 'CNY') > dec('0.5')",
    "dec(form.goodsValue) * dec('1.1') > dec('100')",
    "amount(money(form.goodsValue, 'CNY')) > dec('1')",
    "currency(money(form.goodsValue, form.abroad)) == 'USD'",
    "form.mode in ['sea', 'air'] || !form.agreed",
    'form.currency == form.abroad',
    'form.step in [5, 10, 10] || form.step > 7',
    "dec('1.5') > dec(form.ratio)",
  ])('%s passes', (expression) => {
    expect(checkExpression(expression, scope, options)).toMatchObject({ ok: true, type: 'bool' })
  })
})

describe('a computed value', () => {
  const kg = { ...decimal, measure: 'kg' }
  it.each([
    [kg, 'dec(form.grossWeight) * dec(form.boxes)'],
    [kg, 'round(dec(form.grossWeight), 2)'],
    [{ ...decimal, measure: 'money' }, 'money(form.goodsValue, form.currency) * form.boxes'],
    [{ type: 'integer', measure: 'days' }, 'day(form.etd) - day(today)'],
    [{ type: 'string', format: 'date' }, 'day(form.etd) + 3'],
    [{ type: 'string', enum: ['sea', 'air'] }, "form.agreed ? 'sea' : 'air'"],
  ])('of %j may be %s', (expects, expression) => {
    expect(checkExpression(expression, scope, { expects })).toMatchObject({ ok: true })
  })

  it.each([
    [kg, 'dec(form.volume)', 'wrong-measure', 0],
    [kg, 'form.agreed ? dec(form.grossWeight) : dec(form.grossWeight) / dec(form.volume)', 'measures-of-branches', 38],
    [kg, 'form.boxes', 'wrong-result', 0],
    [kg, 'form.mode', 'wrong-result', 0],
    [kg, "form.agreed ? form.grossWeight : '1,5'", 'wrong-result', 33],
    [{ type: 'string', format: 'date' }, 'form.volume', 'wrong-result', 0],
    [{ type: 'integer' }, 'dec(form.ratio)', 'wrong-result', 0],
    [{ type: 'integer', measure: 'boxes' }, 'form.days', 'wrong-measure', 0],
    [{ type: 'string', enum: ['sea', 'air'] }, "form.agreed ? 'see' : 'air'", 'foreign-result', 15],
  ])('of %j may not be %s', (expects, expression, code, start) => {
    expect(checkExpression(expression, scope, { expects })).toMatchObject({ ok: false, faults: [{ code, start }] })
  })
})

describe('a currency', () => {
  it('that does not exist is rejected, with the existing ones as suggestions', () => {
    expect(checkExpression("money(form.goodsValue, 'CNX') > money('1', 'CNY')", scope, options)).toMatchObject({
      ok: false,
      faults: [{ code: 'unknown-currency', name: 'CNX', candidates: ['CNY', 'USD', 'EUR'], start: 24, end: 27 }],
    })
  })

  it('that an amount can never have is rejected', () => {
    expect(checkExpression("currency(money('1', form.abroad)) == 'CNY'", scope, options)).toMatchObject({
      ok: false,
      faults: [
        { code: 'foreign-value', name: 'CNY', candidates: ['USD', 'EUR'], start: 38, params: { of: "currency(money('1', form.abroad))" } },
      ],
    })
  })
})
