import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareSeaWays, findSeaLine, type SeaPassage, type SeaPlace } from '#domain'
import portDocument from '../../../../schemas/reference/port.json' with { type: 'json' }
import passageDocument from '../../../../schemas/reference/sea-passage.json' with { type: 'json' }
import { seaNetwork } from './network.ts'

const ports = new Map(portDocument.rows.map(({ id, latitude, longitude }) => [id, placeAt(latitude, longitude)]))
const passages = passageDocument.rows.map(({ id, facts }): SeaPassage => ({ ...facts, id, ...placeAt(facts.latitude, facts.longitude) }))

/** Nautical miles, round figures of published distance tables. */
const table: readonly (readonly [from: string, to: string, by: string, nm: number])[] = [
  ['CNNGB', 'USLAX', 'direct', 5700],
  ['CNSHA', 'NLRTM', 'suez', 10_500],
  ['CNSHA', 'NLRTM', 'cape', 13_800],
  ['CNSHA', 'USNYC', 'panama', 10_570],
  ['CNSHA', 'USNYC', 'suez', 12_500],
  ['CNNGB', 'AEJEA', 'direct', 5750],
  ['CNNGB', 'AUSYD', 'direct', 4600],
  ['SGSIN', 'NLRTM', 'suez', 8290],
  ['CNNGB', 'CAVAN', 'direct', 5100],
  ['DEHAM', 'USNYC', 'direct', 3530],
]

describe('ways by sea', () => {
  it.each(table)('are within 10 %% of the published distance: %s to %s, %s', (from, to, by, nm) => {
    const way = waysBetween(from, to).find(({ id }) => id === by)
    expect(way?.nm).toBeGreaterThan(nm * 0.9)
    expect(way?.nm).toBeLessThan(nm * 1.1)
  })

  it('start with the shortest, and name the canals and capes that others pass', () => {
    expect(waysBetween('CNSHA', 'NLRTM').map(({ id, usual }) => [id, usual])).toEqual([
      ['suez', true],
      ['panama', false],
      ['cape', false],
    ])
    expect(waysBetween('CNSHA', 'USNYC').map(({ id }) => id)).toEqual(['panama', 'suez', 'cape'])
    expect(waysBetween('CNNGB', 'USLAX').map(({ id }) => id)).toEqual(['direct'])
  })

  it('wait at the canals that they pass, and nowhere else', () => {
    const waiting = Object.fromEntries(waysBetween('CNSHA', 'USNYC').map(({ id, waitingHours }) => [id, waitingHours]))
    expect(waiting).toEqual({ panama: 30, suez: 18, cape: 0 })
  })

  it('never jump over more than half the world between any two ports', () => {
    const codes = [...ports.keys()]
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...codes), (from, to) => {
        const found = findSeaLine(seaNetwork(), { from: place(from), to: place(to) })
        expect(found?.line.length).toBeGreaterThan(1)
        for (const [index, { longitude }] of (found?.line ?? []).entries()) {
          const step = Math.abs(longitude - (found?.line[index - 1]?.longitude ?? longitude))
          // Across the date line the longitude goes from 180 to -180: the same place.
          expect(Math.min(step, 360 - step)).toBeLessThan(60)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are as long in one direction as in the other', () => {
    const length = (from: string, to: string) => findSeaLine(seaNetwork(), { from: place(from), to: place(to) })?.nm ?? 0
    expect(length('CNNGB', 'USLAX')).toBeCloseTo(length('USLAX', 'CNNGB'), 6)
  })

  it('do not exist if every lane is closed', () => {
    expect(findSeaLine(seaNetwork(), { from: place('CNNGB'), to: place('USLAX'), isClosed: () => true })).toBeUndefined()
    const isClosed = ({ longitude }: SeaPlace) => longitude > 150 && longitude < 170
    const around = findSeaLine(seaNetwork(), { from: place('CNNGB'), to: place('USLAX'), isClosed })
    expect(around?.nm).toBeGreaterThan(10_000)
  })
})

function waysBetween(from: string, to: string) {
  return compareSeaWays(seaNetwork(), { from: place(from), to: place(to), passages })
}

function place(port: string): SeaPlace {
  const found = ports.get(port)
  if (!found) throw new Error(`Unknown port ${port}`)
  return found
}

function placeAt(latitude: string, longitude: string): SeaPlace {
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
