import type { ColumnPlan } from '#config'

const figures = new Set(['money', 'decimal', 'integer'])

/** Figures stand at the end, so that their digits line up. */
export function alignOf(column: ColumnPlan): 'start' | 'end' | 'center' {
  return column.align ?? (figures.has(column.display) ? 'end' : 'start')
}
