/** Validates the facts in rows of reference data against the entity of their document. */
import { type Json, type JsonObject, type JsonSchema, objectOf } from '#rules'
import { type Fields, innerFields } from '../../compile/forms/field-path.ts'
import { findTree, type Place } from '../../read/documents.ts'
import { entityFields, listOf, type SchemaKind, shapeSchema } from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, reportPointer } from '../brand-check.ts'
import { noteField, noteName } from '../names/name-ledger.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { type DataFault, validateData } from './data-validator.ts'

/** Members of the row itself, by the record field they fill. */
const ownMembers: Readonly<Record<string, string>> = { id: 'id', name: 'label', parent: 'parent' }

type Check = DocumentCheck<SchemaKind | 'name'>

export function checkRowFacts(check: Check, document: CheckedDocument): void {
  const { entity } = document.value
  if (typeof entity !== 'string' || !check.reads.one('entity', entity)) return
  const { reads: documents } = check
  const fields = entityFields(entity, documents)
  // Names of choices are looked up, not validated: one mistake in a dictionary is reported once, however many rows use it.
  const schema = withWordings(shapeSchema({ entity }, { documents, enums: false, choices: false }))
  const rows = listOf(document.value.rows)
  const faults = rows.flatMap((entry, index) => faultsOf(check, { document, fields, schema, row: objectOf(entry), at: `/rows/${index}` }))
  for (const { at, fault } of reportOnce(faults, rows.length)) reportPointer(check, document, at, fault)
}

interface Row {
  readonly document: CheckedDocument
  readonly fields: Fields
  readonly schema: JsonSchema
  readonly row: JsonObject
  readonly at: string
}

interface RowFault {
  readonly at: string
  readonly fault: Omit<DataFault, 'segments'>
  /** The field and its problem, without the row. */
  readonly sort: string
}

function faultsOf(check: Check, { document, fields, schema, row, at }: Row): RowFault[] {
  const facts = noteNames(check, { document, fields, object: objectOf(row.facts), pointer: `${at}/facts` })
  const record = { ...facts, ...ownFacts(row, fields) } as JsonObject
  // The name may exist misspelled, which is already reported.
  const isNamed = Object.keys(facts).length === Object.keys(objectOf(row.facts)).length
  return validateData(check.dataValidator, { part: 'FACT', schema, value: record }).flatMap(({ segments, ...fault }) => {
    if (!isNamed && fault.says === 'FACT/lacks') return []
    const own = ownMembers[segments[0] ?? '']
    const path = own && row[own] !== undefined ? [own] : row.facts === undefined ? [] : ['facts', ...segments]
    const sort = [...path.filter((segment) => !/^\d+$/.test(segment)), fault.says].join(' ')
    return [{ at: path.reduce(memberPointer, at), fault, sort }]
  })
}

/** If most rows have the same mistake, the entity is probably wrong: report it once, at the first row. */
function reportOnce(faults: readonly RowFault[], rows: number): RowFault[] {
  const alike = Map.groupBy(faults, ({ sort }) => sort)
  return [...alike.values()].flatMap((same) => (same.length > 1 && same.length > rows / 2 ? same.slice(0, 1) : same))
}

function ownFacts(row: JsonObject, fields: Fields): Record<string, Json> {
  const own = Object.entries(ownMembers).filter(([name, member]) => fields[name] !== undefined && row[member] !== undefined)
  return Object.fromEntries(own.map(([name, member]) => [name, row[member] as Json]))
}

interface Facts {
  readonly document: CheckedDocument
  readonly fields: Fields
  readonly object: JsonObject
  readonly pointer: string
}

/** Looks up the names of fields and choices; returns the facts with known fields. */
function noteNames(check: Check, { document, fields, object, pointer }: Facts): JsonObject {
  const factSchemas: Record<string, Json> = {}
  for (const [name, value] of Object.entries(object)) {
    const at = memberPointer(pointer, name)
    const place = placeOf(document, at)
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    noteField(check, { name, at: { place, offset: place.nameOffset }, fields, found: field })
    if (field) factSchemas[name] = noteValue(check, { document, field, value, pointer: at })
  }
  return factSchemas
}

interface Fact {
  readonly document: CheckedDocument
  readonly field: JsonObject
  readonly value: Json
  readonly pointer: string
}

function noteValue(check: Check, { document, field, value, pointer }: Fact): Json {
  if (Array.isArray(value)) {
    const item = field.items === undefined ? field : { ...objectOf(field.items), ...choicesOf(field) }
    return value.map((one, index) => noteValue(check, { document, field: item, value: one, pointer: `${pointer}/${index}` }))
  }
  const { reads: documents } = check
  const kind =
    typeof field.dictionary === 'string'
      ? `dictionary-row:${field.dictionary}`
      : typeof field.reference === 'string'
        ? `reference-row:${field.reference}`
        : undefined
  if (kind && typeof value === 'string') {
    const place = placeOf(document, pointer)
    noteName(check, kind, value, { place, offset: place.offset })
  }
  const fields = innerFields(field, documents)
  if (Object.keys(fields).length === 0 || typeof value !== 'object' || value === null) return value
  return noteNames(check, { document, fields, object: objectOf(value), pointer })
}

/** A list of choices names its dictionary at the list or at its items. */
function choicesOf({ dictionary, reference }: JsonObject): JsonObject {
  return { ...(dictionary === undefined ? {} : { dictionary }), ...(reference === undefined ? {} : { reference }) }
}

function placeOf(document: CheckedDocument, pointer: string): Place {
  return findTree(document.tree, pointer).tree.place
}

/** A text in both languages is checked in each. */
function withWordings(schema: JsonSchema): JsonSchema {
  if (schema.items !== undefined) return { ...schema, items: withWordings(objectOf(schema.items)) }
  if (schema.type === 'string' && schema.enum === undefined && schema.format === undefined) {
    const wordings = { type: 'object', properties: { zh: schema, en: schema }, required: ['zh', 'en'], additionalProperties: false }
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return { if: { type: 'object' }, then: wordings, else: schema }
  }
  if (schema.properties === undefined) return schema
  const properties = Object.entries(objectOf(schema.properties)).map(([name, inner]) => [name, withWordings(objectOf(inner))] as const)
  return { ...schema, properties: Object.fromEntries(properties) }
}
