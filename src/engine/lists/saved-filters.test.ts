import { expect, test } from 'vitest'
import { findShown, termsOf } from './SavedFilters.tsx'

const filters = [
  { filterId: '1', name: 'Ningbo', query: { pol: 'CNNGB', tab: 'executing' }, isDefault: false },
  { filterId: '2', name: 'All', query: {}, isDefault: false },
]

test('a filter is shown on every page of its results', () => {
  expect(findShown(filters, { tab: 'executing', pol: 'CNNGB', page: '3', size: '50' })?.name).toBe('Ningbo')
  expect(findShown(filters, { page: '2' })?.name).toBe('All')
  expect(findShown(filters, { pol: 'CNNGB' })).toBeUndefined()
  expect(termsOf({ pol: 'CNNGB', pod: '', page: '2' })).toEqual({ pol: 'CNNGB' })
})
