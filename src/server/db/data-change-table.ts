/** Counted by triggers; see README.md. */
export interface DataChangeTable {
  /** Name of the table that changed. */
  source: string
  brand: string
  /** Company of changed orders; empty for other tables. */
  part: string
  changes: number
}
