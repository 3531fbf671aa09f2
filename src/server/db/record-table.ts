/** Columns common to record tables. */
import type { ColumnType } from 'kysely'
import type { JsonObject } from '#rules'

export type Time = ColumnType<Date, Date | string, Date | string>
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Given<T> = ColumnType<T, T | undefined, T>
export type Data = ColumnType<JsonObject, string, string>

/**
 * A record that documents describe: fixed columns, and `data` for every other field. Fields that their entity marks
 * `index` are generated columns under their own names (see columns.ts); they are read with `sql.ref`.
 */
export interface RecordTable {
  id: string
  company_id: string | null
  brand: string
  state: Given<string | null>
  version: Given<number>
  /** Hash of the release under which it was written. */
  release: string | null
  created_at: Given<Date>
  updated_at: Given<Date>
  data: Data
}
