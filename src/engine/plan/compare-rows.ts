/** Rows side by side: the lines of a comparison, and which of them differ. */
import type { ColumnPlan, Option } from '#config'
import { isAbsent, optionOf, readField } from './read.ts'

export interface CompareGroup {
  readonly id: string
  readonly label?: string
  readonly fields: readonly ColumnPlan[]
}

export interface ComparedLine {
  readonly id: string
  readonly label: string
  /** How the line's values are shown. */
  readonly column: ColumnPlan
  /** The value of each row in this line: from the row itself, or from the inner row of the line. */
  readonly cells: readonly unknown[]
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly id: string
  readonly label: string | undefined
  readonly lines: readonly ComparedLine[]
}

type Options = Readonly<Record<string, readonly Option[]>>

/** Lines without a value in any row, and groups without a line, are omitted. */
export function compareRows(groups: readonly CompareGroup[], rows: readonly unknown[], options: Options): ComparedGroup[] {
  return groups
    .map(({ id, label, fields }) => ({ id, label, lines: fields.flatMap((field) => linesOf(field, rows, options)) }))
    .filter(({ lines }) => lines.length > 0)
}

function linesOf(field: ColumnPlan, rows: readonly unknown[], options: Options): ComparedLine[] {
  const [name, amount] = field.columns ?? []
  if (name && amount) return namedLines({ field, name, amount }, rows, options)
  if (rows.every((row) => isAbsent(readField(row, field.field)))) return []
  return [{ id: field.id, label: field.label, column: field, cells: rows, differs: doDiffer(field, rows) }]
}

interface Named {
  readonly field: ColumnPlan
  readonly name: ColumnPlan
  readonly amount: ColumnPlan
}

/** A field with rows of name and value has a line for each name that occurs. */
function namedLines({ field, name, amount }: Named, rows: readonly unknown[], options: Options): ComparedLine[] {
  const inner = rows.map((row) => {
    const value = readField(row, field.field)
    return Array.isArray(value) ? (value as readonly unknown[]) : []
  })
  const names = [...new Set(inner.flat().map((row) => String(readField(row, name.field))))]
  return names.map((one) => {
    const cells = inner.map((own) => own.find((row) => String(readField(row, name.field)) === one))
    const label = optionOf(options[name.optionsOf ?? ''], one)?.label ?? one
    return { id: `${field.id}-${one}`, label, column: { ...amount, label }, cells, differs: doDiffer(amount, cells) }
  })
}

function doDiffer(column: ColumnPlan, cells: readonly unknown[]): boolean {
  const texts = cells.map((cell) =>
    JSON.stringify([column.field, column.second, column.currency, column.until].map((name) => readField(cell, name) ?? null)),
  )
  return new Set(texts).size > 1
}
