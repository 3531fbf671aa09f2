/** SQL of what the cut-offs of an order follow: the closing days of its rate, and the call of its ship. */
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

export interface OrderOfCall {
  readonly omsOrderNo: string
  readonly data: OrderData
  readonly facts: CallFacts
}

export interface CallsSince {
  readonly brand: string
  readonly states: readonly string[]
  readonly since: Date
}

/** Open orders whose ship's call at the port of loading was reported since, with cut-offs. */
export async function listOrdersOfCalls(db: Kysely<Database>, { brand, states, since }: CallsSince): Promise<OrderOfCall[]> {
  // The few calls come first: joining all orders with all calls would take a minute.
  const { rows } = await sql<{ id: string; data: OrderData; facts: CallFacts }>`
    with calls as materialized (
      select place, vessel, upper(vessel_name) as name, unnest(array[voyage, voyage_in]) as voyage, facts from port_calls
      where brand = ${brand} and updated_at >= ${since}::timestamptz and departs_at >= ${since}::timestamptz
        and jsonb_exists_any(facts, ${cutOffFacts}::text[])
    ), sailing as materialized (
      select id, data, data->>'pol' as pol, data->>'voyage' as voyage, upper(data->>'vessel') as vessel from orders
      where brand = ${brand} and state = any(${[...states]}::text[])
    )
    select distinct on (o.id) o.id, o.data, c.facts from calls c
      join sailing o on o.pol = c.place and o.voyage = c.voyage and (o.vessel = c.vessel or o.vessel = c.name)
    order by o.id`.execute(db)
  return rows.map(({ id, data, facts }) => ({ omsOrderNo: id, data, facts }))
}

const cutOffFacts = Object.values(cutOffCodes).map((code) => `cutOff.${code}`)
