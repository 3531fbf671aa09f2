/** What a bench measures and how it is told. */
import type { Release } from '#config'

export interface BenchContext {
  readonly root: string
  readonly release: Release
  /** PostgreSQL to measure on; null measures the embedded database alone. */
  readonly databaseUrl: string | null
}

/** One line of the table. */
export interface Measured {
  readonly what: string
  readonly where: string
  /** Median, ms. */
  readonly median: number
  /** Median of the bare thing that it is compared with, ms; null where there is none. */
  readonly baseline: number | null
  /** What is demanded, ms; null where nothing is. */
  readonly limit: number | null
}

export interface Measure {
  readonly name: string
  readonly run: (context: BenchContext) => Promise<readonly Measured[]>
}

/** Median time of the work in ms, after some runs that warm caches and plans. */
export async function medianOf(
  work: () => Promise<unknown>,
  { warm = 30, runs = 200 }: { warm?: number; runs?: number } = {},
): Promise<number> {
  for (let run = 0; run < warm; run++) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  times.sort((left, right) => left - right)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}

export function formatTable(rows: readonly Measured[]): string {
  const cells = rows.map(({ what, where, median, baseline, limit }) => [
    what,
    where,
    `${median.toFixed(2)} ms`,
    baseline === null ? '' : `${baseline.toFixed(2)} ms`,
    baseline === null ? '' : `${(median / baseline).toFixed(2)}x`,
    limit === null ? '' : `${limit.toFixed(2)} ms ${median <= limit ? 'holds' : 'MISSED'}`,
  ])
  const table = [['measure', 'where', 'median', 'baseline', 'ratio', 'demanded'], ...cells]
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
