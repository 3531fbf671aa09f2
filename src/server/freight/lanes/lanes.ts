/** Followed lanes: a lane and the user's containers, with the best total today. */
import type { Operations } from '#generated/operations.ts'
import { type Call, cutPage, type Handlers, limitOf, pageOf, type Result, refuse } from '../../kernel/index.ts'
import { type QuoteContext, quoteSeaBooking } from '../quotes/index.ts'
import { audienceOf, resolvePort } from '../rates/index.ts'
import { readBoxMix } from '../saved-quotes/index.ts'
import { deleteLane, type FollowedLane, type Follower, insertLane, type Lane, listLanes } from './store.ts'

type Row = Operations['list-followed-lanes']['output']['rows'][number]

export const laneHandlers: Pick<Handlers, 'follow-lane' | 'unfollow-lane' | 'list-followed-lanes'> = {
  'follow-lane': async (input, call) => {
    const follower = followerOf(call)
    const lane = resolve(call, input)
    if (!follower) return refuse('error.not-found')
    if (!lane.ok) return lane
    const lanes = await listLanes(call.db, follower)
    if (lanes.length >= limitOf(call.brand, 'followedLanesMost')) return refuse('error.too-many-lanes')
    const best = await findBest({ ...call, audience: audienceOf(call.actor) }, lane.value)
    await insertLane(call.db, follower, { ...lane.value, told: best?.total ?? null }, call.now())
    return { ok: true, value: {} }
  },

  'unfollow-lane': async (input, call) => {
    const follower = followerOf(call)
    const lane = resolve(call, input)
    if (follower && lane.ok) await deleteLane(call.db, follower, lane.value)
    return { ok: true, value: {} }
  },

  'list-followed-lanes': async (input, call) => {
    const follower = followerOf(call)
    const lanes = follower ? await listLanes(call.db, follower) : []
    const rows: Row[] = []
    for (const lane of lanes) rows.push(await toRow(call, lane))
    return { ok: true, value: cutPage(rows, pageOf(input, call)) }
  },
}

export interface BestOffer {
  /** In the base currency. */
  readonly total: string
  readonly carrier: string
  readonly etd: string
}

/** The cheapest bookable sailing of the first week; undefined if there is none at the moment. */
export async function findBest(context: Omit<QuoteContext, 'language'>, { pol, pod, boxes }: Lane): Promise<BestOffer | undefined> {
  const mix = readBoxMix(context, boxes)
  if (!mix.ok) return undefined
  const quoted = await quoteSeaBooking(context, { pol, pod, boxes: mix.value })
  if (!quoted.ok) return undefined
  const { quote, rate } = quoted.value
  return { total: quote.baseTotal, carrier: String(rate.data.carrier), etd: quote.etd }
}

function followerOf({ brand, actor }: Call): Follower | null {
  return actor.userId === null ? null : { brand: brand.id, userId: actor.userId }
}

/** Different spellings of the same containers are one lane. */
function resolve(call: Call, { pol, pod, boxes }: Lane): Result<Lane> {
  const mix = readBoxMix(call, boxes)
  if (!mix.ok) return mix
  const sorted = mix.value.toSorted((one, other) => (one.boxType < other.boxType ? -1 : 1))
  const ports = { pol: resolvePort(call.brand, pol) ?? pol, pod: resolvePort(call.brand, pod) ?? pod }
  return { ok: true, value: { ...ports, boxes: sorted.map(({ boxType, quantity }) => `${boxType}*${quantity}`).join(',') } }
}

async function toRow(call: Call, { told, ...lane }: FollowedLane): Promise<Row> {
  const best = await findBest({ ...call, audience: audienceOf(call.actor) }, lane)
  const { baseCurrency } = call.brand
  return {
    ...lane,
    laneId: `${lane.pol}-${lane.pod}-${lane.boxes}`,
    currency: baseCurrency,
    ...(best ? { total: best.total, carrier: best.carrier, etd: best.etd } : {}),
    ...(told === null ? {} : { told }),
  } as Row
}
