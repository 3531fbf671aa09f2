import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMoney, localeOf } from '#rules'
import { axisTicks, type ChartBar } from '../../plan/chart-bars.ts'
import { usePortal } from '../../portal.ts'
import type { DrawnChart } from './ChartBlock.tsx'

const drawn = 208
const room = { top: 12, right: 4, left: 56 } as const
const usualFoot = 40
const usualWidth = 720
const widestBar = 44

interface ChartDrawingProps {
  readonly chart: DrawnChart
  readonly label: string
}

/** The bars. One of them is focusable, and the arrow keys move to the others; the values of a bar are shown next to it. */
export function ChartDrawing({ chart, label }: ChartDrawingProps): ReactNode {
  const portal = usePortal()
  const { bars, names } = chart.bars
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [shown, setShown] = useState<number | null>(null)
  const [reached, setReached] = useState(bars.length - 1)
  // Only the height of a bar is a float; the displayed amount is the decimal.
  const ticks = axisTicks(Math.max(0, ...bars.map(({ total }) => Number(total))))
  const top = ticks.at(-1) ?? 1
  const plot = { width: width - room.left - room.right, height: drawn }
  const step = plot.width / bars.length
  // Names that would overlap are slanted, and need more height.
  const longest = Math.max(0, ...bars.map(({ at }) => widthOf(placeLabel(at))))
  const leaning = longest > step - 4
  const foot = leaning ? Math.max(usualFoot, Math.ceil(longest * Math.sin(lean)) + 24) : usualFoot
  const height = room.top + drawn + foot
  const yOf = (amount: number) => room.top + plot.height * (1 - amount / top)
  const compact = new Intl.NumberFormat(localeOf(portal.language), { notation: 'compact', maximumFractionDigits: 1 })

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>): void {
    if (event.key === 'Escape') setShown(null)
    const next = { ArrowLeft: reached - 1, ArrowRight: reached + 1, Home: 0, End: bars.length - 1 }[event.key]
    if (next === undefined || next < 0 || next >= bars.length) return
    event.preventDefault()
    setReached(next)
    frame.current?.querySelectorAll<SVGGElement>('[data-bar]')[next]?.focus()
  }

  const bar = shown === null ? undefined : bars[shown]
  return (
    <div ref={frame} className="qs-chart">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a fieldset */}
      <svg width={width} height={height} role="group" aria-label={label} onKeyDown={onKeyDown}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus */}
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={room.left} x2={width - room.right} y1={yOf(tick)} y2={yOf(tick)} className="qs-chart-line" />
              <text x={room.left - 8} y={yOf(tick) + 4} textAnchor="end" className="qs-chart-tick">
                {compact.format(tick)}
              </text>
            </g>
          ))}
          {bars.map(({ at }, index) => (
            <text key={at} {...placeOf(room.left + step * (index + 0.5), height - foot, leaning)} className="qs-chart-tick">
              {placeLabel(at)}
              {isFirstOf(bars, index) ? (
                <tspan x={room.left + step * (index + 0.5)} dy="15">
                  {at.slice(0, 4)}
                </tspan>
              ) : null}
            </text>
          ))}
        </g>
        {bars.map((one, index) => (
          <Bar
            key={one.at}
            bar={one}
            label={sayBar(one, chart)}
            colourOf={chart.colourOf}
            x={room.left + step * index}
            step={step}
            height={drawn}
            yOf={yOf}
            tabIndex={index === reached ? 0 : -1}
            onShow={() => {
              setReached(index)
              setShown(index)
            }}
            onHide={() => setShown(null)}
          />
        ))}
      </svg>
      {bar ? (
        <Note chart={chart} bar={bar} middle={(room.left + step * ((shown ?? 0) + 0.5)) / width} isLate={(shown ?? 0) >= bars.length / 2} />
      ) : null}
      <ul className="qs-chart-key">
        {names.map((name, index) => (
          <li key={name ?? ''}>
            <span className="qs-chart-mark" {...chart.colourOf(name, index)} />
            {chart.nameOf(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NoteProps {
  readonly chart: DrawnChart
  readonly bar: ChartBar
  /** Middle of the bar, as a share of the width. */
  readonly middle: number
  /** Whether the bar is in the second half of the chart. */
  readonly isLate: boolean
}

/** The values of a bar, next to it. */
function Note({ chart, bar, middle, isLate }: NoteProps): ReactNode {
  const portal = usePortal()
  return (
    <div className="qs-chart-note" aria-hidden="true" style={{ left: `${middle * 100}%` }} data-side={isLate ? 'start' : 'end'}>
      <p>{bar.at}</p>
      <dl>
        {bar.parts.flatMap(({ name, amount }, index) =>
          Number(amount) === 0
            ? []
            : [
                <div key={name ?? ''}>
                  <dt>
                    <span className="qs-chart-mark" {...chart.colourOf(name, index)} />
                    {chart.nameOf(name)}
                  </dt>
                  <dd>{chart.amountOf(amount)}</dd>
                </div>,
              ],
        )}
        <div className="qs-chart-total">
          <dt>{portal.text('engine.chart.total')}</dt>
          <dd>{chart.amountOf(bar.total)}</dd>
        </div>
      </dl>
    </div>
  )
}

interface BarProps {
  readonly bar: ChartBar
  readonly label: string
  readonly colourOf: DrawnChart['colourOf']
  readonly x: number
  readonly step: number
  readonly height: number
  readonly yOf: (amount: number) => number
  readonly tabIndex: number
  readonly onShow: () => void
  readonly onHide: () => void
}

function Bar({ bar, label, colourOf, x, step, height, yOf, tabIndex, onShow, onHide }: BarProps): ReactNode {
  const width = Math.min(widestBar, step * 0.62)
  const left = x + (step - width) / 2
  let below = 0
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a bar is a picture of numbers, navigated with the arrow keys
    <g
      data-bar=""
      role="img"
      aria-label={label}
      tabIndex={tabIndex}
      className="qs-chart-bar"
      onFocus={onShow}
      onBlur={onHide}
      onMouseEnter={onShow}
      onMouseLeave={onHide}
    >
      <rect x={x} y={room.top} width={step} height={height} className="qs-chart-reach" />
      {bar.parts.map(({ name, amount }, index) => {
        const from = below
        below += Number(amount)
        if (Number(amount) <= 0) return null
        const [y, foot] = [yOf(below), yOf(from)]
        return (
          <rect
            key={name ?? ''}
            x={left}
            y={y}
            width={width}
            height={Math.max(1, foot - y)}
            className="qs-chart-part"
            {...colourOf(name, index)}
          />
        )
      })}
    </g>
  )
}

/** Everything a bar shows, for screen readers. */
function sayBar(bar: ChartBar, { nameOf, sayPair, measure, currency }: DrawnChart): string {
  const say = (amount: string) => (measure.display === 'money' ? formatMoney(amount, currency) : amount)
  const parts = bar.parts.filter(({ amount }) => Number(amount) > 0).map(({ name, amount }) => `${nameOf(name)} ${say(amount)}`)
  return sayPair(bar.at, [`${measure.label} ${say(bar.total)}`, ...parts])
}

const lean = Math.PI / 4

/** Approximate width of words below a bar: a Chinese character is as wide as it is high, a Latin letter half as wide. */
function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 6.5), 0)
}

/** Position of a bar's name: centred below the bar, or slanted and ending there. */
function placeOf(x: number, floor: number, leaning: boolean) {
  if (!leaning) return { x, y: floor + 18, textAnchor: 'middle' } as const
  return { x, y: floor + 14, textAnchor: 'end', transform: `rotate(-45 ${x} ${floor + 10})` } as const
}

/** A month as its number; the year is shown below the first one. */
function placeLabel(at: string): string {
  return /^\d{4}-\d{2}$/.test(at) ? String(Number(at.slice(5))) : at
}

function isFirstOf(bars: readonly ChartBar[], index: number): boolean {
  const year = (at: string | undefined) => (at && /^\d{4}-\d{2}$/.test(at) ? at.slice(0, 4) : undefined)
  const here = year(bars[index]?.at)
  return here !== undefined && here !== year(bars[index - 1]?.at)
}

/** Maximum width of the drawing, so that its text keeps its size. */
function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    const place = frame.current
    if (!place) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(280, Math.floor(entry.contentRect.width)))
    })
    watch.observe(place)
    return () => watch.disconnect()
  }, [frame])
  return width
}
