/** Tables of the workbench. */
import type { ColumnType } from 'kysely'
import type { Data, Time } from './record-table.ts'

/** Tasks for customers on their orders. A trigger maintains them from the orders' data, so that no writer can forget it. */
export interface OrderTaskTable {
  order_id: string
  /** Row of the dictionary order-task. */
  task: string
  brand: string
  company_id: string | null
  /** Who placed the order. */
  user_id: string | null
  since: Time
  due_at: Time | null
}

/** A booking saved as a template. */
export interface OrderTemplateTable {
  id: string
  brand: string
  company_id: string | null
  user_id: string
  order_type: string
  name: string
  release: string
  created_at: Time
  updated_at: Time
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  /** When it was deleted; it can be restored for a while. */
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  data: Data
}
