import { describe, expect, test } from 'vitest'
import type { FormRules } from '../form-rules.ts'
import type { JsonObject, JsonSchema } from '../json.ts'
import { generateInputs, writeInput } from './generate-inputs.ts'
import { textsOfPattern } from './pattern-texts.ts'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['dry', 'reefer'] },
    weight: { type: 'string', format: 'decimal', scale: 2, above: '0', atMost: '30' },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        properties: { count: { type: 'integer', minimum: 1, maximum: 9 } },
        required: ['count'],
        additionalProperties: false,
      },
    },
  },
  required: ['kind'],
  additionalProperties: false,
}
const rules: FormRules = {
  validator: 'form:example',
  fields: { weight: { visible: "form.kind == 'reefer'" } },
  checks: [{ id: 'many', assert: 'size(form.rows) < 2', at: 'rows', message: 'invalid.many' }],
  messages: {},
}
const isRight = (values: JsonObject) => (Array.isArray(values.rows) && values.rows.length > 1 ? [{ path: '/rows' }] : [])
const made = generateInputs({ schema, rules, today: '2026-11-21', validate: isRight })

function valuesOf(field: string): Set<unknown> {
  return new Set(made.inputs.map((input) => input[field]))
}

describe("inputs generated from a form's requirements", () => {
  test('the same seed gives the same inputs, another seed gives different ones', () => {
    const again = generateInputs({ schema, rules, today: '2026-11-21', validate: isRight })
    const other = generateInputs({ schema, rules, today: '2026-11-21', validate: isRight, seed: 2 })
    expect(again.inputs.map(writeInput)).toEqual(made.inputs.map(writeInput))
    expect(other.inputs.map(writeInput)).not.toEqual(made.inputs.map(writeInput))
  })

  test('each requirement has its own name', () => {
    const ids = made.rules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining(['weight above', 'rows maxItems', 'rows.* unknown', 'rows.count required', 'weight visible', 'check many']),
    )
  })

  test('tries values at a bound and on both sides of it', () => {
    expect([...valuesOf('weight')]).toEqual(expect.arrayContaining(['0', '0.01', '-0.01', '30', '30.01', '29.99', '0.111']))
    const counts = new Set(
      made.inputs.flatMap(({ rows }) => (Array.isArray(rows) ? [(rows[0] as JsonObject | null | undefined)?.count] : [])),
    )
    expect([...counts]).toEqual(expect.arrayContaining([0, 1, 9, 10, '1', null, undefined]))
  })

  test('tries formats written by other systems', () => {
    expect([...valuesOf('kind')]).toEqual(expect.arrayContaining([undefined, null, '', '\ud800', '\uff11\uff12', '1e3', 1000]))
    expect(made.inputs.map(writeInput).some((text) => text.includes('"weight":-0'))).toBe(true)
  })

  test('makes a condition both true and false', () => {
    expect([...valuesOf('kind')]).toEqual(expect.arrayContaining(['dry', 'reefer']))
  })

  test('shows a field that the other values of the base hide', () => {
    const hiding: FormRules = { ...rules, fields: { weight: { visible: "form.kind == 'reefer'" } } }
    const validate = (values: JsonObject) => (values.kind === 'reefer' && typeof values.weight !== 'string' ? [{ path: '/weight' }] : [])
    const inputs = generateInputs({ schema, rules: hiding, today: '2026-11-21', validate }).inputs
    expect(inputs.filter(({ kind, weight }) => kind === 'reefer' && weight === '30.01').length).toBeGreaterThan(0)
  })

  test('makes many conditions false at once', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    const answers: JsonSchema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])) }
    const some = names.map((name) => `form.${name}`).join(' || ')
    const checks = [{ id: 'some', assert: some, at: 'one', message: 'invalid.some' }]
    const { inputs } = generateInputs({ schema: answers, rules: { ...rules, fields: {}, checks }, today: '2026-11-21', validate: () => [] })
    expect(inputs.filter((input) => names.every((name) => input[name] === false)).length).toBeGreaterThan(0)
  })

  test('changes the base until it is valid', () => {
    expect(isRight(made.base)).toEqual([])
  })

  test.each(['^[1-9][0-9]{0,7}$', '^[0-9a-f]{64}$', '^\\d{3}-[A-Z]+x?$'])('generates texts that match %s', (pattern) => {
    const texts = textsOfPattern(pattern)
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(new RegExp(pattern))
  })

  test('tries only the examples of a pattern with alternatives', () => {
    expect(textsOfPattern('^(a|b)$')).toEqual([])
  })
})
