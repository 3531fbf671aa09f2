/** From cells to rows of a form: matches columns to fields, and cell texts to values. */
import type { FieldView, Option } from '#config'
import { type Json, type JsonObject, readWrittenNumber } from '#rules'
import { tidyValues } from '../tidy-values.ts'
import type { CellLine } from './read-cells.ts'

export interface PastedRow {
  readonly line: CellLine
  readonly row: JsonObject
}

export interface PastedRows {
  readonly rows: readonly PastedRow[]
  /** The first line, if it has column names. */
  readonly heading: CellLine | undefined
  /** Columns in the heading that match no field. */
  readonly unread: readonly string[]
}

export interface ToRowsOptions {
  /** Fields of a row, in the order of their columns. */
  readonly fields: readonly FieldView[]
  readonly options: Readonly<Record<string, readonly Option[]>>
}

/** A first line is a heading if two of its cells, or its only one, name fields; without a heading, cells are in field order. */
export function toRows(lines: readonly CellLine[], { fields, options }: ToRowsOptions): PastedRows {
  const visibleFields = fields.filter((field) => field.widget !== 'hidden')
  const [first] = lines
  const named = first?.cells.map((cell) => findNamed(cell, visibleFields)) ?? []
  const count = named.filter((field) => field !== undefined).length
  const heading = first && count >= Math.min(2, first.cells.length) ? first : undefined
  // A number under another unit than the field's would be another quantity.
  const inUnit = named.map((field, index) => (field && isInUnit(first?.cells[index] ?? '', field) ? field : undefined))
  const columns = heading ? inUnit : visibleFields
  const body = heading ? lines.slice(1) : lines
  return {
    heading,
    unread: heading ? heading.cells.filter((cell, index) => cell !== '' && inUnit[index] === undefined) : [],
    rows: body.map((line) => ({ line, row: toRow(line, columns, options, visibleFields) })),
  }
}

function toRow(
  line: CellLine,
  columns: readonly (FieldView | undefined)[],
  options: ToRowsOptions['options'],
  fields: readonly FieldView[],
) {
  const row: Record<string, Json> = {}
  for (const [index, field] of columns.entries()) {
    const cell = line.cells[index] ?? ''
    if (field && cell !== '') row[field.name] = toValue(cell, field, options[field.optionsOf ?? ''])
  }
  return tidyValues(fields, row)
}

/** The cell's text if it is ambiguous; the form's own rules then report the error. */
function toValue(cell: string, field: FieldView, choices: readonly Option[] | undefined): Json {
  if (choices) return findChoice(cell, choices) ?? cell
  if (field.format === 'date') return toDay(cell)
  if (field.widget === 'integer' && field.type === 'integer') return toInteger(cell)
  return cell
}

function toInteger(cell: string): Json {
  const read = readWrittenNumber(cell)
  return read.kind === 'number' && /^\d{1,15}$/.test(read.value) ? Number(read.value) : cell
}

/** 2026/1/5, 2026.01.05, 20260105 and 2026-1-5 are dates; other orders of day and month, and 2026115, are not guessed. */
function toDay(cell: string): string {
  const text = cell.normalize('NFKC').trim()
  const separated = /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65e5?(?:[T\s].*)?$/
  const parts = separated.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const [, year, month = '', day = ''] = parts ?? []
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** By stored value, by label, by another name, or by the start of the label: SM1 for "SM1: weighed (packed container)". */
function findChoice(cell: string, choices: readonly Option[]): string | undefined {
  const plainCell = plain(cell)
  const exact = choices.find(({ value, label, code }) =>
    [value, label, code].some((name) => name !== undefined && plain(name) === plainCell),
  )
  if (exact) return exact.value
  const isNamed = ({ keywords = [] }: Option) => keywords.some((word) => plain(word) === plainCell)
  const named = choices.filter(isNamed)
  if (named.length === 1) return named[0]?.value
  const beginning = choices.filter((choice) => isNamed(choice) || plain(choice.label).startsWith(plainCell))
  return beginning.length === 1 ? beginning[0]?.value : undefined
}

function isInUnit(heading: string, field: FieldView): boolean {
  const { unit = '', unitNames = [] } = field
  const bracket = bracketOf(heading)
  if (bracket === '' || !isQuantity(field) || labelsOf(field).some((label) => bracketOf(label) === bracket)) return true
  return [unit, ...unitNames].some((name) => plain(name) === bracket)
}

function isQuantity({ unit = '', widget }: FieldView): boolean {
  return unit !== '' || widget === 'decimal'
}

/** In the user's language, then in the others: sheets travel between companies. */
function labelsOf({ label, otherLabels = [] }: FieldView): readonly string[] {
  return [label, ...otherLabels]
}

/** The text in brackets at the end of a heading. */
function bracketOf(heading: string): string {
  return plain(/\(([^)]*)\)[\s*]*$/.exec(heading.normalize('NFKC'))?.[1] ?? '')
}

/** The field that a heading names: by a whole label, by one that it begins with, or by the only one that begins with it. */
function findNamed(cell: string, fields: readonly FieldView[]): FieldView | undefined {
  const heading = cell.normalize('NFKC')
  const whole = findByLabel(plain(heading), fields)
  // "Gross weight (kg)" for "Gross weight KGS": the unit is compared by itself.
  return whole ?? findByLabel(plain(heading.replace(/\([^)]*\)[\s*]*$/, '')), fields.filter(isQuantity))
}

function findByLabel(asked: string, fields: readonly FieldView[]): FieldView | undefined {
  if (asked === '') return undefined
  const names = (field: FieldView) => [field.name, ...labelsOf(field).flatMap((label) => [label, `${label}${field.unit ?? ''}`])].map(plain)
  const isBegun = (field: FieldView) => labelsOf(field).some((label) => asked.startsWith(plain(label)))
  const exact = fields.find((field) => names(field).includes(asked)) ?? fields.find(isBegun)
  if (exact) return exact
  // "Seal" for "Seal no.", if no other column starts with it.
  const beginning = fields.filter((field) => labelsOf(field).some((label) => plain(label).startsWith(asked)))
  return asked.length > 1 && beginning.length === 1 ? beginning[0] : undefined
}

/** Only letters, digits and signs of currencies: a heading may be "Container No. (ISO)". */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}]/gu, '')
}
