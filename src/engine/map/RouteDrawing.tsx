import { type ReactNode, useId } from 'react'
import { usePortal } from '../portal.ts'
import { crossesEdge, type DrawnRoute, drawRoute, shareAt } from './draw-route.ts'
import land from './land.svg'
import { fitView, isInView, type MapView, wholeMap } from './map-view.ts'
import { mapHeight, mapWidth, type Point, project } from './projection.ts'
import type { MapRoute, MapStop, RouteMapProps } from './RouteMap.tsx'
import './world-map.css'
import './route-map.css'

/** Labels closer than this, as a share of the width of the map, would overlap: the later one is only in the text. */
const labelGap = { x: 0.17, y: 0.07 }

/** The map itself, in a chunk of its own: `RouteMap` loads it. */
export function RouteDrawing({ label, routes, stops = [], summary }: RouteMapProps): ReactNode {
  const { text, language } = usePortal()
  const id = useId()
  const drawn = routes.map((route) => ({ route, drawing: drawRoute(route.line, doneShare(route)) }))
  const placed = stops.map((stop) => ({ stop, point: project(stop) }))
  const view = routes.some(({ line }) => crossesEdge(line))
    ? wholeMap
    : fitView([...drawn.flatMap(({ drawing }) => drawing.points), ...placed.map(({ point }) => point)])
  const ships = drawn.flatMap(({ route, drawing }) =>
    route.position && drawing.reached ? [{ label: route.position.label, point: drawing.reached }] : [],
  )
  const labelled = chooseLabels([...ships.map(({ point }) => point), ...placed.map(({ point }) => point)], view)
  const isStarted = drawn.some(({ drawing }) => drawing.done !== '')
  return (
    <figure className="qs-route-map" aria-labelledby={`${id}-label`} aria-describedby={`${id}-text`}>
      <div className="qs-map" aria-hidden="true">
        <svg className="qs-map-land" viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
          <use href={`${land}#land`} width={mapWidth} height={mapHeight} />
          {drawn.map(({ route, drawing }) => (
            <RouteLines key={route.id} route={route} drawing={drawing} />
          ))}
        </svg>
        {placed.map(({ stop, point }) => (
          <Mark key={stop.id} kind="stop" label={stop.label} point={point} view={view} isLabelled={labelled.has(point)} />
        ))}
        {ships.map((ship) => (
          <Mark key={ship.label} kind="ship" label={ship.label} point={ship.point} view={view} isLabelled={labelled.has(ship.point)} />
        ))}
      </div>
      <figcaption>
        <span id={`${id}-label`} className="qs-only-spoken">
          {label}
        </span>
        <ul className="qs-route-legend" aria-hidden="true">
          {isStarted ? <li data-line="done">{text('engine.route.done')}</li> : null}
          <li data-line="ahead">{text(isStarted ? 'engine.route.ahead' : 'engine.route.line')}</li>
          {ships.map((ship) => (
            <li key={ship.label} data-line="ship">
              {ship.label}
            </li>
          ))}
        </ul>
        <div id={`${id}-text`} className="qs-only-spoken">
          {summary === undefined ? null : <p>{summary}</p>}
          {ships.map((ship) => (
            <p key={ship.label}>{ship.label}</p>
          ))}
          {stops.length > 0 ? (
            <p>{text('engine.route.stops', { stops: new Intl.ListFormat(language, { type: 'unit' }).format(stops.map(sayStop)) })}</p>
          ) : null}
        </div>
        <p className="qs-quiet qs-route-note">{text('engine.route.estimate')}</p>
      </figcaption>
    </figure>
  )
}

function RouteLines({ route, drawing }: { readonly route: MapRoute; readonly drawing: DrawnRoute }): ReactNode {
  return (
    <g className="qs-route" data-weight={route.weight ?? 'main'}>
      {/* A light edge keeps the line visible over land. */}
      <path className="qs-route-edge" d={drawing.ahead + drawing.done} vectorEffect="non-scaling-stroke" />
      <path className="qs-route-ahead" d={drawing.ahead} vectorEffect="non-scaling-stroke" />
      {drawing.done === '' ? null : <path className="qs-route-done" d={drawing.done} vectorEffect="non-scaling-stroke" />}
    </g>
  )
}

interface MarkProps {
  readonly kind: 'stop' | 'ship'
  readonly label: string
  readonly point: Point
  readonly view: MapView
  readonly isLabelled: boolean
}

function Mark({ kind, label, point, view, isLabelled }: MarkProps): ReactNode {
  if (!isInView(view, point)) return null
  const across = (point.x - view.x) / view.width
  return (
    <span
      className="qs-route-mark"
      data-kind={kind}
      data-side={across > 0.6 ? 'start' : 'end'}
      style={{ left: `${percent(across)}%`, top: `${percent((point.y - view.y) / view.height)}%` }}
    >
      {isLabelled ? <span className="qs-route-name">{label}</span> : null}
    </span>
  )
}

/** The first come first: ships, then ports in the order of the route. */
function chooseLabels(points: readonly Point[], view: MapView): ReadonlySet<Point> {
  const chosen: Point[] = []
  for (const point of points) {
    const isFree = chosen.every(
      (one) => Math.abs(one.x - point.x) > labelGap.x * view.width || Math.abs(one.y - point.y) > labelGap.y * view.height,
    )
    if (isFree) chosen.push(point)
  }
  return new Set(chosen)
}

function doneShare({ line, done, position }: MapRoute): number {
  return position?.at ? shareAt(line, position.at) : (done ?? 0)
}

function sayStop({ label, note }: MapStop): string {
  return note ? `${label} (${note})` : label
}

function percent(share: number): number {
  return Math.round(share * 1e4) / 100
}
