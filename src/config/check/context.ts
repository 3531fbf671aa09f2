/** What stands around a value of a document: which fields, which operation and which names of expressions it can speak of. */
import { type JsonObject, type JsonSchema, measureNames } from '#rules'
import { type Fields, findField, innerFields, outputFields } from '../compile/forms/field-path.ts'
import { type Documents, type ObjectTree, segmentName, type Tree, toJson } from '../documents.ts'
import { remember } from '../memory.ts'
import { portalPages } from '../portal-pages.ts'
import { ask } from '../questions.ts'
import type { ActorKind } from '../release.ts'
import {
  entityFields,
  fieldSchema,
  formFields,
  formSchema,
  objectOf,
  ownManifest,
  pageFields,
  type SchemaContext,
  shapeFields,
  shapeSchema,
} from '../schema.ts'
import type { KnownNames } from './names/known-names.ts'
import { derive } from './names/watched-names.ts'
import { orderTypeFields } from './order-types.ts'

export type Scope = Readonly<Record<string, JsonSchema>>

export interface Context {
  /** Fields that names here mean; left out where there are none to name. */
  readonly fields?: Fields
  /** Operation whose input is filled here. */
  readonly operation?: string
  /** Names that expressions may use. */
  readonly scope: Scope
  /** The object that holds the value. */
  readonly holder: JsonObject
}

export interface ContextSubject {
  readonly kind: string
  readonly id: string
  readonly tree: ObjectTree
}

const anything: JsonSchema = {}
const nothing: JsonSchema = { type: 'object', properties: {} }
const texts: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } }
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

export function findContext(subject: ContextSubject, pointer: string, names: KnownNames): Context {
  const places = remember(
    remember(entered, names, () => new WeakMap<ObjectTree, Map<string, Entered>>()),
    subject.tree,
    () => new Map([['', { context: enterDocument(subject, names), tree: subject.tree }]]),
  )
  const { context, tree } = enterPlace(pointer, places, { kind: subject.kind, names })
  // The value itself may be the object that says what it speaks of, such as a column.
  return tree?.kind === 'object' ? { ...context, holder: toJson(tree) as JsonObject } : context
}

/** What is known on the way to a place; below what is not there, it stays as it was. */
interface Entered {
  readonly context: Context
  readonly tree: Tree | undefined
}

function enterPlace(pointer: string, places: Map<string, Entered>, step: Omit<Step, 'isRoot'>): Entered {
  const known = places.get(pointer)
  if (known) return known
  const end = pointer.lastIndexOf('/')
  const { context, tree } = enterPlace(pointer.slice(0, end), places, step)
  const segment = segmentName(pointer.slice(end + 1))
  const found: Entered = {
    context: tree?.kind === 'object' ? enterMember(context, tree, segment, { ...step, isRoot: end === 0 }) : context,
    tree: tree?.kind === 'object' ? tree.members.get(segment) : tree?.kind === 'list' ? tree.items[Number(segment)] : undefined,
  }
  places.set(pointer, found)
  return found
}

/** A place is entered once for all that is mentioned below it. */
const entered = new WeakMap<KnownNames, WeakMap<ObjectTree, Map<string, Entered>>>()

