/**
 * Questions drawn up before the assistant was changed to account for every word: with what the answer must and must not say, as
 * regular expressions. They are asked over HTTP by a shipper.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, type JudgedCase, judge, openForShipper } from './ask.ts'

/** Share of answers that must be right. */
const leastRight = 0.95

const cases = JSON.parse(readFileSync(new URL('unseen.cases.json', import.meta.url), 'utf8')) as JudgedCase[]

const opened = openForShipper()

test('the table has at least 40 questions in each language', () => {
  for (const language of ['zh', 'en']) expect(cases.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(40)
})

test('at least 95 % of the answers use every word of the question, or name what they leave out', { timeout: 400_000 }, async () => {
  const wrong: string[] = []
  for (const one of cases) {
    const { parts } = await ask(opened.portal, one.words, { language: one.language, token: opened.token })
    wrong.push(...judge(one, parts))
  }
  expect(1 - wrong.length / cases.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight)
})
