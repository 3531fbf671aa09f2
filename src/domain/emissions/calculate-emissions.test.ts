import { expect, it } from 'vitest'
import { calculateEmissions, type EmissionFactor } from './calculate-emissions.ts'

const factors: readonly EmissionFactor[] = [
  { mode: 'road', per: 'tonne-km', grams: '75' },
  { mode: 'barge', per: 'tonne-km', grams: '23' },
  { mode: 'sea', per: 'teu-km', grams: '89.4' },
]

it('adds up the legs: tonnes x km x grams', () => {
  const legs = [
    { mode: 'road', km: '40' },
    { mode: 'barge', km: '1120' },
  ]
  expect(calculateEmissions({ legs, tonnes: '18', factors })).toEqual({
    ok: true,
    // 18 x 40 x 75 g = 54 kg; 18 x 1120 x 23 g = 463.68 kg
    kg: '517.7',
    legs: [
      { mode: 'road', km: '40', kg: '54.0' },
      { mode: 'barge', km: '1120', kg: '463.7' },
    ],
  })
})

it('uses TEU where the factor is per TEU-km', () => {
  const answer = calculateEmissions({ legs: [{ mode: 'sea', km: '1000' }], tonnes: '18', teu: '2', factors })
  expect(answer).toMatchObject({ ok: true, kg: '178.8' })
})

it('names the mode that has no factor, or no TEU, instead of a partial sum', () => {
  const legs = [
    { mode: 'road', km: '40' },
    { mode: 'air', km: '1' },
  ]
  expect(calculateEmissions({ legs, tonnes: '18', factors })).toEqual({ ok: false, mode: 'air' })
  expect(calculateEmissions({ legs: [{ mode: 'sea', km: '1' }], tonnes: '18', factors })).toEqual({ ok: false, mode: 'sea' })
})

it('rounds only the result', () => {
  const legs = [
    { mode: 'road', km: '1' },
    { mode: 'road', km: '1' },
  ]
  const answer = calculateEmissions({ legs, tonnes: '0.6', factors })
  expect(answer).toMatchObject({ ok: true, kg: '0.1' })
})
