import { describe, expect, it } from 'vitest'
import { checkExpression } from './check.ts'
import { findConstantParts } from './conditions.ts'
import { evaluateExpression } from './evaluate.ts'

const decimal = { type: 'string', format: 'decimal' }
const scope = {
  form: {
    type: 'object',
    properties: {
      mode: { type: 'string', enum: ['sea', 'air'] },
      agreed: { type: 'boolean' },
      weight: { ...decimal, measure: 'kg' },
      value: { ...decimal, measure: 'money' },
      count: { type: 'integer', minimum: 1, maximum: 9 },
      etd: { type: 'string', format: 'date' },
      rows: { type: 'array', items: { type: 'object', properties: { quantity: { type: 'integer', measure: 'boxes' } } } },
    },
  },
} as const
const form = { mode: 'sea', agreed: true, weight: '1.5', value: '3', count: 3, etd: '2026-01-01', rows: [{ quantity: 1 }, { quantity: 2 }] }

const leaves = [
  'form.count',
  'form.mode',
  'form.agreed',
  'dec(form.weight)',
  "'sea'",
  '1',
  'form.rows',
  'has(form.weight)',
  "money(form.value, 'CNY')",
  'day(form.etd)',
  'form.rows[0].quantity',
  '0',
]
const operators = ['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'in', '&&', '||']
const functions = ['round', 'size', 'string', '-', 'measured', 'currency', 'amount', 'weekday']

function createSource(seed: number): (depth: number) => string {
  let state = seed
  const pick = (most: number) => {
    state = (state * 48271) % 2147483647
    return state % most
  }
  const one = (list: readonly string[]) => list[pick(list.length)] ?? ''
  const write = (depth: number): string => {
    if (depth === 0) return one(leaves)
    const inner = () => write(depth - 1)
    switch (pick(7)) {
      case 0:
        return `!(${inner()})`
      case 1:
        return `(${inner()} ? ${inner()} : ${inner()})`
      case 2:
        return `[${inner()}, ${inner()}]`
      case 3:
        return `form.rows.${one(['all', 'map', 'exists', 'filter'])}(row, ${inner()})`
      case 4:
        return `${one(functions)}(${inner()})`
      default:
        return `(${inner()} ${one(operators)} ${inner()})`
    }
  }
  return write
}

/** Failures that depend on values, whatever their types. */
const honest = new Set(['division-by-zero', 'numeric-overflow', 'too-many-steps', 'out-of-range'])

describe('an expression that passes the check', () => {
  const write = createSource(20261121)
  const texts = Array.from({ length: 10_000 }, (_, index) => write(1 + (index % 3)))
  const passing = texts.filter((text) => checkExpression(text, scope, { expects: 'any', currencies: ['CNY'] }).ok)

  it('occurs often enough for a meaningful test', () => {
    expect(passing.length).toBeGreaterThan(600)
  })

  it('never fails because of its types', () => {
    const failures = passing.flatMap((text) => {
      const outcome = evaluateExpression(text, { form })
      return outcome.kind === 'failed' && !honest.has(outcome.code) ? [`${text}: ${outcome.message}`] : []
    })
    expect(failures).toEqual([])
  })

  it('agrees with the check of conditions', () => {
    const wrong = passing.flatMap((text) => {
      const whole = findConstantParts(text, scope, {}).find(({ start, end }) => start === 0 && end === text.length)
      const outcome = evaluateExpression(text, { form })
      return whole && outcome.kind === 'value' && outcome.value !== (whole.code === 'always') ? [text] : []
    })
    expect(wrong).toEqual([])
  })
})
