/** The columns of a sheet, from an import document and the fields of its entity. */

import type { BrandPlan } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'
import { listObjects, pickWords } from '../../kernel/index.ts'
import type { NamedRow, SheetColumn, SheetColumns } from '../../platform/workbooks/index.ts'

export interface LoadColumn extends SheetColumn {
  readonly field: string
  /** Container types of a price. */
  readonly boxes?: readonly string[]
  readonly surcharge?: { readonly fee: string; readonly group: string; readonly basis: string; readonly currency: string }
}

/** Plain data: it is sent to a worker thread. */
export interface LoadColumns extends SheetColumns {
  readonly columns: readonly LoadColumn[]
  /** Minor units of the currencies. */
  readonly decimals: Readonly<Record<string, number>>
}

export function readColumns(brand: BrandPlan, id: string): LoadColumns {
  const document = importOf(brand, id)
  const entity = brand.documents.entity?.[String(document.entity)]
  const fields = isObject(entity?.properties) ? entity.properties : {}
  const columns = listObjects(document.columns).map((column) => toColumn(column, fields[String(column.field)], brand))
  const lists = [...new Set(columns.flatMap(({ list }) => list ?? []))]
  return {
    columns,
    lists: Object.fromEntries(lists.map((list) => [list, readList(list, brand)])),
    remarks: readList('dictionary:heading-remark', brand).flatMap(({ id: remark, names }) => [remark, ...names]),
    units: ['dictionary:unit-of-measure', 'dictionary:currency'].flatMap((list) => readList(list, brand)),
    decimals: readDecimals(brand),
  }
}

export function importOf(brand: BrandPlan, id: string): JsonObject {
  const document = brand.documents.import?.[id]
  if (!document) throw new Error(`The release has no import ${id}`)
  return document
}

/** Whether a field holds freight, in the currency of the row. */
export function isPrice(field: string): boolean {
  return field.startsWith('price') || field === 'otherPrices'
}

/** Heading of a column in one language. */
export function headingOf(column: JsonObject, brand: BrandPlan, language: string): string {
  return pickWords(column.label, { brand, language }) || String(column.id)
}

function toColumn(column: JsonObject, field: Json | undefined, brand: BrandPlan): LoadColumn {
  const also = Array.isArray(column.also) ? column.also.map(String) : []
  const { surcharge, boxes } = column
  const labels = brand.languages.map((language) => headingOf(column, brand, language))
  const containerType = readList('dictionary:container-type', brand).find(({ id }) => labels.includes(id))
  return {
    id: String(column.id),
    field: String(column.field),
    headings: [...labels, ...also, ...(containerType?.names ?? []), ...(containerType?.words ?? [])],
    required: column.required === true,
    ...kindOf(isObject(field) ? field : {}),
    ...textsOf(column, ['empty', 'above', 'atLeast', 'atMost']),
    ...(Array.isArray(boxes) ? { boxes: boxes.map(String) } : {}),
    ...unitsOf(column, brand),
    ...(isObject(surcharge) ? { surcharge: surcharge as NonNullable<LoadColumn['surcharge']> } : {}),
  }
}

/** Currencies that a heading may name: a price's own is in the row, and a surcharge has one. */
function unitsOf({ field, surcharge }: JsonObject, brand: BrandPlan): Pick<SheetColumn, 'units'> {
  if (isObject(surcharge)) return { units: [String(surcharge.currency)] }
  return isPrice(String(field)) ? { units: readList('dictionary:currency', brand).map(({ id }) => id) } : {}
}

function kindOf(field: JsonObject): Pick<SheetColumn, 'kind' | 'list' | 'maxLength' | 'pattern'> {
  const list = listOf(field)
  if (list !== undefined) return { kind: 'name', list }
  const items = isObject(field.items) ? listOf(field.items) : undefined
  if (items !== undefined) return { kind: 'names', list: items }
  // Price maps and surcharge lists take a price from each of their columns.
  if (field.format === 'decimal' || field.type === 'object' || field.type === 'array') return { kind: 'decimal' }
  if (field.type === 'integer') return { kind: 'integer' }
  if (field.format === 'date') return { kind: 'day' }
  if (field.format === 'date-time') return { kind: 'moment' }
  return {
    kind: 'text',
    ...(typeof field.maxLength === 'number' ? { maxLength: field.maxLength } : {}),
    ...(typeof field.pattern === 'string' ? { pattern: field.pattern } : {}),
  }
}

function listOf(field: JsonObject): string | undefined {
  if (typeof field.reference === 'string') return `reference:${field.reference}`
  return typeof field.dictionary === 'string' ? `dictionary:${field.dictionary}` : undefined
}

function textsOf(column: JsonObject, names: readonly ('empty' | 'above' | 'atLeast' | 'atMost')[]): Partial<SheetColumn> {
  return Object.fromEntries(names.flatMap((name) => (column[name] === undefined ? [] : [[name, String(column[name])]])))
}

function readList(list: string, brand: BrandPlan): NamedRow[] {
  const [kind = '', id = ''] = list.split(':')
  return listObjects(brand.documents[kind]?.[id]?.rows).map((row) => {
    const texts = (value: Json | undefined) => (Array.isArray(value) ? value.map(String) : [])
    const labels = isObject(row.label) ? Object.values(row.label).filter((label) => typeof label === 'string') : []
    const code = typeof row.code === 'string' ? [row.code] : []
    return { id: String(row.id), names: [...code, ...labels, ...texts(row.aliases)], words: texts(row.keywords), signs: texts(row.signs) }
  })
}

function readDecimals(brand: BrandPlan): Record<string, number> {
  const rows = listObjects(brand.documents.dictionary?.currency?.rows)
  return Object.fromEntries(rows.flatMap(({ id, decimals }) => (typeof decimals === 'number' ? [[String(id), decimals]] : [])))
}
