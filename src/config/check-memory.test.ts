import { describe, expect, test } from 'vitest'
import { checkDocuments, createChecker } from './check.ts'
import type { SourceFile } from './documents.ts'
import { formatFinding } from './findings.ts'
import { readSmallWorld, smallFacts } from './testing.ts'

const world = [...readSmallWorld().values()]
const tokens = world.flatMap(({ path, text = '' }) =>
  [...text.matchAll(/"(?:[^"\\]|\\.)+"|\b\d+\b|\btrue\b/g)].map((match) => ({ path, at: match.index, token: match[0] })),
)

/** A different slip for each number: a letter changed, a number changed, a whole document gone. */
function slip(number: number): SourceFile[] {
  const { path, at, token } = tokens[(number * 7919) % tokens.length] ?? { path: '', at: 0, token: '' }
  if (number % 13 === 0) return world.filter((file) => file.path !== path)
  const changed = token.startsWith('"') ? `"x${token.slice(1)}` : `${token}1`
  return world.map((file): SourceFile => {
    if (file.path !== path || file.text === undefined) return file
    return { path, text: file.text.slice(0, at) + changed + file.text.slice(at + token.length) }
  })
}

function tell(findings: ReturnType<typeof checkDocuments>): string[] {
  return findings.map(formatFinding)
}

describe('a checker that remembers', () => {
  test('says of each of 60 slips, made one after the other, what a check without memory says', () => {
    const checker = createChecker(smallFacts)
    // Each slip is undone by the next one, which returns to what passed here.
    expect(checker.check([...world])).toEqual([])
    for (let number = 0; number < 60; number += 1) {
      const files = slip(number)
      expect(tell(checker.check(files)), `slip ${number}`).toEqual(tell(checkDocuments(files, smallFacts)))
    }
    expect(checker.check([...world])).toEqual([])
  })

  test('finds nothing in a brand that changes nothing, and what is wrong in one that does', () => {
    const checker = createChecker(smallFacts)
    expect(checker.check(world)).toEqual([])
    const manifest = world.find((file) => /^brands\/[^/]+\/brand\.json$/.test(file.path))?.path ?? ''
    const brand = manifest.slice(0, manifest.lastIndexOf('/'))
    const path = `${brand}/schemas/pages/rates.json`
    const overlay = (label: object): SourceFile[] => [
      ...world,
      { path, text: JSON.stringify({ $schema: '../../../../schemas/meta/page.json', label }) },
    ]
    expect(checker.check(overlay({ zh: 'x', en: 'Rates' }))).toEqual([])
    expect(checker.check(overlay({ zh: null, en: null, text: 'common.nothing' })).map(({ code }) => code)).toEqual(['REFERENCE'])
    expect(checker.check(world)).toEqual([])
  })
})
