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

/** Rows in succession with the same value; without a group, all of them. */
export function groupRows(rows: readonly unknown[], group: GroupPlan | undefined): readonly (readonly unknown[])[] {
  if (!group) return [rows]
  const groups: unknown[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && readField(last[0], group.by) === readField(row, group.by)) last.push(row)
    else groups.push([row])
  }
  return groups
}
