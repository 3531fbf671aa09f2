import type { FieldView } from '#config'
import { isObject, type Json, type JsonObject } from '#rules'

/** A field at the time its value was typed. */
export type FormerField = {
  readonly name: string
  readonly label: string
  /** Whether the value is a code from a list of choices, which says nothing on its own. */
  readonly isChoice?: boolean
  readonly fields?: readonly FormerField[]
}

/** Differences between a form's old and new fields. */
export interface FormDifference {
  /** Filled-in fields that the form no longer has; the value if it can be shown on its own. */
  readonly gone: readonly { readonly label: string; readonly value?: string }[]
  /** Labels of fields that are new. */
  readonly added: readonly string[]
}

export function toFormerFields(fields: readonly FieldView[]): FormerField[] {
  return fields.map(({ name, label, optionsOf, fields: inner }) => ({
    name,
    label,
    ...(optionsOf === undefined ? {} : { isChoice: true }),
    ...(inner ? { fields: toFormerFields(inner) } : {}),
  }))
}

/** Fields inside rows count once per row with a value. Null if the fields are the same. */
export function compareForms(before: readonly FormerField[], values: JsonObject, now: readonly FieldView[]): FormDifference | null {
  const gone = listGone(before, values, now)
  const added = listAdded(before, now)
  return gone.length + added.length > 0 ? { gone, added } : null
}

function listGone(before: readonly FormerField[], values: JsonObject, now: readonly FieldView[]): FormDifference['gone'] {
  return before.flatMap((field): FormDifference['gone'] => {
    const value = values[field.name]
    if (value === undefined || value === null || value === '') return []
    const still = now.find(({ name }) => name === field.name)
    if (!still) return [describeField(field, value)]
    const [old, inner] = [field.fields, still.fields]
    if (!old || !inner) return []
    return (Array.isArray(value) ? value : [value]).flatMap((row: Json) => (isObject(row) ? listGone(old, row, inner) : []))
  })
}

function describeField({ label, isChoice = false }: FormerField, value: Json): FormDifference['gone'][number] {
  return !isChoice && (typeof value === 'string' || typeof value === 'number') ? { label, value: String(value) } : { label }
}

function listAdded(before: readonly FormerField[], now: readonly FieldView[]): string[] {
  return now.flatMap(({ name, label, fields }) => {
    const earlier = before.find((field) => field.name === name)
    if (!earlier) return [label]
    return earlier.fields && fields ? listAdded(earlier.fields, fields) : []
  })
}
