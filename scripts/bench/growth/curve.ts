/** Types of growth curves: how time, memory and bytes grow with one size of the portal. */
import { type BenchContext, findMedian } from '../measure.ts'

/** `/s` is the only one of which more is better. */
export type CurveUnit = 'ms' | 'MB' | 'kB' | '/s'

export interface Point {
  readonly size: number
  readonly median: number
  /** Absent if the median is one count or one run. */
  readonly p95?: number
  readonly runs: number
}

/** One line of a curve. */
export interface Series {
  readonly what: string
  /** Where it was measured: PostgreSQL 15, embedded, plain Node. */
  readonly where: string
  readonly unit: CurveUnit
  /** The most it may grow with the size. */
  readonly allowed: 'logarithmic' | 'linear'
  readonly points: readonly Point[]
}

export interface CurveResult {
  readonly name: string
  readonly title: string
  /** What the size counts. */
  readonly axis: string
  /** Largest size to which the lines are continued by their fit; absent if all of it was measured. */
  readonly projectedTo?: number
  /** How the size was made, in one or two sentences. */
  readonly how: string
  readonly series: readonly Series[]
}

export interface Curve extends Omit<CurveResult, 'series'> {
  readonly sizes: readonly number[]
  readonly measure: (sizes: readonly number[], context: BenchContext) => Promise<readonly Series[]>
}

/** A series without its points. */
export type SeriesHead = Omit<Series, 'points'>

/** Collects the points of several series while one size after the other is measured. */
export function collectSeries(): { readonly add: (head: SeriesHead, point: Point) => void; readonly list: () => readonly Series[] } {
  const series = new Map<string, Series>()
  return {
    add: (head, point) => {
      const key = `${head.what} ${head.where}`
      series.set(key, { ...head, points: [...(series.get(key)?.points ?? []), point] })
    },
    list: () => [...series.values()],
  }
}

export interface TimeRunsOptions {
  /** Uncounted runs that warm caches and query plans. */
  readonly warm?: number
  readonly most?: number
  /** Ends after this time, but not before the third run. */
  readonly budgetMs?: number
  /** Uncounted work before each run. */
  readonly before?: () => Promise<unknown>
}

const fewestRuns = 3

/** Times the work as often as the budget allows. */
export async function timeRuns(
  work: () => Promise<unknown>,
  { warm = 2, most = 100, budgetMs = 4_000, before }: TimeRunsOptions = {},
): Promise<Omit<Point, 'size'>> {
  const times: number[] = []
  const began = performance.now()
  for (let run = -warm; run < most; run += 1) {
    if (times.length >= fewestRuns && performance.now() - began > budgetMs) break
    await before?.()
    const start = performance.now()
    await work()
    if (run >= 0) times.push(performance.now() - start)
  }
  return { median: findMedian(times), p95: findShare(times, 0.95), runs: times.length }
}

function findShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
