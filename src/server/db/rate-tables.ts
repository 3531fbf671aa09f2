/** Rate tables: sea rates, the loads they came from, changes of single rates, and exchange rates. */
import type { ColumnType, JSONColumnType } from 'kysely'
import type { JsonObject } from '#rules'
import type { Data, Given, RecordTable, Time } from './record-table.ts'

/** A rate from a load lives as long as the load, and hides the rate it replaced for that time. Its state is null, or withdrawn. */
export interface RateTable extends RecordTable {
  load_id: Given<string | null>
  replaced_by: Given<string | null>
}

/** A rate sheet being loaded. Its state alone decides who sees its rates. */
export interface RateLoadTable {
  id: string
  brand: string
  /** What its rows become: rates, or milestones of orders. */
  kind: Given<string>
  /** The brand's base URL, for links in e-mails. */
  origin: Given<string>
  /** Contract rates of this company. */
  company_id: string | null
  /** Row of the dictionary rate-load-state. */
  state: string
  /** How to treat rates of the same sailing: row of the dictionary rate-overlap. */
  overlap: string
  /** Hash of the release whose columns were used to read the sheet. */
  release: string
  language: string
  file_id: string
  file_name: string
  by_user: string
  by_name: string
  by_latin: string
  by_role: string
  request_id: string
  version: Given<number>
  /** Percent done. */
  share: Given<number>
  rows_right: Given<number>
  rows_wrong: Given<number>
  cells_wrong: Given<number>
  leave_out: Given<boolean>
  loaded: Given<number>
  replaced: Given<number>
  failure: Given<string | null>
  failure_params: ColumnType<JsonObject, string | undefined, string>
  attempts: Given<number>
  /** A lease renewed by the working server; once it expires, another server takes over. */
  claimed_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: Time
  checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  loaded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  undone_by: Given<string | null>
  purged_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** What was read from one row of a sheet; kept until its load is done or given up. */
export interface RateLoadRowTable {
  load_id: string
  row: number
  wrong: boolean
  /** Identity of the offer; rows with the same key are duplicates. */
  offer: string | null
  /** Cell texts by column. */
  cells: Data
  /** The rate; null if it could not be parsed. */
  data: ColumnType<JsonObject | null, string | null, string | null>
  problems: JSONColumnType<JsonObject[], string, string>
  /** Outcome of a row that is applied individually; null until then. */
  outcome: ColumnType<JsonObject | null, string | null | undefined, string | null>
}

/** A change of one rate by staff. Append-only: a trigger refuses update and delete. */
export interface RateChangeTable {
  rate_id: string
  /** Version of the rate after the change. */
  version: number
  brand: string
  /** Row of the dictionary rate-event. */
  event: string
  reason: string
  by_user: string
  by_name: string
  by_latin: string
  at: Time
  /** What can be corrected, before and after; null if only the state changed. */
  before: ColumnType<JsonObject | null, string | null, string | null>
  after: ColumnType<JsonObject | null, string | null, string | null>
}

/** Append-only: a trigger refuses update and delete. */
export interface ExchangeRateTable {
  id: string
  brand: string
  base_currency: string
  currency: string
  /** Value of one unit of the currency in the base currency; a decimal. */
  rate: string
  valid_from: string
  valid_to: string | null
  created_at: Given<Date>
  /** Counts corrections from the same start date; the highest is in force, the others stay because quotes used them. */
  revision: Given<number>
  by_user: Given<string | null>
  by_name: Given<string>
  by_latin: Given<string>
  note: Given<string>
}
