/** SQL of sailings from port to port, as carriers publish them: one row for each source and route. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, RouteLeg } from '../../db/index.ts'

/** A sailing from port to port: one leg if it is direct. */
export interface SailingRoute {
  /** The same for every report of the sailing by its source. */
  readonly key: string
  readonly carrier: string
  readonly legs: readonly [RouteLeg, ...RouteLeg[]]
}

export interface RouteIntake {
  readonly brand: string
  readonly source: string
  readonly receiptId: string | null
  readonly now: Date
  readonly routes: readonly SailingRoute[]
}

/** Adds sailings or replaces them by their key. */
export async function upsertRoutes(tx: Transaction<Database>, { brand, source, receiptId, now, routes }: RouteIntake): Promise<void> {
  if (routes.length === 0) return
  // In key order, so that two processes cannot deadlock; the last report of a key counts.
  const latest = [...new Map(routes.map((route) => [route.key, route])).values()].sort((a, b) => (a.key < b.key ? -1 : 1))
  const rows = latest.map(({ key, carrier, legs }) => {
    const [first, last] = [legs[0], legs.at(-1) ?? legs[0]]
    return { key, carrier, pol: first.from, pod: last.to, departs: first.departsAt, arrives: last.arrivesAt, data: { legs } }
  })
  await sql`
    insert into sailing_routes (brand, source, route_key, carrier, pol, pod, departs_at, arrives_at, received_at, receipt_id, data)
    select ${brand}, ${source}, e.key, e.carrier, e.pol, e.pod, e.departs, e.arrives, ${now}::timestamptz, ${receiptId}::bigint, e.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (key text, carrier text, pol text, pod text, departs timestamptz, arrives timestamptz, data jsonb)
    on conflict (brand, source, route_key) do update set carrier = excluded.carrier, pol = excluded.pol, pod = excluded.pod,
      departs_at = excluded.departs_at, arrives_at = excluded.arrives_at, received_at = excluded.received_at,
      receipt_id = excluded.receipt_id, data = excluded.data`.execute(tx)
}

export interface StoredRoute {
  readonly source: string
  readonly carrier: string
  readonly departsAt: Date
  readonly arrivesAt: Date
  readonly legs: readonly RouteLeg[]
}

export interface RouteSearch {
  readonly brand: string
  readonly pol: string
  readonly pod: string
  readonly from: Date
  readonly to: Date
}

/** Sailings that leave in this time, by departure. */
export async function listRoutes(db: Kysely<Database>, { brand, pol, pod, from, to }: RouteSearch): Promise<StoredRoute[]> {
  const rows = await db
    .selectFrom('sailing_routes')
    .select(['source', 'carrier', 'departs_at', 'arrives_at', 'data'])
    .where('brand', '=', brand)
    .where('pol', '=', pol)
    .where('pod', '=', pod)
    .where('departs_at', '>=', from)
    .where('departs_at', '<', to)
    .orderBy('departs_at')
    .orderBy('route_key')
    .execute()
  return rows.map(({ source, carrier, departs_at, arrives_at, data }) => ({
    source,
    carrier,
    departsAt: departs_at,
    arrivesAt: arrives_at,
    legs: data.legs,
  }))
}

/** Routes that departed before. */
export async function deleteOldRoutes(db: Kysely<Database>, brand: string, before: Date): Promise<void> {
  await db.deleteFrom('sailing_routes').where('brand', '=', brand).where('departs_at', '<', before).execute()
}
