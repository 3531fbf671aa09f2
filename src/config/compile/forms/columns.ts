import { type Json, type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { listOf } from '../../resolve/schema.ts'
import { compileOptionalText } from '../pages/texts.ts'
import type { ColumnPlan } from '../release.ts'
import { type FieldKind, type LanguageContext, withoutUndefined } from '../source.ts'
import { type Fields, findField, innerFields } from './field-path.ts'
import { compileLabel, isTree, optionRows, optionsKeyOf } from './options.ts'

/** Formats that are read character by character. */
const codeFormats = new Set(['id', 'uuid', 'scac', 'container-number', 'uscc'])

/** Members of a column that need no compiling. */
const plain = [
  'second',
  'currency',
  'until',
  'hidden',
  'picture',
  'sortable',
  'optional',
  'phone',
  'unless',
  'joins',
  'width',
  'align',
] as const

/** How a value is shown: as declared in the column, or else in the field. */
export function compileColumn(column: JsonObject, fields: Fields, context: LanguageContext<FieldKind>): ColumnPlan {
  const id = String(column.id)
  const path = typeof column.field === 'string' ? column.field : id
  const field = findField(path, fields, context.documents) ?? {}
  const second = typeof column.second === 'string' ? findField(column.second, fields, context.documents) : undefined
  const display = typeof column.display === 'string' ? column.display : defaultDisplay(field, column, context)
  return withoutUndefined({
    id,
    field: path,
    label: compileOptionalText(column.label, context) ?? compileLabel(field, context) ?? path,
    display,
    unit: compileOptionalText(field.unit, context),
    optionsOf: optionsKeyOf(field),
    secondOptionsOf: second && optionsKeyOf(second),
    secondDisplay: second && defaultDisplay(second, {}, context),
    columns: innerColumns(column, field, display, context),
    needs: column.hidden === undefined ? undefined : field.policy,
    joined: compileOptionalText(column.joined, context),
    ...Object.fromEntries(plain.map((name) => [name, column[name]])),
  }) as ColumnPlan
}

export function compileColumns(columns: Json | undefined, fields: Fields, context: LanguageContext<FieldKind>): ColumnPlan[] {
  return listOf(columns).map((column) => compileColumn(objectOf(column), fields, context))
}

/** Every list of choices that the columns show, and the one with the decimals of their currencies. */
export function optionsOfColumns(columns: readonly ColumnPlan[], fields: Fields, documents: Reads<'entity' | 'form'>): string[] {
  return columns.flatMap((column) => {
    const currency = column.currency === undefined ? undefined : findField(column.currency, fields, documents)
    const inside = innerFields(findField(column.field, fields, documents) ?? {}, documents)
    const keys = [column.optionsOf, column.secondOptionsOf, currency && optionsKeyOf(currency)]
    return [...keys.filter((key) => key !== undefined), ...optionsOfColumns(column.columns ?? [], inside, documents)]
  })
}

/** The default display of a field. */
export function defaultDisplay(field: JsonObject, column: JsonObject, context: LanguageContext<FieldKind>): string {
  if (column.until !== undefined) return 'period'
  if (column.columns !== undefined || holdsRows(field, context)) return 'table'
  const options = optionsKeyOf(field)
  if (options === 'reference:port') return 'port'
  if (options && isTree(options, context.documents)) return 'place'
  if (options) return optionRows(options, context).some((row) => row.tone !== undefined) ? 'chip' : 'text'
  if (field.format === 'decimal') return field.measure === 'money' || column.currency !== undefined ? 'money' : 'decimal'
  if (field.format === 'date' || field.format === 'date-time') return field.format
  if (codeFormats.has(String(field.format))) return 'code'
  if (field.type === 'integer') return field.measure === 'days' ? 'days' : 'integer'
  return field.type === 'boolean' ? 'yes-no' : 'text'
}

/** Columns of a table in a cell; by default every labelled field of its rows. */
function innerColumns(
  column: JsonObject,
  field: JsonObject,
  display: string,
  context: LanguageContext<FieldKind>,
): ColumnPlan[] | undefined {
  const fields = innerFields(field, context.documents)
  if (column.columns !== undefined) return compileColumns(column.columns, fields, context)
  if (display !== 'table') return undefined
  const labelled = Object.keys(fields).filter((name) => fields[name]?.label !== undefined)
  return labelled.map((name) => compileColumn({ id: name }, fields, context))
}

function holdsRows(field: JsonObject, context: LanguageContext<FieldKind>): boolean {
  return field.type === 'array' && Object.keys(innerFields(field, context.documents)).length > 0
}
