/** A company's orders by carrier. */
import { type Kysely, sql } from 'kysely'
import type { Release } from '#config'
import { type Database, orderFacts } from '../../db/index.ts'

type Db = Kysely<Database>

export interface BookingSearch {
  readonly brand: string
  /** Null: every company of the brand. */
  readonly companyId: string | null
  readonly carrier?: string | undefined
  readonly today: string
  /** Order states by tab; all others are cancelled. */
  readonly tabs: Readonly<Record<'pending' | 'executing' | 'completed', readonly string[]>>
  readonly limit: number
  readonly offset: number
  readonly columns: Release['columns']
}

export interface BookingRow {
  readonly carrier: string
  readonly orders: number
  readonly pending: number
  readonly executing: number
  readonly completed: number
  readonly next_etd: string | null
  readonly last_at: Date
  readonly base_total: string
}

/** Orders by carrier, most orders first. */
export async function searchBookings(db: Db, search: BookingSearch): Promise<{ bookings: BookingRow[]; total: number }> {
  const { pending, executing, completed } = search.tabs
  const among = (states: readonly string[]) => sql`state = any(${[...states]}::text[])`
  // Flights, trucks and declarations are not booked with a carrier.
  const conditions = [sql`brand = ${search.brand}`, among([...pending, ...executing, ...completed]), sql`o.carrier is not null`]
  if (search.companyId !== null) conditions.push(sql`company_id = ${search.companyId}`)
  if (search.carrier) conditions.push(sql`o.carrier = ${search.carrier}`)
  const open = sql`${among([...pending, ...executing])} and o.etd >= ${search.today}`
  const { rows } = await sql<BookingRow & { all_carriers: string }>`
    select o.carrier, count(*)::integer as orders, (count(*) filter (where ${among(pending)}))::integer as pending,
      (count(*) filter (where ${among(executing)}))::integer as executing, (count(*) filter (where ${among(completed)}))::integer as completed,
      (min(o.etd) filter (where ${open}))::text as next_etd, max(created_at) as last_at,
      coalesce(sum(o.base_total::numeric), 0)::text as base_total, count(*) over () as all_carriers
    from ${orderFacts(search.columns)} o where ${sql.join(conditions, sql` and `)}
    group by o.carrier order by orders desc, carrier limit ${search.limit} offset ${search.offset}`.execute(db)
  return { bookings: rows, total: Number(rows[0]?.all_carriers ?? 0) }
}
