/**
 * Fields, entities, forms and operations as plain JSON Schema 2020-12 for Ajv, codegen and OpenAPI. Limits, dictionaries,
 * references, entities and forms are resolved; appearance and expressions are omitted.
 */
import { type Json, type JsonObject, type JsonSchema, objectOf, once } from '#rules'
import { defineQuery, type Reads } from '../memo/memo.ts'
import type { Documents } from '../read/documents.ts'
import { compiledBounds } from './bounds.ts'

/** Kinds of documents that fields and shapes are built from. */
export const schemaKinds = ['entity', 'form', 'limits', 'dictionary', 'reference'] as const
export type SchemaKind = (typeof schemaKinds)[number]

export interface SchemaContext {
  readonly documents: Reads<SchemaKind>
  /** References with many rows become enums too. For types, plain strings are better. */
  readonly enums: boolean
  /** Names of choices stay plain strings: they are checked elsewhere. */
  readonly choices?: false
  /** Keeps the measure of a value and the list it comes from, for checking expressions. */
  readonly meanings?: boolean
  /** Keeps `title` and `description`, for types and OpenAPI. */
  readonly notes?: boolean
  /** For types: the name of an entity, or of its row, to refer to it instead of expanding it. */
  readonly typeOf?: (entity: string, isRow?: boolean) => string
  /** Entities and forms being expanded, to stop cycles. */
  readonly inside?: readonly string[]
}

/**
 * `scale`, `above`, `atLeast`, `atMost`, `minYear`, `maxYear` and `uniqueBy` stay in the schema: Ajv knows them as keywords,
 * other readers ignore them.
 */
const copiedKeywords = ['type', 'format', 'pattern', 'enum', 'const', 'uniqueBy'] as const
const meaningKeywords = ['measure', 'dictionary', 'reference'] as const
const numberKeywords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'scale',
  'above',
  'atLeast',
  'atMost',
  'minYear',
  'maxYear',
] as const
/** Default bounds of dates, unless the field declares its own. */
const yearLimits = { minYear: { $limit: 'dateMinYear' }, maxYear: { $limit: 'dateMaxYear' } } as const

/** All limits of the documents: value by name. */
export function limitValues(documents: Reads<'limits'>): Readonly<Record<string, number | string>> {
  return readLimits(documents.all('limits'))
}

/** Limits of all documents of the kind: value by name. */
export const readLimits = once((limits: Documents[string]): Readonly<Record<string, number | string>> => {
  const values: Record<string, number | string> = {}
  for (const document of Object.values(limits)) {
    for (const [name, limit] of Object.entries(objectOf(document.limits))) {
      const value = objectOf(limit).value
      if (typeof value === 'number' || typeof value === 'string') values[name] = value
    }
  }
  return values
})

/** The manifest of the documents' brand; empty for shared documents. */
export function ownManifest(documents: Reads<'brand'>): JsonObject {
  return Object.values(documents.all('brand'))[0] ?? {}
}

const fieldsBySchema = new WeakMap<JsonSchema, JsonObject>()

/** The field that a schema was made from. */
export function fieldOfSchema(schema: JsonSchema): JsonObject | undefined {
  return fieldsBySchema.get(schema)
}

/** The schema of one field, with all references resolved. */
export function fieldSchema(field: JsonObject, context: SchemaContext): JsonSchema {
  const schema: Record<string, Json> = { ...notesOf(field, context) }
  fieldsBySchema.set(schema, field)
  for (const keyword of copiedKeywords) if (field[keyword] !== undefined) schema[keyword] = field[keyword]
  if (context.meanings) for (const keyword of meaningKeywords) if (field[keyword] !== undefined) schema[keyword] = field[keyword]
  const bounds = compiledBounds(field)
  for (const keyword of numberKeywords) {
    const bound = boundValue(bounds[keyword] ?? (isDated(field) ? objectOf(yearLimits)[keyword] : undefined), context)
    if (bound !== undefined) schema[keyword] = bound
  }
  const choices = choicesOf(field, context)
  if (choices) schema.enum = choices
  if (field.type === 'object') Object.assign(schema, objectParts(field, context))
  if (field.type === 'array') schema.items = itemSchema(field, context)
  return schema
}

function isDated({ format }: JsonObject): boolean {
  return format === 'date' || format === 'date-time'
}

/** The schema of an entity's records. */
export function entitySchema(id: string, context: SchemaContext): JsonSchema {
  return withCircleGuard(`entity ${id}`, context, (inner) => {
    const entity = context.documents.one('entity', id)
    if (!entity) return { type: 'object' }
    return closedObject({ ...notesOf(entity, context) }, entityFields(id, context.documents), stringsOf(entity.required), inner)
  })
}

