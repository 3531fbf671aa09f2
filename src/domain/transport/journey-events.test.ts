import { expect, it } from 'vitest'
import { isOfJourney, type Journey } from './journey-events.ts'

const journey: Journey = {
  mbl: 'MAEU123456789',
  containers: ['CSQU3054383'],
  from: '2026-11-01T00:00:00.000Z',
  to: '2027-03-01T00:00:00.000Z',
}
const at = '2026-12-01T00:00:00.000Z'
const container = 'CSQU3054383'

it.each([
  ['of the bill', { mbl: 'MAEU123456789', at }, true],
  ['of the bill without its SCAC', { mbl: '123456789', at }, true],
  ['of the bill spelled with hyphens', { mbl: 'MAEU-123-456789', at }, true],
  ['of the container', { container, at }, true],
  ['of the container under another bill', { mbl: 'MAEU999999999', container, at }, false],
  ['of the container before the journey', { container, at: '2026-10-01T00:00:00.000Z' }, false],
  ['of the container long after the journey', { container, at: '2027-06-01T00:00:00.000Z' }, false],
  ['of another container', { container: 'MSKU6011672', at }, false],
  ['of the bill at any time', { mbl: 'MAEU123456789', container, at: '2027-06-01T00:00:00.000Z' }, true],
])('an event %s', (_title, event, isOf) => {
  expect(isOfJourney(event, journey)).toBe(isOf)
})

it('decides by container and time where the order has no bill yet', () => {
  const { mbl: _mbl, ...early } = journey
  expect(isOfJourney({ mbl: 'MAEU123456789', container, at }, early)).toBe(true)
  expect(isOfJourney({ mbl: 'MAEU123456789', container, at: '2027-06-01T00:00:00.000Z' }, early)).toBe(false)
})
