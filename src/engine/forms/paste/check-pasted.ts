/** Validates pasted rows with the form's own rules. */
import type { FieldView } from '#config'
import type { FieldError, FormValidation, Json, JsonObject } from '#rules'
import type { PastedRow } from './to-rows.ts'

export interface RowFault {
  /** Label of the field; of the row itself if there is none. */
  readonly field: string | undefined
  readonly error: FieldError
}

export interface CheckedPaste {
  /** By row index; valid rows are omitted. */
  readonly faults: ReadonlyMap<number, readonly RowFault[]>
  /** Errors of the whole list, such as too many rows. */
  readonly whole: readonly FieldError[]
}

export interface CheckPastedOptions {
  /** The list and its fields. */
  readonly field: FieldView
  readonly rows: readonly PastedRow[]
  /** Other values of the form: rules may read them. */
  readonly values: JsonObject
  readonly validate: (values: JsonObject) => FormValidation
  /** Field that must be unique among the rows. */
  readonly uniqueBy: string | undefined
}

export function checkPasted({ field, rows, values, validate, uniqueBy }: CheckPastedOptions): CheckedPaste {
  const filled: readonly Json[] = rows.map(({ row }) => row)
  const { errors } = validate({ ...values, [field.name]: filled })
  const faults = new Map<number, RowFault[]>()
  const whole: FieldError[] = []
  const note = (row: number, fault: RowFault) => faults.set(row, [...(faults.get(row) ?? []), fault])
  for (const error of errors) {
    const [list, row, name] = error.path.split('/').slice(1)
    if (list !== field.name) continue
    if (row === undefined) {
      // Duplicates are reported at their rows.
      if (uniqueBy === undefined || !isRepeated(rows, uniqueBy)) whole.push(error)
    } else note(Number(row), { field: field.fields?.find((inner) => inner.name === name)?.label, error })
  }
  for (const row of listRepeated(rows, uniqueBy)) {
    const label = field.fields?.find((inner) => inner.name === uniqueBy)?.label
    note(row, { field: label, error: { path: `/${field.name}/${row}`, id: 'invalid.unique', params: {} } })
  }
  return { faults, whole }
}

function isRepeated(rows: readonly PastedRow[], uniqueBy: string): boolean {
  return listRepeated(rows, uniqueBy).length > 0
}

/** Every duplicate row except the first. */
function listRepeated(rows: readonly PastedRow[], uniqueBy: string | undefined): number[] {
  if (uniqueBy === undefined) return []
  const seen = new Set<Json>()
  return rows.flatMap(({ row }, index) => {
    const value = row[uniqueBy]
    if (value === undefined) return []
    if (seen.has(value)) return [index]
    seen.add(value)
    return []
  })
}
