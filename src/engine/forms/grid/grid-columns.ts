import type { FieldView } from '#config'
import type { Json } from '#rules'

/** Whether a field applies to a row. */
export type Applies = (column: FieldView, row: Json | undefined) => boolean

export interface GridColumns {
  /** The fields of a row that have a control. */
  readonly fields: readonly FieldView[]
  /** Those that apply to a row, in the order of the table. */
  readonly columns: readonly FieldView[]
  /** How many of them are before the amount. */
  readonly before: number
}

/** The columns of a grid: the reason for a difference comes last, after the amounts. */
export function gridColumns(field: FieldView, rows: readonly Json[], applies: Applies): GridColumns {
  const fields = (field.fields ?? []).filter(({ widget }) => widget !== 'hidden')
  const used = fields.filter((column) => column.rules.visible === undefined || rows.some((row) => applies(column, row)))
  const reasons = used.filter(({ name }) => name === field.grid?.reason)
  const columns = [...used.filter(({ name }) => name !== field.grid?.reason), ...reasons]
  return { fields, columns, before: columns.length - reasons.length }
}
