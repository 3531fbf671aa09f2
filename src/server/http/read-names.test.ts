import { expect, it } from 'vitest'
import type { BrandPlan } from '#config'
import type { JsonObject } from '#rules'
import { readNames } from './read-names.ts'

const documents: BrandPlan['documents'] = {
  dictionary: {
    currency: {
      rows: [
        { id: 'CNY', label: { zh: '人民币', en: 'Yuan' }, aliases: ['RMB'] },
        { id: 'USD', aliases: ['美金', 'US$'] },
      ],
    },
  },
  reference: {
    port: {
      rows: [
        { id: 'USLGB', label: { zh: '长滩', en: 'Long Beach' }, aliases: ['LGB'] },
        { id: 'USOAK', label: { zh: '奥克兰' } },
        { id: 'NZAKL', label: { zh: '奥克兰' } },
      ],
    },
  },
}
const lists = {
  '/currency': 'dictionary:currency',
  '/lines/*/currency': 'dictionary:currency',
  '/ports/*': 'reference:port',
  '/trip/pol': 'reference:port',
}
const read = (input: JsonObject) => readNames(input, { lists }, { documents })

it('reads the name of one row as its id, anywhere in the input', () => {
  expect(
    read({ currency: 'ＲＭＢ ', lines: [{ currency: 'us$' }, { currency: 'CNY' }], ports: ['LGB', 'long beach'], trip: { pol: '长滩' } }),
  ).toEqual({
    currency: 'CNY',
    lines: [{ currency: 'USD' }, { currency: 'CNY' }],
    ports: ['USLGB', 'USLGB'],
    trip: { pol: 'USLGB' },
  })
})

it('leaves names of several rows or none, and values that are not texts', () => {
  const unclear = { currency: '$', ports: ['奥克兰'], lines: null, trip: ['LGB'] }
  expect(read(unclear)).toEqual(unclear)
  const input = { currency: 'CNY', ports: ['USLGB'] }
  expect(read(input)).toBe(input)
})
