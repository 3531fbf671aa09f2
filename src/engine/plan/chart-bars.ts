/** Converts rows to bars: one per position on the axis, with parts in the same order throughout. Amounts stay decimals. */
import { addDecimals, compareDecimals, sumDecimals } from '#rules'
import { readField } from './read.ts'

export interface ChartPart {
  /** Value of the field, or `null` for all small parts together. */
  readonly name: string | null
  readonly amount: string
}
export interface ChartBar {
  readonly at: string
  readonly parts: readonly ChartPart[]
  readonly total: string
}
export interface ChartBars {
  /** Parts with their own colour, the largest first or in scale order; `null` is the rest, if there is one. */
  readonly names: readonly (string | null)[]
  readonly bars: readonly ChartBar[]
  readonly total: string
}

export interface BarsOptions {
  readonly rows: readonly unknown[]
  readonly along: string
  readonly parts: string
  readonly measure: string
  /** Maximum number of parts with their own colour. */
  readonly most: number
  /** Set if the parts form a scale: all of them, in order, never combined. */
  readonly scale?: readonly string[] | undefined
}

export function toBars({ rows, along, parts, measure, most, scale }: BarsOptions): ChartBars {
  const cells = rows.map((row) => ({ at: textOf(row, along), part: textOf(row, parts), amount: amountOf(readField(row, measure)) }))
  const sums = sumBy(cells, ({ part }) => part)
  const placeOf = (name: string) => scale?.indexOf(name) ?? 0
  const ranked = [...sums]
    .filter(([, value]) => compareDecimals(value, '0') > 0)
    .sort(([nameA, a], [nameB, b]) => placeOf(nameA) - placeOf(nameB) || compareDecimals(b, a))
  // A single small part is shown individually.
  const own = ranked.slice(0, scale ? undefined : ranked.length > most ? most - 1 : most).map(([name]) => name)
  const names: (string | null)[] = ranked.length > own.length ? [...own, null] : own
  const places = [...new Set(cells.map(({ at }) => at))].sort()
  const bars = places.map((at): ChartBar => {
    const here = cells.filter((cell) => cell.at === at)
    const of = sumBy(here, ({ part }) => (own.includes(part) ? part : ''))
    const chartParts = names.map((name): ChartPart => ({ name, amount: of.get(name ?? '') ?? '0' }))
    return { at, parts: chartParts, total: sum(here) }
  })
  return { names, bars, total: sum(cells) }
}

interface Cell {
  readonly at: string
  readonly part: string
  readonly amount: string
}

function sumBy(cells: readonly Cell[], nameOf: (cell: Cell) => string): Map<string, string> {
  const sums = new Map<string, string>()
  for (const cell of cells) sums.set(nameOf(cell), addDecimals(sums.get(nameOf(cell)) ?? '0', cell.amount))
  return sums
}

function sum(cells: readonly Cell[]): string {
  return sumDecimals(cells.map(({ amount }) => amount))
}

function textOf(row: unknown, field: string): string {
  return String(readField(row, field) ?? '')
}

function amountOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '0'
}

/** Round numbers up to the largest amount, for the grid lines; only the drawn height of bars depends on them. */
export function axisTicks(greatest: number): readonly number[] {
  if (!(greatest > 0)) return [0, 1]
  const rough = greatest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? power * 10
  const whole = greatest <= 4 ? 1 : step
  return Array.from({ length: Math.ceil(greatest / whole) + 1 }, (_, index) => index * whole)
}
