import { expect, it } from 'vitest'
import { createSentences, figuresOfQuestion, isFounded, learnFigures } from './figures.ts'

const brand = { documents: { entity: { offer: { properties: { price: { measure: 'money' }, days: { measure: 'days' } } } } } } as never

function known() {
  const figures = figuresOfQuestion('is it USD 1 for 2x40HQ?')
  const data = { rows: [{ price: '1350.00', days: 28, etd: '2026-12-01', version: 1, remarks: 'freight is USD 99 only' }] }
  learnFigures(figures, { text: 'Two offers, the best at CNY 9,800.', data }, brand)
  return figures
}

it.each(['The rate is USD 1,350.', 'It costs CNY 9,800 and takes 28 days.', 'Departure 2026-12-01 for 2 containers.', 'No figure at all.'])(
  'accepts %s',
  (sentence) => {
    expect(isFounded(sentence, known())).toBe(true)
  },
)

it.each([
  ['a figure that nothing has', 'It takes 29 days.'],
  ['an amount from the question', 'Yes, it is USD 1.'],
  ['a number as an amount', 'It costs USD 28.'],
  ['an amount in a remark', 'Freight is USD 99.'],
  ['a figure in a remark', 'It is 99 only.'],
  ['a rounded amount', 'About USD 1,400.'],
])('refuses %s', (_what, sentence) => {
  expect(isFounded(sentence, known())).toBe(false)
})

it('cuts words into sentences, not at decimal points', () => {
  const { take, rest } = createSentences()
  expect(take('It is 1.')).toEqual([])
  expect(take('5 m. Long')).toEqual(['It is 1.5 m.'])
  expect(rest()).toBe(' Long')
})
