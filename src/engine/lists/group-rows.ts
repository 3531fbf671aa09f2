import type { ColumnPlan, ListPlan } from '#config'
import { isMet } from '../plan/expressions.ts'
import { readField } from '../plan/read.ts'
import type { Scope } from '../portal.ts'

export type GroupPlan = NonNullable<ListPlan['group']>

/** How the list groups its rows now, if it does. */
export function openGroup({ group }: Pick<ListPlan, 'group'>, scope: Scope): GroupPlan | undefined {
  return group && isMet(group.when, scope) ? group : undefined
}

/** The columns that the heading of a group does not already show. */
export function columnsInGroup(columns: readonly ColumnPlan[], group: GroupPlan | undefined): readonly ColumnPlan[] {
  return group ? columns.filter(({ id }) => group.heading.every((column) => column.id !== id)) : columns
}

export interface RowGroup {
  /** Stays the same while rows are added and removed, so that a row keeps its open dialog. */
  readonly key: string
  readonly rows: readonly unknown[]
}

/** Rows in succession with the same value; without a group, all of them. */
export function groupRows(rows: readonly unknown[], group: GroupPlan | undefined): readonly RowGroup[] {
  if (!group) return [{ key: 'all', rows }]
  const groups: { value: unknown; rows: unknown[] }[] = []
  for (const row of rows) {
    const value = readField(row, group.by)
    const last = groups.at(-1)
    if (last && last.value === value) last.rows.push(row)
    else groups.push({ value, rows: [row] })
  }
  const counts = new Map<unknown, number>()
  return groups.map(({ value, rows: members }) => {
    const count = (counts.get(value) ?? 0) + 1
    counts.set(value, count)
    return { key: `${count} ${String(value)}`, rows: members }
  })
}
