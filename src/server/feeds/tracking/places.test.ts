import { expect, it } from 'vitest'
import carriers from '../../../../schemas/reference/carrier.json' with { type: 'json' }
import { makeBrand } from '../../../config/testing-plans.ts'
import { readPlace } from './places.ts'

const brand = makeBrand({ documents: { reference: { carrier: carriers } } })

it.each([
  ['长荣', 'EGLV'],
  ['ＨＰＬ', 'HLCU'],
  ['中远', 'COSU'],
  ['cma-cgm', 'CMDU'],
])('reads %s beside a number as the carrier %s', (text, carrier) => {
  expect(readPlace(brand, text)).toEqual({ carrier })
})

it('reads nothing else', () => {
  expect(readPlace(brand, 'CSQU3054383')).toBeUndefined()
  expect(readPlace(brand, ' - ')).toBeUndefined()
})
