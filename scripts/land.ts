/**
 * `npm run land`: writes src/engine/map/land.svg, the coast behind lists with a map, from Natural Earth's land at 1:50 million
 * (public domain, packaged by world-atlas). Land only: the data has no borders. Run it after changing the projection.
 */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { geoPath, geoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import { centreLongitude, equator, mapHeight, mapScale, mapWidth, projectRadians } from '../src/engine/map/projection.ts'
import { isMain } from './is-main.ts'
import { type Ring, simplifyRings } from './land/simplify-rings.ts'

/** In map units: finer detail and smaller islands are omitted. */
const tolerance = 0.45
const leastArea = 0.4
const maxGzipBytes = 30_000

if (isMain(import.meta.filename)) {
  const svg = drawLand()
  const size = gzipSync(svg).length
  if (size > maxGzipBytes) throw new Error(`The outline has ${size} bytes after gzip, more than ${maxGzipBytes}`)
  await writeFile(new URL('../src/engine/map/land.svg', import.meta.url), svg)
  console.log(`land.svg: ${svg.length} bytes, ${size} after gzip`)
}

function drawLand(): string {
  const rings = simplifyRings(readRings(), { tolerance, leastArea })
  const path = rings.map(drawRing).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapWidth} ${mapHeight}"><title>Land</title><path id="land" vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`
}

/** The coast on the map. d3-geo cuts it in the Atlantic and at the edges. */
function readRings(): Ring[] {
  const atlas = readAtlas()
  const { land } = atlas.objects
  if (!land) throw new Error('The atlas has no land')
  const projection = geoProjection(projectRadians)
    .rotate([-centreLongitude, 0])
    .scale(mapScale)
    .translate([mapWidth / 2, equator])
    .clipExtent([
      [0, 0],
      [mapWidth, mapHeight],
    ])
  const rings: (readonly [number, number])[][] = []
  geoPath(projection, {
    beginPath() {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    arc() {},
    closePath() {},
  })(feature(atlas, land))
  return rings
}

function readAtlas(): Parameters<typeof feature>[0] {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('world-atlas/land-50m.json')), 'utf8'))
}

/** Relative to the previous point, in tenths: half the size of absolute numbers. */
function drawRing(ring: Ring): string {
  let [atX, atY] = [0, 0]
  const steps = ring.map(([x, y], index) => {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)]
    const step = `${index === 0 ? 'M' : 'l'}${pair((toX - (index === 0 ? 0 : atX)) / 10, (toY - (index === 0 ? 0 : atY)) / 10)}`
    ;[atX, atY] = [toX, toY]
    return step
  })
  return `${steps
    .join('')
    .replaceAll(/(?<=l[^l]*)l/g, ' ')
    .replaceAll(' -', '-')}z`
}

/** Drops what SVG does not need: leading zeros, and the space before a minus sign. */
function pair(x: number, y: number): string {
  const [one, other] = [x, y].map((value) => String(value).replace(/^(-?)0\./, '$1.'))
  return other?.startsWith('-') ? `${one}${other}` : `${one} ${other}`
}
