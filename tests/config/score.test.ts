import { describe, expect, test } from 'vitest'
import { createRandom } from '#rules'
import { editKinds, groupOf, kindNames } from '../../scripts/config/score/kinds.ts'
import { wholeRewritings } from '../../scripts/config/score/rewritings.ts'
import { demands, meetsDemands, runScore, type Score } from '../../scripts/config/score/run-score.ts'
import { readWorld } from '../../scripts/config/score/world.ts'
import { root, sharedCache, shippedFiles } from '../support/documents.ts'
import { isWhole, sample, sampleOne } from '../support/sample.ts'

const files = await shippedFiles()
const sampled = sample(editKinds, 8, groupOf)

describe('the score of the check', () => {
  test('has more kinds of broken edits than required, without duplicates', () => {
    const ids = editKinds.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(kindNames.size).toBeGreaterThanOrEqual(demands.kinds)
  })

  test('makes edits that change the shipped documents', () => {
    const before = new Map(files.map(({ path, text }) => [path, text]))
    const world = readWorld(files, createRandom(1))
    const idle = sampled.flatMap(({ id, sites }) => {
      const edit = sites(world)[0]?.make()
      return edit?.files.every(({ path, text }) => before.get(path) === text) ? [id] : []
    })
    expect(idle).toEqual([])
  })

  test('meets the requirements on edits of each group and on edits that keep the meaning', async () => {
    const places = isWhole ? { places: 5, diskPlaces: 5 } : { places: 1, diskPlaces: 0 }
    const all = Array.from({ length: 300 }, (_, number) => number)
    const rewritings = [...sampleOne(all.slice(0, wholeRewritings)), ...sample(all.slice(wholeRewritings), 60)]
    const score = await runScore(files, { root, kinds: sampled, seed: 7, rewritings, ...places }, sharedCache.checker)
    console.log(`${score.kinds} kinds: ${score.found} of ${score.runs} found, ${score.atLine} at the line, ${score.atColumn} at the column`)
    expect(score.misses.filter((miss) => /crashed|findings for one fault/.test(miss))).toEqual([])
    // One miss is more than a hundredth of a sample.
    expect(meetsDemands(score, isWhole ? 0 : 0.02), score.misses.join('\n')).toBe(true)
  }, 3_600_000)

  test('is too low for a check that finds nothing', async () => {
    const kinds = editKinds.filter(({ id }) => id === 'missing-comma')
    const options = { root, kinds, seed: 7, rewritings: [], places: 2, diskPlaces: 0 }
    const blind = { check: () => [] }
    expect(meetsDemands(await runScore(files, options, blind))).toBe(false)
    expect(meetsDemands(await runScore(files, options, sharedCache.checker))).toBe(true)
  })

  test.each<Partial<Score>>([{ found: 97 }, { atLine: 96 }, { atColumn: 93 }, { mostFindings: 4 }, { crashes: 1 }, { falseAlarms: 1 }])(
    'is too low with %o of a hundred',
    (part) => {
      const whole: Score = {
        kinds: 60,
        runs: 100,
        found: 100,
        atLine: 100,
        atColumn: 100,
        explained: { of: 50, count: 50 },
        mostFindings: 3,
        crashes: 0,
        rewritings: 300,
        falseAlarms: 0,
        misses: [],
      }
      expect(meetsDemands(whole)).toBe(true)
      expect(meetsDemands({ ...whole, ...part })).toBe(false)
    },
  )
})
