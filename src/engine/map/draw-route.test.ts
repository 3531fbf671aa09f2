import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossesEdge, drawRoute, shareAt } from './draw-route.ts'
import { mapWidth, type Place, project } from './projection.ts'

const shanghai = { latitude: 30.63, longitude: 122.05 }
const losAngeles = { latitude: 33.74, longitude: -118.26 }
const rotterdam = { latitude: 51.95, longitude: 4.03 }
const newYork = { latitude: 40.68, longitude: -74.14 }

const anyPlace = fc.record({
  latitude: fc.double({ min: -55, max: 75, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Legs of half the way round the world have no direction, and no lane has any. */
const anyLine: fc.Arbitrary<readonly Place[]> = fc
  .array(anyPlace, { minLength: 2, maxLength: 12 })
  .filter((line) =>
    line.every(({ longitude }, index) => Math.abs(Math.abs(longitude - (line[index - 1] ?? { longitude }).longitude) - 180) > 1),
  )

describe('a route on the map', () => {
  it('crosses the Pacific in one piece, across the date line', () => {
    const { ahead } = drawRoute([shanghai, losAngeles], 0)
    expect(piecesOf(ahead)).toHaveLength(1)
    expect(crossesEdge([shanghai, losAngeles])).toBe(false)
  })

  it('is cut where the map ends, and goes on at the other side at the same latitude', () => {
    const { ahead } = drawRoute([rotterdam, newYork], 0)
    const [west = [], east = []] = piecesOf(ahead)
    const [last, first] = [west.at(-1), east[0]]
    expect(last?.x).toBeCloseTo(project({ latitude: latitudeAtEdge(), longitude: -29.9999 }).x, 0)
    expect(first?.x).toBeCloseTo(project({ latitude: latitudeAtEdge(), longitude: -30.0001 }).x, 0)
    expect(last?.y).toBeCloseTo(first?.y ?? Number.NaN, 1)
    expect(crossesEdge([rotterdam, newYork])).toBe(true)
  })

  it('never jumps across the map', () => {
    fc.assert(
      fc.property(anyLine, fc.double({ min: 0, max: 1, noNaN: true }), (line, done) => {
        const drawn = drawRoute(line, done)
        for (const piece of [...piecesOf(drawn.done), ...piecesOf(drawn.ahead)])
          for (const [index, point] of piece.entries()) {
            const previous = piece[index - 1]
            if (previous) expect(Math.abs(point.x - previous.x)).toBeLessThan(mapWidth / 10)
          }
      }),
    )
  })

  it('is divided where the ship is', () => {
    const half = drawRoute([shanghai, losAngeles], 0.5)
    const [behind, ahead] = [piecesOf(half.done)[0] ?? [], piecesOf(half.ahead)[0] ?? []]
    expect(behind.at(-1)).toEqual(ahead[0])
    expect(half.reached?.x).toBeCloseTo((project(shanghai).x + project(losAngeles).x) / 2, -1)
    expect(drawRoute([shanghai, losAngeles], 0)).toMatchObject({ done: '', reached: project(shanghai) })
    expect(drawRoute([shanghai, losAngeles], 1)).toMatchObject({ ahead: '', reached: project(losAngeles) })
  })

  it('has nothing to draw without two places, and survives doubled ones', () => {
    expect(drawRoute([], 0.5)).toMatchObject({ done: '', ahead: '' })
    expect(drawRoute([shanghai], 0.5)).toMatchObject({ done: '', ahead: '' })
    expect(piecesOf(drawRoute([shanghai, shanghai, losAngeles], 0.5).ahead)).toHaveLength(1)
  })

  it('finds how far a ship is, also beyond the date line', () => {
    const line = [shanghai, { latitude: 40, longitude: 180 }, losAngeles]
    expect(shareAt(line, shanghai)).toBe(0)
    expect(shareAt(line, losAngeles)).toBe(1)
    const past = shareAt(line, { latitude: 40, longitude: -175 })
    expect(past).toBeGreaterThan(shareAt(line, { latitude: 40, longitude: 175 }))
    expect(past).toBeCloseTo(0.5, 1)
  })
})

function latitudeAtEdge(): number {
  const share = (rotterdam.longitude + 30) / (rotterdam.longitude - newYork.longitude)
  return rotterdam.latitude + (newYork.latitude - rotterdam.latitude) * share
}

interface Pair {
  readonly x: number
  readonly y: number
}

function piecesOf(path: string): Pair[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((piece) =>
      piece.split('L').map((pair) => {
        const [x, y] = pair.split(' ').map(Number)
        return { x: x ?? Number.NaN, y: y ?? Number.NaN }
      }),
    )
}
