import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findingCodes } from '#generated/findings.ts'
import { shippedFiles } from '../../../tests/support/documents.ts'
import type { SourceFile } from '../read/documents.ts'
import { formatMessage, say } from '../read/messages.ts'
import { createLocator } from '../read/positions.ts'
import { checkSmall, readSmallWorld, smallFacts } from '../testing.ts'
import brokenCases from './check.cases.json' with { type: 'json' }
import { checkDocuments } from './check.ts'
import exampleCases from './examples.cases.json' with { type: 'json' }
import { formatFinding } from './findings.ts'
import periodCases from './periods.cases.json' with { type: 'json' }
import tariffCases from './tariffs.cases.json' with { type: 'json' }

/**
 * A broken document for each kind of mistake, in check.cases.json and the files of cases beside it. `to` replaces
 * `from` once; « in it marks where the finding must point. If the finding points elsewhere, `at` gives the file and the text
 * it points to.
 */
interface Case {
  readonly what: string
  readonly path: string
  readonly from: string
  readonly to: string
  readonly code: keyof typeof findingCodes
  readonly says?: string
  readonly at?: { readonly path: string; readonly text: string }
  /** Two places contradict each other, and both are reported. */
  readonly also?: { readonly path: string; readonly text: string }
}

const cases: readonly Case[] = [
  ...(brokenCases as readonly Case[]),
  ...(periodCases as readonly Case[]),
  ...(tariffCases as readonly Case[]),
  ...(exampleCases as readonly Case[]),
]

const routes = 'schemas/routes/main.json'
const texts = 'schemas/texts/common.json'

