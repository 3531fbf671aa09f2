/** What follows from completed orders: rebates and shares; and purchase orders to suppliers. */
import type { ColumnType } from 'kysely'
import type { Data, Given, Time } from './record-table.ts'

/** A calendar day, read and written as YYYY-MM-DD. */
type Day = ColumnType<string, string, string>
type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** A decimal; the driver returns it as text. */
type Amount = ColumnType<string, string | undefined, string>

/** Completed orders whose rebates and shares have been computed. */
export interface OrderSettlementTable {
  order_id: string
  brand: string
  completed_at: Time
  settled_at: Time
}

/** Rules by which companies earn rebates; only ended, never rewritten. */
export interface RebateRuleTable {
  id: string
  brand: string
  /** One company alone; null for all. */
  company_id: string | null
  valid_from: Day
  valid_to: MaybeDay
  version: Given<number>
  by_user: string | null
  by_name: Given<string>
  by_latin: Given<string>
  created_at: Time
  data: Data
}

/** A company's rebate of one month, requested, approved and paid as a whole. */
export interface RebateMonthTable {
  id: string
  brand: string
  company_id: string
  /** YYYY-MM. */
  month: string
  state: string
  version: Given<number>
  currency: string
  amount: Amount
  orders: Given<number>
  requested_at: MaybeTime
  requested_by: ColumnType<string | null, string | null | undefined, string | null>
  updated_at: Time
  data: Data
}

/** What one order earned. */
export interface RebateTable {
  order_id: string
  brand: string
  company_id: string
  orderer_id: string | null
  month_id: string
  amount: Amount
  completed_at: Time
  data: Data
}

export interface ProfitAgreementTable {
  id: string
  brand: string
  company_id: string
  valid_from: Day
  valid_to: MaybeDay
  version: Given<number>
  by_user: string | null
  by_name: Given<string>
  by_latin: Given<string>
  updated_at: Time
  data: Data
}

/** A partner's share of one order, or the reason that nothing is shared. */
export interface ProfitLineTable {
  id: string
  brand: string
  company_id: string
  order_id: string
  orderer_id: string | null
  agreement_id: string
  state: string
  amount: Amount
  completed_at: Time
  data: Data
}

export interface SupplierTable {
  id: string
  brand: string
  /** Null: all companies of the brand can use it. */
  company_id: string | null
  /** The accepted application that it comes from. */
  application_id: Given<string | null>
  name: string
  /** Row of the dictionary supplier-kind. */
  kind: string
  active: Given<boolean>
  version: Given<number>
  updated_at: Time
  data: Data
}

export interface SupplierOrderTable {
  id: string
  brand: string
  company_id: string
  /** The customer's order that the purchase serves. */
  order_id: string
  supplier_id: string
  placed_by: string
  /** Row of the dictionary service-type. */
  service: string
  state: string
  version: Given<number>
  release: string
  base_total: Amount
  created_at: Time
  updated_at: Time
  data: Data
}

export interface SupplierOrderEventTable {
  supplier_order_id: string
  seq: number
  event: string
  at: Time
  by_user: string | null
  by_name: string
  by_latin: string
  by_role: string
  to_state: string
  note: string | null
}

export interface SettlementTables {
  order_settlements: OrderSettlementTable
  rebate_rules: RebateRuleTable
  rebate_months: RebateMonthTable
  rebates: RebateTable
  profit_agreements: ProfitAgreementTable
  profit_lines: ProfitLineTable
  suppliers: SupplierTable
  supplier_orders: SupplierOrderTable
  supplier_order_events: SupplierOrderEventTable
}
