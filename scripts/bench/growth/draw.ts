/**
 * Draws growth curves as one SVG picture: a panel with logarithmic axes for each curve and unit. A line has its colour wherever it was
 * measured; it is thin everywhere but at the first place.
 */
import type { CurveResult, CurveUnit, Series } from './curve.ts'
import { fitPower, project } from './fit.ts'
import { formatNumber, formatSize } from './format.ts'

/** In pixels. The plot is the area between the axes. */
const panel = { width: 460, gap: 24, plotLeft: 60, plotTop: 40, plotWidth: 380, plotHeight: 170, legendTop: 54, legendLine: 17 } as const
const columns = 2
/** Readable on white and on black. */
const colours = ['#3d85c6', '#d07c2e', '#3f9d62', '#9468c4', '#c2557a', '#7d8590'] as const

interface Panel {
  readonly curve: CurveResult
  readonly unit: CurveUnit
  readonly series: readonly Series[]
  /** Where the thick lines and the thin ones were measured. */
  readonly places: readonly string[]
  /** What the lines show; their order gives the colours. */
  readonly names: readonly string[]
}

export function drawGrowth(curves: readonly CurveResult[]): string {
  const panels = curves.flatMap(panelsOf)
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, row) => panels.slice(row * columns, (row + 1) * columns))
  const width = columns * panel.width + (columns - 1) * panel.gap
  const parts: string[] = []
  let top = 0
  for (const row of rows) {
    for (const [column, one] of row.entries())
      parts.push(`<g transform="translate(${column * (panel.width + panel.gap)} ${top})">${drawPanel(one)}</g>`)
    top += Math.max(...row.map(heightOf)) + panel.gap
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}" role="img">
<title>Growth curves</title>
<style>
  text { font: 12px system-ui, sans-serif; fill: #59636e }
  .name { font-weight: 600; font-size: 14px; fill: #1f2328 }
  .grid { stroke: #818b98; stroke-opacity: 0.25 }
  .line { fill: none; stroke-width: 2 }
  .thin { stroke-width: 1; stroke-opacity: 0.6 }
  .projected { stroke-dasharray: 2 5 }
  @media (prefers-color-scheme: dark) { text { fill: #9198a1 } .name { fill: #f0f6fc } }
</style>
${parts.join('\n')}
</svg>
`
}

function panelsOf(curve: CurveResult): Panel[] {
  const units = [...new Set(curve.series.map(({ unit }) => unit))]
  return units.map((unit) => {
    const series = curve.series.filter((one) => one.unit === unit && one.points.length > 0)
    const [places, names] = [new Set(series.map(({ where }) => where)), new Set(series.map(({ what }) => what))]
    return { curve, unit, series, places: [...places], names: [...names] }
  })
}

function heightOf({ names }: Panel): number {
  return panel.plotTop + panel.plotHeight + panel.legendTop + names.length * panel.legendLine
}

interface Axis {
  /** Exponents of ten, inclusive. */
  readonly from: number
  readonly to: number
}

/** Whole powers of ten around the values, at least one apart. */
export function axisOf(values: readonly number[]): Axis {
  const positive = values.filter((value) => value > 0)
  const from = Math.floor(Math.log10(Math.min(...positive)))
  return { from, to: Math.max(from + 1, Math.ceil(Math.log10(Math.max(...positive)))) }
}

/** Where a value lies between the ends of its axis, from 0 to 1. Zero has no logarithm and lies at the lower end. */
export function shareOf(value: number, { from, to }: Axis): number {
  return value > 0 ? (Math.log10(value) - from) / (to - from) : 0
}

function drawPanel({ curve, unit, series, places, names }: Panel): string {
  const lines = series.map((one) => ({ ...one, end: projectedEnd(one, curve.projectedTo) }))
  const points = lines.flatMap((one) => [...one.points, ...one.end])
  if (points.length === 0) return ''
  const axes = { x: axisOf(points.map(({ size }) => size)), y: axisOf(points.map(({ median }) => median)) }
  const place = ({ size, median }: { readonly size: number; readonly median: number }) => ({
    x: panel.plotLeft + shareOf(size, axes.x) * panel.plotWidth,
    y: panel.plotTop + (1 - shareOf(median, axes.y)) * panel.plotHeight,
  })
  const drawn = lines.map(({ points: measured, end, what, where }) =>
    drawLine(measured.map(place), end.map(place), { colour: colourOf(names.indexOf(what)), isThin: where !== places[0] }),
  )
  const [thick = '', ...thin] = places
  const title = `${curve.title}, ${unit === '/s' ? 'per second' : unit}`
  return [
    `<text class="name" x="0" y="16">${escapeText(title)}</text>`,
    `<text x="${panel.width - panel.gap}" y="16" text-anchor="end">${escapeText(thin.length > 0 ? `${thick}; thin: ${thin.join(', ')}` : thick)}</text>`,
    drawAxes(axes, curve.axis),
    ...drawn,
    ...names.map((name, index) =>
      drawLegend(
        series.find(({ what }) => what === name),
        index,
      ),
    ),
  ].join('\n')
}

function projectedEnd(series: Series, size: number | undefined) {
  const median = size === undefined ? undefined : project(series, size)
  return size === undefined || median === undefined ? [] : [{ size, median }]
}

function drawAxes({ x, y }: { readonly x: Axis; readonly y: Axis }, axis: string): string {
  const [left, bottom] = [panel.plotLeft, panel.plotTop + panel.plotHeight]
  const right = left + panel.plotWidth
  const lines: string[] = []
  for (let power = y.from; power <= y.to; power += 1) {
    const at = round(bottom - shareOf(10 ** power, y) * panel.plotHeight)
    lines.push(`<path class="grid" d="M${left} ${at}H${right}"/>`)
    lines.push(`<text x="${left - 6}" y="${at + 4}" text-anchor="end">${formatSize(10 ** power)}</text>`)
  }
  for (let power = x.from; power <= x.to; power += 1) {
    const at = round(left + shareOf(10 ** power, x) * panel.plotWidth)
    lines.push(`<path class="grid" d="M${at} ${panel.plotTop}V${bottom}"/>`)
    lines.push(`<text x="${at}" y="${bottom + 16}" text-anchor="${power === x.to ? 'end' : 'middle'}">${formatSize(10 ** power)}</text>`)
  }
  lines.push(`<text x="${right}" y="${bottom + 32}" text-anchor="end">${escapeText(axis)}</text>`)
  return lines.join('\n')
}

interface Place {
  readonly x: number
  readonly y: number
}

interface LineLook {
  readonly colour: string
  readonly isThin: boolean
}

function drawLine(measured: readonly Place[], projected: readonly Place[], { colour, isThin }: LineLook): string {
  const path = (places: readonly Place[]) => places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  const dots = measured.map(({ x, y }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${isThin ? 1.5 : 3}" fill="${colour}"/>`)
  const look = `stroke="${colour}" class="line${isThin ? ' thin' : ''}`
  const rest = projected.length > 0 ? [`<path ${look} projected" d="${path([...measured.slice(-1), ...projected])}"/>`] : []
  return [`<path ${look}" d="${path(measured)}"/>`, ...rest, ...dots].join('')
}

/** The exponent and the largest value of the thick line. */
function drawLegend(series: Series | undefined, index: number): string {
  const last = series?.points.at(-1)
  if (!series || !last) return ''
  const y = panel.plotTop + panel.plotHeight + panel.legendTop + index * panel.legendLine
  const fit = fitPower(series.points)
  const exponent = fit ? `n^${fit.exponent.toFixed(2)}` : 'one point'
  const text = `${series.what}: ${exponent}, ${formatNumber(last.median)} ${series.unit} at ${formatSize(last.size)}`
  return `<circle cx="${panel.plotLeft + 4}" cy="${y - 4}" r="4" fill="${colourOf(index)}"/><text x="${panel.plotLeft + 14}" y="${y}">${escapeText(text)}</text>`
}

function colourOf(index: number): string {
  return colours[index % colours.length] ?? colours[0]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
