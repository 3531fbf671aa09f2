import { expect, test } from 'vitest'
import { type Equipment, fitPieces, type Piece } from './fit-pieces.ts'

const openTop: Equipment = {
  id: '40OT',
  lengthCm: 1202,
  widthCm: 234,
  heightCm: 232,
  payloadKg: 26_500,
  kgPerMetre: 3000,
  overLengthCm: 0,
  overWidthCm: 0,
  overHeightCm: 150,
  teu: 2,
}
const flatRack: Equipment = {
  ...openTop,
  id: '40FR',
  lengthCm: 1165,
  heightCm: 195,
  payloadKg: 40_000,
  overWidthCm: 80,
  overHeightCm: 220,
  kgPerMetre: 4000,
}
const piece: Piece = { lengthCm: 600, widthCm: 220, heightCm: 190, weightKg: 9000, quantity: 1 }
const fitOne = (change: Partial<Piece>) => {
  const [fitted] = fitPieces([{ ...piece, ...change }], [openTop, flatRack])
  if (!fitted) throw new Error('One piece gives one result.')
  return { ...fitted, of: Object.fromEntries(fitted.fits.map((fit) => [fit.equipment, fit])) }
}

test('an in-gauge piece projects nowhere and loses no slot', () => {
  expect(fitOne({})).toMatchObject({
    best: '40OT',
    of: { '40OT': { fits: true, overLengthCm: 0, overWidthCm: 0, overHeightCm: 0, lostTeu: 0, piecesEach: 1, containers: 1 } },
  })
})

test('the longer floor dimension lies along the container', () => {
  expect(fitOne({ lengthCm: 220, widthCm: 600 })).toMatchObject({ alongCm: 600, acrossCm: 220, of: { '40OT': { fits: true } } })
})

test('height above an open top costs the slot above', () => {
  expect(fitOne({ heightCm: 300 }).of['40OT']).toMatchObject({ fits: true, overHeightCm: 68, lostTeu: 2 })
})

test('width beyond the walls needs a flat rack and costs a slot at each side', () => {
  const { of, best } = fitOne({ widthCm: 301 })
  expect(of['40OT']).toMatchObject({ fits: false, reasons: ['width'] })
  expect(of['40FR']).toMatchObject({ fits: true, overWidthCm: 34, lostTeu: 4 })
  expect(best).toBe('40FR')
})

test('width and height together also cost the slots at the corners', () => {
  expect(fitOne({ widthCm: 300, heightCm: 300 }).of['40FR']).toMatchObject({ overHeightCm: 105, lostTeu: 10 })
})

test('a piece that exceeds every limit has no equipment, and the limits are named', () => {
  const { of, best } = fitOne({ lengthCm: 1400, weightKg: 60_000, heightCm: 700 })
  expect(best).toBeUndefined()
  expect(of['40FR']).toMatchObject({ fits: false, reasons: ['length', 'height', 'payload'], containers: 0 })
})

test('counts pieces by floor and payload, and containers for all of them', () => {
  expect(fitOne({ quantity: 5 }).of['40OT']).toMatchObject({ piecesEach: 2, containers: 3 })
  expect(fitOne({ lengthCm: 300, widthCm: 110, quantity: 8 }).of['40OT']).toMatchObject({ piecesEach: 2, containers: 4 })
})

test('a short heavy piece needs its weight spread over the floor', () => {
  expect(fitOne({ lengthCm: 230, weightKg: 9000 }).of['40OT']).toMatchObject({ bedding: true })
  expect(fitOne({}).of['40OT']).toMatchObject({ bedding: false })
})
