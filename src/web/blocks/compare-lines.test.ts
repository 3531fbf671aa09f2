import { expect, it } from 'vitest'
import { compareLines, type FeeLine, otherUnits } from './compare-lines.ts'

const line = (fee: FeeLine['fee'], amount: string, boxType?: FeeLine['boxType']): FeeLine => ({
  fee,
  group: 'origin',
  basis: boxType ? 'per-box' : 'per-bill',
  ...(boxType ? { boxType } : {}),
  unitPrice: amount,
  currency: 'CNY',
  quantity: '1',
  amount,
  exchangeRate: '1',
  baseAmount: amount,
  source: 'rate',
})

it('groups fees per container and per B/L separately', () => {
  const groups = compareLines([line('DOC', '450.00'), line('THC', '755.00', '20GP')], undefined)
  expect(groups.map(({ name, lines }) => [name, lines.map(({ line: { fee } }) => fee)])).toEqual([
    ['per-box', ['THC']],
    ['per-bill', ['DOC']],
  ])
})

it('shows a changed, an added and a removed fee', () => {
  const estimated = [line('THC', '755.00', '20GP'), line('THC', '1148.00', '40HQ'), line('DOC', '450.00'), line('SEAL', '50.00')]
  const confirmed = [line('THC', '755.00', '20GP'), line('THC', '1200.00', '40HQ'), line('DOC', '450.00'), line('INSP', '80.00')]
  const changes = compareLines(estimated, confirmed).flatMap(({ lines }) =>
    lines.map((row) => [row.line.fee, row.line.boxType, row.change, row.estimated?.amount]),
  )
  expect(changes).toEqual([
    ['THC', '20GP', 'none', '755.00'],
    ['THC', '40HQ', 'changed', '1148.00'],
    ['DOC', undefined, 'none', '450.00'],
    ['INSP', undefined, 'added', undefined],
    ['SEAL', undefined, 'dropped', '50.00'],
  ])
})

it('matches two lines of one fee in order', () => {
  const lines = compareLines([line('OTH', '1.00'), line('OTH', '2.00')], [line('OTH', '1.00'), line('OTH', '3.00')]).flatMap(
    (group) => group.lines,
  )
  expect(lines.map(({ estimated, change }) => [estimated?.amount, change])).toEqual([
    ['1.00', 'none'],
    ['2.00', 'changed'],
  ])
})

it('includes every line, in any unit', () => {
  const lines: FeeLine[] = [
    line('DOC', '450.00'),
    { ...line('waiting', '160.00'), basis: 'per-hour' },
    { ...line('premium', '30.00'), basis: 'percent' },
  ]
  expect(compareLines(lines, undefined).map(({ name, lines: own, baseTotal }) => [name, own.length, baseTotal])).toEqual([
    ['per-bill', 1, '450.00'],
    [otherUnits, 2, '190.00'],
  ])
})

it('groups a combined order by service, each with its subtotal', () => {
  const lines: FeeLine[] = [
    { ...line('OF', '1000.00', '20GP'), part: 'sea-booking' },
    { ...line('DOC', '450.00'), part: 'sea-booking' },
    { ...line('freight', '900.00', '20GP'), part: 'truck' },
  ]
  const confirmed: FeeLine[] = [...lines.slice(0, 1), { ...line('freight', '950.00', '20GP'), part: 'truck' }]
  expect(compareLines(lines, confirmed).map(({ kind, name, baseTotal }) => [kind, name, baseTotal])).toEqual([
    ['part', 'sea-booking', '1000.00'],
    ['part', 'truck', '950.00'],
  ])
})
