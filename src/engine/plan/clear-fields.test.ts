import { expect, test } from 'vitest'
import { clearStale } from './clear-fields.ts'

const clears = { vessel: ['etd', 'carrier'], voyage: ['etd', 'carrier'] }
const before = { etd: '2026-11-26', carrier: 'COSU', vessel: 'EVER GIVEN', voyage: '062E' }

test('another date clears vessel and voyage', () => {
  expect(clearStale(clears, before, { ...before, etd: '2026-12-03' }, '/etd')).toEqual({ etd: '2026-12-03', carrier: 'COSU' })
})

test('neither the same value, another field nor the first value clears them', () => {
  expect(clearStale(clears, before, before, '/etd')).toEqual(before)
  expect(clearStale(clears, before, { ...before, remark: 'x' }, '/remark')).toHaveProperty('vessel')
  const { etd: _, ...empty } = before
  expect(clearStale(clears, empty, before, '/etd')).toEqual(before)
  expect(clearStale(clears, before, { ...before, etd: '2026-12-03' }, undefined)).toHaveProperty('vessel')
})
