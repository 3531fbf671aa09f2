/** Compares the fee lines of the estimate and the confirmation: per container, per B/L and by other units. */
import type { FeeSheet as OrderSheet } from '#generated/entities.ts'
import { decimalPlaces, roundHalfUp, sumDecimals } from '#rules'

/** What the sheets of orders have in common with quotes and with the answers of calculators. */
export type FeeSheet = Pick<OrderSheet, 'lines' | 'totals' | 'baseCurrency' | 'baseTotal'>
export type FeeLine = FeeSheet['lines'][number]

export interface ComparedLine {
  readonly key: string
  /** The current line: confirmed, or estimated if it was dropped or nothing is confirmed yet. */
  readonly line: FeeLine
  readonly estimated?: FeeLine
  readonly change: 'none' | 'changed' | 'added' | 'dropped'
}

export interface LineGroup {
  /** The service in a combined order, else the unit of the lines. */
  readonly name: string
  readonly kind: 'part' | 'basis'
  readonly lines: readonly ComparedLine[]
  /** Sum of the current lines, in the base currency. */
  readonly baseTotal: string
}

/** Lines that are neither per container nor per B/L: each has its own unit. */
export const otherUnits = 'other-units'

/** All lines of both sheets, in the order of the confirmed one; dropped lines come last in their group. */
export function compareLines(estimated: readonly FeeLine[], confirmed: readonly FeeLine[] | undefined): LineGroup[] {
  const compared = confirmed
    ? pairLines(estimated, confirmed)
    : estimated.map((line, index) => ({ key: String(index), line, change: 'none' as const }))
  const kind = compared.some(({ line }) => line.part !== undefined) ? 'part' : 'basis'
  const nameOfGroup = ({ line }: ComparedLine) => (kind === 'part' ? (line.part ?? otherUnits) : basisOf(line))
  const names = kind === 'part' ? [...new Set(compared.map(nameOfGroup))] : ['per-box', 'per-bill', otherUnits]
  const groups = names.map((name) =>
    toGroup(
      name,
      kind,
      compared.filter((one) => nameOfGroup(one) === name),
    ),
  )
  return groups.filter(({ lines }) => lines.length > 0)
}

function toGroup(name: string, kind: LineGroup['kind'], lines: readonly ComparedLine[]): LineGroup {
  const held = lines.filter(({ change }) => change !== 'dropped')
  const amounts = held.map(({ line }) => line.baseAmount)
  const places = Math.max(0, ...amounts.map(decimalPlaces))
  return { name, kind, lines, baseTotal: roundHalfUp(sumDecimals(amounts), places) }
}

function basisOf({ basis }: FeeLine): string {
  return basis === 'per-box' || basis === 'per-bill' ? basis : otherUnits
}

function pairLines(estimated: readonly FeeLine[], confirmed: readonly FeeLine[]): ComparedLine[] {
  const waiting = new Map<string, FeeLine[]>()
  for (const line of estimated) waiting.set(nameOf(line), [...(waiting.get(nameOf(line)) ?? []), line])
  const lines = confirmed.map((line, index): ComparedLine => {
    const before = waiting.get(nameOf(line))?.shift()
    if (!before) return { key: `c${index}`, line, change: 'added' }
    return { key: `c${index}`, line, estimated: before, change: isSamePrice(before, line) ? 'none' : 'changed' }
  })
  const dropped = [...waiting.values()].flat()
  return [...lines, ...dropped.map((line, index): ComparedLine => ({ key: `d${index}`, line, estimated: line, change: 'dropped' }))]
}

function nameOf({ fee, basis, boxType, part }: FeeLine): string {
  return `${part ?? ''} ${fee} ${basis} ${boxType ?? ''}`
}

function isSamePrice(before: FeeLine, after: FeeLine): boolean {
  return before.currency === after.currency && before.amount === after.amount
}
