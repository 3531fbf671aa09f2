/** Tables of the desk. */
import type { ColumnType } from 'kysely'
import type { Given, Time } from './record-table.ts'

/** What orders wait for. A trigger keeps it from the orders' data, so that nobody who writes an order can forget it. */
export interface DeskWaitTable {
  order_id: string
  /** Row of the dictionary desk-queue. */
  queue: string
  brand: string
  /** One that is to come begins to wait then. */
  since: Time
  owner_id: string | null
  order_type: string
  /** By what it is kept: the order's data, or its messages. */
  source: Given<string>
}

/** By which conditions the waiting orders of a brand were found, and how far a new finding has come. */
export interface DeskPlanTable {
  brand: string
  hash: string
  /** The last order that was asked; null once all were. */
  reached: ColumnType<string | null, string | null | undefined, string | null>
  at: Given<Date>
}
