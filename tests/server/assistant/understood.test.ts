/**
 * Questions written without sight of the declared phrases, in four sets, each with the tool and the facts that a clerk would
 * understand. The phrases have been improved with them since, so the share says nothing about questions that are still unseen.
 * Only what is understood is compared; questions.test.ts also compares the answers.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import { type Asked, understand } from '../../../src/server/content/assistant/understand.ts'
import { buildShippedRelease, today } from '../support.ts'

interface Case {
  readonly before?: readonly string[]
  readonly words: string
  readonly expects: readonly { readonly tool: string; readonly facts?: JsonObject }[]
}

const cases = JSON.parse(readFileSync(new URL('understood.cases.json', import.meta.url), 'utf8')) as Case[]
/** Share of questions that must be understood completely. */
const leastRight = 0.95

function isUnderstood({ before = [], words, expects }: Case, brand: BrandPlan): boolean {
  let last: Asked | undefined
  for (const question of before) last = understand(question, { brand, today, before: last, most: 3 }).at(-1)
  const asked = understand(words, { brand, today, before: last, most: 3 })
  return asked.length === expects.length && expects.every(({ tool, facts = {} }, index) => isSame(asked[index], tool, facts, brand))
}

/** What no text mentions leads to the search, as an unknown question does. */
function isSame(asked: Asked | undefined, tool: string, facts: JsonObject, brand: BrandPlan): boolean {
  if (!asked) return false
  if (tool === 'search') return asked.tool === 'search' || asked.tool === 'terms'
  const { words: _words, ...stated } = asked.facts
  const sorted = (all: object) => JSON.stringify(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return asked.tool === tool && brand.documents.tool?.[tool] !== undefined && sorted(stated) === sorted(facts)
}

test('at least 95 % of independently written questions are understood', async () => {
  const { brands, defaultBrand } = await buildShippedRelease()
  const brand = brands[defaultBrand] as BrandPlan
  const wrong = cases.filter((one) => !isUnderstood(one, brand)).map(({ words }) => words)
  expect(1 - wrong.length / cases.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
})
