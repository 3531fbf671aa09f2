/** SQL of what the dates of an order follow: the closing days of its rate, and the calls of its ship. */
import { type Kysely, sql } from 'kysely'
import { type CallFacts, cutOffCodes } from '#domain'
import type { Database } from '../db/index.ts'
import type { OrderData } from './record.ts'

export async function findClosingDays(db: Kysely<Database>, brand: string, rateId: string | undefined): Promise<string[]> {
  if (rateId === undefined) return []
  const { rows } = await sql<{ days: unknown }>`
    select data->'closingDays' as days from rates where id = ${rateId} and brand = ${brand}`.execute(db)
  const days = rows[0]?.days
  return Array.isArray(days) ? days.map(String) : []
}

/** An order with the calls of its ship that were reported. */
export interface OrderOfCalls {
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
  const { rows } = await sql<{ id: string; data: OrderData; end: 'loading' | 'discharge'; facts: CallFacts }>`
    with calls as materialized (
      select place, vessel, upper(vessel_name) as name, unnest(array[voyage, voyage_in]) as voyage, service, facts,
        coalesce(departs_at, arrives_at) as at
      from port_calls
      where brand = ${brand} and updated_at >= ${since}::timestamptz and coalesce(departs_at, arrives_at) >= ${since}::timestamptz - interval '30 days'
        and jsonb_exists_any(facts, ${reportedFacts}::text[])
    ), sailing as materialized (
      select id, data, unnest(array['loading', 'discharge']) as "end", unnest(array[data->>'pol', data->>'pod']) as place,
        data->>'voyage' as voyage, upper(data->>'vessel') as vessel, data->>'service' as service, left(data->>'etd', 10) as etd from orders
      where brand = ${brand} and state = any(${[...states]}::text[]) and data->>'voyage' is not null
    )
    select distinct on (o.id, o."end") o.id, o.data, o."end", c.facts from calls c
      join sailing o on o.place = c.place and o.voyage = c.voyage and (o.vessel = c.vessel or o.vessel = c.name)
    where o.etd is null or o.etd between to_char(c.at - case o."end" when 'loading' then interval '30 days' else interval '90 days' end, 'YYYY-MM-DD')
      and to_char(c.at + interval '30 days', 'YYYY-MM-DD')
    order by o.id, o."end", c.service is distinct from o.service, abs(extract(epoch from c.at) - extract(epoch from now()))`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((calls) => {
    const factsAt = (end: 'loading' | 'discharge') => calls.find((call) => call.end === end)?.facts
    return calls.slice(0, 1).map(({ id, data }) => ({ omsOrderNo: id, data, loading: factsAt('loading'), discharge: factsAt('discharge') }))
  })
}

const reportedFacts = [
  ...Object.values(cutOffCodes).map((code) => `cutOff.${code}`),
  ...['departure', 'arrival'].flatMap((moment) => ['PLN', 'EST', 'ACT'].map((classifier) => `${moment}.${classifier}`)),
]