function enterDocument({ kind, id, tree }: ContextSubject, names: KnownNames): Context {
  const { documents } = names
  const document = toJson(tree) as JsonObject
  const common: Scope = {
    session,
    today: { type: 'string', format: 'date' },
    limits: ask(documents, 'schema of limits', limitsSchema),
  }
  const page: Scope = { ...common, route: texts, query: texts }
  switch (kind) {
    case 'form':
      return { fields: formFields(id, documents), scope: { ...common, form: valuesOf(id, names) }, holder: document }
    case 'entity':
      return { fields: entityFields(id, documents), scope: { ...common, form: recordOf(id, names) }, holder: document }
    case 'list': {
      const source = nameIn(document, 'source')
      const operation = documents.operation?.[source]
      return withFields(
        { operation: source, scope: { ...page, record: recordAround(id, names) }, holder: document },
        operation && outputFields(operation, documents),
      )
    }
    case 'page': {
      const record = nameIn(objectOf(document.record), 'operation')
      const operation = documents.operation?.[record]
      const scope: Scope = { ...page, route: routeSchema(id, names), ...(record === '' ? {} : { record: answerSchema(record, names) }) }
      return withFields({ scope, holder: document }, operation && outputFields(operation, documents))
    }
    case 'import':
    case 'sheet': {
      const entity = nameIn(document, 'entity')
      const record = documents.entity?.[entity] ? recordOf(entity, names) : anything
      return withFields({ scope: { ...common, record }, holder: document }, documents.entity?.[entity] && entityFields(entity, documents))
    }
    case 'dictionary': {
      const entity = nameIn(document, 'entity')
      const record = documents.entity?.[entity] ? recordOf(entity, names) : entity === '' ? nothing : anything
      return { scope: { limits: common.limits as JsonSchema, record }, holder: document }
    }
    case 'order-type': {
      const { today, limits } = common as Record<'today' | 'limits', JsonSchema>
      const form = nameIn(document, 'form')
      return { scope: { today, limits, form: documents.form?.[form] ? valuesOf(form, names) : anything }, holder: document }
    }
    case 'tariff': {
      const facts = nameIn(document, 'facts')
      const known = documents.entity?.[facts] ? recordOf(facts, names) : facts === '' ? nothing : anything
      return withFields({ scope: { facts: known }, holder: document }, documents.entity?.[facts] && entityFields(facts, documents))
    }
    default:
      return { scope: page, holder: document }
  }
}

interface Step {
  readonly kind: string
  readonly isRoot: boolean
  readonly names: KnownNames
}

/** From an object into one of its members. */
function enterMember(context: Context, tree: ObjectTree, member: string, step: Step): Context {
  const holder = toJson(tree) as JsonObject
  const inside = step.isRoot ? { ...context, holder } : enterObject({ ...context, holder }, holder, member, step)
  const { documents } = step.names
  if (step.kind === 'order-type') return withFields(inside, orderTypeFields(holder, member, documents) ?? inside.fields)
  switch (member) {
    case 'required':
      return step.isRoot ? inside : withFields(inside, requirable(holder, documents))
    case 'uniqueBy':
      return { ...inside, fields: innerFields(objectOf(holder.items), documents) }
    case 'only':
      return withFields(inside, documents.entity?.[nameIn(holder, 'entity')] && entityFields(nameIn(holder, 'entity'), documents))
    case 'record':
      return step.kind === 'operation' && step.isRoot ? withFields(inside, shapeFields(objectOf(holder.input), documents)) : inside
    case 'items':
      return holder.type === 'array' ? enterRow(inside, objectOf(holder.items), step.names) : inside
    case 'actions':
      return (step.kind === 'list' && step.isRoot) || holder.block === 'compare' ? withRow(inside, step.names) : inside
    case 'picture':
      return step.kind === 'list' ? withRow(inside, step.names) : inside
    case 'notices':
      return step.kind === 'list' && step.isRoot ? withRows(inside, step.names) : inside
    case 'after':
      return typeof holder.operation === 'string'
        ? { ...inside, scope: { ...inside.scope, answer: answerSchema(holder.operation, step.names) } }
        : inside
    case 'choose':
      return step.isRoot ? { ...inside, scope: { ...inside.scope, chosen: { type: 'string' } } } : inside
    case 'undo':
    case 'carry':
    case 'then':
    case 'says':
      return typeof holder.operation === 'string'
        ? { ...inside, scope: { ...inside.scope, record: answerSchema(holder.operation, step.names) } }
        : inside
    default:
      return inside
  }
}

