/** Keys for which a tariff's tables have a price. */
import type { ContainerTypes } from './containers.ts'
import type { TableRow, Tariff } from './tariffs.ts'

export type TablePrice = {
  readonly line: string
  readonly row: string
  /** Factors that select the row; a factor the row omits may have any value. */
  readonly at: Readonly<Record<string, string>>
  readonly currency: string
  /** Unit price by container length, from the first type of that length with a price. */
  readonly byLength: Readonly<Record<string, string>>
}

/** Every row of the tables that are selected by all of these factors. */
export function listTablePrices(tariff: Tariff, facts: readonly string[], types: ContainerTypes): TablePrice[] {
  return tariff.lines.flatMap(({ id, table, currency, variant }) => {
    if (!table || !facts.every((fact) => table.by.includes(fact))) return []
    if (variant !== undefined && variant !== tariff.variant) return []
    return table.rows.map((row) => ({ line: id, row: row.id, at: row.at, currency, byLength: pricesByLength(row, types) }))
  })
}

function pricesByLength({ price, prices, sizes }: TableRow, types: ContainerTypes): Record<string, string> {
  const byLength: Record<string, string> = {}
  for (const [type, { length }] of Object.entries(types)) {
    const typePrice = prices?.[type] ?? (length === undefined ? undefined : sizes?.[length]) ?? price
    if (length !== undefined && typePrice !== undefined) byLength[length] ??= String(typePrice)
  }
  return byLength
}
