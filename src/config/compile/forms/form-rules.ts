import { type FieldRules, type FormRules, type JsonObject, objectOf } from '#rules'
import type { Reads } from '../../memo/memo.ts'
import { isConditional, listOf, stringsOf } from '../../resolve/schema.ts'
import { type Fields, innerFields } from './field-path.ts'

const expressionNames = ['visible', 'enabled', 'required', 'options', 'value', 'happened'] as const

/** Name of the form's validator in its module and in the server's. */
export function formValidatorName(id: string): string {
  return `form:${id}`
}

/**
 * The expressions of a field. A required field that is not always visible is required by a rule instead, because a rule only
 * applies while the field is visible.
 */
export function fieldRules(field: JsonObject, required: boolean): FieldRules {
  const rules: Record<string, string> = {}
  for (const name of expressionNames) if (typeof field[name] === 'string') rules[name] = field[name]
  if (required && isConditional(field)) rules.required = 'true'
  if (field.happened === true) rules.happened = 'true'
  return rules
}

export function compileFormRules(
  id: string,
  form: JsonObject,
  fields: Fields,
  documents: Reads<'entity' | 'form' | 'reference'>,
): FormRules {
  const collected: Collected = { fields: {}, messages: {}, parents: {} }
  collect(fields, stringsOf(form.required), '', documents, [], collected)
  return {
    validator: formValidatorName(id),
    fields: collected.fields,
    checks: listOf(form.rules).map((rule) => {
      const { id: name, assert, at, message, onlyNew } = objectOf(rule)
      const check = { id: String(name), assert: String(assert), at: String(at), message: String(message) }
      return onlyNew === true ? { ...check, onlyNew } : check
    }),
    messages: collected.messages,
    ...(Object.keys(collected.parents).length > 0 ? { parents: collected.parents } : {}),
  }
}

interface Collected {
  readonly fields: Record<string, FieldRules>
  readonly messages: Record<string, Readonly<Record<string, string>>>
  readonly parents: Record<string, Readonly<Record<string, string>>>
}

function collect(
  fields: Fields,
  required: readonly string[],
  prefix: string,
  documents: Reads<'entity' | 'form' | 'reference'>,
  inside: readonly string[],
  into: Collected,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name
    const rules = fieldRules(field, required.includes(name))
    if (Object.keys(rules).length > 0) into.fields[path] = rules
    const parents = rules.options === undefined ? {} : parentsOf(field, documents)
    if (Object.keys(parents).length > 0) into.parents[path] = parents
    const messages = { ...objectOf(objectOf(field.items).messages), ...objectOf(field.messages) } as Record<string, string>
    if (Object.keys(messages).length > 0) into.messages[path] = messages
    const owner = ownerOf(field)
    if (owner && inside.includes(owner)) continue
    collect(
      innerFields(field, documents),
      innerRequired(field, documents),
      `${path}.`,
      documents,
      owner ? [...inside, owner] : inside,
      into,
    )
  }
}

/** The document that declares the fields inside a field, if there is one. */
export function ownerOf(field: JsonObject): string | undefined {
  if (typeof field.form === 'string') return `form ${field.form}`
  if (typeof field.entity === 'string') return `entity ${field.entity}`
  return field.items === undefined ? undefined : ownerOf(objectOf(field.items))
}

/** Required members of an object, or of each row of a list. */
export function innerRequired(field: JsonObject, documents: Reads<'entity' | 'form'>): string[] {
  if (typeof field.entity === 'string') return stringsOf(documents.one('entity', field.entity)?.required)
  if (typeof field.form === 'string') return stringsOf(documents.one('form', field.form)?.required)
  if (field.items !== undefined) return innerRequired(objectOf(field.items), documents)
  return stringsOf(field.required)
}

/** Parent row, or group, of each choice of a reference. */
function parentsOf(field: JsonObject, documents: Reads<'entity' | 'form' | 'reference'>): Record<string, string> {
  const rows = listOf(documents.one('reference', String(field.reference))?.rows).map(objectOf)
  return Object.fromEntries(
    rows.flatMap(({ id, parent, group, region }) => {
      const owner = [parent, group, region].find((one) => typeof one === 'string')
      return typeof owner === 'string' ? [[String(id), owner]] : []
    }),
  )
}
