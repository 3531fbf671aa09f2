import { describe, expect, it } from 'vitest'
import { priceAirCargo } from './price-air-cargo.ts'

const lane = {
  minimum: '420',
  breaks: [
    { fromKg: '100', perKg: '31' },
    { fromKg: '0', perKg: '45' },
    { fromKg: '45', perKg: '34.5' },
    { fromKg: '300', perKg: '29.5' },
  ],
}

describe('price of air cargo', () => {
  it.each([
    ['5', '420', '5', '45', true],
    ['20', '900', '20', '45', false],
    ['40', '1552.5', '45', '34.5', false],
    ['60', '2070', '60', '34.5', false],
    ['95', '3100', '100', '31', false],
    ['100', '3100', '100', '31', false],
    ['290', '8850', '300', '29.5', false],
    ['1000', '29500', '1000', '29.5', false],
  ])('%s kg cost %s', (weight, amount, chargedWeight, perKg, isMinimum) => {
    expect(priceAirCargo(weight, lane)).toEqual({ amount, chargedWeight, perKg, isMinimum })
  })

  it('is unknown without prices', () => {
    expect(priceAirCargo('10', { minimum: '1', breaks: [] })).toBeUndefined()
  })
})
