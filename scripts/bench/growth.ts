/**
 * How time, memory and bytes grow with the portal. Writes pictures and tables to README.md beside this file; a trial with fewer
 * sizes writes them to .cache/growth/ instead.
 */

import type { Curve, CurveResult } from './growth/curve.ts'
import { curves } from './growth/curves.ts'
import { fitPower, growthOf, mostExponents } from './growth/fit.ts'
import { mergeResults, readResults, writeReport } from './growth/report.ts'
import type { BenchContext, Measure, Measured } from './measure.ts'

export const growth: Measure = {
  name: 'growth',
  isOnRequest: true,
  run: async (context) => {
    const { curves: names } = context.growth
    const unknown = names.find((name) => !curves.some((curve) => curve.name === name))
    if (unknown !== undefined) throw new Error(`there is no curve "${unknown}"; choose from ${curves.map(({ name }) => name).join(', ')}`)
    const chosen = names.length > 0 ? curves.filter(({ name }) => names.includes(name)) : curves
    const measured: CurveResult[] = []
    for (const curve of chosen) {
      measured.push(await measureCurve(curve, context))
      // After each, so that a failure or an interruption loses no more than one curve.
      report(measured, context)
    }
    return measured.flatMap(toRows)
  },
}

async function measureCurve({ measure, sizes, ...curve }: Curve, context: BenchContext): Promise<CurveResult> {
  const start = performance.now()
  const chosen = sizes.filter((size) => size <= context.growth.upTo)
  const series = chosen.length > 0 ? await measure(chosen, context) : []
  console.log(`  ${curve.name}: ${((performance.now() - start) / 1_000).toFixed(0)} s`)
  return { ...curve, series }
}

function report(measured: readonly CurveResult[], { root, growth: { upTo } }: BenchContext): void {
  const isTrial = Number.isFinite(upTo)
  const results = isTrial ? measured : mergeResults(readResults(root), measured)
  console.log(`  wrote ${writeReport(root, results, { isTrial })}`)
}

function toRows({ name, series }: CurveResult): Measured[] {
  return series.flatMap((one) => {
    const fit = fitPower(one.points)
    if (!fit) return []
    const { what, where, unit, allowed, points } = one
    const median = growthOf(fit, unit)
    const row = { what: `${name}: ${what}, ${unit}, exponent`, where, unit: 'exponent', runs: points.length, baseline: null } as const
    return [{ ...row, median, limit: mostExponents[allowed] }]
  })
}
