import type { ISchema } from '@formily/react'
import type { FieldView, FormView } from '#config'
import { isRecord } from '../paths.ts'

/**
 * The form as a Formily schema: its fields, their sections and components. Rules are in effects, texts and choices in the form
 * itself, and validation in the validator.
 */
export function toFormilySchema(form: FormView): ISchema {
  const sections: Record<string, ISchema> = {}
  for (const [index, section] of form.layout.entries()) {
    const properties: Record<string, ISchema> = {}
    for (const place of section.fields) {
      const field = form.fields.find((one) => one.name === place.id)
      if (field) properties[place.id] = fieldSchema(field)
    }
    // Numbered, because a section may have the same name as a field.
    sections[`section_${index}`] = { type: 'void', 'x-component': 'Section', 'x-component-props': { index }, properties }
  }
  return { type: 'object', properties: sections }
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
