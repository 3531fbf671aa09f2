/** List responses: reads a page of rows and shapes them as the entity declares. */
import { isObject, type Json, type JsonObject, once } from '#rules'
import { type RowQuery, readRowPage } from '../db/index.ts'
import { refuse } from './answers.ts'
import { limitOf } from './brand.ts'
import type { Call, Result } from './call.ts'
import { nameIn } from './words.ts'

export interface RowList<Row> extends RowQuery {
  /** Its fields are those of a row. */
  readonly entity: string
  /** Computed values of a row, in addition to its columns. */
  readonly more?: ((row: Row) => object) | undefined
}

export interface ReadRowsOptions<Row> {
  /** As in the list, for values that need more than a row. */
  readonly more?: ((row: Row) => object) | undefined
  /** Loads data for all rows of the page at once, for their computed values. */
  readonly moreOf?: (rows: readonly Row[]) => Promise<(row: Row) => object>
  /** Name of the limit for the page size; default: pageSize. */
  readonly pageLimit?: string
}

export interface ListPage<Row> {
  rows: Row[]
  total: number
  page: number
  pageSize: number
}

export async function readRows<Row extends object, Out>(
  call: Call,
  input: PageInput,
  list: RowList<Row>,
  options: ReadRowsOptions<Row> = {},
): Promise<Result<ListPage<Out> & { counts: Record<string, number> }>> {
  const { page, pageSize, offset } = pageOf(input, call, options.pageLimit)
  const { rows, total, counts } = await readRowPage<Row>(call.db, list, { limit: pageSize, offset })
  const shaped = await shapeRows(rows, list, options, call)
  // Tests compare the table's columns with the entity's fields; the dispatcher filters what may leave.
  return { ok: true, value: { rows: shaped as Out[], total, page, pageSize, counts: { ...counts } } }
}

/** The only row of a list that queries one record. */
export async function readRow<Row extends object, Out>(
  call: Call,
  list: RowList<Row>,
  options: ReadRowsOptions<Row> = {},
): Promise<Result<Out>> {
  const { rows } = await readRowPage<Row>(call.db, { ...list, tabs: undefined }, { limit: 1, offset: 0 })
  const [shaped] = await shapeRows(rows, list, options, call)
  return shaped ? { ok: true, value: shaped as Out } : refuse('error.not-found')
}

/** Shapes records of the entity; `isRow`: as in lists. */
export function shaperOf(
  entity: string,
  { brand, language }: Pick<Call, 'brand' | 'language'>,
  isRow = false,
): (row: object) => JsonObject {
  const fields = fieldsOf(entity, { brand }, isRow)
  return (row) => shapeRow(row, fields, language)
}

async function shapeRows<Row extends object>(
  rows: readonly Row[],
  list: RowList<Row>,
  options: ReadRowsOptions<Row>,
  call: Call,
): Promise<object[]> {
  const fields = fieldsOf(list.entity, call)
  const more = (rows.length > 0 && (await options.moreOf?.(rows))) || options.more || list.more
  return rows.map((row) => ({ ...shapeRow(row, fields, call.language), ...more?.(row) }))
}

interface RowFields {
  readonly fields: readonly FieldNames[]
  /** Included even if empty. */
  readonly required: ReadonlySet<unknown>
  /** Fields written in two languages: the names of the fields with the texts. */
  readonly texts: ReadonlyMap<string, JsonObject>
}

function fieldsOf(entity: string, { brand }: Pick<Call, 'brand'>, isRow = false): RowFields {
  const declaration = brand.documents.entity?.[entity]
  if (!declaration) throw new Error(`The release has no entity ${entity}`)
  return isRow ? rowFieldsOf(declaration) : recordFieldsOf(declaration)
}

/** Fields of a record that its rows in lists do not show. */
export function detailFieldsOf(entity: string, { brand }: Pick<Call, 'brand'>): readonly string[] {
  const rowNames = new Set(fieldsOf(entity, { brand }, true).fields.map(({ name }) => name))
  return fieldsOf(entity, { brand }).fields.flatMap(({ name }) => (rowNames.has(name) ? [] : [name]))
}

const rowFieldsOf = once((declaration: JsonObject) => readFields(declaration, true))
const recordFieldsOf = once((declaration: JsonObject) => readFields(declaration, false))

function readFields({ properties, required }: JsonObject, isRow: boolean): RowFields {
  if (!isObject(properties)) throw new Error('The entity has no fields')
  const names = Object.entries(properties).flatMap(([name, field]) => (isRow && isObject(field) && field.detail === true ? [] : [name]))
  const texts = Object.entries(properties).flatMap(([name, field]) =>
    isObject(field) && isObject(field.languages) ? [[name, field.languages] as const] : [],
  )
  const fields = names.map((name) => ({ name, column: toSnake(name), latinColumn: `${toSnake(name)}_latin`, latin: `${name}Latin` }))
  return { fields, required: new Set(Array.isArray(required) ? required : []), texts: new Map(texts) }
}

/** A field, and where its value and the one in Latin letters are. */
interface FieldNames {
  readonly name: string
  readonly column: string
  readonly latin: string
  readonly latinColumn: string
}

/**
 * A database row with the field names of its entity: the column of that name, or else the value in `data`. Times are ISO, names
 * in the reader's script if there is a column `…_latin`, and empty optional fields are omitted.
 */
function shapeRow(row: object, { fields, required, texts }: RowFields, language: string): JsonObject {
  const columns = row as Readonly<Record<string, unknown>>
  const data = isObject(columns.data as JsonObject) ? (columns.data as JsonObject) : {}
  const shaped: Record<string, unknown> = {}
  for (const { name, column, latin: latinName, latinColumn } of fields) {
    const value = columns[column] ?? data[name] ?? textIn(language, texts.get(name), data)
    const latin = columns[latinColumn] ?? data[latinName]
    const text = typeof latin === 'string' ? nameIn(language, { name: String(value ?? ''), latinName: latin }) : value
    if (text === undefined || text === null || (text === '' && !required.has(name))) continue
    shaped[name] = text instanceof Date ? text.toISOString() : text
  }
  return shaped as JsonObject
}

/** The text in the reader's language, or in the other one if it is missing. */
function textIn(language: string, texts: JsonObject | undefined, data: JsonObject): Json | undefined {
  if (!texts) return undefined
  const { [language]: own, ...others } = texts
  return [own, ...Object.values(others)].map((name) => data[String(name)]).find((text) => text !== undefined && text !== '')
}

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Paging parameters of a list call. */
export interface PageInput {
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

export interface Page {
  readonly page: number
  readonly pageSize: number
  /** Offset of the first row, from 0. */
  readonly offset: number
}

/** The page that a call requests. Without a size, `limit` names the brand's own. */
export function pageOf({ page = 1, pageSize }: PageInput, { brand }: Pick<Call, 'brand'>, limit = 'pageSize'): Page {
  const size = pageSize ?? limitOf(brand, limit)
  return { page, pageSize: size, offset: (page - 1) * size }
}

/** One page of rows that are all in memory. */
export function cutPage<Row>(rows: readonly Row[], { page, pageSize, offset }: Page) {
  return { rows: rows.slice(offset, offset + pageSize), total: rows.length, page, pageSize }
}
