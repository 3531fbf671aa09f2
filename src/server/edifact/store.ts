/** SQL of the EDIFACT files in the journal of receipts. */
import { sql } from 'kysely'
import { isEqual } from '../db/index.ts'
import type { RowList } from '../kernel/index.ts'

export interface ReceiptRow {
  readonly id: string
  readonly source: string
  readonly name: string | null
  readonly received_at: Date
  readonly by_name: string | null
  readonly taken: number
  readonly repeated: number
  readonly refused: number
  readonly refusals: unknown
}

/** Latest first. */
export function edifactReceipts(brand: string, id?: string): RowList<ReceiptRow> {
  return {
    entity: 'edifact-receipt',
    from: sql`source_receipts`,
    select: sql`id, source, name, received_at, by_name, taken, repeated, refused, refusals`,
    where: [sql`brand = ${brand}`, sql`kind = 'edifact'`, isEqual(sql`id::text`, id)],
    orderBy: sql`id desc`,
  }
}
