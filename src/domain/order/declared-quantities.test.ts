import { expect, it } from 'vitest'
import { compareBox, compareDeclarations, compareWeights, isBelowCargo, type QuantityLine, totalOf } from './declared-quantities.ts'

const tolerances = { packages: 0, 'gross-weight': 5, volume: 10 }
const booking = { paper: 'booking', totals: { packages: '1200', 'gross-weight': '63500' } }

const pairsOf = (lines: readonly QuantityLine[]) =>
  lines.map(({ quantity, paper, firstPaper, isDifferent }) => `${quantity} ${firstPaper} ${paper} ${isDifferent ? 'differs' : 'agrees'}`)

it('each later paper is shown beside the first that declares the quantity, and other pairs if they differ', () => {
  const containers = { paper: 'containers', totals: { packages: '1201', 'gross-weight': '66675', volume: '110' } }
  const instruction = { paper: 'shipping-instruction', totals: { packages: '1200', 'gross-weight': '99000', volume: '120.9' } }
  expect(pairsOf(compareDeclarations([booking, containers, instruction], tolerances))).toEqual([
    'packages booking containers differs',
    'packages booking shipping-instruction agrees',
    'packages containers shipping-instruction differs',
    'gross-weight booking containers agrees',
    'gross-weight booking shipping-instruction differs',
    'gross-weight containers shipping-instruction differs',
    'volume containers shipping-instruction agrees',
  ])
})

it('two papers that each agree with the first are apart if one states less and the other more', () => {
  const customs = { paper: 'customs', totals: { 'gross-weight': '61000' } }
  const bill = { paper: 'bill', totals: { 'gross-weight': '66000' } }
  expect(pairsOf(compareDeclarations([booking, customs, bill], tolerances))).toEqual([
    'gross-weight booking customs agrees',
    'gross-weight booking bill agrees',
    'gross-weight customs bill differs',
  ])
})

it('less is as different as more, and a weight of nothing differs from any', () => {
  const lighter = { paper: 'containers', totals: { 'gross-weight': '60324.9' } }
  expect(compareDeclarations([booking, lighter], tolerances)).toMatchObject([{ isDifferent: true }])
  const justEnough = { ...lighter, totals: { 'gross-weight': '60325' } }
  expect(compareDeclarations([booking, justEnough], tolerances)).toMatchObject([{ isDifferent: false }])
  const nothing = { paper: 'booking', totals: { 'gross-weight': '0' } }
  expect(compareDeclarations([nothing, lighter], tolerances)).toMatchObject([{ isDifferent: true }])
  expect(compareDeclarations([booking], tolerances)).toEqual([])
})

it('of a container on two papers only what differs is shown', () => {
  const listed = { paper: 'containers', totals: { packages: '60', 'gross-weight': '5000' } }
  const instructed = { paper: 'shipping-instruction', totals: { packages: '60', 'gross-weight': '5600' } }
  expect(compareBox('CSQU3054383', [listed, instructed], tolerances)).toMatchObject([
    { containerNo: 'CSQU3054383', quantity: 'gross-weight', value: '5600', firstValue: '5000', isDifferent: true },
  ])
})

it.each([
  ['5000', '27500', true],
  ['26124', '27500', true],
  ['26125', '27500', false],
  ['30000', '27500', false],
  [undefined, '27500', false],
  ['5000', undefined, false],
])('a VGM of %s for cargo of %s', (vgm, grossWeight, isBelow) => {
  expect(isBelowCargo({ vgm, grossWeight }, 5)).toBe(isBelow)
})

const tolerance = { percent: 5, tareKg: 7000 }

it.each([
  ['5000', true],
  ['26125', false],
  ['35875', false],
  ['35875.1', true],
])('a VGM of %s for listed cargo of 27500 differs: %s', (vgm, isDifferent) => {
  expect(compareWeights([{ containerNo: 'CSQU3054383', vgm, grossWeight: '27500' }], [], tolerance)).toEqual([
    { quantity: 'vgm', containerNo: 'CSQU3054383', paper: 'vgm', value: vgm, firstPaper: 'containers', firstValue: '27500', isDifferent },
  ])
})

it('the VGM of all containers is compared with the cargo of every other paper, once each is weighed', () => {
  const boxes = [{ containerNo: 'CSQU3054383', vgm: '30000', grossWeight: '26000' }, { containerNo: 'MSKU6011672' }]
  const containers = { paper: 'containers', totals: { 'gross-weight': '52000' } }
  const bill = { paper: 'bill', totals: { 'gross-weight': '99000' } }
  const [, unweighed] = compareWeights(boxes, [booking, containers, bill], tolerance)
  expect(unweighed).toMatchObject({ containerNo: 'MSKU6011672', firstPaper: 'containers', paper: 'vgm' })
  expect(unweighed).not.toHaveProperty('value')
  const weighed = boxes.map((box) => ({ ...box, vgm: '31000' }))
  expect(pairsOf(compareWeights(weighed, [booking, containers, bill], tolerance))).toEqual([
    'vgm containers vgm agrees',
    'vgm booking vgm agrees',
    'vgm bill vgm differs',
  ])
})

it('a column with a gap has no total, unlike one without any value', () => {
  expect([totalOf(['1', 2]), totalOf(['1', undefined]), totalOf(['1', '']), totalOf([])]).toEqual(['3', null, null, undefined])
})
