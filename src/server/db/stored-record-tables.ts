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
  /** Who added it. */
  user_id: string | null
  state: 'draft' | 'published' | 'active' | 'archived'
  /** A record of the default brand that every brand shows. */
  shared: Given<boolean>
  version: Given<number>
  /** Hash of the release under which it was last written. */
  release: string
  publish_from: Date | null
  publish_until: Date | null
  created_at: Time
  updated_at: Time
  updated_by: string | null
  /** What full-text search finds: a tsvector. */
  words: ColumnType<string, never, never>
  /** By which fields and rules it was made; see records/search-store.ts. */
  words_of: string
  /** The declared fields. */
  data: Data
}

/** One row for each change of a record. It only grows. */
export interface RecordEventTable {
  seq: Generated<string>
  record_id: string
  at: Time
  event: 'created' | 'changed' | 'published' | 'withdrawn' | 'archived' | 'restored'
  user_id: string | null
  /** As it was then: people can be renamed and removed. */
  user_name: string
  /** Of the record after it. */
  version: number
  /** Fields that changed; null where there was nothing before. */
  before: ColumnType<JsonObject | null, string | null, string | null>
  after: ColumnType<JsonObject | null, string | null, string | null>
}
