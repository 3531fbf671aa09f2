import { type Json, type JsonObject, objectOf } from '#rules'
import { entityFields, formFields, listOf, shapeFields } from '../../resolve/schema.ts'
import { type Fields, findField, innerFields, outputFields } from '../forms/field-path.ts'
import { ownerOf } from '../forms/form-rules.ts'
import { optionsKeyOf } from '../forms/options.ts'
import type { LanguageContext, PageKind } from '../source.ts'
import { compileDocument, metaSchema, type Surroundings } from './meta-walk.ts'
import { compileOptionalText } from './texts.ts'

/** Compiles a block by the schema of its kind, and adds what depends on its content. */
export function compileBlock(block: JsonObject, around: Surroundings): JsonObject {
  const file = `blocks/${String(block.block)}.json`
  const members = objectOf(metaSchema(file, around.context).properties)
  const inside = { ...around, fields: fieldsShown(block, around), live: liveFields(block, around) }
  const compiled = compileDocument(withLiveInput(withGroups(block, members, around.context), around.context), file, inside)
  noteBorrowedOptions(block, members, inside)
  if (block.block === 'conversation') noteAnswers(block, inside)
  const facts = compileFactGroups(block, around.context, (form) => formGroups(form, around))
  return {
    ...compiled,
    ...optionsOfNamedFields(block, members, inside),
    ...groupsByType(block, file, inside),
    ...formsByType(block, members, inside),
    ...facts,
  }
}

/** The sections of a form as shown in a detail; users who may edit them need the form itself too. */
function formGroups(form: string, around: Surroundings): Json {
  const file = 'blocks/detail.json'
  const members = objectOf(metaSchema(file, around.context).properties)
  around.uses.forms.add(form)
  const fields = formFields(form, around.context.documents)
  const { groups = [] } = compileDocument(withGroups({ form }, members, around.context), file, { ...around, fields })
  return groups
}

/** A detail for several order types has the groups of each form, by type. */
function groupsByType(block: JsonObject, file: string, around: Surroundings): JsonObject {
  const members = objectOf(metaSchema(file, around.context).properties)
  if (block.formOf === undefined || !Object.hasOwn(members, 'groups')) return {}
  const types = Object.entries(around.context.documents.all('order-type')).map(([id, { form = '' }]) => {
    const fields = formFields(String(form), around.context.documents)
    const { groups = [] } = compileDocument(withGroups({ form }, members, around.context), file, { ...around, fields })
    return [id, groups] as const
  })
  return { groupsOf: Object.fromEntries(types) }
}

/** A form for several order types includes the form of each, by type. */
function formsByType(block: JsonObject, known: JsonObject, around: Surroundings): JsonObject {
  if (block.formOf === undefined || Object.hasOwn(known, 'groups')) return {}
  const types = Object.entries(around.context.documents.all('order-type')).map(([id, { form = '' }]) => [id, String(form)] as const)
  for (const [, form] of types) around.uses.forms.add(form)
  return { formsOf: Object.fromEntries(types) }
}

/** Fields of the record that a block shows. */
function fieldsShown(block: JsonObject, around: Surroundings): Fields {
  const { documents } = around.context
  if (typeof block.entity === 'string') return entityFields(block.entity, documents)
  if (typeof block.form === 'string') return formFields(block.form, documents)
  return typeof block.of === 'string' ? fieldsOf(block.of, around) : around.fields
}

/** The fields of `record`, `live` or a path inside them; other expressions have none. */
function fieldsOf(expression: string, around: Surroundings): Fields {
  const [, root, path] = /^(record|live)(?:\.([\w.]+))?$/.exec(expression.trim()) ?? []
  if (!root) return {}
  const fields = root === 'record' ? around.record : around.live
  if (path === undefined) return fields
  const field = findField(path, fields, around.context.documents)
  return field ? innerFields(field, around.context.documents) : {}
}

/** Blocks next to a form read its live response. */
function liveFields(block: JsonObject, around: Surroundings): Fields {
  const operation = objectOf(block.live).operation
  return typeof operation === 'string'
    ? outputFields(around.context.documents.one('operation', operation), around.context.documents)
    : around.live
}

