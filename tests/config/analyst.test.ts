import { describe, expect, test } from 'vitest'
import { formatFinding } from '#config'
import { checkShipped, findStaleCases, shippedFiles, textOf, withFile } from '../support/documents.ts'
import { sample } from '../support/sample.ts'
import cases from './analyst.cases.json' with { type: 'json' }

/**
 * Typical mistakes made by an analyst in the shipped documents, from analyst.cases.json. `to` replaces `from` once, and `to2`
 * replaces `from2`. The finding must point to «, or to the text `at`.
 */
interface Slip {
  readonly what: string
  readonly path: string
  readonly from: string
  readonly to: string
  readonly from2?: string
  readonly to2?: string
  readonly code: string
  readonly suggestion?: string
  readonly at?: string
  /** The other position, if two places contradict each other. */
  readonly also?: { readonly path: string; readonly text: string }
}

const files = await shippedFiles()
/** src/config/check/check.test.ts runs a case for every code each day, on its own documents. */
const sampled = sample(cases as readonly Slip[], 8)

function replaceOnce(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The document has no ${from}`)
  return text.replace(from, () => to)
}

function slip({ path, from, to, from2, to2, at }: Slip): { text: string; line: number; column: number } {
  const once = replaceOnce(textOf(files, path), from, to)
  const marked = from2 === undefined ? once : replaceOnce(once, from2, to2 ?? '')
  const text = marked.replace('«', '')
  const offset = at === undefined ? marked.indexOf('«') : text.indexOf(at)
  if (offset < 0) throw new Error('The case does not say where the mistake is')
  const before = text.slice(0, offset).split('\n')
  return { text, line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function placeOf({ path, text }: { readonly path: string; readonly text: string }): string {
  const before = textOf(files, path).split(text)[0]?.split('\n') ?? []
  return `${path}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

test('every case finds its text', () => {
  expect(findStaleCases(files, cases as readonly Slip[])).toEqual([])
})

describe('a mistake made by an analyst', () => {
  test.each(sampled)('is reported once, at its position: $what ($code)', (example) => {
    const { text, line, column } = slip(example)
    const findings = checkShipped(withFile(files, example.path, text))
    const reported = findings.map((finding) => `${finding.path}:${finding.line}:${finding.column} ${finding.code}`)
    const expected = [
      `${example.path}:${line}:${column} ${example.code}`,
      ...(example.also ? [`${placeOf(example.also)} ${example.code}`] : []),
    ]
    expect(reported.sort(), findings.map(formatFinding).join('\n')).toEqual(expected.sort())
    expect(findings[0]?.suggestion).toBe(example.suggestion)
  })

  test('in a kind is reported for that file only', () => {
    const moved = [...files, { path: 'schemas/orders/orders-late.paeg.json', text: textOf(files, 'schemas/orders/orders.page.json') }]
    expect(checkShipped(moved).map(({ path, code }) => `${path} ${code}`)).toContain('schemas/orders/orders-late.paeg.json KIND')
  })

  test('such as a copy with the same name is reported for that file only', () => {
    const copied = [...files, { path: 'schemas/desk/orders.page.json', text: textOf(files, 'schemas/orders/orders.page.json') }]
    expect(checkShipped(copied).map(({ path, code }) => `${path} ${code}`)).toEqual(['schemas/desk/orders.page.json DUPLICATE-ID'])
  })

  test('such as a missing file is reported only at the first references to it', () => {
    const findings = checkShipped(files.filter(({ path }) => path !== 'schemas/orders/order-search.form.json'))
    expect(findings.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'schemas/desk/desk-orders.page.json REFERENCE',
      'schemas/orders/orders.page.json REFERENCE',
      'schemas/sea/booking-orders.page.json REFERENCE',
    ])
  })
})
