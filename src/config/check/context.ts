/** The context of a value in a document: which fields, operation and expression names it can refer to. */
import { type Json, type JsonObject, type JsonSchema, objectOf, once, textOf } from '#rules'
import { type Fields, findField, innerFields, outputFields } from '../compile/forms/field-path.ts'
import type { ActorKind } from '../compile/release.ts'
import { defineQuery, type Reads } from '../memo/memo.ts'
import { type ObjectTree, segmentName, type Tree } from '../read/documents.ts'
import { missingPage, portalPages } from '../resolve/kinds.ts'
import { entityFields, fieldSchema, formFields, listOf, ownManifest, pageFields, schemaKinds, shapeFields } from '../resolve/schema.ts'
import { routesOf } from './names/known-names.ts'
import { orderTypeFields } from './order-types.ts'
import { operationAround } from './pages-around-lists.ts'
import { answerSchema, anything, recordOfEntity, toSchemaContext, valuesOfForm } from './record-schemas.ts'
import { schemaOfLimits } from './schema-of-limits.ts'
import { factsOfTool } from './tool-facts.ts'

export type Scope = Readonly<Record<string, JsonSchema>>

export interface Context {
  /** Fields that names here refer to; absent if there are none. */
  readonly fields?: Fields
  /** Operation whose input is given here. */
  readonly operation?: string
  /** Names available to expressions. */
  readonly scope: Scope
  /** The object that contains the value. */
  readonly holder: JsonObject
  /** In a part of a form's prefill: the fields of the record that it reads. */
  readonly prefill?: { readonly record: Fields | undefined }
}

export interface ContextSubject {
  readonly kind: string
  readonly id: string
  readonly tree: ObjectTree
  readonly value: JsonObject
}

const nothing: JsonSchema = { type: 'object', properties: {} }
const texts: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } }
const day: JsonSchema = { type: 'string', format: 'date' }
const days: JsonSchema = { type: 'object', properties: { from: day, to: day } }
const actorKinds: readonly ActorKind[] = ['visitor', 'registered', 'pending', 'member', 'admin', 'staff', 'analyst']
const session: JsonSchema = {
  type: 'object',
  properties: {
    actor: { type: 'string', enum: actorKinds },
    signedIn: { type: 'boolean' },
    name: { type: 'string' },
    company: { type: 'string' },
    staffAdmin: { type: 'boolean' },
  },
}

/** A moment on a clock, with its offset. */
const moment: JsonSchema = { type: 'string', format: 'date-time' }

/** Kinds of documents that determine what a value can refer to. */
export const contextKinds = [...schemaKinds, 'operation', 'list', 'page', 'routes', 'brand', 'order-type', 'tariff', 'tool'] as const
export type ContextKind = (typeof contextKinds)[number]

/** Looks up the context of places in a document. */
export interface ContextSource {
  readonly reads: Reads<ContextKind>
  /** Contexts by pointer: each is computed once, for everything below it. */
  readonly places: Map<string, Entered>
}

export interface Entered {
  readonly context: Context
  readonly tree: Tree | undefined
  /** Of the tree. */
  readonly value: Json | undefined
}

export function findContext(subject: ContextSubject, pointer: string, source: ContextSource): Context {
  const { context, tree, value } = enterPlace(subject, pointer, source)
  // The value itself may be the object that determines the context, such as a column.
  return tree?.kind === 'object' ? { ...context, holder: value as JsonObject } : context
}

/** The context does not change below a missing node. */
function enterPlace(subject: ContextSubject, pointer: string, source: ContextSource): Entered {
  const entered = source.places.get(pointer)
  if (entered) return entered
  const { tree, value } = subject
  const entry = pointer === '' ? { context: enterDocument(subject, source.reads), tree, value } : enterPart(subject, pointer, source)
  source.places.set(pointer, entry)
  return entry
}

function enterPart(subject: ContextSubject, pointer: string, source: ContextSource): Entered {
  const end = pointer.lastIndexOf('/')
  const { context, tree, value } = enterPlace(subject, pointer.slice(0, end), source)
  const segment = segmentName(pointer.slice(end + 1))
  if (tree?.kind === 'list') return { context, tree: tree.items[Number(segment)], value: listOf(value)[Number(segment)] }
  if (tree?.kind !== 'object') return { context, tree: undefined, value: undefined }
  const step = { kind: subject.kind, documents: source.reads, isRoot: end === 0 }
  const holder = value as JsonObject
  return { context: enterMember(context, holder, segment, step), tree: tree.members.get(segment), value: holder[segment] }
}