function enterObject(context: Context, holder: JsonObject, member: string, { names, kind }: Step): Context {
  const { documents } = names
  if (typeof holder.block === 'string') return enterBlock(context, holder, names)
  const operation = typeof holder.operation === 'string' ? { operation: holder.operation } : {}
  // A table inside a cell has columns of its own, over the fields inside the cell's.
  const isColumn = member === 'columns' && typeof holder.id === 'string' && kind !== 'form'
  const inside = { ...context, ...operation }
  if (!isColumn) return inside
  const field = findField(columnField(holder), context.fields ?? {}, documents)
  return withFields(inside, field && innerFields(field, documents))
}

/** Kinds of blocks whose parts read what the block's operation answers. */
const readsAnswer: ReadonlySet<string> = new Set(['answer', 'figures'])

function enterBlock(context: Context, block: JsonObject, names: KnownNames): Context {
  const { documents } = names
  const source = block.block === 'list' ? nameIn(documents.list?.[nameIn(block, 'list')] ?? {}, 'source') : nameIn(block, 'operation')
  const live = nameIn(objectOf(block.live), 'operation')
  const form = block.block === 'form' || block.block === 'calculator' ? nameIn(block, 'form') : ''
  const scope: Scope = {
    ...context.scope,
    ...(live === '' ? {} : { live: answerSchema(live, names) }),
    ...(readsAnswer.has(String(block.block)) ? { answer: answerSchema(nameIn(block, 'operation'), names) } : {}),
    ...(block.block === 'messages' ? { thread: answerSchema(nameIn(objectOf(block.list), 'operation'), names) } : {}),
    ...(form === '' ? {} : { form: valuesOf(form, names) }),
  }
  const inside = { ...context, scope, ...(source === '' ? {} : { operation: source }) }
  const saysWhat = ['entity', 'form', 'of'].some((name) => block[name] !== undefined)
  return saysWhat ? withFields(inside, shownFields(block, scope, context, names)) : inside
}

/** Without known fields nothing can be said about their names. */
function withFields({ fields: _before, ...context }: Context, fields: Fields | undefined): Context {
  return fields ? { ...context, fields } : context
}

/** The fields of what a block shows; undefined where they cannot be known. */
function shownFields(block: JsonObject, scope: Scope, context: Context, names: KnownNames): Fields | undefined {
  const { documents } = names
  if (typeof block.entity === 'string') return documents.entity?.[block.entity] && entityFields(block.entity, documents)
  if (typeof block.form === 'string') return documents.form?.[block.form] && formFields(block.form, documents)
  const [, root, path] = /^(record|live)(?:\.([\w.]+))?$/.exec(typeof block.of === 'string' ? block.of.trim() : '') ?? []
  if (root !== 'record' || scope.record === undefined) return undefined
  const field = path === undefined ? undefined : findField(path, context.fields ?? {}, documents)
  return path === undefined ? context.fields : field && innerFields(field, documents)
}

/** Names that the `required` list beside them may hold. */
function requirable(holder: JsonObject, documents: KnownNames['documents']): Fields | undefined {
  if (typeof holder.entity === 'string' && !documents.entity?.[holder.entity]) return undefined
  if (typeof holder.form === 'string' && !documents.form?.[holder.form]) return undefined
  const beside = pageFields(holder)
  if (Object.keys(beside).length > 0) return beside
  return holder.type === undefined || holder.rows !== undefined ? shapeFields(holder, documents) : innerFields(holder, documents)
}

function enterRow(context: Context, row: JsonObject, names: KnownNames): Context {
  return { ...context, scope: { ...context.scope, row: fieldSchema(row, schemaContext(names)) } }
}

function withRow(context: Context, names: KnownNames): Context {
  return { ...context, scope: { ...context.scope, row: rowSchema(context, names) } }
}

function withRows(context: Context, names: KnownNames): Context {
  return { ...context, scope: { ...context.scope, rows: { type: 'array', items: rowSchema(context, names) } } }
}

