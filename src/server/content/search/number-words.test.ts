import { expect, it } from 'vitest'
import { beginningsOf, correctContainer, isWholeNumber, toNumber } from './number-words.ts'

it.each([
  ['csqu 305438-3', 'CSQU3054383'],
  ['CSQU3054383', 'CSQU3054383'],
  [' ｃｓｑｕ305438–3 ', 'CSQU3054383'],
  ['cosu 6312.345/678', 'COSU6312345678'],
])('reads %s as %s', (typed, number) => {
  expect(toNumber(typed)).toBe(number)
})

it.each(['CSQU3054383', 'MSKU6011672', 'TEXU3070079', 'APZU4812090', 'QYSEA2611200001', 'CSQU305438', ''])(
  'finds no fault in %s',
  (number) => {
    expect(correctContainer(number)).toBeUndefined()
  },
)

it.each([
  ['TEXU3070070', 'TEXU3070079'],
  ['CSQU3054384', 'CSQU3054383'],
  ['HLXU1234560', 'HLXU1234561'],
  ['OOLU1234560', 'OOLU1234567'],
])('corrects %s to %s', (given, right) => {
  expect(correctContainer(given)).toEqual({ given, right })
})

it('looks for a B/L with and without the SCAC of its carrier', () => {
  const carriers = ['COSU', 'MAEU']
  expect(beginningsOf('COSU631234', carriers)).toEqual(['COSU631234', '631234'])
  expect(beginningsOf('631234', carriers)).toEqual(['631234', 'COSU631234', 'MAEU631234'])
  // The rest of a number that is still being typed would match too many.
  expect(beginningsOf('COSU63', carriers)).toEqual(['COSU63'])
  expect(beginningsOf('QYSEA26', carriers)).toEqual(['QYSEA26'])
})

it('hands whole numbers to other tools, but no words and no container with a wrong digit', () => {
  expect(['CSQU3054383', 'COSU6312345678', '123456789'].filter(isWholeNumber)).toHaveLength(3)
  expect(['CSQU3054384', 'NINGBO', '2026', 'CSQU305', ''].filter(isWholeNumber)).toEqual([])
})
