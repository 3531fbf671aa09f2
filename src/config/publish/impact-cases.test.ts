import { expect, test } from 'vitest'
import type { SourceFile } from '../read/documents.ts'
import { readSmallWorld } from '../testing.ts'
import { compareCases } from './impact-cases.ts'

interface HaulTariff {
  examples?: readonly object[]
  lines: { id: string; price?: string; table?: { by: string[]; rows: { at: { port: string } }[] } }[]
}

const path = 'schemas/tariffs/haul.json'
const facts = { port: 'CNNGB', hours: '8', tonnes: '5', late: false }
const boxes = [{ boxType: '20GP', quantity: 2 }]

/** The small portal with two worked cases, and an edit of their tariff. */
function filesWith(edit: (tariff: HaulTariff) => void = () => {}): SourceFile[] {
  const files = readSmallWorld()
  const tariff: HaulTariff = JSON.parse(files.get(path)?.text ?? '')
  tariff.examples = [
    { id: 'waits', facts, boxes },
    { id: 'leaves-at-once', facts: { ...facts, hours: '2' }, boxes },
  ]
  for (const { table } of tariff.lines) if (table) table.by = ['port']
  edit(tariff)
  files.set(path, { path, text: JSON.stringify(tariff) })
  return [...files.values()]
}

test('the same prices change no case', () => {
  expect(compareCases(filesWith(), filesWith())).toEqual({ compared: 4, changed: [] })
})

test('a dearer charge changes the cases that are charged it, in each brand', () => {
  const dearer = filesWith(({ lines }) => {
    for (const line of lines) if (line.id === 'waiting') line.price = '95'
  })
  const { compared, changed } = compareCases(filesWith(), dearer)
  expect(compared).toBe(4)
  expect(changed.map(({ brand, tariff, example }) => [brand, tariff, example])).toEqual([
    ['first', 'haul', 'waits'],
    ['second', 'haul', 'waits'],
  ])
  for (const { before, after } of changed) expect(Number(after.amounts.CNY) - Number(before.amounts.CNY)).toBe(30)
})

test('a case that has no price any more names the fee', () => {
  const without = filesWith(({ lines }) => {
    for (const { table } of lines) if (table) table.rows = table.rows.filter(({ at }) => at.port !== facts.port)
  })
  const { changed } = compareCases(filesWith(), without)
  expect(changed.map(({ example, before, after }) => [example, before.refused, after.refused])).toEqual([
    ['waits', [], ['freight']],
    ['leaves-at-once', [], ['freight']],
    ['waits', [], ['freight']],
    ['leaves-at-once', [], ['freight']],
  ])
})

test('a tariff that is gone has no cases', () => {
  const files = filesWith().filter((file) => !file.path.endsWith('/haul.json'))
  expect(compareCases(filesWith(), files).compared).toBe(0)
})