function enterDocument({ kind, id, tree, value: document }: ContextSubject, documents: Reads<ContextKind>): Context {
  // Limits differ between brands: a document that names none is checked once for all of them.
  const words = wordsBesideLimits(tree)
  const common: Scope = { session, today: day, limits: words === '' ? nothing : documents.ask(schemaOfLimits, words) }
  const page: Scope = { ...common, route: texts, query: texts }
  switch (kind) {
    case 'form':
      return { fields: formFields(id, documents), scope: { ...common, form: documents.make(valuesOfForm, id) }, holder: document }
    case 'entity':
      return { fields: entityFields(id, documents), scope: { ...common, form: documents.make(recordOfEntity, id) }, holder: document }
    case 'list': {
      const source = nameIn(document, 'source')
      const operation = documents.one('operation', source)
      return withFields(
        { operation: source, scope: { ...page, record: recordAround(id, documents) }, holder: document },
        operation && outputFields(operation, documents),
      )
    }
    case 'page': {
      const record = nameIn(objectOf(document.record), 'operation')
      const operation = documents.one('operation', record)
      const scope: Scope = {
        ...page,
        route: documents.ask(routeSchema, id),
        ...(document.period === undefined ? {} : { period: days }),
        ...(record === '' ? {} : { record: answerSchema(record, documents) }),
      }
      return withFields({ scope, holder: document }, operation && outputFields(operation, documents))
    }
    case 'import':
    case 'sheet': {
      const entity = nameIn(document, 'entity')
      const record = documents.one('entity', entity) ? documents.make(recordOfEntity, entity) : anything
      return withFields(
        { scope: { ...common, record }, holder: document },
        documents.one('entity', entity) && entityFields(entity, documents),
      )
    }
    case 'dictionary': {
      const entity = nameIn(document, 'entity')
      const record = documents.one('entity', entity) ? documents.make(recordOfEntity, entity) : entity === '' ? nothing : anything
      return { scope: { limits: common.limits as JsonSchema, record }, holder: document }
    }
    case 'order-type': {
      const { today, limits } = common as Record<'today' | 'limits', JsonSchema>
      const form = nameIn(document, 'form')
      const values = documents.one('form', form) ? documents.make(valuesOfForm, form) : anything
      return { scope: { today, limits, form: values }, holder: document }
    }
    case 'tool': {
      const operation = nameIn(document, 'operation')
      const answer = operation === '' ? nothing : answerSchema(operation, documents)
      const row = objectOf(objectOf(objectOf(answer.properties).rows).items) as JsonSchema
      return { operation, scope: { ...common, now: moment, fact: factsOfTool(document, documents), answer, row }, holder: document }
    }
    case 'tariff': {
      const facts = nameIn(document, 'facts')
      const factsSchema = documents.one('entity', facts) ? documents.make(recordOfEntity, facts) : facts === '' ? nothing : anything
      return withFields(
        { scope: { facts: factsSchema }, holder: document },
        documents.one('entity', facts) && entityFields(facts, documents),
      )
    }
    default:
      return { scope: page, holder: document }
  }
}

/** All words of expressions that could read a limit, in order: empty if there are none. */
const wordsBesideLimits = once((tree: Tree): string => {
  const words = new Set([...textsIn(tree)].flatMap((text) => (text.includes('limits') ? (text.match(/\w+/g) ?? []) : [])))
  return [...words].sort().join(' ')
})

function* textsIn(tree: Tree): Generator<string> {
  if (tree.kind === 'value') {
    if (typeof tree.value === 'string') yield tree.value
    return
  }
  for (const part of tree.kind === 'list' ? tree.items : tree.members.values()) yield* textsIn(part)
}

interface Step {
  readonly kind: string
  readonly isRoot: boolean
  readonly documents: Reads<ContextKind>
}

