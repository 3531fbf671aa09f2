import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { usePortal } from '../portal.ts'
import { type Cluster, clusterPoints, rowsOf } from './cluster-points.ts'
import land from './land.svg'
import { isInView, type MapView } from './map-view.ts'
import type { PlacedPoint } from './points-of.ts'
import { mapHeight, mapWidth } from './projection.ts'
import './world-map.css'

export interface WorldMapProps {
  readonly label: string
  readonly points: readonly PlacedPoint[]
  readonly view: MapView
  /** Name of a row. */
  readonly nameOf: (row: string) => string
  /** Rows under the pointer or with the focus, in the list or on the map. */
  readonly lit: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly onLight: (rows: readonly string[]) => void
  readonly onChoose: (cluster: Cluster<PlacedPoint>) => void
}

/** Markers must be easy to touch: WCAG asks for 24 pixels between their centres. */
const gapPixels = 32
/** Assumed width until the browser has measured it, and on the server. */
const usualWidth = 640

/** The world with markers. One tab stop; the arrow keys move between the markers, from west to east. */
export function WorldMap({ label, points, view, nameOf, lit, chosen, onLight, onChoose }: WorldMapProps): ReactNode {
  const portal = usePortal()
  const [box, width] = useWidth()
  const [current, setCurrent] = useState<string>()
  const visible = points.filter((point) => isInView(view, point))
  const clusters = clusterPoints(visible, (gapPixels * view.width) / width)
  const entry = Math.max(
    0,
    clusters.findIndex((cluster) => cluster.points.some(({ id }) => id === current)),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfter(event.key, entry, clusters.length)
    if (next === undefined) return
    event.preventDefault()
    box.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={box} className="qs-map" role="toolbar" aria-label={label} aria-orientation="horizontal" onKeyDown={onKeyDown}>
      <svg className="qs-map-land" viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
        <use href={`${land}#land`} width={mapWidth} height={mapHeight} />
      </svg>
      {clusters.map((cluster, index) => {
        const rows = rowsOf(cluster)
        const words = wordsOf(cluster, nameOf, portal.language)
        return (
          <button
            key={cluster.points[0]?.id}
            type="button"
            className="qs-map-marker"
            style={{ left: `${share(cluster.x, view.x, view.width)}%`, top: `${share(cluster.y, view.y, view.height)}%` }}
            tabIndex={index === entry ? 0 : -1}
            aria-label={rows.length > 1 ? portal.text('engine.map.several', { count: rows.length, names: words }) : words}
            aria-pressed={rows.every((row) => chosen.has(row))}
            data-lit={rows.some((row) => lit.has(row)) ? '' : undefined}
            data-side={cluster.x > view.x + view.width / 2 ? 'start' : 'end'}
            onMouseEnter={() => onLight(rows)}
            onMouseLeave={() => onLight([])}
            onFocus={() => {
              setCurrent(cluster.points[0]?.id)
              onLight(rows)
            }}
            onBlur={() => onLight([])}
            onClick={() => onChoose(cluster)}
          >
            <span className="qs-map-dot">{rows.length > 1 ? rows.length : null}</span>
            <span className="qs-map-tip" aria-hidden="true">
              {words}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** The names of its rows; for a single row, also its place. */
function wordsOf({ points }: Cluster<PlacedPoint>, nameOf: (row: string) => string, language: string): string {
  const rows = rowsOf({ points })
  const places = [...new Set(points.flatMap(({ label }) => (label === undefined ? [] : [label])))]
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const names = list.format(rows.map(nameOf))
  return rows.length === 1 && places.length > 0 ? `${names} · ${list.format(places)}` : names
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function share(value: number, from: number, length: number): number {
  return Math.round(((value - from) / length) * 1e4) / 100
}

/** The width of an element in pixels, kept up to date. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(usualWidth)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setWidth(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