/** The schema of a form's values: its own fields and those that its layout takes from its entity. */
export function formSchema(id: string, context: SchemaContext): JsonSchema {
  return withCircleGuard(`form ${id}`, context, (inner) => {
    const form = context.documents.one('form', id)
    if (!form) return { type: 'object' }
    return closedObject({ ...notesOf(form, context) }, formFields(id, context.documents), stringsOf(form.required), inner)
  })
}

/** The schema of an operation's input or output. An operation without an input accepts an empty object. */
export function shapeSchema(shape: JsonObject | undefined, context: SchemaContext): JsonSchema {
  if (!shape) return closedObject({}, {}, [], context)
  const item = shapeItem(shape, context)
  if (shape.type === 'array') return { type: 'array', items: item }
  if (shape.type === 'map') return { type: 'object', additionalProperties: item }
  if (shape.rows !== true) return item
  const count: JsonSchema = { type: 'integer', minimum: 0 }
  const more: JsonSchema = { type: 'boolean', description: 'There are more rows than `total`: counting stopped there.' }
  const beside = closedObject({}, pageFields(shape), stringsOf(shape.required), context)
  return {
    type: 'object',
    properties: { rows: { type: 'array', items: item }, total: count, more, page: count, pageSize: count, ...objectOf(beside.properties) },
    required: ['rows', 'total', 'page', 'pageSize', ...stringsOf(beside.required)],
    additionalProperties: false,
  }
}

/** The fields of an entity by name. */
export function entityFields(id: string, documents: Reads<'entity'>): Readonly<Record<string, JsonObject>> {
  return fieldsOf(documents.one('entity', id)?.properties)
}

/** The fields that a form can lay out: its own, and those of its entity. */
export function layoutFields(id: string, documents: Reads<'entity' | 'form'>): Readonly<Record<string, JsonObject>> {
  const form = documents.one('form', id)
  return { ...borrowedFields(form ?? {}, documents), ...fieldsOf(form?.properties) }
}

function borrowedFields({ entity }: JsonObject, documents: Reads<'entity'>): Readonly<Record<string, JsonObject>> {
  return typeof entity === 'string' ? entityFields(entity, documents) : {}
}

/** The fields of a form by name, in the order of its layout; fields that it does not lay out come last. */
export function formFields(id: string, documents: Reads<'entity' | 'form'>): Readonly<Record<string, JsonObject>> {
  const form = documents.one('form', id)
  if (!form) return {}
  const own = fieldsOf(form.properties)
  const borrowed = borrowedFields(form, documents)
  const fields: Record<string, JsonObject> = {}
  for (const section of listOf(form.layout)) {
    for (const place of listOf(objectOf(section).fields)) {
      const name = objectOf(place).id
      if (typeof name !== 'string') continue
      const declared = [own, borrowed].find((known) => Object.hasOwn(known, name))
      const field = declared?.[name]
      if (field) fields[name] = field
    }
  }
  return { ...fields, ...own }
}

/** The fields of one object of this shape, or of one row. */
export function shapeFields(shape: JsonObject | undefined, documents: Reads<'entity' | 'form'>): Readonly<Record<string, JsonObject>> {
  if (!shape) return {}
  const entity = typeof shape.entity === 'string' ? entityFields(shape.entity, documents) : {}
  const takenFields = Object.fromEntries(Object.entries(entity).filter(([name, field]) => takesField(shape, name, field)))
  return { ...takenFields, ...shapeFormFields(shape, documents), ...(hasPageFields(shape) ? {} : fieldsOf(shape.properties)) }
}

/** The fields that a shape takes from its form: named ones, or all. */
export function shapeFormFields({ form, only }: JsonObject, documents: Reads<'entity' | 'form'>): Readonly<Record<string, JsonObject>> {
  const whole = typeof form === 'string' ? formFields(form, documents) : {}
  if (only === undefined) return whole
  const names = new Set(stringsOf(only))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)))
}

/** Whether a shape includes a field of its entity: named ones, or all; rows omit detail fields. */
export function takesField(shape: JsonObject, name: string, field: JsonObject): boolean {
  return shape.only === undefined ? !(shape.rows === true && field.detail === true) : stringsOf(shape.only).includes(name)
}

/** Fields of a page of rows besides its rows, such as counts. */
export function pageFields(shape: JsonObject | undefined): Readonly<Record<string, JsonObject>> {
  return shape && hasPageFields(shape) ? fieldsOf(shape.properties) : {}
}

