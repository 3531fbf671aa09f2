/** Fields that contradict themselves: bounds, choices, starting values, patterns. */
import { compareDecimals, isDecimal, type Json, type JsonObject, objectOf } from '#rules'
import { defineQuery } from '../../memo/memo.ts'
import { findTree } from '../../read/documents.ts'
import { type FindingMessage, say } from '../../read/messages.ts'
import {
  boundValue,
  fieldSchema,
  formSchema,
  layoutFields,
  listOf,
  type SchemaContext,
  type SchemaKind,
  schemaKinds,
  shapeSchema,
  stringsOf,
} from '../../resolve/schema.ts'
import { type CheckedDocument, type DocumentCheck, defineDocumentCheck, type Fault, reportName, reportPointer } from '../brand-check.ts'
import { isUncertain } from '../names/name-ledger.ts'
import { memberPointer } from '../shapes/meta-checker.ts'
import { type DataValidator, validateData } from './data-validator.ts'
import { checkRowFacts } from './facts-of-rows.ts'
import { findOddPart } from './limits.ts'
import { checkPattern } from './slow-pattern.ts'

const kinds = new Set(['entity', 'form', 'operation'])
const boundPairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['exclusiveMinimum', 'maximum'],
  ['minYear', 'maxYear'],
] as const
/** Of whole numbers and decimals. */
const valueBounds = ['minimum', 'exclusiveMinimum', 'maximum']
/** Keywords that apply to each type. */
const checksOf: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'scale', 'minYear', 'maxYear'],
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems', 'uniqueBy', 'items'],
  object: ['properties', 'additionalProperties'],
  boolean: [],
}
const allChecks = [...new Set([...Object.values(checksOf).flat(), ...valueBounds])]

export interface FieldPlace {
  readonly pointer: string
  readonly field: JsonObject
}

type Check = DocumentCheck<SchemaKind | 'name'>

export const fieldsCheck = defineDocumentCheck('fields', { reads: [...schemaKinds, 'name'], run: checkFields })

function checkFields(check: Check, document: CheckedDocument): void {
  const { dataValidator } = check
  if (document.kind === 'reference') checkRowFacts(check, document)
  if (!kinds.has(document.kind)) return
  const context: SchemaContext = { documents: check.reads, enums: true }
  const places = [...fieldsOf(document)]
  for (const place of places) checkField(check, document, place, context)
  checkDefaults(check, document, { places, context, dataValidator })
  checkExamples(check, document, context, dataValidator)
  if (document.kind === 'form') checkShown(check, document)
}

/** All fields of a document, and those inside them. */
export function* fieldsOf(document: CheckedDocument): Generator<FieldPlace> {
  const parts = document.kind === 'operation' ? ['input', 'output'] : ['']
  for (const part of parts) {
    const holder = part === '' ? document.value : objectOf(document.value[part])
    const pointer = part === '' ? '' : `/${part}`
    for (const [name, field] of Object.entries(objectOf(holder.properties)))
      yield* fieldsIn(memberPointer(`${pointer}/properties`, name), objectOf(field))
    if (holder.items !== undefined) yield* fieldsIn(`${pointer}/items`, objectOf(holder.items))
  }
}

function* fieldsIn(pointer: string, field: JsonObject): Generator<FieldPlace> {
  yield { pointer, field }
  for (const [name, inner] of Object.entries(objectOf(field.properties)))
    yield* fieldsIn(memberPointer(`${pointer}/properties`, name), objectOf(inner))
  for (const name of ['items', 'additionalProperties'])
    if (field[name] !== undefined) yield* fieldsIn(`${pointer}/${name}`, objectOf(field[name]))
}

function checkField(check: Check, document: CheckedDocument, { pointer, field }: FieldPlace, context: SchemaContext): void {
  const report = (member: string, saying: Fault) => reportPointer(check, document, `${pointer}/${member}`, saying)
  const type = String(field.type)
  const isOfDecimal = type === 'string' && field.format === 'decimal'
  const strange = allChecks.filter(
    (name) => field[name] !== undefined && !checksOf[type]?.includes(name) && !(isOfDecimal && valueBounds.includes(name)),
  )
  const [first] = strange
  // Of several checks that agree with each other, the type is the odd one.
  if (strange.length > 1) report('type', say('FIELD-CHECK/types', { checks: strange.map((name) => `"${name}"`), type }))
  else if (first !== undefined) report(first, say('FIELD-CHECK/type', { check: first, type }))
  for (const name of ['scale', ...valueBounds]) {
    const isMisplaced = name === 'scale' ? field.scale !== undefined : type === 'integer' && typeof field[name] === 'string'
    if (isMisplaced && field.format !== 'decimal') report(name, say('FIELD-CHECK/decimal', { check: name }))
  }
  for (const [low, high] of boundPairs) {
    const [least, most] = [knownBound(check, field[low], context), knownBound(check, field[high], context)]
    if (least === undefined || most === undefined || !isAbove(least, most)) continue
    const saying = say('BOUNDS/crossed', { low, least, high, most })
    report(typeof field[low] === 'object' ? high : low, { ...saying, ...limitBehind(check, field[high] ?? null, field[low] ?? null) })
  }
  checkLimitTypes(check, field, context, report)
  for (const [index, value] of listOf(field.enum).entries()) {
    const fits = type === 'integer' ? typeof value === 'number' : typeof value === 'string'
    if (!fits) report(`enum/${index}`, say('TYPE/choice', { value: JSON.stringify(value), type }))
  }
  if (typeof field.pattern === 'string') checkPattern(check, document, `${pointer}/pattern`, field.pattern)
}

