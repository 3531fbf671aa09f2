import { describe, expect, it } from 'vitest'
import { areExclusive, findConstantParts } from './conditions.ts'
import { evaluateExpression } from './evaluate.ts'

const limit = (value: number) => ({ type: 'integer', minimum: value, maximum: value })
const scope = {
  form: {
    type: 'object',
    properties: {
      mode: { type: 'string', enum: ['sea', 'air', 'rail'] },
      kind: { type: 'string', enum: ['only', 'only'] },
      name: { type: 'string', minLength: 2, maxLength: 10 },
      count: { type: 'integer', minimum: 1, maximum: 200 },
      free: { type: 'integer' },
      crossed: { type: 'integer', minimum: 5, maximum: 1 },
      step: { type: 'integer', enum: [5, 10] },
      weight: { type: 'string', format: 'decimal', above: '0', atMost: '100.5' },
      agreed: { type: 'boolean' },
      other: { type: 'boolean' },
      modes: { type: 'array', items: { type: 'string', enum: ['sea', 'air'] }, maxItems: 2 },
      rows: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: { type: 'object', properties: { quantity: { type: 'integer', minimum: 1, maximum: 9 }, type: { type: 'string' } } },
      },
    },
  },
  limits: { type: 'object', properties: { most: limit(200), few: limit(3) } },
} as const

function partsOf(text: string): string[] {
  return findConstantParts(text, scope, {}).map(({ code, start, end }) => `${code}: ${text.slice(start, end)}`)
}

describe('a constant condition', () => {
  it.each([
    ['form.count > 200', 'never: form.count > 200'],
    ['form.count > limits.most', 'never: form.count > limits.most'],
    ['limits.most < form.count', 'never: limits.most < form.count'],
    ['200 >= form.count', 'always: 200 >= form.count'],
    ['form.count == 0', 'never: form.count == 0'],
    ['form.count != 0', 'always: form.count != 0'],
    ['form.count < 5 && form.count > 4', 'never: form.count < 5 && form.count > 4'],
    ['form.free > 5 || form.free < 6', 'always: form.free > 5 || form.free < 6'],
    ["dec(form.weight) > dec('100.5')", "never: dec(form.weight) > dec('100.5')"],
    ["dec(form.weight) > dec('0')", "always: dec(form.weight) > dec('0')"],
    ['dec(form.weight) <= dec(0)', 'never: dec(form.weight) <= dec(0)'],
    ['size(form.name) > 10', 'never: size(form.name) > 10'],
    ['form.name.size() < 2', 'never: form.name.size() < 2'],
    ['size(form.rows) > 8', 'never: size(form.rows) > 8'],
    ["form.mode == 'sea' && form.mode == 'air'", "never: form.mode == 'sea' && form.mode == 'air'"],
    ["form.mode in ['sea', 'air', 'rail']", "always: form.mode in ['sea', 'air', 'rail']"],
    ["form.mode in ['sea'] && 'air' == form.mode", "never: form.mode in ['sea'] && 'air' == form.mode"],
    ["form.mode != 'sea' || form.mode != 'air'", "always: form.mode != 'sea' || form.mode != 'air'"],
    ["form.name == 'a' && form.name == 'b'", "never: form.name == 'a' && form.name == 'b'"],
    ['!(form.agreed) && form.agreed', 'never: !(form.agreed) && form.agreed'],
    ['form.agreed || !form.agreed', 'always: form.agreed || !form.agreed'],
    ['form.agreed == true && form.agreed == false', 'never: form.agreed == true && form.agreed == false'],
    ['has(form.mode) && !has(form.mode)', 'never: has(form.mode) && !has(form.mode)'],
    ["!has(form.mode) && form.mode == 'sea'", "never: !has(form.mode) && form.mode == 'sea'"],
    ['form.agreed ? !form.agreed : form.agreed', 'never: form.agreed ? !form.agreed : form.agreed'],
    ['form.agreed && (form.count > 200 || form.other)', 'never: form.count > 200'],
    ['form.rows.exists(r, r.quantity > 9)', 'never: r.quantity > 9'],
    ['form.rows.filter(r, r.quantity > 0).size() > 1', 'always: r.quantity > 0'],
    ['(form.count > 200 ? 1 : 2) > form.free', 'never: form.count > 200'],
    ['form.rows[0].quantity > 9', 'never: form.rows[0].quantity > 9'],
    ["form.name.startsWith('a') && !form.name.startsWith('a')", "never: form.name.startsWith('a') && !form.name.startsWith('a')"],
    ['form.step > 5 && form.step < 10', 'never: form.step > 5 && form.step < 10'],
    ['form.step == 5 || form.step == 10', 'always: form.step == 5 || form.step == 10'],
    ['form.step > 4', 'always: form.step > 4'],
    ['form.mode != form.mode', 'never: form.mode != form.mode'],
    ['form.free <= form.free', 'always: form.free <= form.free'],
    ['true', 'always: true'],
    ['form.agreed || true', 'always: form.agreed || true'],
    ["(form.name == 'a') && (form.name == ')')", "never: (form.name == 'a') && (form.name == ')')"],
    ['1 == 2 || form.agreed && false', 'never: form.agreed && false'],
  ])('%s', (text, part) => {
    expect(partsOf(text)).toEqual([part])
  })

  it('says why', () => {
    const reasons = (text: string) => findConstantParts(text, scope, {}).map(({ params }) => params)
    expect(reasons('form.count > 200')).toEqual([{ part: 'form.count > 200', reason: 'range', of: 'form.count', least: '1', most: '200' }])
    expect(reasons("form.mode in ['sea', 'air', 'rail']")).toMatchObject([
      { reason: 'choices', of: 'form.mode', choices: ['sea', 'air', 'rail'] },
    ])
    expect(reasons('form.agreed && !form.agreed')).toMatchObject([{ reason: 'together', names: ['form.agreed'] }])
  })
})

