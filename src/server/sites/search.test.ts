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
  test('figures are ordered by size, not letter by letter', () => {
    expect(idsOf(search())).toEqual(['a', 'c', 'b'])
    expect(idsOf(search({ descending: true }))).toEqual(['b', 'c', 'a'])
  })

  test('Chinese names are ordered as a Chinese reader looks them up', () => {
    expect(idsOf(search({ sort: 'name' }))).toEqual(['a', 'c', 'b'])
  })

  test('a record fits that has any of the choices of each filter', () => {
    expect(idsOf(search({ filters: { city: ['ningbo'], services: ['lift', 'repair'] } }))).toEqual(['a', 'c'])
    expect(idsOf(search({ filters: { city: [], services: ['lift'] } }))).toEqual(['a'])
  })

  test('a choice counts what it would leave beside the other filters, and what no record has is not named', () => {
    const { facets } = search({ filters: { city: ['shanghai'], services: ['storage'] } })
    expect(facets).toEqual({ city: { ningbo: 1, shanghai: 1 }, services: { storage: 1, lift: 0, repair: 0 } })
  })

  test('pages are cut after ordering, and the total counts all that fit', () => {
    const second = search({ page: 2, pageSize: 2 })
    expect(idsOf(second)).toEqual(['b'])
    expect(second.total).toBe(3)
    expect(idsOf(search({ page: 9 }))).toEqual([])
  })
})
