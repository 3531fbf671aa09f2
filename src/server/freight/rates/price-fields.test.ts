import { expect, test } from 'vitest'
import { listPriceFields, usualBoxType } from './price-fields.ts'

const types = [{ id: '20GP' }, { id: '40HQ', usual: true }, { id: '45HQ' }]
const portal = (rows: { id: string; usual?: boolean }[]) => ({
  documents: {
    dictionary: { 'container-type': { rows } },
    entity: { rate: { properties: { price45HQ: {}, price20GP: {}, pricedAt: {} } } },
  },
})

test('a container type has a price of its own if the entity declares its field', () => {
  expect(listPriceFields(portal(types))).toEqual(['price20GP', 'price45HQ'])
  expect(listPriceFields(portal(types), 'sailing')).toEqual([])
})

test('the usual container type is the declared one, else the first', () => {
  expect(usualBoxType(portal(types))).toBe('40HQ')
  expect(usualBoxType(portal([{ id: '20GP' }, { id: '45HQ' }]))).toBe('20GP')
})