/** Unless it says otherwise, a live operation gets the values of the form: of a longer form, those that it takes. */
function withLiveInput(block: JsonObject, { documents }: LanguageContext<PageKind>): JsonObject {
  const live = objectOf(block.live)
  const operation = documents.one('operation', String(live.operation))
  if (!operation || live.input !== undefined || typeof block.form !== 'string') return block
  const names = Object.keys(formFields(block.form, documents))
  const inputs = shapeFields(objectOf(operation.input), documents)
  const taken = names.filter((name) => Object.hasOwn(inputs, name))
  if (taken.length === names.length) return block
  return { ...block, live: { ...live, input: Object.fromEntries(taken.map((name) => [name, `form.${name}`])) } }
}

/** A detail with a form and no groups shows the form's own sections, and then does not need the form itself. */
function withGroups(block: JsonObject, known: JsonObject, context: LanguageContext<PageKind>): JsonObject {
  if (!Object.hasOwn(known, 'groups') || block.groups !== undefined || typeof block.form !== 'string') return block
  const fields = formFields(block.form, context.documents)
  const groups = listOf(context.documents.one('form', block.form)?.layout).map((section) => {
    const { id, label, fields: places } = objectOf(section)
    const visibleNames = listOf(places)
      .map((place) => objectOf(place).id)
      .filter((name) => !isUnseen(fields[String(name)]))
    const group: Record<string, Json> = { id: id ?? '', fields: visibleNames.map((name) => ({ id: name ?? '' })) }
    return label === undefined ? group : { ...group, label }
  })
  const { form: _shown, ...rest } = block
  return { ...rest, groups: groups.filter((group) => listOf(group.fields).length > 0) }
}

/** Values that mean nothing to readers; files have their own block. */
const unseenWidgets = new Set(['hidden', 'password', 'file'])

function isUnseen(field: JsonObject | undefined): boolean {
  return field === undefined || unseenWidgets.has(String(field.widget))
}

/**
 * A block that draws its object without naming columns (fees, milestones, a quote) still needs the labels of the choices of
 * the object's fields.
 */
function noteBorrowedOptions(block: JsonObject, known: JsonObject, around: Surroundings): void {
  if (!Object.hasOwn(known, 'of') || Object.hasOwn(known, 'entity')) return
  const expression = typeof block.of === 'string' ? block.of : 'live'
  noteOptions(fieldsOf(expression, around), around, [])
}

/** Blocks below an answer of the assistant read the response of its tool, if that is sent along. */
function noteAnswers(block: JsonObject, around: Surroundings): void {
  const { documents } = around.context
  for (const { tool } of listOf(block.tools).map(objectOf)) {
    const { operation, shows } = documents.one('tool', String(tool)) ?? {}
    if (shows === true && typeof operation === 'string')
      noteOptions(outputFields(documents.one('operation', operation), documents), around, [])
  }
}

function noteOptions(fields: Fields, around: Surroundings, inside: readonly string[]): void {
  for (const field of Object.values(fields)) {
    const key = optionsKeyOf(field)
    if (key) around.uses.options.add(key)
    const owner = ownerOf(field)
    if (owner && inside.includes(owner)) continue
    noteOptions(innerFields(field, around.context.documents), around, owner ? [...inside, owner] : inside)
  }
}

/** Fields that a block names outside columns are shown too: `nameOptionsOf` gives the choices of `name`. */
function optionsOfNamedFields(block: JsonObject, known: JsonObject, around: Surroundings): JsonObject {
  const optionLists: Record<string, Json> = {}
  for (const [name, schema] of Object.entries(known)) {
    const path = block[name]
    if (objectOf(schema).refersTo !== 'field' || typeof path !== 'string') continue
    const key = optionsKeyOf(findField(path, around.fields, around.context.documents) ?? {})
    if (!key) continue
    around.uses.options.add(key)
    optionLists[`${name}OptionsOf`] = key
  }
  return optionLists
}

/** Groups of order details by order type: the form of each, its title, and its fields as shown. */
function compileFactGroups(block: JsonObject, context: LanguageContext<PageKind>, groupsOf: (form: string) => Json): JsonObject {
  if (block.factsOf === undefined) return {}
  const { documents } = context
  const groupsByForm = new Map<string, JsonObject>()
  const group = (form: string): JsonObject => {
    const places = groupsByForm.get(form)
    if (places) return places
    const label = compileOptionalText(documents.one('form', form)?.label, context)
    const formGroup: JsonObject = { form, label: label ?? form, groups: groupsOf(form) }
    groupsByForm.set(form, formGroup)
    return formGroup
  }
  const types = Object.entries(documents.all('order-type')).map(([id, { factGroups }]) => [
    id,
    listOf(factGroups).map((form) => group(String(form))),
  ])
  return { groupsOf: Object.fromEntries(types) }
}
