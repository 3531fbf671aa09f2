import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import type { Place } from './projection.ts'
import './route-frame.css'

/** A line on the map, such as one voyage. */
export interface MapRoute {
  readonly id: string
  /** Places in order of travel, in degrees; consecutive places are joined the shorter way round the world. */
  readonly line: readonly Place[]
  /** Share of the line's length that lies behind, from 0 to 1. Default: 0. */
  readonly done?: number
  /**
   * A marker where the part behind ends. With `at`, the line is divided at the nearest place to it, and `done` is ignored. The label
   * must say if the position is only an estimate: it is shown on the map and read out.
   */
  readonly position?: { readonly label: string; readonly at?: Place }
  /** `other`: thinner and paler, for alternatives. Default: `main`. */
  readonly weight?: 'main' | 'other'
}

/** A place that the route calls at. */
export interface MapStop extends Place {
  readonly id: string
  readonly label: string
  /** Read out after its name: "arrived 2026-11-20 08:00 CST". */
  readonly note?: string
}

export interface RouteMapProps {
  /** Name of the map for screen readers. */
  readonly label: string
  readonly routes: readonly MapRoute[]
  /** In order of travel. */
  readonly stops?: readonly MapStop[]
  /** Text alternative: what the map shows, in one or two sentences. Stops and positions are added to it. */
  readonly summary?: ReactNode
}

const RouteDrawing = lazyPart(() => import('./RouteDrawing.tsx').then((module) => ({ default: module.RouteDrawing })))

/**
 * Routes on the world map: what is done, what is to come, the ports and a position. Pages that show no map load none of its code;
 * its place is kept free until the drawing has loaded.
 */
export function RouteMap(props: RouteMapProps): ReactNode {
  return (
    <div className="qs-route-frame">
      <Suspense fallback={<div className="qs-route-wait" aria-busy="true" />}>
        <RouteDrawing {...props} />
      </Suspense>
    </div>
  )
}
