/** Tables of records that entities declare as stored. */

import type { ColumnType, Generated } from 'kysely'
import type { JsonObject } from '#rules'
import type { Data, Given, Time } from './record-table.ts'

export interface StoredRecordTable {
  id: string
  entity: string
  brand: string
  /** Null for a record of the brand itself. */
  company_id: string | null
  /** Who created it. */
  user_id: string | null
  state: 'draft' | 'published' | 'active' | 'archived'
  /** A record of the default brand, shown by every brand. */
  shared: Given<boolean>
  version: Given<number>
  /** Hash of the release under which it was last written. */
  release: string
  publish_from: Date | null
  publish_until: Date | null
  created_at: Time
  updated_at: Time
  updated_by: string | null
  /** The full-text search document: a tsvector. */
  words: ColumnType<string, never, never>
  /** The fields and rules it was built from; see records/search-store.ts. */
  words_of: string
  /** The declared fields. */
  data: Data
}

/** One row per change of a record. Append-only. */
export interface RecordEventTable {
  seq: Generated<string>
  record_id: string
  at: Time
  event: 'created' | 'changed' | 'published' | 'withdrawn' | 'archived' | 'restored'
  user_id: string | null
  /** A copy of the name at the time: people can be renamed and removed. */
  user_name: string
  /** Version of the record after the change. */
  version: number
  /** Changed fields with their old values; null for a new record. */
  before: ColumnType<JsonObject | null, string | null, string | null>
  after: ColumnType<JsonObject | null, string | null, string | null>
}

/** One row per entity of a brand whose records a release changed. */
export interface RecordCarryTable {
  /** Number of the switch in release_pointer. */
  switch: number
  brand: string
  from_entity: string
  entity: string
  /** Former names of fields by their new ones. */
  renames: ColumnType<JsonObject, string, string>
}

/** One row per record that a release changed. */
export interface RecordCarryRowTable {
  switch: number
  record_id: string
  /** Changed fields with their old values, and with their new ones. */
  before: ColumnType<JsonObject, string, string>
  after: ColumnType<JsonObject, string, string>
}
