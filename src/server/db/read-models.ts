/**
 * What other folders may read of a table that they do not own. A query names the model instead of the table, `from ${orderFacts()} o`;
 * the database resolves it into the table, so the table's indexes apply. The models are here because wings below the owners read
 * them too. Who owns which table: `owners.ts`.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Release } from '#config'
import type { JsonObject } from '#rules'

/** A person, without passwords, codes and consents. */
export interface UserFacts {
  readonly id: string
  readonly brand: string
  readonly company_id: string | null
  readonly account: string
  readonly role: string
  readonly status: 'active' | 'disabled'
  readonly name: string
  readonly latin_name: string
  readonly phone: string | null
  readonly email: string | null
  readonly language: string
  readonly created_at: Date
  readonly version: number
  readonly avatar_file: string | null
  /** Whether the person manages the brand's staff. */
  readonly staff_admin: boolean
  readonly has_second_factor: boolean
}

export const userFacts = sql<UserFacts>`(select id, brand, company_id, account, role, status, name, latin_name, phone, email, language,
  created_at, version, avatar_file, staff_admin, totp_since is not null as has_second_factor from users)`

export interface CompanyFacts {
  readonly id: string
  readonly brand: string
  readonly name: string
  readonly latin_name: string
  /** 'certified' lets its members act; anything else does not. */
  readonly status: string
  /** Unified social credit code. */
  readonly uscc: string | null
  /** As agreed with the company; null: those of the order type. */
  readonly payment_terms: string | null
}

export const companyFacts = sql<CompanyFacts>`(select id, brand, name, latin_name, status, data->>'uscc' as uscc,
  data->>'paymentTerms' as payment_terms from companies)`

/** A request to verify a company or to join one. */
export interface MembershipRequestFacts {
  readonly brand: string
  readonly user_id: string
  readonly company_id: string | null
  readonly kind: string
  readonly state: string
  readonly created_at: Date
}

export const membershipRequestFacts = sql<MembershipRequestFacts>`(select brand, user_id, company_id, kind, state, created_at
  from membership_requests)`

/** What the desk, calendars and orders read of a rate. */
export interface RateFacts {
  readonly id: string
  readonly brand: string
  readonly free_days: number | null
  /** Of its sailing: `closingDays`, `direct` and `transitDays`. */
  readonly schedule: JsonObject
}

export const rateFacts = sql<RateFacts>`(select id, brand, (data->>'freeDays')::integer as free_days, jsonb_build_object(
  'closingDays', data->'closingDays', 'direct', data->'direct', 'transitDays', data->'transitDays') as schedule from rates)`

/** A record that staff maintain, with the fields that its entity declares. */
export interface RecordFacts {
  readonly id: string
  readonly brand: string
  readonly entity: string
  readonly state: string
  readonly created_at: Date
  readonly data: JsonObject
}

export const recordFacts = sql<RecordFacts>`(select id, brand, entity, state, created_at, data from records)`

export interface FileFacts {
  readonly id: string
  readonly name: string
  readonly size: number
}

export const fileFacts = sql<FileFacts>`(select id, name, size from files)`

/** A message in the outbox, on any channel. */
export interface DeliveryFacts {
  readonly id: number
  readonly brand: string
  readonly channel: string
  readonly recipient: string
  /** Empty for purposes other than a notification. */
  readonly event: string
  readonly about: string | null
  readonly state: string
  readonly attempts: number
  readonly failure: string | null
  readonly payload: JsonObject
  readonly created_at: Date
  readonly due_at: Date
  readonly delivered_at: Date | null
}

export const deliveryFacts = sql<DeliveryFacts>`(select id, brand, channel, recipient, event, about, state, attempts, failure, payload,
  created_at, due_at, delivered_at from outbox)`

/** Names of the columns that are fields of an order's data. */
const orderFields = {
  order_type: 'orderType',
  pol: 'pol',
  pod: 'pod',
  place: 'place',
  boxes: 'boxes',
  carrier: 'carrier',
  vessel: 'vessel',
  voyage: 'voyage',
  etd: 'etd',
  mbl_no: 'mblNo',
  base_total: 'baseTotal',
  company_name: 'companyName',
  company_latin: 'companyLatin',
  ordered_by: 'orderedBy',
  ordered_by_latin: 'orderedByLatin',
  ordered_by_id: 'orderedById',
  owner_id: 'ownerId',
  owner_name: 'ownerName',
  owner_latin: 'ownerLatin',
} as const

export interface OrderFacts extends Readonly<Record<keyof typeof orderFields, string | null>> {
  readonly id: string
  readonly brand: string
  readonly company_id: string | null
  readonly state: string
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
  /** The form as it was sent. */
  readonly booking: JsonObject | null
  /** In the base currency; null before the fees are confirmed. */
  readonly confirmed_total: string | null
  /** Whether its price was calculated, not quoted by customer service. */
  readonly is_estimated: boolean
}

/** With the columns of the release, fields come from the columns that the database keeps for them, with their indexes. */
export function orderFacts(columns: Release['columns'] = {}): RawBuilder<OrderFacts> {
  const fields = Object.entries(orderFields).map(([name, field]) => sql`${orderField(columns, field)} as ${sql.ref(name)}`)
  return sql<OrderFacts>`(select id, brand, company_id, state, version, created_at, updated_at, data->'booking' as booking,
    data->'confirmed'->>'baseTotal' as confirmed_total, data->'estimated' is not null as is_estimated, ${sql.join(fields)}
    from orders)`
}

/** The column that the database keeps for a field of an order, else the field inside the data. */
export function orderField(columns: Release['columns'], name: string): RawBuilder<unknown> {
  return columns.orders && Object.hasOwn(columns.orders, name) ? sql.ref(name) : sql`(data->>${sql.lit(name)})`
}