function rowSchema({ fields }: Context, names: KnownNames): JsonSchema {
  return fields ? fieldSchema({ type: 'object', properties: fields } as JsonObject, schemaContext(names)) : anything
}

/** What an operation answers, as expressions see it. */
export function answerSchema(operation: string, names: KnownNames): JsonSchema {
  return derive(names, `answer ${operation}`, (under) => {
    const output = under.documents.operation?.[operation]?.output
    return output === undefined ? anything : shapeSchema(objectOf(output), schemaContext(under))
  })
}

/** A form's values and an entity's record, as expressions see them. */
function valuesOf(form: string, names: KnownNames): JsonSchema {
  return derive(names, `form ${form}`, (under) => formSchema(form, schemaContext(under)))
}

function recordOf(entity: string, names: KnownNames): JsonSchema {
  return derive(names, `entity ${entity}`, (under) => shapeSchema({ entity }, schemaContext(under)))
}

/** The record of the pages that a list stands on, where they agree what it is. */
function recordAround(list: string, names: KnownNames): JsonSchema {
  const operation = ask(names.documents, `record around ${list}`, ({ page = {} }) => {
    const [only, ...others] = remember(aroundLists, page, () => pagesAroundLists(page)).get(list) ?? []
    return others.length === 0 ? only : undefined
  })
  return operation ? answerSchema(operation, names) : anything
}

const aroundLists = new WeakMap<Documents[string], ReadonlyMap<string, ReadonlySet<string>>>()

/** By list: the operations whose answers the pages are about that it stands on. */
function pagesAroundLists(pages: Documents[string]): ReadonlyMap<string, ReadonlySet<string>> {
  const around = new Map<string, Set<string>>()
  for (const page of Object.values(pages)) {
    const operation = nameIn(objectOf(page.record), 'operation')
    for (const list of listsIn(page.blocks)) around.set(list, (around.get(list) ?? new Set()).add(operation))
  }
  return around
}

function* listsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* listsIn(item)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const block = value as JsonObject
  if (block.block === 'list' && typeof block.list === 'string') yield block.list
  for (const inner of Object.values(block)) yield* listsIn(inner)
}

function routeSchema(page: string, names: KnownNames): JsonSchema {
  const home = ask(names.documents, 'home of the brand', (documents) => nameIn(ownManifest(documents), 'home'))
  const routes = [...names.routes.values()].filter((route) => route.page === page || (route.home && home === page))
  // A dialog of the portal itself reads the address of whatever page is behind it. Of another page the route may only be unreadable.
  const isDialog = routes.length === 0 && portalPages.some((id) => id === page)
  const parts = (isDialog ? [...names.routes.values()] : routes).flatMap((route) => route.names)
  return routes.some(({ isDisputed }) => isDisputed) || (parts.length === 0 && routes.length === 0)
    ? texts
    : { type: 'object', properties: Object.fromEntries(parts.map((name) => [name, { type: 'string' }])) }
}

function limitsSchema({ limits = {} }: Documents): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  for (const document of Object.values(limits)) {
    for (const [name, limit] of Object.entries(objectOf(document.limits))) {
      const { value, unit } = objectOf(limit)
      const measure = measureNames.find((known) => known === unit)
      const counts = measure === undefined ? {} : { measure }
      if (typeof value === 'number') properties[name] = { type: 'integer', minimum: value, maximum: value, ...counts }
      else if (typeof value === 'string') properties[name] = { type: 'string', format: 'decimal', atLeast: value, atMost: value, ...counts }
    }
  }
  return { type: 'object', properties }
}

export function columnField(column: JsonObject): string {
  return nameIn(column, 'field') || nameIn(column, 'id')
}

export function nameIn(object: JsonObject, name: string): string {
  const value = object[name]
  return typeof value === 'string' ? value : ''
}

function schemaContext(names: KnownNames): SchemaContext {
  return { documents: names.documents, enums: false, meanings: true }
}
