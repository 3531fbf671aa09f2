import { expect, it } from 'vitest'
import texts from '../../../../../schemas/orders/order.texts.json' with { type: 'json' }
import classes from '../../../../../schemas/orders/papers/dictionaries/imdg-class.json' with { type: 'json' }
import numbers from '../../../../../schemas/reference/un-number.json' with { type: 'json' }
import { makeBrand } from '../../../../config/testing-plans.ts'
import { describeDangerousGoods } from './dangerous-goods.ts'

const shipped: Readonly<Record<string, { readonly en: string }>> = texts.texts
const brand = {
  ...makeBrand({ documents: { reference: { 'un-number': numbers } } }),
  texts: { en: Object.fromEntries(Object.entries(shipped).map(([key, { en }]) => [key, en])) },
}
const check = (unNumber: string | undefined, imdgClass: string) =>
  describeDangerousGoods({ booking: { unNumber, imdgClass } } as Parameters<typeof describeDangerousGoods>[0], { brand, language: 'en' })

it.each([
  ['1263', '3'],
  ['0081', '1.1D'],
  ['0012', '1.4S'],
  ['1950', '2.2'],
  ['3480', '9'],
])('finds nothing to check in UN %s of class %s', (number, imdgClass) => {
  expect(check(number, imdgClass)).toBeUndefined()
})

it.each([
  ['1263', '9', 'class 3'],
  ['0081', '1', 'class 1.1D'],
  ['1950', '3', 'class 2.1, 2.2, 2.3'],
])('names the class of UN %s, which was declared as %s', (number, imdgClass, words) => {
  expect(check(number, imdgClass)).toContain(words)
  expect(check(number, imdgClass)).toContain(`class ${imdgClass}`)
})

it('flags a number that is not declared, and no goods without a number', () => {
  expect(check('9999', '3')).toContain('9999')
  expect(check(undefined, '3')).toBeUndefined()
})

it('declares each number once, with classes of the dictionary and its source', () => {
  const classIds = new Set(classes.rows.map(({ id }) => id))
  expect(new Set(numbers.rows.map(({ id }) => id)).size).toBe(numbers.rows.length)
  for (const { id, facts } of numbers.rows) {
    expect(id).toMatch(/^\d{4}$/)
    expect(
      facts.classes.filter((one) => !classIds.has(one)),
      id,
    ).toEqual([])
    expect(facts.basis, id).not.toBe('')
  }
})