/** Steps from an object into one of its members. */
function enterMember(context: Context, holder: JsonObject, member: string, step: Step): Context {
  const { documents } = step
  const inside = step.isRoot ? { ...context, holder } : enterObject({ ...context, holder }, holder, member, step)
  if (step.kind === 'order-type') return withFields(inside, orderTypeFields(holder, member, documents) ?? inside.fields)
  if (inside.prefill) return enterPrefillPart(inside, holder, member, documents)
  switch (member) {
    case 'required':
      return step.isRoot ? inside : withFields(inside, requirable(holder, documents))
    case 'uniqueBy':
      return { ...inside, fields: innerFields(objectOf(holder.items), documents) }
    case 'prefill':
      return step.kind === 'form' && step.isRoot ? enterPrefill(inside, objectOf(holder.prefill), documents) : inside
    case 'only':
      return withFields(inside, ownerFields(holder, documents))
    case 'record':
      return step.kind === 'operation' && step.isRoot ? withFields(inside, shapeFields(objectOf(holder.input), documents)) : inside
    case 'items':
      return holder.type === 'array' ? enterRow(inside, objectOf(holder.items), documents) : inside
    case 'actions':
      return (step.kind === 'list' && step.isRoot) || holder.block === 'compare' || holder.block === 'bars'
        ? withRow(inside, documents)
        : inside
    case 'link':
      return linksRows.has(String(holder.block)) ? withRow(inside, documents) : inside
    case 'picture':
      return step.kind === 'list' ? withRow(inside, documents) : inside
    case 'notices':
      return step.kind === 'list' && step.isRoot ? withRows(inside, documents) : inside
    case 'after':
      return typeof holder.operation === 'string'
        ? { ...inside, scope: { ...inside.scope, answer: answerSchema(holder.operation, documents) } }
        : inside
    case 'choose':
      return step.isRoot ? { ...inside, scope: { ...inside.scope, chosen: { type: 'string' } } } : inside
    case 'undo':
    case 'carry':
    case 'then':
    case 'says':
      return typeof holder.operation === 'string'
        ? { ...inside, scope: { ...inside.scope, record: answerSchema(holder.operation, documents) } }
        : inside
    default:
      return inside
  }
}

/** A form is filled before anything is typed: only the record is known. */
function enterPrefill({ scope, ...context }: Context, prefill: JsonObject, documents: Reads<ContextKind>): Context {
  const { form: _form, ...rest } = scope
  const entity = nameIn(prefill, 'entity')
  const isKnown = documents.one('entity', entity) !== undefined
  const record = isKnown ? documents.make(recordOfEntity, entity) : anything
  return { ...context, scope: { ...rest, record }, prefill: { record: isKnown ? entityFields(entity, documents) : undefined } }
}

/** `each` is a list of the record; `times` and `values` read its rows, and `values` fill the rows of a list of the form. */
function enterPrefillPart(context: Context, part: JsonObject, member: string, documents: Reads<ContextKind>): Context {
  const { prefill, ...inside } = context
  if (member === 'each') return withFields(inside, prefill?.record)
  if (member !== 'times' && member !== 'values') return context
  const each = nameIn(part, 'each')
  const entries = each === '' || !prefill?.record ? undefined : findField(each, prefill.record, documents)
  const withEntry = each === '' ? inside : withRow(withFields(inside, entries && innerFields(entries, documents)), documents)
  const rows = nameIn(part, 'rows')
  const list = rows === '' ? undefined : findField(rows, context.fields ?? {}, documents)
  return withFields(withEntry, rows === '' ? context.fields : list && innerFields(list, documents))
}

function enterObject(context: Context, holder: JsonObject, member: string, { documents, kind }: Step): Context {
  if (typeof holder.block === 'string') return enterBlock(context, holder, documents)
  if (typeof holder.tool === 'string') {
    // Blocks below an answer of the assistant.
    const operation = nameIn(documents.one('tool', holder.tool) ?? {}, 'operation')
    return operation === '' ? context : { ...context, scope: { ...context.scope, answer: answerSchema(operation, documents) } }
  }
  const operation = typeof holder.operation === 'string' ? { operation: holder.operation } : {}
  // A table in a cell has its own columns, over the fields of the cell's rows.
  const isColumn = member === 'columns' && typeof holder.id === 'string' && kind !== 'form'
  const inside = { ...context, ...operation }
  if (!isColumn) return inside
  const field = findField(columnField(holder), context.fields ?? {}, documents)
  return withFields(inside, field && innerFields(field, documents))
}

/** Kinds of blocks whose link is that of a row. */
const linksRows: ReadonlySet<string> = new Set(['lanes', 'week'])

/** Kinds of blocks whose parts read the result of the block's operation. */
const readsAnswer: ReadonlySet<string> = new Set(['answer', 'figures'])

function enterBlock(context: Context, block: JsonObject, documents: Reads<ContextKind>): Context {
  const source = block.block === 'list' ? nameIn(documents.one('list', nameIn(block, 'list')) ?? {}, 'source') : nameIn(block, 'operation')
  const live = nameIn(objectOf(block.live), 'operation')
  const form = block.block === 'form' || block.block === 'calculator' ? nameIn(block, 'form') : ''
  const scope: Scope = {
    ...context.scope,
    ...(live === '' ? {} : { live: answerSchema(live, documents) }),
    ...(readsAnswer.has(String(block.block)) ? { answer: answerSchema(nameIn(block, 'operation'), documents) } : {}),
    ...(block.block === 'messages' ? { thread: answerSchema(nameIn(objectOf(block.list), 'operation'), documents) } : {}),
    ...(form === '' ? {} : { form: documents.make(valuesOfForm, form) }),
  }
  const inside = { ...context, scope, ...(source === '' ? {} : { operation: source }) }
  const saysWhat = ['entity', 'form', 'of'].some((name) => block[name] !== undefined)
  return saysWhat ? withFields(inside, shownFields(block, scope, context, documents)) : inside
}