/** The limit that sets one of the bounds, preferably the first: it may be wrong wherever it is used. */
function limitBehind(check: Check, ...bounds: readonly Json[]): Pick<Fault, 'cause' | 'root'> {
  const limit = bounds.map((bound) => objectOf(bound).$limit).find((name) => typeof name === 'string')
  if (typeof limit !== 'string') return {}
  for (const document of check.whole().documentsOf('limits')) {
    const { tree, whole } = findTree(document.tree, `/limits/${limit}/value`)
    if (!whole || tree.kind !== 'value') continue
    return { cause: `limit ${limit}`, root: { limit, value: String(tree.value), path: tree.place.path, offset: tree.place.offset } }
  }
  return {}
}

function isAbove(least: number | string, most: number | string): boolean {
  const [low, high] = [String(least), String(most)]
  return isDecimal(low) && isDecimal(high) && compareDecimals(low, high) > 0
}

function checkLimitTypes(
  check: Check,
  field: JsonObject,
  context: SchemaContext,
  report: (member: string, saying: FindingMessage) => void,
): void {
  for (const name of allChecks) {
    const limit = objectOf(field[name]).$limit
    const value = typeof limit === 'string' ? knownBound(check, field[name], context) : undefined
    // A decimal may have whole bounds.
    const isBoundOfDecimal = valueBounds.includes(name) && field.format === 'decimal'
    if (value === undefined || isBoundOfDecimal || typeof value === 'number') continue
    report(`${name}/$limit`, say('LIMIT/needs-number', { check: name, limit: String(limit), value: JSON.stringify(value) }))
  }
}

/** The bound; undefined if it is a limit that has its own finding. */
function knownBound(check: Check, bound: Json | undefined, context: SchemaContext): number | string | undefined {
  const limit = objectOf(bound).$limit
  const isSound =
    typeof limit !== 'string' || ((check.isWhole || !isUncertain(check.whole(), 'limit')) && context.documents.ask(isWholeLimit, limit))
  return isSound ? boundValue(bound, context) : undefined
}

/** A limit that contradicts itself has its own finding. */
const isWholeLimit = defineQuery('whether the parts of a limit agree', {
  reads: ['limits'],
  answer: (documents, name: string) =>
    Object.values(documents.all('limits')).every((document) => findOddPart(objectOf(objectOf(document.limits)[name])) === undefined),
})

interface FieldChecks {
  readonly places: readonly FieldPlace[]
  readonly context: SchemaContext
  readonly dataValidator: DataValidator
}

/** Validates initial values against their fields' checks, for a whole document at once: compiling is expensive. */
function checkDefaults(check: Check, document: CheckedDocument, { places, context, dataValidator }: FieldChecks): void {
  const withDefault = places.filter(({ field }) => field.default !== undefined)
  if (withDefault.length === 0) return
  const properties = Object.fromEntries(withDefault.map(({ pointer, field }) => [pointer, fieldSchema(field, context)]))
  const value = Object.fromEntries(withDefault.map(({ pointer, field }) => [pointer, field.default as Json]))
  for (const { segments, ...fault } of validateData(dataValidator, { part: 'DEFAULT', schema: { type: 'object', properties }, value })) {
    const [pointer = '', ...rest] = segments
    reportPointer(check, document, rest.reduce(memberPointer, `${pointer}/default`), fault)
  }
}

function checkExamples(check: Check, document: CheckedDocument, context: SchemaContext, dataValidator: DataValidator): void {
  const examples = listOf(document.value.examples)
  if (examples.length === 0) return
  const schema = document.kind === 'form' ? formSchema(document.id, context) : shapeSchema({ entity: document.id }, context)
  for (const { segments, ...fault } of validateData(dataValidator, {
    part: 'EXAMPLE',
    schema: { type: 'array', items: schema },
    value: examples,
  }))
    reportPointer(check, document, segments.reduce(memberPointer, '/examples'), fault)
}

/** A field must be on the form, unless it is computed, has a default or a brand took it out of the layout. */
function checkShown(check: Check, document: CheckedDocument): void {
  const shownFields = new Set(
    listOf(document.value.layout).flatMap((section) => listOf(objectOf(section).fields).map((place) => objectOf(place).id)),
  )
  const own = objectOf(document.value.properties)
  const required = stringsOf(document.value.required)
  const layoutNames = layoutFields(document.id, check.reads)
  // A misspelled name in the layout may be that of a field that seems to be missing.
  const isClear = [...shownFields].every((name) => typeof name === 'string' && Object.hasOwn(layoutNames, name))
  for (const [name, entry] of Object.entries(own)) {
    const field = objectOf(entry)
    if (field.value !== undefined || field.default !== undefined) continue
    const at = required.indexOf(name)
    if (at >= 0 && field.widget === 'hidden' && !isPrefilled(document, name))
      reportPointer(check, document, `${memberPointer('/properties', name)}/widget`, say('LAYOUT/required-hidden', { name }))
    if (shownFields.has(name)) continue
    if (at >= 0) reportPointer(check, document, `/required/${at}`, say('LAYOUT/not-shown', { name }))
    else if (isClear && !isTakenOut(document, name))
      reportName(check, document, memberPointer('/properties', name), { ...say('LAYOUT/never-shown', { name }), severity: 'warning' })
  }
}

function isPrefilled({ value }: CheckedDocument, name: string): boolean {
  return listOf(objectOf(value.prefill).parts).some((part) => objectOf(objectOf(part).values)[name] !== undefined)
}

/** Whether a brand removed the field, or any section, from the layout. */
function isTakenOut({ tree }: CheckedDocument, name: string): boolean {
  const layout = tree.members.get('layout')
  if (layout?.kind !== 'list' || layout.removed) return layout?.kind === 'list'
  return layout.items.some((section) => {
    const fields = section.kind === 'object' ? section.members.get('fields') : undefined
    return fields?.kind === 'list' && fields.removed?.has(name)
  })
}
