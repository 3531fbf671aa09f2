/** Tables behind lists: counts of orders, saved filters and columns. */
import type { ColumnType } from 'kysely'
import type { JsonObject } from '#rules'
import type { Given, Time } from './record-table.ts'

/**
 * Increments of counts, summed on reading; written by triggers, folded by a sweep. Rows without a company count the whole
 * brand.
 */
export interface OrderCountTable {
  brand: string
  company_id: string
  order_type: string
  state: string
  /** Empty: every order, whatever its booking status. */
  booking_status: Given<string>
  count: ColumnType<string, string | number, string | number>
}

/** A saved search. */
export interface SavedFilterTable {
  id: string
  brand: string
  user_id: string
  list: string
  name: string
  /** The query string of the address. */
  query: ColumnType<JsonObject, string, string>
  is_default: Given<boolean>
  created_at: Time
}

/** Visible columns of a list, by name. */
export interface ListColumnsTable {
  user_id: string
  list: string
  columns: ColumnType<JsonObject, string, string>
  updated_at: Time
}
