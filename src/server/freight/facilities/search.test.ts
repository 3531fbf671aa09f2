import { describe, expect, test } from 'vitest'
import { searchRecords } from './search.ts'

const records = [
  { id: 'a', name: '北仑', city: 'ningbo', area: '9600', services: ['storage', 'lift'] },
  { id: 'b', name: '洋山', city: 'shanghai', area: '32000', services: ['storage'] },
  { id: 'c', name: '大榭', city: 'ningbo', area: '18000', services: ['repair'] },
] as const

function search(change: Partial<Parameters<typeof searchRecords>[0]> = {}) {
  return searchRecords({ records, filters: {}, sort: 'area', descending: false, language: 'zh', page: 1, pageSize: 10, ...change })
}

const idsOf = ({ rows }: { rows: readonly { id?: unknown }[] }) => rows.map(({ id }) => id)

describe('searching records', () => {
  test('numbers are sorted by value, not as text', () => {
    expect(idsOf(search())).toEqual(['a', 'c', 'b'])
    expect(idsOf(search({ descending: true }))).toEqual(['b', 'c', 'a'])
  })

  test('Chinese names are sorted by pinyin', () => {
    expect(idsOf(search({ sort: 'name' }))).toEqual(['a', 'c', 'b'])
  })

  test('a record matches if it has any of the choices of each filter', () => {
    expect(idsOf(search({ filters: { city: ['ningbo'], services: ['lift', 'repair'] } }))).toEqual(['a', 'c'])
    expect(idsOf(search({ filters: { city: [], services: ['lift'] } }))).toEqual(['a'])
  })

  test('a choice counts its matches under the other filters; values that no record has are omitted', () => {
    const { facets } = search({ filters: { city: ['shanghai'], services: ['storage'] } })
    expect(facets).toEqual({ city: { ningbo: 1, shanghai: 1 }, services: { storage: 1, lift: 0, repair: 0 } })
  })

  test('paging follows sorting, and the total counts all matches', () => {
    const second = search({ page: 2, pageSize: 2 })
    expect(idsOf(second)).toEqual(['b'])
    expect(second.total).toBe(3)
    expect(idsOf(search({ page: 9 }))).toEqual([])
  })
})
