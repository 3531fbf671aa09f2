/** Route and climate: distance, days and emissions of every way by sea between the ports of a lane or of some rates. */
import { type BoxCount, calculateEmissions, type SeaPlace, type SeaWay } from '#domain'
import type { EmissionFactor } from '#generated/entities.ts'
import type { Operations } from '#generated/operations.ts'
import { multiplyDecimals, roundHalfUp, subtractDecimals, sumDecimals } from '#rules'
import {
  type Call,
  documentRows,
  type FactRow,
  labelOf,
  limitOf,
  listObjects,
  pickWords,
  type Result,
  wordsOf,
} from '../../kernel/index.ts'
import { audienceOf, findRate } from '../rates/index.ts'
import { readBoxMix } from '../saved-quotes/index.ts'
import { portPlace, seaWaysBetween } from './ports.ts'

type Input = Operations['compare-sea-ways']['input']
type Output = Operations['compare-sea-ways']['output']
type Row = Output['ways'][number]

interface Lane {
  readonly pol: string
  readonly pod: string
}

export async function compareWays(input: Input, call: Call): Promise<Result<Output>> {
  const boxes = readBoxMix(call, input.boxes)
  if (!boxes.ok) return boxes
  const lanes = await readLanes(input, call)
  if (lanes.length === 0) return { ok: false, error: 'error.not-found' }
  const knots = input.knots ?? limitOf(call.brand, 'seaServiceKnots')
  const factors = readFactors(call)
  const ways = lanes.flatMap((lane) =>
    toRows(lane, { ways: seaWaysBetween(call.brand, lane.pol, lane.pod), boxes: boxes.value, knots, factors, call }),
  )
  if (ways.length === 0) return { ok: false, error: 'error.no-sea-way' }
  const ports = new Set(lanes.flatMap(({ pol, pod }) => [pol, pod]))
  return {
    ok: true,
    value: {
      ways,
      stops: [...ports].flatMap((port) => {
        const place = portPlace(call.brand, port)
        return place ? [{ id: port, label: labelOf('reference', 'port', port, call), ...toDegrees(place) }] : []
      }),
      knots,
      assumed: factors.some(({ mode, source }) => mode === 'sea' && source === 'assumed'),
    },
  }
}

/** Each pair of ports once. */
async function readLanes({ pol, pod, rates }: Input, call: Call): Promise<Lane[]> {
  if (rates === undefined) return pol !== undefined && pod !== undefined ? [{ pol, pod }] : []
  const ids = [...new Set(rates.split(','))].slice(0, limitOf(call.brand, 'compareMost'))
  const audience = audienceOf(call.actor)
  const records = await Promise.all(ids.map((rateId) => findRate(call.db, { brand: call.brand.id, audience, rateId })))
  const lanes = records.flatMap((rate) => (rate ? [{ pol: String(rate.data.pol), pod: String(rate.data.pod) }] : []))
  return [...new Map(lanes.map((lane) => [`${lane.pol} ${lane.pod}`, lane])).values()]
}

interface Described {
  readonly ways: readonly SeaWay[]
  readonly boxes: readonly BoxCount[]
  readonly knots: number
  readonly factors: readonly Factor[]
  readonly call: Call
}

function toRows({ pol, pod }: Lane, { ways, boxes, knots, factors, call }: Described): Row[] {
  const [usual] = ways
  if (!usual) return []
  const emissionsOf = (way: SeaWay) => emissionsBy(boxes, { km: kmOf(way), factors, call })
  const least = emissionsOf(usual)
  return ways.map((way) => {
    const co2e = emissionsOf(way)
    return {
      id: `${pol}-${pod}-${way.id}`,
      name: way.id === 'direct' ? wordsOf(call)('seaWays.direct') : labelOf('reference', 'sea-passage', way.id, call),
      lane: `${labelOf('reference', 'port', pol, call)} – ${labelOf('reference', 'port', pod, call)}`,
      usual: way.usual,
      nm: way.nm,
      km: kmOf(way),
      days: daysOf(way, knots),
      ...(way.usual ? {} : { extraDays: subtractDecimals(daysOf(way, knots), daysOf(usual, knots)) }),
      ...(way.waitingHours > 0 ? { waitingHours: way.waitingHours } : {}),
      ...(co2e ? { co2e: co2e.kg, ...(way.usual ? { factors: co2e.factors } : {}) } : {}),
      ...(co2e && least && !way.usual ? { extraCo2e: subtractDecimals(co2e.kg, least.kg) } : {}),
      line: way.line.map(toDegrees),
    }
  })
}

/** At sea day and night, plus waiting at canals. */
function daysOf({ nm, waitingHours }: SeaWay, knots: number): string {
  return roundHalfUp(String((nm / knots + waitingHours) / 24), 1)
}

function kmOf({ nm }: SeaWay): number {
  return Math.round(nm * 1.852)
}

type Factor = EmissionFactor & { readonly source: string | undefined }

/** Sum over the containers: TEU x km x the factor of dry boxes or reefers. Undefined if a factor is missing: a partial sum would mislead. */
function emissionsBy(boxes: readonly BoxCount[], { km, factors, call }: { km: number; factors: readonly Factor[]; call: Call }) {
  const types = listObjects(call.brand.documents.dictionary?.['container-type']?.rows)
  const sums: string[] = []
  const used = new Set<Factor>()
  for (const { boxType, quantity } of boxes) {
    const type = types.find(({ id }) => id === boxType)
    const cargo = type?.reefer === true ? 'reefer' : 'dry'
    const factor = factors.find((one) => one.mode === 'sea' && (one.cargo ?? cargo) === cargo)
    const teu = typeof type?.teu === 'string' ? multiplyDecimals(type.teu, String(quantity)) : undefined
    const sum =
      factor && teu !== undefined
        ? calculateEmissions({ legs: [{ mode: 'sea', km: String(km) }], tonnes: '0', teu, factors: [factor] })
        : undefined
    if (!factor || !sum?.ok) return undefined
    sums.push(sum.kg)
    used.add(factor)
  }
  return { kg: roundHalfUp(sumDecimals(sums), 0), factors: [...used].map(sayFactor).join('; ') }
}

function sayFactor({ name, grams, framework, edition }: Factor): string {
  return `${name}: ${grams} g/TEU-km, ${framework}, ${edition}`
}

function readFactors(call: Call): Factor[] {
  const rows = documentRows<FactRow<Omit<EmissionFactor, 'id' | 'name'>>>(call.brand, 'reference', 'emission-factor')
  return rows.flatMap(({ id, label, source, facts }) => (facts ? { ...facts, id, name: pickWords(label, call), source } : []))
}

function toDegrees({ latitude, longitude }: SeaPlace): { latitude: string; longitude: string } {
  return { latitude: roundHalfUp(String(latitude), 3), longitude: roundHalfUp(String(longitude), 3) }
}
