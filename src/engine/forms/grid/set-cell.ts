import type { FieldView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import type { Applies } from './grid-columns.ts'

export interface CellChange {
  readonly row: number
  readonly name: string
  /** Undefined clears the cell. */
  readonly value: Json | undefined
  readonly fields: readonly FieldView[]
  readonly applies: Applies
}

/** The rows with another value in one cell. */
export function setCell(rows: readonly Json[], { row, name, value, fields, applies }: CellChange): readonly Json[] {
  return rows.map((one, index) => {
    if (index !== row || !isObject(one)) return one
    const { [name]: _old, ...rest } = one as JsonObject
    const next = value === undefined ? rest : { ...rest, [name]: value }
    // A field that no longer applies loses its value, as it does in a form.
    return Object.fromEntries(Object.entries(next).filter(([key]) => fields.every((field) => field.name !== key || applies(field, next))))
  })
}
