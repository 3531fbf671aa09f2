import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { fixDocuments } from '#config'
import { checkShipped, findStaleCases, root, shippedFiles, textOf, withFile } from '../support/documents.ts'
import { runConfigHere } from '../support/run-here.ts'
import { isWhole, sample } from '../support/sample.ts'
import slips from './analyst.cases.json' with { type: 'json' }
import cases from './fix.cases.json' with { type: 'json' }

/** `to` replaces `from` once; after the fix, the document is as before or contains `becomes` there. `fixed` lists the codes that are fixed. */
interface FixCase {
  readonly what: string
  readonly path: string
  readonly from: string
  readonly to: string
  readonly fixed: readonly string[]
  readonly becomes?: string
}

interface Slip {
  readonly path: string
  readonly from: string
  readonly to: string
  readonly from2?: string
  readonly to2?: string
  readonly code: string
}

const files = await shippedFiles()
const fixCases = cases as readonly FixCase[]
const codesMended = new Set(fixCases.flatMap(({ fixed }) => fixed))

test('every case finds its text', () => {
  expect(findStaleCases(files, fixCases)).toEqual([])
})

describe('a safe fix', () => {
  test.each(
    sample(
      fixCases.filter(({ fixed }) => fixed.length > 0),
      10,
      ({ fixed }) => fixed[0],
    ),
  )('is applied: $what', ({ path, from, to, fixed, becomes = from }) => {
    const whole = textOf(files, path)
    expect(whole).toContain(from)
    const result = fixDocuments(
      withFile(
        files,
        path,
        whole.replace(from, () => to),
      ),
      checkShipped,
    )
    expect(result.changed).toEqual([{ path, text: whole.replace(from, () => becomes) }])
    expect(result.fixed.map(({ code }) => code)).toEqual(fixed)
    expect(result.left.map(({ code }) => code)).toEqual([])
  })
})

describe('a mistake that needs a decision', () => {
  test.each(
    sample(
      fixCases.filter(({ fixed }) => fixed.length === 0),
      4,
    ),
  )('is left unchanged: $what', ({ path, from, to }) => {
    const whole = textOf(files, path)
    expect(whole).toContain(from)
    const broken = withFile(
      files,
      path,
      whole.replace(from, () => to),
    )
    const result = fixDocuments(broken, checkShipped)
    expect([result.changed, result.fixed]).toEqual([[], []])
    expect(result.left).toEqual(checkShipped(broken))
    expect(result.left.length).toBeGreaterThan(0)
  })
})

describe('fixes of the typical mistakes', () => {
  const sampled = sample(slips as readonly Slip[], 21, ({ code }) => codesMended.has(code) && code)
  const results = sampled.map(({ path, from, to, from2 = '', to2 = '' }) => {
    const whole = textOf(files, path)
    const once = whole.replace(from, () => to)
    const broken = once.replace(from2, () => to2).replace('«', '')
    return { whole, ...fixDocuments(withFile(files, path, broken), checkShipped) }
  })

  test('restore the original document', () => {
    for (const { whole, changed } of results) for (const { text = '' } of changed) expect(JSON.parse(text)).toEqual(JSON.parse(whole))
    expect(results.filter(({ changed }) => changed.length > 0).length).toBeGreaterThan(isWhole ? 20 : 4)
  })

  test('are described in both languages', () => {
    for (const { words } of results.flatMap(({ fixed, left }) => [...fixed, ...left])) {
      expect(words.zh).toMatch(/\p{Script=Han}/u)
      for (const text of [words.zh, words.en]) expect(text).not.toMatch(/undefined|\[object|“”/)
    }
  })
})

test('a wrong name is fixed in every place', () => {
  const broken = files.map((file) =>
    file.text === undefined ? file : { ...file, text: file.text.replaceAll('"icon": "ship"', '"icon": "shpi"') },
  )
  const result = fixDocuments(broken, checkShipped)
  expect(result.fixed.length).toBeGreaterThan(3)
  for (const { path, text } of result.changed) expect(text).toBe(textOf(files, path))
  expect(result.left).toEqual([])
})

describe('check --fix', () => {
  // A form that names no fields of the vocabulary.
  const [limits, routes, search] = [
    'schemas/sea/booking.limits.json',
    'schemas/sea/sea.routes.json',
    'schemas/portal/page-search.form.json',
  ] as const
  const folder = mkdtempSync(join(tmpdir(), 'fix-'))
  // Only the schemas and the edited documents: without a brand a command is fast.
  cpSync(join(root, 'schemas/meta'), join(folder, 'schemas/meta'), { recursive: true })
  for (const path of [limits, routes, search]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), textOf(files, path))
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  const config = (...words: readonly string[]) =>
    runConfigHere(root, ['check', folder, ...words], { LC_ALL: undefined, LC_MESSAGES: undefined, LANG: 'C.UTF-8' })

  test('writes the files, reports what it fixed and what remains, and leaves no other files', async () => {
    writeFileSync(join(folder, limits), textOf(files, limits).replace('"title": "Booking limits",', '"title": "Booking limits"'))
    writeFileSync(join(folder, routes), Buffer.from(`\ufeff${textOf(files, routes)}`, 'utf16le'))
    writeFileSync(join(folder, search), textOf(files, search).replace('"words": {', '// what\n    "words": {'))
    const { code, out } = await config('--fix')
    const lines = out.trimEnd().split('\n')
    expect(lines.slice(0, 3)).toEqual([
      `${limits}:3:28: fixed COMMA: a comma is missing here`,
      `${routes}:1:1: fixed NOT-UTF8: the file is UTF-16; save it as UTF-8 without BOM`,
      '2 places fixed',
    ])
    expect(lines.slice(3).filter((line) => line.includes('error'))).toEqual([expect.stringMatching(`^${search}:.* COMMENT: `)])
    expect(code).toBe(1)
    for (const path of [limits, routes]) expect(readFileSync(join(folder, path), 'utf8')).toBe(textOf(files, path))
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmp'))).toEqual([])
    writeFileSync(join(folder, search), textOf(files, search))
  })

  test('preserves symbolic links, and reports only remaining findings to tools', async () => {
    const linked = 'schemas/sea/booking.txt.orig'
    writeFileSync(join(folder, linked), `\ufeff${textOf(files, limits)}`)
    rmSync(join(folder, limits))
    symlinkSync('booking.txt.orig', join(folder, limits))
    const { code, out, err } = await config('--fix', '--json', '--lang', 'zh')
    expect([code, JSON.parse(out)]).toEqual([0, []])
    expect(err).toContain('已修正 BOM')
    expect(readFileSync(join(folder, linked), 'utf8')).toBe(textOf(files, limits))
  })
})
