import type { ColumnPlan } from '#config'
import { readField } from '../plan/read.ts'

/** The columns worth showing for these rows and this address: nothing that it says already, and no value twice. */
export function shownColumns(
  columns: readonly ColumnPlan[],
  rows: readonly unknown[],
  query: Readonly<Record<string, string>>,
): readonly ColumnPlan[] {
  const open = columns.filter(({ display, unless }) => display !== 'drawing' && !unless?.every((name) => query[name]))
  const joining = open.filter(({ joins, field }) => {
    const other = open.find(({ id }) => id === joins)
    return other !== undefined && rows.length > 0 && rows.every((row) => readField(row, field) === readField(row, other.field))
  })
  const replaced = new Set(joining.map(({ joins }) => joins))
  return open
    .filter(({ id }) => !replaced.has(id))
    .map((column) => (joining.includes(column) && column.joined !== undefined ? { ...column, label: column.joined } : column))
}
