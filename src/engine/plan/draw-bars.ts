/** Lengths of bars for a few values of the same measure. */

export interface Bar {
  /** Length in percent of the longest bar. */
  readonly percent: number
  /** Whether it is the one to emphasise. A single value is never emphasised. */
  readonly isBest: boolean
}

/** A bar for each value, in order; undefined where there is no number. */
export function drawBars(values: readonly unknown[], highlight?: 'least' | 'most'): (Bar | undefined)[] {
  const numbers = values.map((value) => (value === undefined || value === null || value === '' ? Number.NaN : Number(value)))
  const finite = numbers.filter((number) => Number.isFinite(number))
  const most = Math.max(...finite)
  const best = finite.length < 2 ? undefined : highlight === 'least' ? Math.min(...finite) : highlight === 'most' ? most : undefined
  return numbers.map((number) =>
    Number.isFinite(number)
      ? { percent: most > 0 ? Math.max(0, Math.round((number / most) * 1000) / 10) : 0, isBest: number === best }
      : undefined,
  )
}
