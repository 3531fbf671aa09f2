/** Each qualifier of a question counts: quantities, periods, choices between results, and the mode of transport. Asked by a shipper. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, type JudgedCase, judge, openForShipper } from './ask.ts'

const cases = JSON.parse(readFileSync(new URL('qualifiers.cases.json', import.meta.url), 'utf8')) as JudgedCase[]

const opened = openForShipper()

test('every qualifier of a question is used, named or asked about', { timeout: 120_000 }, async () => {
  const faults: string[] = []
  for (const one of cases) {
    const { parts } = await ask(opened.portal, one.words, { language: one.language, token: opened.token })
    faults.push(...judge(one, parts))
  }
  expect(faults).toEqual([])
})

test('a period in a follow-up belongs to the mode of transport of the question before', async () => {
  const first = await ask(opened.portal, 'LCL ningbo to hamburg 800 kg 2 cbm', { token: opened.token })
  const { parts } = await ask(opened.portal, 'and 3 cbm?', { token: opened.token, conversation: first.conversation })
  expect(parts.map(({ tool }) => tool)).toEqual(['lcl-price'])
  expect(parts[0]?.text).toContain('3 m³')
})

test.each([
  ['and two?', '2*20GP'],
  ['make it 4 units', '4*20GP'],
  ['and three of them?', '3*20GP'],
])('a follow-up that only states a quantity keeps the container: %s', async (words, containers) => {
  const first = await ask(opened.portal, 'ningbo to hamburg 20GP price', { token: opened.token })
  const { parts } = await ask(opened.portal, words, { token: opened.token, conversation: first.conversation })
  expect(parts[0]?.text).toContain(containers)
  expect(parts[0]?.text).not.toContain('did not use')
})

test.each([
  ['zh', '美国那个', '奥克兰（美国）'],
  ['zh', '新西兰', '奥克兰（新西兰）'],
])('a reply in %s picks one of two places of the same name by its country: %s', async (language, words, place) => {
  const token = opened.token
  const first = await ask(opened.portal, '宁波到奥克兰 高柜', { language, token })
  expect(first.parts[0]?.choices).toHaveLength(2)
  const { parts } = await ask(opened.portal, words, { language, token, conversation: first.conversation })
  expect(parts[0]?.text).toContain(place)
})