/** If rows are those of an entity or a form, declared fields are added to the page, next to the rows. */
function hasPageFields(shape: JsonObject): boolean {
  return shape.rows === true && (shape.entity !== undefined || shape.form !== undefined)
}

/** The number or decimal of a bound, or of the limit it names. */
export function boundValue(bound: Json | undefined, context: { readonly documents: Reads<'limits'> }): number | string | undefined {
  if (typeof bound === 'number' || typeof bound === 'string') return bound
  const name = objectOf(bound).$limit
  return typeof name === 'string' ? context.documents.ask(limitValue, name) : undefined
}

const limitValue = defineQuery('limit', { reads: ['limits'], answer: (documents, name: string) => limitValues(documents)[name] })

function shapeItem(shape: JsonObject, context: SchemaContext): JsonSchema {
  if (shape.items !== undefined) return fieldSchema(objectOf(shape.items), context)
  const named = namedItem(shape, context)
  if (named) return named
  const fields = shapeFields(shape, context.documents)
  const required = new Set(hasPageFields(shape) ? [] : stringsOf(shape.required))
  if (typeof shape.entity === 'string')
    for (const name of stringsOf(context.documents.one('entity', shape.entity)?.required)) required.add(name)
  // What a part of a form requires, the shape says itself.
  if (typeof shape.form === 'string' && shape.only === undefined)
    for (const name of stringsOf(context.documents.one('form', shape.form)?.required)) required.add(name)
  return closedObject({}, fields, [...required], context)
}

/** The entity's type, as far as the shape includes it, plus the shape's own fields; undefined if types are not wanted. */
function namedItem(shape: JsonObject, context: SchemaContext): JsonSchema | undefined {
  const { entity } = shape
  if (!context.typeOf || typeof entity !== 'string' || typeof shape.form === 'string') return undefined
  const type = context.typeOf(entity, shape.rows === true && shape.only === undefined)
  const only = stringsOf(shape.only).map((name) => `'${name}'`)
  const item = { tsType: only.length > 0 ? `Pick<${type}, ${only.join(' | ')}>` : type }
  const own = hasPageFields(shape) ? {} : fieldsOf(shape.properties)
  const required = hasPageFields(shape) ? [] : stringsOf(shape.required)
  const demanded = required.filter((name) => !Object.hasOwn(own, name)).map((name) => `'${name}'`)
  const parts = [
    item,
    ...(demanded.length > 0 ? [{ tsType: `Required<Pick<${type}, ${demanded.join(' | ')}>>` }] : []),
    ...(Object.keys(own).length > 0 ? [closedObject({}, own, required, context)] : []),
  ]
  return parts.length === 1 ? item : { allOf: parts }
}

function objectParts(field: JsonObject, context: SchemaContext): JsonSchema {
  if (typeof field.entity === 'string' && context.typeOf) return { tsType: context.typeOf(field.entity) }
  if (typeof field.entity === 'string') return mergedNotes(entitySchema(field.entity, context), field, context)
  if (typeof field.form === 'string') return mergedNotes(formSchema(field.form, context), field, context)
  if (field.additionalProperties !== undefined)
    return { additionalProperties: fieldSchema(objectOf(field.additionalProperties), context), ...keysOf(field, context) }
  if (field.properties === undefined) return {}
  return closedObject({}, fieldsOf(field.properties), stringsOf(field.required), context)
}

/** The keys of a map, if known: only expressions use them. */
function keysOf({ propertyNames }: JsonObject, context: SchemaContext): JsonSchema {
  const { enum: written, ...list } = objectOf(propertyNames)
  const keys = written ?? rowChoices(list, context)
  return context.meanings && keys ? { propertyNames: { enum: keys } } : {}
}

/** A field's own declaration takes precedence over its entity's. */
function mergedNotes(schema: JsonSchema, field: JsonObject, context: SchemaContext): JsonSchema {
  return { ...schema, ...notesOf(field, context) }
}

function itemSchema(field: JsonObject, context: SchemaContext): JsonSchema {
  if (typeof field.entity === 'string' && context.typeOf) return { tsType: context.typeOf(field.entity) }
  if (typeof field.entity === 'string') return entitySchema(field.entity, context)
  if (typeof field.form === 'string') return formSchema(field.form, context)
  if (field.items !== undefined) return fieldSchema(objectOf(field.items), context)
  const choices = rowChoices(field, context)
  const list = context.meanings ? listOfChoices(field) : {}
  return choices || Object.keys(list).length > 0 ? { type: 'string', ...(choices ? { enum: choices } : {}), ...list } : {}
}

