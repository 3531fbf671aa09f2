import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/support/sample.ts'
import type { SourceFile } from '../read/documents.ts'
import { readSmallWorld, smallFacts } from '../testing.ts'
import cases from './check.cases.json' with { type: 'json' }
import { checkDocuments, createChecker } from './check.ts'
import { formatFinding } from './findings.ts'

const world = [...readSmallWorld().values()]
const isVocabulary = ({ path, text = '' }: SourceFile) => path.includes('vocabulary') || text.includes('vocabulary.json"')
const isLanguage = ({ path }: SourceFile) => path.startsWith('schemas/meta/')
const documentTokens = tokensOf(world.filter((file) => !isLanguage(file)))
const languageTokens = tokensOf(world.filter(isLanguage))

function tokensOf(files: readonly SourceFile[]) {
  return files.flatMap(({ path, text = '' }) =>
    [...text.matchAll(/"(?:[^"\\]|\\.)+"|\b\d+\b|\btrue\b/g)].map((match) => ({ path, at: match.index, token: match[0] })),
  )
}

/** A different mistake for each number: a changed letter, a changed number, a missing document. */
function slip(number: number, tokens = documentTokens): SourceFile[] {
  const { path, at, token } = tokens[(number * 7919) % tokens.length] ?? { path: '', at: 0, token: '' }
  if (number % 13 === 0) return world.filter((file) => file.path !== path)
  const changed = token.startsWith('"') ? `"x${token.slice(1)}` : `${token}1`
  return world.map((file): SourceFile => {
    if (file.path !== path || file.text === undefined) return file
    return { path, text: file.text.slice(0, at) + changed + file.text.slice(at + token.length) }
  })
}

/** The same documents at other positions: every file, or the vocabulary alone, from which other documents take fields. */
function move(files: readonly SourceFile[], isMoved: (file: SourceFile) => boolean): SourceFile[] {
  return files.map((file) => (file.text !== undefined && isMoved(file) ? { path: file.path, text: `\n ${file.text}` } : file))
}

/** One of the broken documents of check.test.ts. */
function breakWorld({ path, from, to }: { readonly path: string; readonly from: string; readonly to: string }): SourceFile[] {
  return world.map((file) => (file.path === path ? { path, text: file.text?.replace(from, () => to.replace('«', '')) ?? '' } : file))
}

function linesOf(findings: ReturnType<typeof checkDocuments>): string[] {
  return findings.map(formatFinding)
}

describe('a checker with a cache', () => {
  test('reports successive mistakes exactly like a check without a cache', () => {
    const checker = createChecker(smallFacts)
    // Each mistake is undone by the next one, so that the check returns to a passing state.
    expect(checker.check([...world])).toEqual([])
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    const slips = sample(numbers, 6).map((number) => ({ what: `slip ${number}`, files: slip(number) }))
    const ofLanguage = sample(numbers, 60).map((number) => ({
      what: `slip ${number} of the language`,
      files: slip(number, languageTokens),
    }))
    const known = sample(cases, 8).map((example) => ({ what: example.what, files: breakWorld(example) }))
    for (const { what, files } of [...slips, ...ofLanguage, ...known]) {
      expect(linesOf(checker.check(files)), what).toEqual(linesOf(checkDocuments(files, smallFacts)))
    }
    expect(checker.check([...world])).toEqual([])
  })

  test('reports mistakes at their positions in documents that have moved', () => {
    const checker = createChecker(smallFacts)
    const numbers = sample(
      Array.from({ length: 60 }, (_, number) => number),
      6,
    )
    for (const isMoved of [isVocabulary, (file: SourceFile) => !isLanguage(file)]) {
      for (const number of numbers) {
        expect(checker.check(world)).toEqual([])
        expect(checker.check(move(world, isMoved))).toEqual([])
        const files = move(slip(number), isMoved)
        expect(linesOf(checker.check(files)), `slip ${number}`).toEqual(linesOf(checkDocuments(files, smallFacts)))
      }
    }
  })

  test('finds nothing in an unchanged brand, and the mistakes in a changed one', () => {
    const checker = createChecker(smallFacts)
    expect(checker.check(world)).toEqual([])
    const manifest = world.find((file) => /^brands\/[^/]+\/brand\.json$/.test(file.path))?.path ?? ''
    const brand = manifest.slice(0, manifest.lastIndexOf('/'))
    const path = `${brand}/schemas/pages/rates.json`
    const overlay = (label: object): SourceFile[] => [
      ...world,
      { path, text: JSON.stringify({ $schema: '../../../../.language/page.json', label }) },
    ]
    expect(checker.check(overlay({ zh: 'x', en: 'Rates' }))).toEqual([])
    expect(checker.check(overlay({ zh: null, en: null, text: 'common.nothing' })).map(({ code }) => code)).toEqual(['REFERENCE'])
    expect(checker.check(world)).toEqual([])
  })
})
