/** Tables of tracking: links for others, and numbers that users follow. */
import type { ColumnType } from 'kysely'
import type { Operations } from '#generated/operations.ts'
import type { JsonObject } from '#rules'
import type { Time } from './record-table.ts'

/** What a link shows: the question of who shared it. */
export type SharedQuestion = Omit<Operations['share-tracking']['input'], 'days'>

export interface TrackingLinkTable {
  id: string
  brand: string
  user_id: string
  /** The company whose shipments it shows; null if staff created it. */
  company_id: string | null
  code_hash: string
  /** What was asked: numbers, carrier, port area, terminal. */
  shown: ColumnType<SharedQuestion, string, never>
  created_at: Time
  expires_at: Time
  revoked_at: Date | null
}

export interface TrackingWatchTable {
  id: string
  brand: string
  user_id: string
  company_id: string | null
  number: string
  /** Every form in which events may name the number, including the containers and bills of its shipments. */
  forms: readonly string[]
  /** Carrier, port area and terminal that were asked with it. */
  place: ColumnType<JsonObject, string, never>
  /** Smallest change of the arrival that is reported. */
  hours: number
  created_at: Time
  /** Arrival and milestones that the user already knows. */
  known: ColumnType<JsonObject, string, string>
}

export interface TrackingTables {
  tracking_links: TrackingLinkTable
  tracking_watches: TrackingWatchTable
}
