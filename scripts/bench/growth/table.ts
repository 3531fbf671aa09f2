/** The table of one curve, in Markdown. */
import type { CurveResult, CurveUnit, Point, Series } from './curve.ts'
import { fitPower, isWithin, perFactorTen, project } from './fit.ts'
import { formatNumber, formatSize } from './format.ts'

/** One row for each line; cells hold the median, the 95th percentile and the number of runs. */
export function tableOf({ title, axis, how, series, projectedTo }: CurveResult): string {
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(({ size }) => size)))].toSorted((left, right) => left - right)
  const projected = projectedTo === undefined ? [] : [`${formatSize(projectedTo)}, projected`]
  const head = [axis, 'unit', 'where', ...sizes.map(formatSize), ...projected, 'exponent', 'at the end', 'for ten times', 'limit']
  const rows = series.map((one) => [
    one.what,
    nameOf(one.unit),
    one.where,
    ...sizes.map((size) => cellOf(one.points.find((point) => point.size === size))),
    ...(projectedTo === undefined ? [] : [formatOr(project(one, projectedTo), formatNumber)]),
    ...describeGrowth(one),
  ])
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `### ${title}\n\n${how.replaceAll('\n', ' ')}\n\n${lines.join('\n')}`
}

function nameOf(unit: CurveUnit): string {
  return unit === '/s' ? 'requests/s' : unit
}

function cellOf(point: Point | undefined): string {
  if (!point) return '-'
  const { median, p95, runs } = point
  if (runs === 1) return formatNumber(median)
  return `${formatNumber(median)} (${p95 === undefined ? '' : `${formatNumber(p95)}; `}${runs})`
}

function describeGrowth(series: Series): readonly string[] {
  const fit = fitPower(series.points)
  if (!fit) return ['-', '-', '-', '-']
  const verdict = isWithin(series) ? 'met' : '**missed**'
  const limit = series.unit === '/s' ? 'not falling' : series.allowed
  return [fit.exponent.toFixed(2), fit.lastExponent.toFixed(2), `x ${formatNumber(perFactorTen(fit))}`, `${limit}: ${verdict}`]
}

function formatOr(value: number | undefined, format: (value: number) => string): string {
  return value === undefined ? '-' : format(value)
}
