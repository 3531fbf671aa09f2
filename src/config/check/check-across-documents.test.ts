import { describe, expect, test } from 'vitest'
import { createLocator } from '../read/positions.ts'
import { checkSmall, readSmallWorld } from '../testing.ts'

/** Problems between documents; « marks where the finding must point. */
const slips = [
  {
    what: 'two routes for the same address',
    path: 'schemas/routes/main.json',
    from: '"path": "/old"',
    to: '"path": «"/{first}/rates"',
    code: 'ROUTE-OVERLAP',
    says: '/orders/rates',
  },
  {
    what: 'an unused shared text',
    path: 'schemas/texts/common.json',
    from: '"common.missing"',
    to: '«"common.unused": { "zh": "x", "en": "x" }, "common.missing"',
    code: 'TEXT-UNUSED',
    says: 'common.unused',
  },
  {
    what: 'an English text without its singular',
    path: 'schemas/texts/common.json',
    from: /\{\s*"one": "Hello \{name\}, you have one order",/,
    to: '«{',
    code: 'PLURAL',
    says: 'needs the forms one',
  },
  {
    what: 'a Chinese text with a singular',
    path: 'schemas/texts/common.json',
    from: '"zh": "{name}: {count}"',
    to: '"zh": { «"one": "{name}: 1 {count}", "other": "{name}: {count}" }',
    code: 'PLURAL',
    says: 'no form "one"',
  },
  {
    what: 'texts that refer to each other',
    path: 'schemas/texts/common.json',
    from: '"common.missing"',
    to: '"common.first": { "text": "common.second" }, "common.second": { "text": «"common.first" }, "common.missing"',
    code: 'CIRCLE',
    says: 'common.first -> common.second -> common.first',
  },
] as const

describe('the check across documents', () => {
  test.each(slips)('reports $what once, at its position', ({ path, from, to, code, says }) => {
    const files = readSmallWorld()
    const marked = (files.get(path)?.text ?? '').replace(from, () => to)
    const text = marked.replace('«', '')
    const findings = checkSmall(files.set(path, { path, text }).values())
    const place = createLocator(text)(marked.indexOf('«'))
    const reported = findings.filter((finding) => code === finding.code || finding.severity === 'error')
    expect(
      reported.map(({ path: foundPath, line, column, code: foundCode }) => ({ path: foundPath, line, column, code: foundCode })),
    ).toEqual([{ path, ...place, code }])
    expect(reported[0]?.words.en).toContain(says)
  })

  test('prefers a fixed path segment over a parameter', () => {
    const files = readSmallWorld()
    const path = 'schemas/routes/main.json'
    const text = (files.get(path)?.text ?? '').replace('"path": "/old"', '"path": "/orders/new"')
    expect(checkSmall(files.set(path, { path, text }).values())).toEqual([])
  })
})
