/** SQL of what the dates of an order follow: its rate, the calls of its ships, and the route that the carrier published. */
import { type Kysely, sql } from 'kysely'
import { type CallFacts, cutOffCodes } from '#domain'
import { type Database, rateFacts } from '../../db/index.ts'
import type { OrderData } from './record.ts'

/** What the rate of an order says of its sailing; undefined members if the order names no rate. */
export interface RateSchedule {
  /** Weekdays of closing. */
  readonly closingDays: readonly string[]
  readonly isDirect?: boolean | undefined
  readonly transitDays?: number | undefined
}

export async function findRateSchedule(db: Kysely<Database>, brand: string, rateId: string | undefined): Promise<RateSchedule> {
  if (rateId === undefined) return { closingDays: [] }
  const { rows } = await sql<{
    data: StoredSchedule
  }>`select schedule as data from ${rateFacts} rates where id = ${rateId} and brand = ${brand}`.execute(db)
  return toSchedule(rows[0]?.data ?? null)
}

type StoredSchedule = { readonly closingDays?: unknown; readonly direct?: unknown; readonly transitDays?: unknown }

function toSchedule(rate: StoredSchedule | null): RateSchedule {
  const { closingDays, direct, transitDays } = rate ?? {}
  return {
    closingDays: Array.isArray(closingDays) ? closingDays.map(String) : [],
    isDirect: typeof direct === 'boolean' ? direct : undefined,
    transitDays: typeof transitDays === 'number' ? transitDays : undefined,
  }
}

/** The last part of a journey with transhipment. */
export interface LastLeg {
  readonly vessel: string
  readonly voyage: string
  /** ISO, UTC. */
  readonly arrivesAt: string
}

/** The last leg of a sailing with transhipment, as published last; undefined if no carrier has published it. A voyage number is used again. */
export async function findLastLeg(db: Kysely<Database>, brand: string, order: OrderData): Promise<LastLeg | undefined> {
  const { pol, pod, vessel, voyage, etd } = order
  if (!pol || !pod || !vessel || !voyage || !etd) return undefined
  const { rows } = await sql<{ leg: LastLeg }>`
    select data->'legs'->-1 as leg from sailing_routes
    where brand = ${brand} and pol = ${pol} and pod = ${pod} and jsonb_array_length(data->'legs') > 1
      and data->'legs'->0->>'voyage' = ${voyage} and upper(data->'legs'->0->>'vessel') = ${vessel.toUpperCase()}
      and abs(departs_at::date - ${etd.slice(0, 10)}::date) <= 30
    order by received_at desc limit 1`.execute(db)
  return rows[0]?.leg
}

/** An order with the calls of its ships that were reported. */
export interface OrderOfCalls extends RateSchedule {
  readonly omsOrderNo: string
  readonly data: OrderData
  readonly loading: CallFacts | undefined
  readonly discharge: CallFacts | undefined
}

export interface CallsSince {
  readonly brand: string
  readonly states: readonly string[]
  readonly since: Date
}

/** Open orders whose ship's call at the port of loading or discharge was reported since. */
export async function listOrdersOfCalls(db: Kysely<Database>, { brand, states, since }: CallsSince): Promise<OrderOfCalls[]> {
  // The few calls come first: joining all orders with all calls would take a minute. A voyage number is used again.
  type Row = { id: string; data: OrderData; end: 'loading' | 'discharge'; facts: CallFacts; rate: StoredSchedule | null }
  const { rows } = await sql<Row>`
    with calls as materialized (
      select place, vessel, upper(vessel_name) as name, unnest(array[voyage, voyage_in]) as voyage, service, facts,
        coalesce(departs_at, arrives_at) as at
      from port_calls
      where brand = ${brand} and updated_at >= ${since}::timestamptz and coalesce(departs_at, arrives_at) >= ${since}::timestamptz - interval '30 days'
        and jsonb_exists_any(facts, ${reportedFacts}::text[])
    ), sailing as materialized (
      select id, data, unnest(array['loading', 'discharge']) as "end", unnest(array[data->>'pol', data->>'pod']) as place,
        unnest(array[data->>'voyage', coalesce(data->>'lastVoyage', data->>'voyage')]) as voyage,
        unnest(array[upper(data->>'vessel'), upper(coalesce(data->>'lastVessel', data->>'vessel'))]) as vessel, data->>'service' as service, left(data->>'etd', 10) as etd from orders
      where brand = ${brand} and state = any(${[...states]}::text[]) and data->>'voyage' is not null
    )
    select distinct on (o.id, o."end") o.id, o.data, o."end", c.facts,
        r.schedule as rate
      from calls c
      join sailing o on o.place = c.place and o.voyage = c.voyage and (o.vessel = c.vessel or o.vessel = c.name)
      left join ${rateFacts} r on r.id = o.data->>'rateId' and r.brand = ${brand}
    where o.etd is null or o.etd between to_char(c.at - case o."end" when 'loading' then interval '30 days' else interval '90 days' end, 'YYYY-MM-DD')
      and to_char(c.at + interval '30 days', 'YYYY-MM-DD')
    order by o.id, o."end", c.service is distinct from o.service, abs(extract(epoch from c.at) - extract(epoch from now()))`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((calls) => {
    const factsAt = (end: 'loading' | 'discharge') => calls.find((call) => call.end === end)?.facts
    return calls.slice(0, 1).map(({ id, data, rate }) => {
      const ends = { loading: factsAt('loading'), discharge: factsAt('discharge') }
      return { omsOrderNo: id, data, ...toSchedule(rate), ...ends }
    })
  })
}

const reportedFacts = [
  ...Object.values(cutOffCodes).map((code) => `cutOff.${code}`),
  ...['departure', 'arrival'].flatMap((moment) => ['PLN', 'EST', 'ACT'].map((classifier) => `${moment}.${classifier}`)),
]
