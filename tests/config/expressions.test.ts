import { describe, expect, test } from 'vitest'
import { listReferences } from '#config'
import { checkExpression, evaluateExpression, expressionFunctions, measureNames } from '#rules'
import field from '../../schemas/meta/field.json' with { type: 'json' }
import functionList from '../../schemas/meta/functions.json' with { type: 'json' }
import { checkShipped, findStaleCases, shippedFiles, textOf, withFile } from '../support/documents.ts'
import { sample } from '../support/sample.ts'
import cases from './expressions.cases.json' with { type: 'json' }

/**
 * Typical mistakes in expressions of shipped documents, in expressions.cases.json. `to` replaces `from` once; « marks the
 * positions of the findings, `en` and `zh` are parts of their messages.
 */
const { functions } = functionList
const files = await shippedFiles()
const sampled = sample(cases, 10, ({ code }) => code)

test('every case finds its text', () => {
  expect(findStaleCases(files, cases)).toEqual([])
})

test.each(sampled)('the mistake in $to is reported with position and reason ($code)', ({ path, from, to, code, en, zh }) => {
  const whole = textOf(files, path)
  expect(whole).toContain(from)
  const places: string[] = []
  let text = whole.replace(from, () => to)
  for (let offset = text.indexOf('«'); offset >= 0; offset = text.indexOf('«')) {
    const before = text.slice(0, offset).split('\n')
    places.push(`${path}:${before.length}:${(before.at(-1) ?? '').length + 1} ${code}`)
    text = text.replace('«', '')
  }
  const findings = checkShipped(withFile(files, path, text))
  const reported = findings.map((finding) => `${finding.path}:${finding.line}:${finding.column} ${finding.code}`)
  expect(reported, findings.map(({ words }) => words.en).join('\n')).toEqual(places)
  for (const { words } of findings) {
    expect(words.en).toContain(en)
    expect(words.zh).toContain(zh)
    expect(`${words.en}${words.zh}`).not.toMatch(/\{\w+\}|undefined/)
  }
})

describe('a condition that only a brand makes constant', () => {
  const form = 'schemas/sea/sea-booking.form.json'
  const limits = 'brands/yongjiang/schemas/sea/booking.limits.json'
  const world = withFile(
    files.filter(({ path }) => path !== limits),
    limits,
    '{ "$schema": "../../../../.language/limits.json", "limits": { "boxQuantityMax": { "value": 50 } } }',
  )
  const severities = (condition: string) => {
    const text = textOf(world, form).replace('"has(form.packages)"', JSON.stringify(condition))
    return checkShipped(withFile(world, form, text)).map(({ path, code, severity }) => `${path} ${code} ${severity}`)
  }

  test('is a warning, because the shared form needs no fix', () => {
    expect(severities('form.boxes.exists(b, b.quantity > 100)')).toEqual([`${form} CONDITION warning`])
  })

  test('is an error if the shared limits make it constant too', () => {
    expect(severities('form.boxes.exists(b, b.quantity > 200)')).toEqual([`${form} CONDITION error`])
  })
})

test('every name in a shipped expression is resolved, except in query strings', () => {
  const references = listReferences(files).filter(({ kind }) => kind.startsWith('expression-'))
  expect(references.length).toBeGreaterThan(200)
  // Notes are named by the cut-off's field, which the entity does not declare.
  const open = references.filter(({ known, path, offset }) => known.size === 0 && !isNote(path, offset))
  const texts = open.map(({ path, offset, end }) => textOf(files, path).slice(offset - 'query.'.length, end))
  expect(texts.filter((text) => !text.startsWith('query.'))).toEqual([])
})

test('fields have exactly the units known to expressions', () => {
  expect(field.properties.measure.enum).toEqual(measureNames)
})

describe('the functions documented for analysts', () => {
  test('are exactly those that expressions can call', () => {
    expect(functions.map(({ name }) => name)).toEqual([...expressionFunctions])
  })

  test.each(functions)('$name returns the result of its example', ({ name, example, gives }) => {
    expect(example).toContain(name)
    const form = { type: 'object', properties: { remark: { type: 'string' } } }
    expect(checkExpression(example, { form }, { expects: 'any' })).toMatchObject({ ok: true })
    expect(evaluateExpression(example, { form: {} })).toEqual({ kind: 'value', value: gives })
  })
})

function isNote(path: string, offset: number): boolean {
  return textOf(files, path).slice(0, offset).endsWith('cutOffNotes.')
}
