import type { FieldView, FormView } from '#config'
import { isObject, type Json, type JsonObject, once } from '#rules'

/** Path of a value in a form: names and row indexes. */
export type FieldPath = readonly (string | number)[]

export function toPointer(path: FieldPath): string {
  return path.map((part) => `/${part}`).join('')
}

export function fromPointer(pointer: string): FieldPath {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

/** Id of the focusable element of a field. */
export function elementId(form: string, path: FieldPath): string {
  return [form, ...path].join('-')
}

/** The field at a path; row indexes lead into the rows' own fields. */
export function fieldAt(fields: readonly FieldView[], path: FieldPath): FieldView | undefined {
  let inside: readonly FieldView[] = fields
  let field: FieldView | undefined
  for (const part of path) {
    if (typeof part === 'number' || /^\d+$/.test(part)) continue
    field = byName(inside).get(part)
    inside = field?.fields ?? []
  }
  return field
}

/** Fields by name; cached, because every field looks itself up on every redraw. */
const byName = once((fields: readonly FieldView[]): ReadonlyMap<string, FieldView> => new Map(fields.map((field) => [field.name, field])))

/** The value at a path; undefined if there is none. */
export function valueAt(values: JsonObject, path: FieldPath): Json | undefined {
  let inside: unknown = values
  for (const part of path) inside = typeof inside === 'object' && inside !== null ? (inside as Record<string, unknown>)[part] : undefined
  return inside as Json | undefined
}

/** Every field with its path, including filled-in rows. */
export function* eachField(
  fields: readonly FieldView[],
  values: unknown,
  base: FieldPath = [],
): Generator<{ field: FieldView; path: FieldPath; value: unknown }> {
  for (const field of fields) {
    const path = [...base, field.name]
    const value = isObject(values) ? values[field.name] : undefined
    yield { field, path, value }
    if (!field.fields) continue
    if (Array.isArray(value)) for (const [index, row] of value.entries()) yield* eachField(field.fields, row, [...path, index])
    else if (field.type === 'object') yield* eachField(field.fields, value, path)
  }
}

/** The values with these fields of the object at the path replaced. */
export function fillAt(values: JsonObject, [part, ...rest]: FieldPath, filled: Readonly<Record<string, unknown>>): JsonObject {
  if (part === undefined) return { ...values, ...(filled as JsonObject) }
  return { ...values, [String(part)]: fillBelow(values[String(part)], rest, filled) }
}

function fillBelow(value: Json | undefined, path: FieldPath, filled: Readonly<Record<string, unknown>>): Json {
  const [row, ...rest] = path
  if (Array.isArray(value) && row !== undefined) return value.with(Number(row), fillBelow(value[Number(row)], rest, filled))
  return fillAt(isObject(value) ? value : {}, path, filled)
}

/** Grid columns of a field; inside rows each field has its own column. */
export function placeOf(form: FormView, path: FieldPath): { readonly span: number } | { readonly column: number } {
  if (!isInRow(path)) return { span: (path.length === 1 ? spansOf(form).get(String(path[0])) : undefined) ?? 1 }
  const list = fieldAt(form.fields, path.slice(0, -1))
  const columns = (list?.fields ?? []).filter((field) => field.widget !== 'hidden')
  return { column: columns.findIndex((field) => field.name === path.at(-1)) + 1 }
}

const spansOf = once(
  (form: FormView): ReadonlyMap<string, number> =>
    new Map(form.layout.flatMap(({ fields }) => fields.map(({ id, span }) => [id, span] as const))),
)

export function isInRow(path: FieldPath): boolean {
  return path.slice(0, -1).some((part) => /^\d+$/.test(String(part)))
}

/** The pointer after a row of the list is gone; null for what was inside the row. */
export function pointerWithoutRow(pointer: string, list: string, index: number): string | null {
  if (!pointer.startsWith(`${list}/`)) return pointer
  const [row = '', ...inner] = pointer.slice(list.length + 1).split('/')
  if (!/^\d+$/.test(row) || Number(row) < index) return pointer
  return Number(row) === index ? null : [list, Number(row) - 1, ...inner].join('/')
}

/** The index of the only row that a list has lost; undefined if it has changed otherwise. */
export function removedRow(before: unknown, after: unknown): number | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || after.length !== before.length - 1) return undefined
  const [old, rest] = [before, after].map((rows) => rows.map((row) => JSON.stringify(row)))
  const index = old?.findIndex((row, at) => row !== rest?.[at]) ?? -1
  return index >= 0 && old?.slice(index + 1).every((row, at) => row === rest?.[index + at]) ? index : undefined
}
