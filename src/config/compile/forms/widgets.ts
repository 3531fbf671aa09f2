import type { JsonObject } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { listOf, type SchemaKind } from '../../resolve/schema.ts'
import { innerFields } from './field-path.ts'
import { isTree, optionsKeyOf } from './options.ts'

/** From this length on, one line is too short to read back the input. */
const longText = 150
/** The number of choices that fit side by side at a glance. */
const fewChoices = 3

/** Default widget of a field. */
export function defaultWidget(field: JsonObject, documents: Reads<SchemaKind>): string {
  const options = field.suggest === undefined ? optionsKeyOf(field) : undefined
  // A tree is loaded step by step, which no other choice widget supports.
  if (options && isTree(options, documents) && field.widget !== 'hidden') return 'place'
  if (typeof field.widget === 'string') return field.widget
  if (field.type === 'array') return Object.keys(innerFields(field, documents)).length > 0 ? 'rows' : 'checkboxes'
  if (field.type === 'object') return 'group'
  if (typeof field.value === 'string') return 'readonly'
  if (options) return options === 'reference:port' ? 'port' : 'select'
  if (field.options !== undefined) return 'select'
  if (field.enum !== undefined) return listOf(field.enum).length <= fewChoices ? 'radio' : 'select'
  if (field.type === 'boolean') return 'checkbox'
  if (field.type === 'integer') return 'integer'
  if (field.format === 'decimal' || field.format === 'date' || field.format === 'date-time') return field.format
  return isLong(field) ? 'textarea' : 'input'
}

/** Fields with a format or browser autofill are one line, whatever their length. */
function isLong(field: JsonObject): boolean {
  const isOneLine = field.format !== undefined || field.autocomplete !== undefined
  return typeof field.maxLength === 'number' && field.maxLength > longText && !isOneLine
}
