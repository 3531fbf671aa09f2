/** Kinds of sheets that an import document declares completely: what identifies a row, and what the rows become. */
import type { BrandPlan } from '#config'
import { isObject, type JsonObject } from '#rules'
import { listObjects } from '../../kernel/index.ts'
import { importOf } from './sheet-columns.ts'

const declared = ['calls', 'sailings', 'events', 'records'] as const
type Becomes = (typeof declared)[number]

/** An import document, read. */
export interface SheetKind {
  /** Id of the document; loads and the dictionary load-sheet name it. */
  readonly id: string
  readonly becomes: Becomes
  readonly entity: string
  readonly source: string
  /** The form that checks a row. */
  readonly form: string
  /** Fields that identify a row. */
  readonly matches: readonly string[]
  /** Values of every row. */
  readonly values: JsonObject
  /** Fields with a time, and the field with the port on whose clock it is. */
  readonly clocks: Readonly<Record<string, string>>
  /** Fields that name an order. */
  readonly orders: readonly string[]
  /** Fields with a container number. */
  readonly containers: readonly string[]
  /** Columns by field. */
  readonly columns: Readonly<Record<string, string>>
}

/** The kinds of sheets that the brand declares. */
export function listSheetKinds({ documents }: BrandPlan): string[] {
  return Object.entries(documents.import ?? {}).flatMap(([id, { becomes }]) => (isDeclared(becomes) ? [id] : []))
}

/** Throws: a kind without an import document is a bug of the release. */
export function readSheetKind(brand: BrandPlan, id: string): SheetKind {
  const document = importOf(brand, id)
  const { becomes } = document
  if (!isDeclared(becomes)) throw new Error(`The import ${id} cannot be loaded here`)
  const entity = String(document.entity)
  const about = brand.documents.entity?.[entity]
  const fields = isObject(about?.properties) ? about.properties : {}
  const stored = isObject(about?.stored) ? about.stored : {}
  const columns = listObjects(document.columns)
  const isContainer = (field: unknown) => isObject(field as JsonObject) && (field as JsonObject).format === 'container-number'
  return {
    id,
    becomes,
    entity,
    source: String(document.source),
    form: String(document.form ?? stored.form),
    matches: Array.isArray(document.matches) ? document.matches.map(String) : [],
    values: isObject(document.values) ? document.values : {},
    clocks: Object.fromEntries(columns.flatMap(({ field, clock }) => (typeof clock === 'string' ? [[String(field), clock]] : []))),
    orders: columns.flatMap(({ field, order }) => (order === true ? [String(field)] : [])),
    containers: columns.flatMap(({ field }) => (isContainer(fields[String(field)]) ? [String(field)] : [])),
    columns: Object.fromEntries(columns.map(({ id: column, field }) => [String(field), String(column)])),
  }
}

function isDeclared(becomes: unknown): becomes is Becomes {
  return declared.some((one) => one === becomes)
}