/** The list that each item comes from, if it is not expanded. */
function listOfChoices({ dictionary, reference }: JsonObject): JsonSchema {
  return { ...(dictionary === undefined ? {} : { dictionary }), ...(reference === undefined ? {} : { reference }) }
}

function closedObject(
  start: JsonSchema,
  fields: Readonly<Record<string, JsonObject>>,
  required: readonly string[],
  context: SchemaContext,
): JsonSchema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, context)]))
  const demanded = required.filter((name) => Object.hasOwn(properties, name) && !isConditional(objectOf(fields[name])))
  return { ...start, type: 'object', properties, ...(demanded.length > 0 ? { required: demanded } : {}), additionalProperties: false }
}

/**
 * Whether a field can be empty although its object requires it, because it may be hidden or is computed. The schema cannot
 * express it; the form's rules require it while it is visible.
 */
export function isConditional(field: JsonObject): boolean {
  return typeof field.visible === 'string' || typeof field.value === 'string'
}

function withCircleGuard(name: string, context: SchemaContext, build: (inner: SchemaContext) => JsonSchema): JsonSchema {
  const inside = context.inside ?? []
  return inside.includes(name) ? { type: 'object' } : build({ ...context, inside: [...inside, name] })
}

function choicesOf(field: JsonObject, context: SchemaContext): Json[] | undefined {
  return field.type === 'array' || field.enum !== undefined ? undefined : rowChoices(field, context)
}

/** Codes of the rows that a value can refer to. */
function rowChoices(field: JsonObject, { documents, enums, choices }: SchemaContext): Json[] | undefined {
  const { dictionary, reference } = field
  if (choices === false) return undefined
  if (typeof dictionary === 'string') return rowCodes('dictionary', dictionary, documents)
  if (typeof reference !== 'string' || !enums) return undefined
  return field.widget === 'place' ? documents.ask(lastSteps, reference) : rowCodes('reference', reference, documents)
}

/**
 * Ids of the rows and further codes of reference rows. Undefined without rows: an empty enum is not a valid schema, and the
 * check reports lists without rows.
 */
export function rowCodes(kind: ListKind, id: string, documents: Reads<ListKind>): string[] | undefined {
  return kind === 'dictionary' ? documents.ask(dictionaryCodes, id) : documents.ask(referenceCodes, id)
}

type ListKind = 'dictionary' | 'reference'

const dictionaryCodes = defineQuery('codes of dictionary', {
  reads: ['dictionary'],
  answer: (documents, id: string) => filled(listOf(documents.one('dictionary', id)?.rows).flatMap(rowId)),
})

const referenceCodes = defineQuery('codes of reference', {
  reads: ['reference'],
  answer: (documents, id: string) => {
    const rows = listOf(documents.one('reference', id)?.rows)
    return filled(rows.flatMap((row) => [...rowId(row), ...stringsOf(objectOf(row).aliases)]))
  },
})

/** Parent of a row with a nested code: the nearest row with the same prefix, padded with zeros. */
export function nestedParent(id: string, document: JsonObject, ids: ReadonlySet<string>): string | undefined {
  const lengths = listOf(document.levels).filter((level) => typeof level === 'number')
  const outer = lengths.map((length) => id.slice(0, length).padEnd(id.length, '0'))
  return outer.findLast((code) => code !== id && ids.has(code))
}

/** Places are selected at their lowest level: rows with children are not valid values. */
const lastSteps = defineQuery('last steps of reference', {
  reads: ['reference'],
  answer: (documents, id: string) => {
    const ids = documents.ask(referenceCodes, id) ?? []
    const idNames = new Set(ids)
    const document = documents.one('reference', id) ?? {}
    const outer = new Set(ids.map((code) => nestedParent(code, document, idNames)))
    return filled(ids.filter((code) => !outer.has(code)))
  },
})

function filled(ids: readonly string[]): string[] | undefined {
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

function rowId(row: Json): string[] {
  const id = objectOf(row).id
  return typeof id === 'string' ? [id] : []
}

function notesOf(node: JsonObject, context: SchemaContext): JsonObject {
  if (!context.notes) return {}
  return typeof node.description === 'string' ? { description: node.description } : {}
}

function fieldsOf(properties: Json | undefined): Readonly<Record<string, JsonObject>> {
  return fieldsOnce(objectOf(properties))
}

const fieldsOnce = once((properties: JsonObject): Readonly<Record<string, JsonObject>> => {
  const fields: Record<string, JsonObject> = {}
  for (const [name, field] of Object.entries(properties)) fields[name] = objectOf(field)
  return fields
})

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

export function stringsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}
