import type { MapPlan } from '#config'
import { readField } from '../plan/read.ts'
import type { MapPoint } from './cluster-points.ts'
import { type Place, project } from './projection.ts'

export interface PlacedPoint extends MapPoint {
  /** Name of the place, if the row refers to one. */
  readonly label?: string
}

/** Where a row is on the map: its own position, or else every place that it refers to. */
export function pointsOf(row: unknown, rowKey: string, map: MapPlan): PlacedPoint[] {
  const key = String(readField(row, rowKey))
  const own = ownPosition(row, map)
  const places = own ? [own] : placesOf(readField(row, map.place), map)
  return places.map((place, index) => ({
    id: `${key} ${index}`,
    row: key,
    ...(place.label === undefined ? {} : { label: place.label }),
    ...project(place),
  }))
}

type Named = Place & { readonly label?: string }

function ownPosition(row: unknown, { latitude, longitude }: MapPlan): Named | undefined {
  const at = { latitude: degrees(readField(row, latitude)), longitude: degrees(readField(row, longitude)) }
  return Number.isNaN(at.latitude) || Number.isNaN(at.longitude) ? undefined : at
}

function degrees(value: unknown): number {
  return typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
}

function placesOf(value: unknown, { places }: MapPlan): Named[] {
  const codes = Array.isArray(value) ? value : [value]
  return codes.flatMap((code) => (typeof code === 'string' && Object.hasOwn(places, code) ? [places[code] as Named] : []))
}