function breakWorld({ path, from, to }: Case): Map<string, SourceFile> {
  const files = readSmallWorld()
  const text = files.get(path)?.text ?? ''
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`)
  return files.set(path, { path, text: text.replace(from, () => to) })
}

/** Removes the mark and returns its position. */
function findMark(files: Map<string, SourceFile>, { path, at }: Case): { path: string; offset: number } {
  const marked = files.get(path)?.text ?? ''
  files.set(path, { path, text: marked.replace('«', '') })
  return at ? placeOf(files, at) : { path, offset: marked.indexOf('«') }
}

function placeOf(files: ReadonlyMap<string, SourceFile>, { path, text }: { readonly path: string; readonly text: string }) {
  return { path, offset: files.get(path)?.text?.indexOf(text) ?? -1 }
}

const whole = [
  say('UNREADABLE/file', { reason: 'EACCES' }),
  say('TOO-LARGE/file', { size: 9, limit: 8 }),
  say('ESCAPES/link'),
  say('NOT-A-FILE/other'),
  say('NOT-UTF8/encoding'),
]

describe('the check of documents', () => {
  test('finds nothing wrong in a complete portal', () => {
    expect(checkDocuments([...readSmallWorld().values()], smallFacts)).toEqual([])
  })

  test('finds nothing wrong in the shipped documents', async () => {
    const files = await shippedFiles()
    expect(files.length).toBeGreaterThan(50)
    expect(checkDocuments(files).map(formatFinding)).toEqual([])
  })

  test.each(cases)('reports $what once, at its position ($code)', (example) => {
    const files = breakWorld(example)
    const { path, offset } = findMark(files, example)
    const findings = checkSmall(files.values())
    const expected = [{ path, offset }, ...(example.also ? [placeOf(files, example.also)] : [])].map((place) => ({
      path: place.path,
      ...createLocator(files.get(place.path)?.text ?? '')(place.offset),
      severity: 'error',
      code: example.code,
    }))
    const reported = findings.map(({ words, suggestion, fix, related, ...finding }) => finding)
    expect(reported).toHaveLength(expected.length)
    expect(reported).toEqual(expect.arrayContaining(expected))
    expect(findings[0]?.words.en).toContain(example.says ?? '')
  })

  test.each(whole)('reports a file with the problem $code', (problem) => {
    const path = 'schemas/dictionaries/other.json'
    const files = readSmallWorld().set(path, { path, problem })
    expect(checkSmall(files.values()).map(formatFinding)).toEqual([`${path}:1:1: error ${problem.code}: ${formatMessage(problem, 'en')}`])
  })

  const strangers = [
    { code: 'EMPTY', path: 'schemas/dictionaries/other.json', text: '' },
    { code: 'COMMENT', path: 'schemas/dictionaries/other.json', text: '// later' },
    { code: 'TYPE', path: 'schemas/dictionaries/other.json', text: 'null' },
    { code: 'REQUIRED', path: 'schemas/dictionaries/other.json', text: '{}' },
    { code: 'EXTENSION', path: 'schemas/dictionaries/other.jsn', text: undefined },
    { code: 'KIND', path: 'schemas/dictionary/other.json', text: '{}' },
    { code: 'KIND', path: 'schemas/sea/other.dictoinary.json', text: '{}' },
    { code: 'DUPLICATE-ID', path: 'schemas/sea/box.dictionary.json', text: '{ "$schema": "../../.language/dictionary.json" }' },
    { code: 'FOLDER', path: 'brands/first/barnd.json', text: '{}' },
    { code: 'BRAND', path: 'brands/third/notes.txt', text: undefined, at: 'brands/third/brand.json' },
    { code: 'OVERLAY-BASE', path: 'brands/first/schemas/dictionaries/bxo.json', text: '{ "rows": [] }' },
  ]
  test.each(strangers)('reports $path ($code)', ({ code, path, text, at }) => {
    const file: SourceFile = text === undefined ? { path, bytes: new Uint8Array(1) } : { path, text }
    const findings = checkSmall(readSmallWorld().set(path, file).values())
    expect(findings.map((finding) => `${finding.path}:${finding.line}:${finding.column} ${finding.code}`)).toEqual([
      `${at ?? path}:1:1 ${code}`,
    ])
  })

  test('suggests the brand whose folder is misspelt', () => {
    const path = 'brands/secnod/notes.txt'
    const findings = checkSmall(
      readSmallWorld()
        .set(path, { path, bytes: new Uint8Array(1) })
        .values(),
    )
    expect(findings.map(({ code, suggestion }) => [code, suggestion])).toEqual([['BRAND', 'second']])
  })

  test('reports two brands that extend each other once', () => {
    const files = readSmallWorld()
    const path = 'brands/first/brand.json'
    files.set(path, { path, text: (files.get(path)?.text ?? '').replace('{', '{ "extends": "second",') })
    expect(checkSmall(files.values()).map(({ code }) => code)).toEqual(['EXTENDS'])
  })

  test('warns about a tariff variant that no brand uses', () => {
    const files = readSmallWorld()
    files.delete('brands/second/schemas/tariffs/haul.json')
    expect(checkSmall(files.values()).map(({ path, code, severity }) => [path, code, severity])).toEqual([
      ['schemas/tariffs/haul.json', 'VARIANT', 'warning'],
    ])
  })

  test('reports a schema language that is itself broken', () => {
    const path = 'schemas/meta/dictionary.json'
    const files = readSmallWorld()
    files.set(path, { path, text: (files.get(path)?.text ?? '').replace('"minItems"', '"mniItems"') })
    expect(checkSmall(files.values()).map(({ code }) => code)).toEqual(['META'])
  })

  test('reports a schema language with a circular reference', () => {
    const path = 'schemas/meta/dictionary.json'
    const files = readSmallWorld()
    files.set(path, { path, text: (files.get(path)?.text ?? '').replace('"type": "object",', '"type": "object", "$ref": "",') })
    expect(checkSmall(files.values()).map((finding) => `${finding.path} ${finding.code}`)).toEqual([`${path} META`])
  })

  test('reports at most three uses of a missing name', () => {
    const files = readSmallWorld()
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: `l${index}`,
      label: { zh: 'x', en: 'x' },
      basis: 'per-bill',
      currency: 'XXX',
      price: '1',
      source: 'assumed',
    }))
    const path = 'schemas/tariffs/local.json'
    files.set(path, { path, text: JSON.stringify({ $schema: '../../.language/tariff.json', title: 'x', applies: {}, lines: many }) })
    const findings = checkSmall(files.values()).filter(({ words }) => words.en.includes('"XXX"'))
    expect(findings).toHaveLength(3)
    expect(findings[2]?.words.en).toContain('and 6 more places')
  })

  test('points at a declaration spelled differently from all its uses', () => {
    const files = readSmallWorld()
    const text = files.get(routes)?.text ?? ''
    files.set(routes, { path: routes, text: text.replace('"id": "rates"', '"id": "raets"') })
    const findings = checkSmall(files.values())
    expect(findings.map(formatFinding)).toEqual([
      `${routes}:11:13: error REFERENCE: nothing uses "raets", but 3 places use "rates"; did you mean "rates"?`,
    ])
  })

  test('does not report names that an unreadable document may define', () => {
    const files = readSmallWorld().set(texts, { path: texts, text: '{ "texts": ' })
    expect(checkSmall(files.values()).map(({ path }) => path)).toEqual([texts])
  })

  test('is unaffected by line endings, indentation and key order', () => {
    const turn = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turn)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([name, member]) => [name, turn(member)]),
            )
          : value
    for (const write of [
      (text: string) => text.replaceAll('\n', '\r\n'),
      (text: string) => JSON.stringify(JSON.parse(text)),
      (text: string) => JSON.stringify(turn(JSON.parse(text)), null, '\t'),
    ]) {
      const files = [...readSmallWorld().values()].map((file) =>
        file.text === undefined || file.path.startsWith('schemas/meta/') ? file : { ...file, text: write(file.text) },
      )
      expect(checkSmall(files)).toEqual([])
    }
  })

  test('has a test for each code', () => {
    const here = new Set<string>([...whole, ...strangers, { code: 'META' }].map(({ code }) => code))
    const isTested = (code: string) => here.has(code) || testTexts.some((text) => text.includes(`'${code}'`) || text.includes(`"${code}"`))
    const untested = Object.keys(findingCodes).filter((code) => !isTested(code))
    expect(untested).toEqual([])
  })
})

const testTexts = ['..', '../../../tests/config'].flatMap((folder) => {
  const url = new URL(`${folder}/`, import.meta.url)
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test\.ts|cases\.json)$/.test(name) && !name.endsWith('check/check.test.ts'))
    .map((name) => readFileSync(new URL(name, url), 'utf8'))
})
