/** Keys that a tariff's tables have a price for. */
import type { ContainerTypes } from './containers.ts'
import type { TableRow, Tariff } from './tariffs.ts'

export type TablePrice = {
  readonly line: string
  readonly row: string
  /** The facts that choose the row; one that it does not name may be anything. */
  readonly at: Readonly<Record<string, string>>
  readonly currency: string
  /** Unit price by the length of the container, of the first type of that length that has one. */
  readonly byLength: Readonly<Record<string, string>>
}

/** Every row of the tables in which all of these facts choose. */
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
    const found = prices?.[type] ?? (length === undefined ? undefined : sizes?.[length]) ?? price
    if (length !== undefined && found !== undefined) byLength[length] ??= String(found)
  }
  return byLength
}
