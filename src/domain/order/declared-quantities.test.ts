import { expect, it } from 'vitest'
import { compareDeclarations, isBelowCargo, totalOf } from './declared-quantities.ts'

const booking = { paper: 'booking', totals: { packages: '1200', 'gross-weight': '63500' } }

it('each later paper is compared with the first that declares the quantity', () => {
  const containers = { paper: 'containers', totals: { packages: '1201', 'gross-weight': '66675', volume: '110' } }
  const instruction = { paper: 'shipping-instruction', totals: { packages: '1200', 'gross-weight': '99000', volume: '110.5' } }
  const lines = compareDeclarations([booking, containers, instruction], 5)
  expect(lines.map(({ quantity, paper, firstPaper, isDifferent }) => [quantity, firstPaper, paper, isDifferent])).toEqual([
    ['packages', 'booking', 'containers', true],
    ['packages', 'booking', 'shipping-instruction', false],
    ['gross-weight', 'booking', 'containers', false],
    ['gross-weight', 'booking', 'shipping-instruction', true],
    ['volume', 'containers', 'shipping-instruction', false],
  ])
})

it('less is as different as more, and a weight of nothing differs from any', () => {
  const lighter = { paper: 'containers', totals: { 'gross-weight': '60324.9' } }
  expect(compareDeclarations([booking, lighter], 5)).toMatchObject([{ isDifferent: true }])
  expect(compareDeclarations([booking, { ...lighter, totals: { 'gross-weight': '60325' } }], 5)).toMatchObject([{ isDifferent: false }])
  const nothing = { paper: 'booking', totals: { 'gross-weight': '0' } }
  expect(compareDeclarations([nothing, lighter], 5)).toMatchObject([{ isDifferent: true }])
  expect(compareDeclarations([booking], 5)).toEqual([])
})

it.each([
  ['5000', '27500', true],
  ['26124', '27500', true],
  ['26125', '27500', false],
  ['30000', '27500', false],
  [undefined, '27500', false],
  ['5000', undefined, false],
])('a VGM of %s for cargo of %s', (vgm, grossWeight, isBelow) => {
  expect(isBelowCargo({ containerNo: 'CSQU3054383', vgm, grossWeight }, 5)).toBe(isBelow)
})

it('a column with a gap has no total', () => {
  expect([totalOf(['1', 2]), totalOf(['1', undefined]), totalOf(['1', '']), totalOf([])]).toEqual(['3', undefined, undefined, undefined])
})
