import type { ISchema } from '@formily/react'
import type { FieldView, FormView } from '#config'
import { isRecord } from '../paths.ts'

/**
 * The fields of a form that Formily draws, each as a schema of its own: those with rules, lists and groups. Rules are in effects, texts
 * and choices in the form itself, and validation in the validator.
 */
export function toFormilySchemas(form: FormView): ReadonlyMap<string, ISchema> {
  const ruled = new Set(Object.keys(form.rules.fields))
  const drawn = form.fields.filter(({ name, fields }) => ruled.has(name) || fields !== undefined)
  return new Map(drawn.map((field) => [field.name, { type: 'object', properties: { [field.name]: fieldSchema(field) } }]))
}

function fieldSchema(field: FieldView): ISchema {
  if (field.widget === 'hidden') return { type: field.type }
  const frame = { 'x-decorator': 'Frame', 'x-decorator-props': { required: field.required } }
  if (field.widget === 'rows') {
    return { type: 'array', ...frame, 'x-component': 'Rows', items: { type: 'object', properties: innerSchemas(field) } }
  }
  if (field.widget === 'group') return { type: 'object', 'x-decorator': 'Group', properties: innerSchemas(field) }
  return {
    type: field.type === 'array' ? 'string' : field.type,
    ...frame,
    'x-component': 'Control',
    'x-component-props': { required: field.required },
  }
}

function innerSchemas(field: FieldView): Record<string, ISchema> {
  return Object.fromEntries((field.fields ?? []).map((inner) => [inner.name, fieldSchema(inner)]))
}

/** Formily's values are observable; they are copied to plain ones on the way out. */
export function plain(values: unknown): Record<string, never> {
  const copy: unknown = JSON.parse(JSON.stringify(values ?? {}))
  return isRecord(copy) ? (copy as Record<string, never>) : {}
}
