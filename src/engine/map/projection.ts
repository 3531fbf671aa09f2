/**
 * The world on a plane: the Natural Earth projection with the Pacific in the middle. The land outline is made with the same
 * function (scripts/land.ts), so that points and coastline always match.
 */

export interface Place {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Central meridian. The map is cut in the Atlantic, 180 degrees away. */
export const centreLongitude = 150
export const mapWidth = 1000
/** Latitudes shown: there are no ports farther north or south. */
const north = 76
const south = -56

/** Position on a map of mapWidth by mapHeight; points beyond its upper or lower edge are outside. */
export function project({ latitude, longitude }: Place): Point {
  // Between -180 and 180, so that neighbours across the date line stay neighbours.
  const turned = ((((longitude - centreLongitude + 180) % 360) + 360) % 360) - 180
  const [x, y] = projectRadians(turned * radian, latitude * radian)
  return { x: mapWidth / 2 + x * mapScale, y: (top - y) * mapScale }
}

/** The projection itself, from radians; polynomials by Tom Patterson and Bojan Šavrič. */
export function projectRadians(longitude: number, latitude: number): [number, number] {
  const square = latitude * latitude
  const fourth = square * square
  return [
    longitude * (0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))),
    latitude * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth))),
  ]
}

const radian = Math.PI / 180
const [halfWidth] = projectRadians(Math.PI, 0)
const [, top] = projectRadians(0, north * radian)
const [, bottom] = projectRadians(0, south * radian)
/** Map units for one unit of the projection. */
export const mapScale = mapWidth / (2 * halfWidth)
export const mapHeight = Math.round((top - bottom) * mapScale)
/** Distance of the equator from the upper edge. */
export const equator = top * mapScale
