import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clusterPoints, type MapPoint, rowsOf } from './cluster-points.ts'
import { fitView, isInView, wholeMap } from './map-view.ts'
import { pointsOf } from './points-of.ts'
import { mapHeight, mapWidth, project } from './projection.ts'

describe('the projection', () => {
  it('has the Pacific in the middle and a horizontal equator', () => {
    expect(project({ latitude: 0, longitude: 150 })).toMatchObject({ x: mapWidth / 2 })
    expect(project({ latitude: 0, longitude: -120 }).y).toBeCloseTo(project({ latitude: 0, longitude: 20 }).y)
  })

  it('keeps neighbours across the date line together, and is cut in the Atlantic', () => {
    const [west, east] = [project({ latitude: 10, longitude: 179.9 }), project({ latitude: 10, longitude: -179.9 })]
    expect(east.x - west.x).toBeGreaterThan(0)
    expect(east.x - west.x).toBeLessThan(1)
    expect(project({ latitude: 0, longitude: -29 }).x).toBeLessThan(10)
    expect(project({ latitude: 0, longitude: -31 }).x).toBeGreaterThan(mapWidth - 10)
  })

  it('puts Shanghai west of Los Angeles, Rotterdam on the left, and Auckland below Singapore', () => {
    const [shanghai, losAngeles, rotterdam] = [
      project({ latitude: 30.63, longitude: 122.05 }),
      project({ latitude: 33.74, longitude: -118.26 }),
      project({ latitude: 51.95, longitude: 4.03 }),
    ]
    expect(rotterdam.x).toBeLessThan(shanghai.x)
    expect(shanghai.x).toBeLessThan(losAngeles.x)
    expect(project({ latitude: -36.84, longitude: 174.78 }).y).toBeGreaterThan(project({ latitude: 1.26, longitude: 103.8 }).y)
  })

  it('contains every port', () => {
    fc.assert(
      fc.property(fc.double({ min: -55, max: 75, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }), (latitude, longitude) => {
        const { x, y } = project({ latitude, longitude })
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(mapWidth)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(mapHeight)
      }),
    )
  })
})

const some = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 400 })), { maxLength: 30 })
  .map((places) => places.map(([x, y], index): MapPoint => ({ id: String(index), x, y, row: `row ${index % 7}` })))

describe('clusters', () => {
  it('are far enough apart to be touched, and include every point', () => {
    fc.assert(
      fc.property(some, (points) => {
        const clusters = clusterPoints(points, 30)
        expect(clusters.flatMap((cluster) => cluster.points)).toHaveLength(points.length)
        for (const [index, one] of clusters.entries())
          for (const other of clusters.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(30)
      }),
    )
  })

  it('do not merge distant points, and count each row once', () => {
    const near = [
      { id: '1', x: 10, y: 10, row: 'a' },
      { id: '2', x: 14, y: 10, row: 'b' },
      { id: '3', x: 12, y: 12, row: 'a' },
    ]
    const found = clusterPoints([...near, { id: '4', x: 200, y: 10, row: 'c' }], 20)
    expect(found.map(rowsOf)).toEqual([['a', 'b'], ['c']])
    expect(found[0]?.x).toBeCloseTo(12)
    expect(found[0]?.points[0]?.id).toBe('1')
  })
})

describe('points of a row', () => {
  const places = {
    SGSIN: { label: 'Singapore', latitude: 1.26, longitude: 103.8 },
    USLAX: { label: 'Los Angeles', latitude: 33.7, longitude: -118.3 },
  }
  const map = { latitude: 'latitude', longitude: 'longitude', place: 'ports', places }

  it('are its places, or its own position', () => {
    const [singapore, losAngeles] = [places.SGSIN, places.USLAX].map(project)
    expect(pointsOf({ id: 'a', ports: ['SGSIN', 'unknown', 'USLAX'] }, 'id', map)).toMatchObject([
      { id: 'a 0', row: 'a', label: 'Singapore', ...singapore },
      { id: 'a 1', row: 'a', label: 'Los Angeles', ...losAngeles },
    ])
    expect(pointsOf({ id: 'b', ports: 'SGSIN', latitude: '34.05', longitude: '-117.6' }, 'id', map)).toMatchObject([
      { row: 'b', ...project({ latitude: 34.05, longitude: -117.6 }) },
    ])
  })

  it('do not exist without a place, or with only half a position', () => {
    expect(pointsOf({ id: 'a' }, 'id', map)).toEqual([])
    expect(pointsOf({ id: 'a', latitude: '3' }, 'id', map)).toEqual([])
  })
})

describe('the view', () => {
  it('shows all points, in the proportions of the map', () => {
    fc.assert(
      fc.property(some, (points) => {
        const view = fitView(points)
        for (const point of points) expect(isInView(view, point)).toBe(true)
        expect(view.width / view.height).toBeCloseTo(mapWidth / mapHeight)
      }),
    )
  })

  it('does not zoom in too far on a single point, and stays within the map', () => {
    expect(fitView([{ x: 0, y: 0 }])).toMatchObject({ x: 0, y: 0, width: mapWidth / 8 })
    expect(fitView([])).toEqual(wholeMap)
  })
})
