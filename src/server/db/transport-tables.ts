/** Tables of transport events, port calls and their sources. */
import type { ColumnType, Generated } from 'kysely'
import type { CallFacts } from '#domain'
import type { Json, JsonObject } from '#rules'
import type { Given, Time } from './record-table.ts'
import type { TrackingTables } from './tracking-tables.ts'

export interface TransportEventTable {
  brand: string
  /** The source's id of the event, else what identifies it. */
  event_key: string
  source: string
  type: string
  code: string
  classifier: string
  at: Time
  /** At the source; received_at is ours. */
  created_at: Time
  received_at: Time
  receipt_id: string | null
  /** Grows with every report taken in, corrections included: the cursor of everything that reads on. */
  seq: Generated<string>
  /** Container, MBL with and without SCAC, booking. */
  numbers: readonly string[]
  place: string | null
  /** IMO number, else name. */
  vessel: string | null
  voyage: string | null
  /** Null until the orders it concerns were moved. */
  applied_at: Date | null
  /** Where customers' systems read it: grows in the order in which events become visible. Null until it was applied. */
  position: Generated<string | null>
  /** The event as JSON with sorted names; compared in byte order. */
  content: string
}

export interface PortCallTable {
  brand: string
  vessel: string
  place: string
  voyage: string
  vessel_name: string | null
  carrier: string | null
  service: string | null
  terminal: string | null
  voyage_in: string | null
  voyage_out: string | null
  /** Best known: actual, else estimated, else planned. */
  arrives_at: Date | null
  berths_at: Date | null
  departs_at: Date | null
  updated_at: Time
  facts: ColumnType<CallFacts, string, string>
}

/** A part of a journey with one ship. Times are ISO, UTC. */
export type RouteLeg = {
  /** Name of the vessel. */
  readonly vessel: string
  readonly imo?: string
  readonly voyage: string
  readonly service?: string
  readonly from: string
  readonly to: string
  readonly departsAt: string
  readonly arrivesAt: string
  readonly terminal?: string
}

export interface SailingRouteTable {
  brand: string
  source: string
  route_key: string
  carrier: string
  pol: string
  pod: string
  departs_at: Time
  arrives_at: Time
  received_at: Time
  receipt_id: string | null
  data: ColumnType<{ readonly legs: readonly RouteLeg[] }, string, string>
}

export interface SourceStateTable {
  brand: string
  /** Row of the reference event-source. */
  source: string
  enabled: Given<boolean>
  cursor: string | null
  sealed_secret: string | null
  /** waiting, asking, failing */
  state: Given<string>
  failures: Given<number>
  failure: string | null
  next_at: Date | null
  asked_at: Date | null
  answered_at: Date | null
  data: ColumnType<JsonObject, string | undefined, string>
}

export interface SourceReceiptTable {
  id: Generated<string>
  brand: string
  source: string
  /** events, schedules, calls, edifact, sheet */
  kind: string
  name: string | null
  received_at: Time
  by_name: string | null
  replay_of: string | null
  /** taken, refused, replayed */
  state: string
  taken: Given<number>
  repeated: Given<number>
  refused: Given<number>
  refusals: ColumnType<readonly Json[], string | undefined, string>
  /** What came, for replay; null once it is too old. */
  body: string | null
}

/** Numbers of orders; kept by a trigger. */
export interface OrderReferenceTable {
  order_id: string
  number: string
  brand: string
  kind: string
}

/** Numbers that orders got since: events under them are applied again. */
export interface NumberToReopenTable {
  id: Generated<string>
  brand: string
  number: string
}

/** What a person was last notified of about a sailing. Times are ISO, UTC. */
export type NoticedSailing = {
  readonly etd?: string
  readonly eta?: string
  /** Row of the dictionary plan-status. */
  readonly status: string
}

/** A sailing whose changes a person wants to know. */
export interface FollowedLaneTable {
  brand: string
  user_id: string
  pol: string
  pod: string
  /** Such as 20GP*1,40HQ*2. */
  boxes: string
  /** Total in the last notification, in the base currency. */
  told: string | null
  checked_at: Time
  created_at: Time
}

export interface SailingWatchTable {
  brand: string
  user_id: string
  /** As port calls name the ship. */
  ship: string
  voyage: string
  pol: string
  pod: string
  told: ColumnType<NoticedSailing, string, string>
  /** Hash of the calls when last compared. */
  seen: string
  created_at: Time
  ends_at: Time
}

export interface TransportTables extends TrackingTables {
  numbers_to_reopen: NumberToReopenTable
  sailing_watches: SailingWatchTable
  followed_lanes: FollowedLaneTable
  transport_events: TransportEventTable
  port_calls: PortCallTable
  sailing_routes: SailingRouteTable
  source_states: SourceStateTable
  source_receipts: SourceReceiptTable
  order_references: OrderReferenceTable
}
