import { expect, it } from 'vitest'
import { weighAirCargo } from './weigh-air-cargo.ts'

const box = { length: '60', width: '50', height: '40', weight: '15' }

it('charges the volumetric weight of light cargo: cubic centimetres by 6000', () => {
  // 120,000 cm3 / 6000 = 20 kg each
  expect(weighAirCargo({ pieces: [{ ...box, quantity: 10 }], cubicCmPerKg: '6000' })).toEqual({
    pieces: 10,
    grossWeight: '150.0',
    volume: '1.200',
    volumetricWeight: '200.0',
    chargeableWeight: '200',
    charged: 'volume',
  })
})

it('charges the gross weight of dense cargo, rounded up to half a kilogram', () => {
  const pieces = [
    { ...box, quantity: 1, weight: '60.1' },
    { ...box, quantity: 2, weight: '45' },
  ]
  expect(weighAirCargo({ pieces, cubicCmPerKg: '6000' })).toMatchObject({ chargeableWeight: '150.5', charged: 'gross' })
})

it('compares all pieces together, not one by one', () => {
  const pieces = [
    { ...box, quantity: 1, weight: '40' },
    { ...box, quantity: 1, weight: '1' },
  ]
  expect(weighAirCargo({ pieces, cubicCmPerKg: '6000' })).toMatchObject({ chargeableWeight: '41', charged: 'gross' })
})

it('follows another divisor', () => {
  expect(weighAirCargo({ pieces: [{ ...box, quantity: 1 }], cubicCmPerKg: '5000' })).toMatchObject({ chargeableWeight: '24' })
})

it('names gross weight if both are equal', () => {
  expect(weighAirCargo({ pieces: [{ ...box, quantity: 1, weight: '20' }], cubicCmPerKg: '6000' })).toMatchObject({ charged: 'gross' })
})
