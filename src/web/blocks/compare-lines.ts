/** Fee lines as people compare them: per box and per bill apart, what was estimated beside what was confirmed. */
import type { FeeLine } from '#domain'

export interface FeeSheet {
  readonly lines: readonly FeeLine[]
  readonly totals: readonly { readonly currency: string; readonly amount: string }[]
  readonly baseCurrency: string
  readonly baseTotal: string
  readonly at?: string
  readonly by?: string
  readonly note?: string
}

export interface ComparedLine {
  readonly key: string
  /** The line that holds: the confirmed one, or the estimated one where it was dropped or nothing is confirmed yet. */
  readonly line: FeeLine
  readonly estimated?: FeeLine
  readonly change: 'none' | 'changed' | 'added' | 'dropped'
}

export interface LineGroup {
  readonly basis: FeeLine['basis']
  readonly lines: readonly ComparedLine[]
}

/** Every line of either sheet once, in the order of the confirmed one; what was dropped comes last in its group. */
export function compareLines(estimated: readonly FeeLine[], confirmed: readonly FeeLine[] | undefined): LineGroup[] {
  const compared = confirmed
    ? pairLines(estimated, confirmed)
    : estimated.map((line, index) => ({ key: String(index), line, change: 'none' as const }))
  const groups = (['per-box', 'per-bill'] as const).map((basis) => ({ basis, lines: compared.filter(({ line }) => line.basis === basis) }))
  return groups.filter(({ lines }) => lines.length > 0)
}

function pairLines(estimated: readonly FeeLine[], confirmed: readonly FeeLine[]): ComparedLine[] {
  const waiting = new Map<string, FeeLine[]>()
  for (const line of estimated) waiting.set(nameOf(line), [...(waiting.get(nameOf(line)) ?? []), line])
  const kept = confirmed.map((line, index): ComparedLine => {
    const before = waiting.get(nameOf(line))?.shift()
    if (!before) return { key: `c${index}`, line, change: 'added' }
    return { key: `c${index}`, line, estimated: before, change: isSamePrice(before, line) ? 'none' : 'changed' }
  })
  const dropped = [...waiting.values()].flat()
  return [...kept, ...dropped.map((line, index): ComparedLine => ({ key: `d${index}`, line, estimated: line, change: 'dropped' }))]
}

function nameOf({ fee, basis, boxType }: FeeLine): string {
  return `${fee} ${basis} ${boxType ?? ''}`
}

function isSamePrice(before: FeeLine, after: FeeLine): boolean {
  return before.currency === after.currency && before.amount === after.amount
}
