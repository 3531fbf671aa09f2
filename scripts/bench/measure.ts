/** Types of benchmark results, and how they are printed. */
import type { Release } from '#config'

export interface BenchContext {
  readonly root: string
  readonly release: Release
  /** PostgreSQL to measure on; null measures only the embedded database. */
  readonly databaseUrl: string | null
  /** Which growth curves, all if there are none, and up to which size. */
  readonly growth: { readonly curves: readonly string[]; readonly upTo: number }
}

/** One line of the table. */
export interface Measured {
  readonly what: string
  readonly where: string
  /** `/s`: more is better. */
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | '%' | '/s' | 'exponent'
  readonly median: number
  /** Number of runs. */
  readonly runs: number
  /** The baseline and its median; null if there is nothing comparable. */
  readonly baseline: { readonly of: string; readonly median: number } | null
  /** Upper limit, or lower one of what should be many; null if there is none. */
  readonly limit: number | null
}

export interface Measure {
  readonly name: string
  /** Runs only if it is named: it takes long. */
  readonly isOnRequest?: boolean
  readonly run: (context: BenchContext) => Promise<readonly Measured[]>
}

export interface MedianOfOptions {
  /** Uncounted runs that warm caches and query plans. */
  readonly warm: number
  readonly runs: number
}

/** Median time of the work in ms. */
export async function medianOf(work: () => Promise<unknown>, { warm, runs }: MedianOfOptions): Promise<number> {
  for (let run = 0; run < warm; run++) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return findMedian(times)
}

export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const places = { ms: 1, s: 2, kB: 1, MB: 0, '%': 1, '/s': 0, exponent: 2 } as const

function formatLimit({ unit, median, limit }: Measured, format: (value: number) => string): string {
  if (limit === null) return '-'
  const [bound, isMet] = unit === '/s' ? ['at least', median >= limit] : ['at most', median <= limit]
  return `${bound} ${format(limit)}: ${isMet ? 'met' : 'MISSED'}`
}

export function formatTable(rows: readonly Measured[]): string {
  const cells = rows.map((row) => {
    const { what, where, unit, median, runs, baseline } = row
    const format = (value: number) => `${value.toFixed(places[unit])} ${unit}`
    return [
      what,
      where,
      format(median),
      String(runs),
      baseline === null ? '-' : `${(median / baseline.median).toFixed(2)} x ${format(baseline.median)} (${baseline.of})`,
      formatLimit(row, format),
    ]
  })
  const table = [['measure', 'where', 'median', 'runs', 'compared with', 'required'], ...cells]
  const widths = table[0]?.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
