import { expect, it } from 'vitest'
import { createMergeFiller, readMergedCells } from './merged-cells.ts'
import type { RawCell } from './raw-rows.ts'

function fill(references: readonly string[], rows: readonly (readonly string[])[]): (string | null)[][] {
  const filler = createMergeFiller(references.flatMap((reference) => readMergedCells(reference) ?? []))
  return rows.map((texts, at) => {
    const cells = texts.flatMap((text, place): [number, RawCell][] => (text === '' ? [] : [[place, { kind: 'text', text }]]))
    const filled = filler({ row: at + 1, cells: new Map(cells) }).cells
    return texts.map((_, place) => (filled.get(place)?.kind === 'merged' ? 'merged' : (filled.get(place)?.text ?? null)))
  })
}

it('a value merged over rows of one column applies to each of them', () => {
  expect(
    fill(
      ['A1:A3', 'B2:B3'],
      [
        ['CNY', 'a', '1'],
        ['', 'b', '2'],
        ['', '', '3'],
        ['', '', '4'],
      ],
    ),
  ).toEqual([
    ['CNY', 'a', '1'],
    ['CNY', 'b', '2'],
    ['CNY', 'b', '3'],
    [null, null, '4'],
  ])
})

it('cells merged over several columns are marked after the first', () => {
  expect(
    fill(
      ['A1:B1', 'A2:B3'],
      [
        ['1', '', 'x'],
        ['2', '', 'y'],
        ['', '', 'z'],
      ],
    ),
  ).toEqual([
    ['1', 'merged', 'x'],
    ['2', 'merged', 'y'],
    ['merged', 'merged', 'z'],
  ])
})

it('empty merged cells and rows without values of their own stay empty', () => {
  expect(
    fill(
      ['A1:B1', 'A2:A3'],
      [
        ['', '', 'x'],
        ['2', '', 'y'],
        ['', '', ''],
      ],
    ),
  ).toEqual([
    [null, null, 'x'],
    ['2', null, 'y'],
    [null, null, null],
  ])
})

it.each(['A1', 'A3:A1', 'x', ''])('%j are no merged cells', (reference) => {
  expect(readMergedCells(reference)).toBe(null)
})
