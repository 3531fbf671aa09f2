import type { FieldView, FormView, Option } from '#config'
import type { Json, JsonObject } from '#rules'

type Query = Readonly<Record<string, string>>

/** Search values read from the URL query. */
export function searchValues(form: FormView, query: Query): JsonObject {
  const values: Record<string, Json> = {}
  for (const field of form.fields) {
    const text = query[field.name]
    if (text !== undefined && text !== '') values[field.name] = parse(field, text)
  }
  return values
}

/** The URL query with counted rows of these forms as the portal writes them: people spell them in several ways. */
export function tidyQuery(forms: Readonly<Record<string, FormView>>, query: Query): Query {
  const rows = Object.values(forms).flatMap(({ fields }) =>
    fields.filter((field) => query[field.name] && field.fields?.length === 2 && isCounted(field)),
  )
  if (rows.length === 0) return query
  return { ...query, ...Object.fromEntries(rows.map((field) => [field.name, writeValue(field, parse(field, query[field.name] ?? ''))])) }
}

/** The URL query for a new search: replaces the search values and resets the page. */
export function searchQuery(form: FormView, query: Query, values: JsonObject): Record<string, string> {
  const next: Record<string, string> = { ...query }
  for (const field of form.fields) {
    const text = writeValue(field, values[field.name])
    if (text === '') delete next[field.name]
    else next[field.name] = text
  }
  delete next.page
  return next
}

/** The search criteria in words, in the order of the form. */
export function searchWords(form: FormView, values: JsonObject, options: Readonly<Record<string, readonly Option[]>>): string[] {
  return form.fields.flatMap((field) => {
    const value = values[field.name]
    if (value === undefined) return []
    if (typeof value === 'boolean') return [field.label]
    return (Array.isArray(value) ? value : [value]).map((one) => wordOf(field, one, options))
  })
}

/** A choice by its label; a row by those of its fields, such as 40HQ × 2. */
function wordOf(field: FieldView, value: Json, options: Readonly<Record<string, readonly Option[]>>): string {
  if (field.fields && typeof value === 'object' && value !== null) {
    const row = value as JsonObject
    return field.fields
      .flatMap((inner) => (row[inner.name] === undefined ? [] : [wordOf(inner, row[inner.name] ?? '', options)]))
      .join(' × ')
  }
  const choices = field.optionsOf ? options[field.optionsOf] : undefined
  return choices?.find((option) => option.value === value)?.label ?? String(value)
}

function parse(field: FieldView, text: string): Json {
  if (field.type === 'array') return splitItems(field, text).map((item) => readItem(field, item))
  if (field.type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  if (field.type === 'boolean') return text === 'true'
  return text
}

function writeValue(field: FieldView, value: Json | undefined): string {
  if (Array.isArray(value)) return value.map((item) => writeItem(field, item)).join(',')
  return value === undefined || value === null || value === false ? '' : String(value)
}

/** A row in the URL: its field values in order, such as 20GP*2. */
function writeItem(field: FieldView, item: Json): string {
  if (!field.fields || typeof item !== 'object' || item === null) return String(item)
  const row = item as JsonObject
  return field.fields.map(({ name }) => String(row[name] ?? '')).join('*')
}

/** A choice and its count may be written in either order, with a sign or a letter between: 1*20GP, 20GP x 1, 20GP×1. Two numbers stay as they are. */
const counted = [/^(?<what>.*\D.*?)[*×xX](?<count>\d+)$/, /^(?<count>\d+)[*×xX](?<what>.*\D.*)$/] as const

function isCounted({ fields }: FieldView): boolean {
  const [what, count] = fields ?? []
  return what?.type === 'string' && count?.type === 'integer'
}

function splitItems(field: FieldView, text: string): string[] {
  if (!isCounted(field)) return text.split(',')
  // A plus sign in an address is a space.
  const joined = text.trim().replace(/\s*([*×])\s*|\s+[xX]\s+/g, '*')
  return joined.split(/[,，、;；\s]+/).map((item) => {
    const parts = counted.map((way) => way.exec(item)?.groups).find((groups) => groups !== undefined)
    return parts?.what === undefined || parts.what.includes('*') ? item : `${parts.what}*${parts.count}`
  })
}

function readItem(field: FieldView, text: string): Json {
  if (!field.fields) return text
  const parts = text.split('*')
  const cells = field.fields.flatMap((inner, index) => {
    const part = parts[index]
    return part === undefined || part === '' ? [] : [[inner.name, parse(inner, part)] as const]
  })
  return Object.fromEntries(cells)
}
