/** Carriers, with their sailings in the coming weeks. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'
import type { Database } from '../../db/index.ts'
import { visibleRates } from './store.ts'

type Db = Kysely<Database>

export const offerSorts = ['carrier', 'sailings', 'fastest', 'nextEtd'] as const
export type OfferSort = (typeof offerSorts)[number]

export interface OfferSearch {
  readonly brand: string
  /** Includes rates agreed with this company; null: public rates only. */
  readonly audience: string | null
  /** Sailings from this day until the day before that day. */
  readonly from: string
  readonly to: string
  readonly pol?: string | undefined
  readonly pod?: string | undefined
  readonly carrier?: string | undefined
  readonly sort: OfferSort
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Number of next departures listed per carrier. */
  readonly departures: number
  readonly columns: Release['columns']
  /** Field of a rate whose lowest price is found. */
  readonly price: string
}

export interface OfferRow {
  readonly carrier: string
  readonly services: number
  readonly sailings: number
  readonly lanes: number
  readonly direct: number
  readonly fastest: number
  readonly slowest: number
  readonly next_etd: string
  readonly departures: readonly JsonObject[]
  /** The lowest price with its currency; null without a price. */
  readonly lowest: { readonly currency: string; readonly price: string } | null
}

/** Carriers with sailings, each with its figures and next departures, in one statement; the caller filters prices. */
export async function searchOffers(db: Db, search: OfferSearch): Promise<{ offers: OfferRow[]; total: number }> {
  const field = (name: string): RawBuilder<unknown> =>
    search.columns.rates && Object.hasOwn(search.columns.rates, name) ? sql.ref(name) : sql`(data->>${sql.lit(name)})`
  const conditions = [
    ...visibleRates({ brand: search.brand, audience: search.audience }),
    sql`${field('validTo')} >= ${search.from}`,
    sql`${field('etd')} >= ${search.from}`,
    sql`${field('etd')} < ${search.to}`,
  ]
  for (const name of ['pol', 'pod', 'carrier'] as const) {
    const value = search[name]
    if (value) conditions.push(sql`${field(name)} = ${value}`)
  }
  const direction = search.descending ? sql`desc` : sql`asc`
  // Rates are read once, with few columns; only the listed departures are read completely.
  const offers = await sql<OfferRow & { total: string }>`
    with sailing as materialized (
      select id, ${field('carrier')} as carrier, ${field('pol')} as pol, ${field('pod')} as pod, ${field('etd')} as etd,
        ${field('transitDays')}::integer as days, ${field('direct')}::boolean as direct, data->>'service' as service,
        data->>'voyage' as voyage, data->>'currency' as currency, (data->>${sql.lit(search.price)})::numeric as price
      from rates where ${sql.join(conditions, sql` and `)}
    ), counted as (
      select carrier, count(distinct service)::integer as services, count(distinct (service, voyage, pol, etd))::integer as sailings,
        count(distinct (pol, pod))::integer as lanes, (count(distinct (pol, pod)) filter (where direct))::integer as direct,
        min(days) as fastest, max(days) as slowest, min(etd)::text as next_etd
      from sailing group by carrier
    ), place as (
      select carrier, count(*) over () as total from counted
      order by ${sortField(search.sort)} ${direction}, carrier limit ${search.limit} offset ${search.offset}
    ), listed as (
      select ranked.carrier, jsonb_agg(rates.data order by ranked.turn) as departures
      from (select id, carrier, row_number() over (partition by carrier order by etd, days, id) as turn from sailing) ranked
      join rates on rates.id = ranked.id
      where ranked.turn <= ${search.departures} group by ranked.carrier
    ), cheapest as (
      select distinct on (carrier) carrier, jsonb_build_object('currency', currency, 'price', price::text) as lowest
      from sailing where price is not null order by carrier, price, id
    )
    select counted.*, place.total, listed.departures, cheapest.lowest
    from place join counted using (carrier) join listed using (carrier) left join cheapest using (carrier)
    order by ${sortField(search.sort)} ${direction}, carrier`.execute(db)
  const first = offers.rows[0]
  return { offers: offers.rows, total: Number(first?.total ?? 0) }
}

const sortColumns: Readonly<Record<OfferSort, string>> = {
  carrier: 'carrier',
  sailings: 'sailings',
  fastest: 'fastest',
  nextEtd: 'next_etd',
}

function sortField(sort: OfferSort): RawBuilder<unknown> {
  return sql.ref(`counted.${sortColumns[sort]}`)
}