describe('a condition that can be true or false', () => {
  it.each([
    'form.count > 199',
    'form.count >= limits.few',
    'limits.few > 2',
    'has(form.mode)',
    'form.agreed',
    "form.mode == 'sea' || form.mode == 'air'",
    "form.mode in ['sea', 'air']",
    "form.kind == 'only'",
    "form.name == 'a' || form.name == 'b'",
    'size(form.rows) == 0',
    'size(form.rows) > 0',
    'form.rows.exists(r, r.quantity > 8) && form.rows.exists(r, r.quantity < 2)',
    'form.rows[0].quantity > 5 && form.rows[1].quantity < 5',
    'form.rows.all(a, form.rows.exists(b, a.quantity > b.quantity))',
    "dec(form.weight) > dec('100.4')",
    "dec(form.weight) < dec('0.001')",
    'form.count > form.free',
    'form.free > 1 && form.free < 3',
    'form.step > 5',
    'has(form.crossed)',
    'form.crossed > 3',
    "dec(form.weight) > dec('1') && dec(form.weight) < dec('1.001')",
    'form.agreed != form.other',
    "has(form.mode) && form.mode == 'sea'",
    "!has(form.mode) || form.mode == 'sea'",
    "form.name.startsWith('a') && !form.name.endsWith('a')",
    "(form.agreed ? form.mode : form.name) == 'sea'",
    Array.from({ length: 30 }, (_, index) => `form.rows[${index}].quantity > 5`).join(' && '),
  ])('%s is left alone', (text) => {
    expect(partsOf(text)).toEqual([])
  })

  it('is skipped if there are too many cases to try', () => {
    const flags = Array.from({ length: 24 }, (_, index) => `form.rows[${index}].type == 'a'`)
    expect(partsOf(`(${flags.join(' && ')}) && !(${flags.join(' && ')})`)).toEqual([])
  })

  it('is never reported, however it is combined', () => {
    const atoms = [
      'form.agreed',
      "form.mode == 'sea'",
      "form.mode in ['sea', 'air']",
      'form.count > 100',
      'form.count < 50',
      'has(form.mode)',
      'form.other',
      'form.free == 3',
    ]
    const forms = [false, true].flatMap((agreed) =>
      [undefined, 'sea', 'air', 'rail'].flatMap((mode) =>
        [1, 49, 50, 99, 100, 101, 200].flatMap((count) =>
          [2, 3].map((free) => ({ agreed, other: !agreed, count, free, ...(mode ? { mode } : {}) })),
        ),
      ),
    )
    forms.push(...forms.map((form) => ({ ...form, other: form.agreed })))
    let seed = 7
    const pick = (most: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % most
    }
    const build = (depth: number): string =>
      depth === 0
        ? (atoms[pick(atoms.length)] ?? 'true')
        : pick(4) === 0
          ? `!(${build(depth - 1)})`
          : `(${build(depth - 1)} ${pick(2) === 0 ? '&&' : '||'} ${build(depth - 1)})`
    let reported = 0
    for (let round = 0; round < 400; round += 1) {
      const text = build(1 + pick(3))
      for (const { code, start, end } of findConstantParts(text, scope, {})) {
        reported += 1
        const part = text.slice(start, end)
        const outcomes = new Set(
          forms.map((form) => evaluateExpression(part, { form })).flatMap((outcome) => (outcome.kind === 'value' ? [outcome.value] : [])),
        )
        expect([part, [...outcomes]]).toEqual([part, [code === 'always']])
      }
    }
    expect(reported).toBeGreaterThan(20)
  })
})

describe('two conditions', () => {
  it.each([
    ["form.mode == 'sea'", "form.mode == 'air'", true],
    ["form.mode == 'sea'", "form.mode in ['sea', 'air']", false],
    ['form.count > 5', 'form.count < 3', true],
    ['form.agreed', '!form.agreed', true],
    ['form.agreed', 'form.other', false],
    ['form.count > 200', 'form.agreed', false],
    ['has(form.mode)', '!has(form.mode)', true],
  ])('%s and %s exclude each other: %s', (left, right, answer) => {
    expect(areExclusive(left, right, scope, {})).toBe(answer)
  })
})