/** Fields of the entity or form of which a shape takes some. */
function ownerFields({ entity, form }: JsonObject, documents: Reads<ContextKind>): Fields | undefined {
  if (typeof form === 'string') return documents.one('form', form) && formFields(form, documents)
  return typeof entity === 'string' && documents.one('entity', entity) ? entityFields(entity, documents) : undefined
}

/** Without known fields, names cannot be checked. */
function withFields({ fields: _before, ...context }: Context, fields: Fields | undefined): Context {
  return fields ? { ...context, fields } : context
}

/** Fields shown by a block; undefined if they are unknown. */
function shownFields(block: JsonObject, scope: Scope, context: Context, documents: Reads<ContextKind>): Fields | undefined {
  if (typeof block.entity === 'string') return documents.one('entity', block.entity) && entityFields(block.entity, documents)
  if (typeof block.form === 'string') return documents.one('form', block.form) && formFields(block.form, documents)
  const [, root, path] = /^(record|live)(?:\.([\w.]+))?$/.exec(typeof block.of === 'string' ? block.of.trim() : '') ?? []
  if (root !== 'record' || scope.record === undefined) return undefined
  const field = path === undefined ? undefined : findField(path, context.fields ?? {}, documents)
  return path === undefined ? context.fields : field && innerFields(field, documents)
}

/** Names that the `required` list next to them may contain. */
function requirable(holder: JsonObject, documents: Reads<ContextKind>): Fields | undefined {
  if (typeof holder.entity === 'string' && !documents.one('entity', holder.entity)) return undefined
  if (typeof holder.form === 'string' && !documents.one('form', holder.form)) return undefined
  const beside = pageFields(holder)
  if (Object.keys(beside).length > 0) return beside
  return holder.type === undefined || holder.rows !== undefined ? shapeFields(holder, documents) : innerFields(holder, documents)
}

function enterRow(context: Context, row: JsonObject, documents: Reads<ContextKind>): Context {
  return { ...context, scope: { ...context.scope, row: fieldSchema(row, toSchemaContext(documents)) } }
}

function withRow(context: Context, documents: Reads<ContextKind>): Context {
  return { ...context, scope: { ...context.scope, row: rowSchema(context, documents) } }
}

function withRows(context: Context, documents: Reads<ContextKind>): Context {
  return { ...context, scope: { ...context.scope, rows: { type: 'array', items: rowSchema(context, documents) } } }
}

function rowSchema({ fields }: Context, documents: Reads<ContextKind>): JsonSchema {
  return fields ? fieldSchema({ type: 'object', properties: fields } as JsonObject, toSchemaContext(documents)) : anything
}

/** The record of the pages that show a list, if they agree. */
function recordAround(list: string, documents: Reads<ContextKind>): JsonSchema {
  const operation = documents.ask(operationAround, list)
  return operation ? answerSchema(operation, documents) : anything
}

/** The parts of the page's address, by the routes that lead to it. */
const routeSchema = defineQuery('parts of the address of page', {
  reads: ['brand', 'routes'],
  answer: (documents, page: string): JsonSchema => {
    const brandRoutes = [...routesOf(documents).values()]
    const home = nameIn(ownManifest(documents), 'home')
    const routes = brandRoutes.filter((route) => route.page === page || (route.home && home === page))
    // A dialog reads the address of whatever page is behind it. Another page's route may exist but be unreadable.
    const isDialog = routes.length === 0 && portalPages.some((id) => id === page)
    const parts = [...(isDialog ? brandRoutes : routes).flatMap((route) => route.names), ...(page === missingPage ? ['address'] : [])]
    return routes.some(({ isDisputed }) => isDisputed) || (parts.length === 0 && routes.length === 0)
      ? texts
      : { type: 'object', properties: Object.fromEntries(parts.map((name) => [name, { type: 'string' }])) }
  },
})

export function columnField(column: JsonObject): string {
  return nameIn(column, 'field') || nameIn(column, 'id')
}

export function nameIn(object: JsonObject, name: string): string {
  const value = object[name]
  return textOf(value) ?? ''
}
