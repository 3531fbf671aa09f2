import { expect, it } from 'vitest'
import { type RankedOffer, rankOffers } from './rank-offers.ts'

function marksOf(offers: readonly RankedOffer[], weight = 60): Record<string, string> {
  const named = [...rankOffers(offers, weight)].map(([id, marks]) => [
    id,
    Object.entries(marks)
      .flatMap(([name, holds]) => (holds ? [name] : []))
      .join(' '),
  ])
  return Object.fromEntries(named)
}

it('marks the cheapest, the fastest and the best by weighted price and days', () => {
  const offers = [
    { id: 'cheap', total: '10000.00', days: 40 },
    { id: 'quick', total: '16000.00', days: 20 },
    { id: 'middle', total: '11000.00', days: 22 },
  ]
  expect(marksOf(offers)).toEqual({ cheap: 'cheapest', quick: 'fastest', middle: 'best' })
  expect(marksOf(offers, 100)).toEqual({ cheap: 'cheapest best', quick: 'fastest', middle: '' })
  expect(marksOf(offers, 0)).toEqual({ cheap: 'cheapest', quick: 'fastest best', middle: '' })
})

it('never ranks an offer without a price as cheapest or best, however fast it is', () => {
  const offers = [
    { id: 'unpriced', days: 10 },
    { id: 'one', total: '200', days: 20 },
    { id: 'two', total: '300', days: 30 },
  ]
  expect(marksOf(offers)).toEqual({ unpriced: 'fastest', one: 'cheapest best', two: '' })
})

it('does not rank a single offer', () => {
  expect(
    marksOf([
      { id: 'one', total: '200', days: 20 },
      { id: 'two', days: 20 },
    ]),
  ).toEqual({ one: 'fastest', two: 'fastest' })
  expect(marksOf([{ id: 'one', total: '200', days: 20 }])).toEqual({ one: '' })
})

it('ranks offers to the cent, and gives equal offers the same rank', () => {
  const total = '123456789012345678.01'
  const offers = [
    { id: 'one', total, days: 20 },
    { id: 'two', total: '123456789012345678.02', days: 20 },
    { id: 'three', total, days: 20 },
  ]
  expect(marksOf(offers)).toEqual({ one: 'cheapest fastest best', two: 'fastest', three: 'cheapest fastest best' })
})
